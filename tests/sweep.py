"""Values of graphs, and proofs that graphs are equal for all inputs, by SAT sweeping.

z3 proves nodes equal in topological order if they have equal values for some inputs. In a proof, nodes with a
known class are variables. So each proof is small, and most are alike: each distinct one runs once.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import count
from random import Random
from typing import Any, Final

import z3

from hashwright.graph.ir import Graph, Node, Var, const, evaluate, mk, rebuild, topological, var
from hashwright.graph.semantics import BITWISE, INTS, Z3, Op, Ty, meaning
from hashwright.graph.straightline import straightline
from hashwright.targets.machine import Applied

EFFORT: Final = 10_000_000  # z3's limit for one proof, in its own unit, which is independent of time
OPENED: Final = 100  # the most nodes that a proof may open
BITWISE_OPENED: Final = 60  # the same for bitwise nodes, which are all opened at once

EDGES: Final = (0, 1, -2, -1)


class Values:
    """The values of nodes for one assignment of the inputs, each computed once."""

    def __init__(self, seed: int, known: Mapping[Var, int], edges: bool = False) -> None:
        """The inputs' values are drawn at random, or from the edges of their range; some may be known."""
        self._seed = seed
        self._inputs = known
        self._edges = edges
        self._known: dict[Node, int] = {}

    def of(self, roots: Iterable[Node]) -> list[int]:
        """The values of the roots."""
        roots = tuple(roots)
        for node in topological(roots, self._known):
            self.next(node)
        return [self._known[root] for root in roots]

    def next(self, node: Node) -> int:
        """The value of a node whose arguments' values are known."""
        if node not in self._known:
            self._known[node] = self._value(node, [self._known[arg] for arg in node.args])
        return self._known[node]

    def _value(self, node: Node, args: list[int]) -> int:
        if node.op is Op.VAR:
            return self.given(node)
        if node.op is Op.INSN:
            return _function(node.attr)(*args)[0]
        return int(meaning(INTS, node.op, node.ty, node.attr, args))

    def given(self, node: Node) -> int:
        """The value of an input, the same for the same name and width."""
        rng = Random(f"{self._seed} {node.attr} {node.ty.bits}")
        drawn = rng.choice(EDGES) & node.ty.mask if self._edges else rng.getrandbits(node.ty.bits)
        return self._inputs.get(node.attr, drawn)

    def outputs(self, graph: Graph) -> dict[str, int]:
        """The outputs of a graph by name."""
        return dict(zip(map(str, graph.outputs), self.of(graph.outputs.values()), strict=True))


@cache
def _function(applied: Applied) -> Callable[..., tuple[int, ...]]:
    """An instruction as a function of ints."""
    made = _meaning(applied)
    types = {str(node.attr): node.ty for node in topological((made,)) if node.op is Op.VAR}
    operands = tuple(var(name, types.get(name, made.ty)) for name in applied.insn.operands)
    return straightline(Graph("insn", operands, {Var("result"): made}))


