"""Proofs: a rule holds if z3 finds no values of its variables for which its sides differ."""

from collections.abc import Mapping

from hashwright.errors import UserError
from hashwright.ir import evaluate, topological
from hashwright.rewrite import Pair, Rule
from hashwright.semantics import Z3, Op, Ty


def counterexample(rule: Rule, ty: Ty = Ty.U32) -> Mapping[str, int] | None:
    """Values of the variables for which the sides differ, or None: then the rule holds for all values.

    Raises UserError where z3 is not installed or gives up.
    """
    for pair in rule.instances(ty):
        found = differing(pair)
        if found is not None:
            return found
    return None


def differing(pair: Pair) -> Mapping[str, int] | None:
    """Values for which two expressions differ, or None where there are none."""
    try:
        import z3
    except ImportError:
        raise UserError("z3 is not installed; write `pip install 'hashwright[prove]'`") from None
    reading = Z3()
    variables = {node.attr: node.ty for node in topological(pair) if node.op is Op.VAR}
    env = {name: reading.var(name, ty) for name, ty in variables.items()}
    left, right = evaluate(pair, env, reading)
    solver = z3.Solver()
    solver.add(left != right)
    verdict = solver.check()
    if verdict == z3.unknown:
        raise UserError(f"z3 gave up on {pair[0]} = {pair[1]}: {solver.reason_unknown()}")
    if verdict == z3.unsat:
        return None
    model = solver.model()
    return {name: model.eval(value, model_completion=True).as_long() for name, value in env.items()}
