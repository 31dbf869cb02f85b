"""Values of graphs, and proofs that graphs are equal for all inputs, by SAT sweeping.

Nodes that have equal values for some inputs are proved equal by z3 in topological order. In a proof, nodes whose
class is known already are variables. So each proof is small, and most are alike: each is done once.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import count
from random import Random
from typing import Any, Final

import z3

from hashwright.ir import Graph, Node, evaluate, mk, topological, var
from hashwright.semantics import BITWISE, INTS, Z3, Op, Ty, meaning
from hashwright.straightline import straightline
from hashwright.targets.model import Applied

EFFORT: Final = 200_000  # of z3 for one proof, in its own unit, which no clock decides
OPENED: Final = 100  # nodes that a proof may look inside of

EDGES: Final = (0, 1, -2, -1)


class Values:
    """The values of nodes for one choice of the inputs' values, each computed once."""

    def __init__(self, seed: int, known: Mapping[str, int], edges: bool = False) -> None:
        """The inputs' values are drawn at random, or from the edges of their range; some may be known."""
        self._seed = seed
        self._inputs = known
        self._edges = edges
        self._known: dict[Node, int] = {}

    def of(self, roots: Iterable[Node]) -> list[int]:
        """The values of the roots."""
        roots = tuple(roots)
        for node in topological(roots, self._known):
            self._known[node] = self._value(node, [self._known[arg] for arg in node.args])
        return [self._known[root] for root in roots]

    def _value(self, node: Node, args: list[int]) -> int:
        if node.op is Op.VAR:
            return self.given(node)
        if node.op is Op.INSN:
            return _function(node.attr)(*args)[0]
        return int(meaning(INTS, node.op, node.ty, node.attr, args))

    def given(self, node: Node) -> int:
        """The value of an input, the same for one name and width."""
        rng = Random(f"{self._seed} {node.attr} {node.ty.bits}")
        drawn = rng.choice(EDGES) & node.ty.mask if self._edges else rng.getrandbits(node.ty.bits)
        return self._inputs.get(node.attr, drawn)

    def outputs(self, graph: Graph) -> dict[str, int]:
        """The outputs of a graph by name."""
        return dict(zip(graph.outputs, self.of(graph.outputs.values()), strict=True))


@cache
def _function(applied: Applied) -> Callable[..., tuple[int, ...]]:
    """An instruction as a function of ints."""
    made = applied.meaning()
    types = {node.attr: node.ty for node in topological((made,)) if node.op is Op.VAR}
    operands = tuple(var(name, types.get(name, made.ty)) for name in applied.insn.operands)
    return straightline(Graph("insn", operands, {"result": made}))


class Sweep:
    """Classes of nodes that are equal for all inputs. Inputs are one input where they have one name."""

    def __init__(self, values: Iterable[Values]) -> None:
        self._values = tuple(values)
        self._class: dict[Node, int] = {}
        self._level: dict[Node, int] = {}  # the longest way from an input, the same in a class
        self._found: dict[tuple[int, ...], list[Node]] = {}  # by bits and values: a node of each class
        self._numbers = count()

    def are_equal(self, x: Node, y: Node) -> bool:
        """Are two nodes equal, as far as can be proved?"""
        self._add((x, y))
        return self._class[x] == self._class[y]

    def _add(self, roots: Iterable[Node]) -> None:
        """Puts each node that the roots need into its class."""
        for node in topological(roots, self._class):
            signature = (node.ty.bits, *(each.of((node,))[0] for each in self._values))
            alike = self._found.setdefault(signature, [])
            same = next((each for each in alike if self._equal(each, node)), None)
            if same is not None:
                self._class[node], self._level[node] = self._class[same], self._level[same]
            else:
                alike.append(node)
                self._class[node] = next(self._numbers)
                self._level[node] = 1 + max((self._level[arg] for arg in node.args), default=0)

    def _equal(self, x: Node, y: Node) -> bool:
        if Op.VAR in (x.op, y.op):
            return x.op is y.op and x.attr == y.attr
        opened = {x, y}
        while len(opened) <= OPENED:
            sides = [self._leaves(each, opened) for each in (x, y)]
            classes = [{self._class[leaf] for leaf in side} for side in sides]
            apart = [leaf for side in sides for leaf in side if self._class[leaf] in classes[0] ^ classes[1]]
            if not any(map(_opens, apart)) and _proved(*self._cones((x, y), opened)):
                return True
            if any(map(_opens, apart)):
                highest = max(self._level[leaf] for leaf in apart)
                more = {leaf for leaf in apart if self._level[leaf] == highest}
            else:
                able = {leaf for side in sides for leaf in side if _opens(leaf)}
                more = {leaf for leaf in able if leaf.op in BITWISE} or able
            if not more:
                return False
            opened |= more
        return False

    def _leaves(self, root: Node, opened: set[Node]) -> list[Node]:
        """The nodes that stay closed."""
        found: dict[Node, None] = {}
        stack = [root]
        while stack:
            node = stack.pop()
            if node in opened:
                stack.extend(node.args)
            else:
                found[node] = None
        return [*found]

    def _cones(self, roots: tuple[Node, ...], opened: set[Node]) -> Iterator[Node]:
        """The expressions over the closed nodes, which are variables called by their classes' places."""
        names: dict[int, str] = {}
        done: dict[Node, Node] = {}

        def closed(node: Node) -> Node:
            return var(names.setdefault(self._class[node], f"i{len(names)}"), node.ty)

        def made(node: Node) -> Node:
            if node not in done:
                args = tuple(map(made, node.args)) if node in opened else ()
                done[node] = mk(node.op, node.ty, args, node.attr) if node in opened else closed(node)
            return done[node]

        return map(made, roots)


def _opens(node: Node) -> bool:
    return node.op is not Op.VAR


@cache
def _proved(x: Node, y: Node) -> bool:
    """Are two expressions equal for all values of their variables?"""
    if x is y:
        return True
    bitwise = _is_bitwise(x) and _is_bitwise(y)
    reading = _Bit() if bitwise else Z3()
    variables = {node.attr: node.ty for node in topological((x, y)) if node.op is Op.VAR}
    found, expected = evaluate((x, y), {name: reading.var(name, ty) for name, ty in variables.items()}, reading)
    solver = z3.Solver()
    solver.set("rlimit", EFFORT)
    return bool(solver.check(found != expected) == z3.unsat)


class _Bit(Z3):
    """Words as one of their bits, which stands for all where every operation is bitwise."""

    def const(self, value: int, ty: Ty) -> Any:
        return z3.BitVecVal(value & 1, 1)

    def var(self, name: str, ty: Ty) -> Any:
        return z3.BitVec(name, 1)


def _is_bitwise(root: Node) -> bool:
    return all(
        node.op in BITWISE
        or node.op is Op.VAR
        or (node.op is Op.CONST and node.attr in (0, node.ty.mask))
        or (node.op is Op.INSN and _is_bitwise(node.attr.meaning()))
        for node in topological((root,))
    )