class Sweep:
    """Classes of nodes that are equal for all inputs. Inputs with the same name are the same input."""

    def __init__(self, values: Iterable[Values]) -> None:
        self._values = tuple(values)
        self._class: dict[Node, int] = {}
        self._level: dict[Node, int] = {}  # the longest path from an input, the same in a class
        self._found: dict[tuple[int, ...], list[Node]] = {}  # by bits and values: a node of each class
        self._numbers = count()
        self._plain: dict[Node, Node] = {}

    def are_equal(self, x: Node, y: Node) -> bool:
        """Can two nodes be proved equal?"""
        if x is y:
            return True
        x, y = self._meant((x, y))
        self._add((x, y))
        return self._class[x] == self._class[y]

    def _meant(self, roots: Iterable[Node]) -> Iterator[Node]:
        """The expressions with instructions replaced by their meanings."""
        roots = tuple(roots)
        for node in topological(roots, self._plain):
            args = tuple(self._plain[arg] for arg in node.args)
            if node.op is Op.INSN:
                self._plain[node] = _filled(node.attr, args)
            else:
                self._plain[node] = mk(node.op, node.ty, args, node.attr)
        return (self._plain[root] for root in roots)

    def _add(self, roots: Iterable[Node]) -> None:
        """Puts each node that the roots need into its class."""
        for node in topological(roots, self._class):
            signature = (node.ty.bits, *(each.next(node) for each in self._values))
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
        if self._form(x) == self._form(y):
            return True
        opened = self._bitwise(x, y) or {x, y}
        while len(opened) <= OPENED:
            sides = [self._leaves(each, opened) for each in (x, y)]
            classes = [{self._class[leaf] for leaf in side} for side in sides]
            leaves = {leaf: self._class[leaf] for side in sides for leaf in side if leaf.op is not Op.VAR}
            apart = {leaf for leaf, known in leaves.items() if known in classes[0] ^ classes[1]}
            if not apart and _proved(*self._cones((x, y), opened)):
                return True
            more = self._next(leaves, apart)
            if not more:
                return False
            opened |= more
        return False

    def _form(self, node: Node) -> tuple[object, ...]:
        """A key that is the same for the same operation on equal arguments."""
        return node.op, node.ty, node.attr, *((self._class[arg], arg.ty) for arg in node.args)

    def _bitwise(self, x: Node, y: Node) -> set[Node]:
        """The bitwise operations of two nodes; none if there are too many, or other operations."""
        found: set[Node] = set()
        stack = [x, y]
        while stack and len(found) <= BITWISE_OPENED:
            node = stack.pop()
            if node.op in BITWISE and node not in found:
                found.add(node)
                stack.extend(node.args)
        return found if {x, y} <= found and not stack else set()

    def _next(self, leaves: Mapping[Node, int], apart: set[Node]) -> set[Node]:
        """The closed nodes to open next, some of which are only on one side."""
        bitwise = {leaf for leaf in leaves if leaf.op in BITWISE}
        if not apart:
            return bitwise or {*leaves}
        known = {leaves[leaf] for leaf in apart}
        above = {leaf for leaf in bitwise if any(self._class[arg] in known for arg in leaf.args)}
        highest = max(self._level[leaf] for leaf in apart)
        return above or {leaf for leaf in apart if self._level[leaf] == highest}

    def _leaves(self, root: Node, opened: set[Node]) -> list[Node]:
        """The nodes that stay closed."""
        seen = {root: None}  # in an order that is the same in every run
        for node in (stack := [root]):
            if node in opened:
                stack += (arg for arg in node.args if arg not in seen)
                seen |= dict.fromkeys(node.args)
        return [node for node in seen if node not in opened]

    def _cones(self, roots: tuple[Node, ...], opened: set[Node]) -> Iterator[Node]:
        """The expressions over the closed nodes, which are variables named by the numbers of their classes."""
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


def _filled(applied: Applied, args: tuple[Node, ...]) -> Node:
    """The meaning of an instruction over its operands."""
    root, operands = _meaning(applied), applied.bind(args)
    return rebuild((root,), lambda node: operands[str(node.attr)] if node.op is Op.VAR else node)[root]


@cache
def _meaning(applied: Applied) -> Node:
    """The meaning over its operands; for a lookup as an XOR of products, which is short."""
    meant = applied.meaning()
    if not applied.insn.lookup:
        return meant
    operands = [var(name, meant.ty) for name in applied.insn.operands]
    made = _sum_of_products(applied.imms[0], operands)
    assert _proved(made, meant)
    return made


def _sum_of_products(table: int, operands: list[Node]) -> Node:
    """The algebraic normal form of a truth table, whose lowest bit is for operands that are all zero."""
    made = const(0, operands[0].ty)
    for chosen in range(1 << len(operands)):
        rows = [row for row in range(chosen + 1) if row & chosen == row]
        if sum(table >> row & 1 for row in rows) % 2:
            product = const(-1, made.ty)
            for place, operand in enumerate(reversed(operands)):
                product = product & operand if chosen >> place & 1 else product
            made = made ^ product
    return made


@cache
def _proved(x: Node, y: Node) -> bool:
    """Are two expressions equal for all values of their variables?"""
    if x is y:
        return True
    bitwise = _is_bitwise(x) and _is_bitwise(y)
    reading = _Bit() if bitwise else Z3()
    variables = {str(node.attr): node.ty for node in topological((x, y)) if node.op is Op.VAR}
    found, expected = evaluate((x, y), {name: reading.var(name, ty) for name, ty in variables.items()}, reading)
    solver = z3.Solver()
    solver.set("rlimit", EFFORT)
    return bool(solver.check(found != expected) == z3.unsat)


class _Bit(Z3):
    """Words as one of their bits, which represents all if every operation is bitwise."""

    def const(self, value: int, ty: Ty) -> Any:
        return z3.BitVecVal(value & 1, 1)

    def var(self, name: str, ty: Ty) -> Any:
        return z3.BitVec(name, 1)


def _is_bitwise(root: Node) -> bool:
    return all(
        node.op in BITWISE or node.op is Op.VAR or (node.op is Op.CONST and node.attr in (0, node.ty.mask))
        for node in topological((root,))
    )
