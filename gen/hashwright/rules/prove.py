"""Proofs of rules: z3 shows that both sides are equal for all values of the variables."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from hashwright.errors import UserError, pip_install
from hashwright.graph.ir import evaluate, topological
from hashwright.graph.rewrite import Pair, Rule
from hashwright.graph.semantics import Z3, Op


@dataclass(frozen=True, slots=True)
class Counterexample:
    """Values for which two expressions differ."""

    pair: Pair
    values: Mapping[str, int]

    def __str__(self) -> str:
        left, right = evaluate(self.pair, self.values)
        values = ", ".join(f"{name} = {value:#x}" for name, value in self.values.items())
        return f"with {values}, {self.pair[0]} is {left:#x}, but {self.pair[1]} is {right:#x}"


def counterexample(rule: Rule) -> Counterexample | None:
    """Values for which the sides of a rule differ, or None if they are equal for all values, counts and types.

    Raises UserError if z3 is not installed or gives up.
    """
    return next(filter(None, map(difference, cases(rule))), None)


def cases(rule: Rule) -> Iterator[Pair]:
    """Every pair of sides that must be equal."""
    return (pair for ty in rule.types for pair in rule.instances(ty))


def difference(pair: Pair) -> Counterexample | None:
    """Values for which two expressions differ, or None if they are equal for all values of their variables.

    Raises UserError if z3 is not installed or gives up.
    """
    try:
        import z3
    except ImportError:
        raise UserError(f"z3 is not installed; write {pip_install('hashwright[prove]')}") from None
    reading = Z3()
    variables = {str(node.attr): node.ty for node in topological(pair) if node.op is Op.VAR}
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
    values = {name: model.eval(value, model_completion=True).as_long() for name, value in env.items()}
    return Counterexample(pair, values)
