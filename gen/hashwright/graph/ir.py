"""The graph: interned nodes, the steps of a hash, and a readable form.

Only `mk` makes nodes. It checks types, folds constants and returns the one node for an expression, so that
equality is identity.
"""

from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from threading import Lock
from typing import Any, Final
from weakref import WeakValueDictionary

from hashwright.graph.semantics import BLOCKS, COMMUTATIVE, HALF, INTS, TWICE, Op, Reading, Ty, meaning

ARITY: Final = {
    Op.VAR: 0,
    Op.CONST: 0,
    Op.NOT: 1,
    Op.ROTL: 1,
    Op.SHL: 1,
    Op.SHR: 1,
    Op.BSWAP: 1,
    Op.MOVE: 1,
    Op.AES_SUB: 1,
    Op.AES_MIX: 1,
    Op.LOW: 1,
    Op.HIGH: 1,
    Op.JOIN: 2,
    Op.ADD: 2,
    Op.SUB: 2,
    Op.AND: 2,
    Op.OR: 2,
    Op.XOR: 2,
}

SHOWN_DEEP: Final = 6  # levels of an expression that an error or a debugger shows


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True, repr=False)
class Node:
    """An expression. Two nodes are equal exactly when they are the same object."""

    op: Op
    ty: Ty  # of the result
    args: tuple["Node", ...]
    attr: Any  # the further data of VAR, CONST, INSN, rotates and shifts

    def __add__(self, other: "Node") -> "Node":
        return mk(Op.ADD, self.ty, (self, other))

    def __sub__(self, other: "Node") -> "Node":
        return mk(Op.SUB, self.ty, (self, other))

    def __and__(self, other: "Node") -> "Node":
        return mk(Op.AND, self.ty, (self, other))

    def __or__(self, other: "Node") -> "Node":
        return mk(Op.OR, self.ty, (self, other))

    def __xor__(self, other: "Node") -> "Node":
        return mk(Op.XOR, self.ty, (self, other))

    def __invert__(self) -> "Node":
        return mk(Op.NOT, self.ty, (self,))

    def __lshift__(self, count: int) -> "Node":
        return mk(Op.SHL, self.ty, (self,), count)

    def __rshift__(self, count: int) -> "Node":
        return mk(Op.SHR, self.ty, (self,), count)

    def to(self, ty: Ty) -> "Node":
        """The same word in the kind of register that ty names."""
        return self if ty is self.ty else mk(Op.MOVE, ty, (self,))

    def rotl(self, count: int) -> "Node":
        """The word rotated left. Raises TypeError unless the count is from 1 to one less than the width."""
        if isinstance(count, int) and not 1 <= count < self.ty.bits:
            raise TypeError(f"{self.ty.name} has no rotation by {count}; write 1 to {self.ty.bits - 1}")
        return mk(Op.ROTL, self.ty, (self,), count)

    def __repr__(self) -> str:
        """The outer levels of the expression: the whole expression of a hash would be enormous."""
        inside = {self}
        for _ in range(SHOWN_DEEP):
            inside = {arg for node in inside for arg in node.args}
        return infix(self, {node: "..." for node in inside if node.args})


@dataclass(frozen=True, slots=True)
class Var:
    """An input or output of a function: the attr of a VAR node. Its name is printed, and never parsed."""

    role: str  # its purpose: h, m, key ...
    index: int | None = None  # its number within its role; None if there is only one
    stream: str = ""  # the name of its stream; empty if there is only one
    part: str = ""  # which part of a word it is; empty if a word has only one

    def __str__(self) -> str:
        return f"{self.role}{'' if self.index is None else self.index}{self.part}{self.stream}"


def var(what: str | Var, ty: Ty = Ty.U32) -> Node:
    """The variable; a text is the role of the only variable of that role."""
    return mk(Op.VAR, ty, (), Var(what) if isinstance(what, str) else what)


def row(role: str, count: int, ty: Ty = Ty.U32) -> tuple[Node, ...]:
    """The variables of a role, numbered from 0."""
    return tuple(var(Var(role, i), ty) for i in range(count))


def numbered(role: str, nodes: Iterable[Node]) -> dict[Var, Node]:
    """Outputs of a role, numbered from 0."""
    return {Var(role, i): node for i, node in enumerate(nodes)}


def const(value: int, ty: Ty = Ty.U32) -> Node:
    """The constant, reduced to the width of its type: const(-1) is all ones."""
    return mk(Op.CONST, ty, (), value & ty.mask)


def bswap(word: Node) -> Node:
    """The bytes of a word in reverse order."""
    return mk(Op.BSWAP, word.ty, (word,))


def aes_sub(block: Node) -> Node:
    """SubBytes, then ShiftRows (FIPS 197, 5.1.1 and 5.1.2)."""
    return mk(Op.AES_SUB, block.ty, (block,))


def aes_mix(block: Node) -> Node:
    """MixColumns (FIPS 197, 5.1.3)."""
    return mk(Op.AES_MIX, block.ty, (block,))


def aesround(block: Node, key: Node) -> Node:
    """One AES encryption round: SubBytes, ShiftRows, MixColumns, then the round key (FIPS 197, 5.1)."""
    return aes_mix(aes_sub(block)) ^ key


def join(low: Node, high: Node) -> Node:
    """Two blocks, or words of several blocks, as one word of twice the width."""
    return mk(Op.JOIN, TWICE[low.ty], (low, high))


def halves(word: Node) -> tuple[Node, Node]:
    """The low half of a word and the high one."""
    return mk(Op.LOW, HALF[word.ty], (word,)), mk(Op.HIGH, HALF[word.ty], (word,))


KEPT: Final = 1 << 18  # cached nodes, each of some hundred bytes


class _Interned(dict[tuple[Any, ...], Node]):
    """Every node by its fields. Unreferenced nodes stay until there are too many."""

    def __init__(self) -> None:
        self._most = KEPT
        self._lock = Lock()

    def make(self, key: tuple[Any, ...]) -> Node:
        """The node, unless another thread made it in the meantime."""
        with self._lock:
            if len(self) >= self._most:
                used: Mapping[tuple[Any, ...], Node] = WeakValueDictionary(self)
                self.clear()
                self.update(used)
                self._most = max(KEPT, 2 * len(self))
            return self.setdefault(key, Node(*key))


_interned: Final = _Interned()


def mk(op: Op, ty: Ty, args: tuple[Node, ...] = (), attr: Any = None) -> Node:
    """The node for an operation, folded if its arguments allow it.

    Raises TypeError if the operation does not accept the arguments.
    """
    key = (op, ty, args, attr)
    node = _interned.get(key)
    if node is not None:
        return node
    if op is not Op.INSN:
        _check(op, ty, args, attr)
        folded = _fold(op, ty, args, attr)
        if folded is not None:
            return folded
    return _interned.make(key)


def _check(op: Op, ty: Ty, args: tuple[Node, ...], attr: Any) -> None:
    if len(args) != ARITY[op]:
        raise TypeError(f"the number of arguments of {op.name} is {ARITY[op]}, not {len(args)}")
    for arg in args:
        if not isinstance(arg, Node):
            raise TypeError(f"{op.name} accepts nodes, not {arg!r}; write const({arg!r}) for a constant")
        if not _ACCEPTS.get(op, _same)(arg.ty, ty):
            raise TypeError(f"{op.name} of type {ty.name} accepts no argument of type {arg.ty.name}: {arg}")
    if op in (Op.AES_SUB, Op.AES_MIX) and ty not in BLOCKS:
        raise TypeError(f"{op.name} works on blocks of 128 bits, not on {ty.name}")
    if op in (Op.ROTL, Op.SHL, Op.SHR) and isinstance(attr, int) and not 0 <= attr < ty.bits:
        raise TypeError(f"{op.name} of type {ty.name} accepts a count from 0 to {ty.bits - 1}, not {attr}")


def _same(arg: Ty, ty: Ty) -> bool:
    return arg is ty


# Operations whose arguments have another type: (argument's type, its own type) -> does it accept the argument?
_ACCEPTS: Final[dict[Op, Callable[[Ty, Ty], bool]]] = {
    Op.MOVE: lambda arg, ty: arg is not ty and arg.bits == ty.bits,
    Op.JOIN: lambda arg, ty: arg is HALF.get(ty),
    Op.LOW: lambda arg, ty: HALF.get(arg) is ty,
    Op.HIGH: lambda arg, ty: HALF.get(arg) is ty,
}


def _fold(op: Op, ty: Ty, args: tuple[Node, ...], attr: Any) -> Node | None:
    """The simpler node that equals the operation, if the arguments show one; otherwise None."""
    if args and all(arg.op is Op.CONST for arg in args):
        return const(meaning(INTS, op, ty, attr, [arg.attr for arg in args]), ty)
    if op in COMMUTATIVE and args[0].op is Op.CONST:
        return mk(op, ty, (args[1], args[0]))  # constants are on the right
    x = args[0] if args else None
    if op in _INVOLUTIONS and x is not None and x.op is op:
        return x.args[0]
    if op in (Op.ROTL, Op.SHL, Op.SHR) and attr == 0:
        return x
    if op in _HALVES and x is not None and x.op is Op.JOIN:
        return x.args[_HALVES.index(op)]
    if op is Op.JOIN and tuple(arg.op for arg in args) == _HALVES and args[0].args == args[1].args:
        return args[0].args[0]
    if len(args) == 2:
        return _fold_pair(op, ty, *args)
    return None


_INVOLUTIONS: Final = (Op.NOT, Op.BSWAP, Op.MOVE)  # applied twice, they cancel
_HALVES: Final = (Op.LOW, Op.HIGH)  # in the order of the arguments of JOIN


def _fold_pair(op: Op, ty: Ty, x: Node, y: Node) -> Node | None:
    if x is y:
        return {Op.AND: x, Op.OR: x, Op.XOR: const(0, ty), Op.SUB: const(0, ty)}.get(op)
    if y.op is not Op.CONST:
        return None
    zero, ones = const(0, ty), const(-1, ty)
    if y is zero:
        return zero if op is Op.AND else x
    if op is Op.SUB:
        return mk(Op.ADD, ty, (x, const(-y.attr, ty)))
    if y is ones and op is Op.XOR:
        return mk(Op.NOT, ty, (x,))
    if y is ones and op in (Op.AND, Op.OR):
        return x if op is Op.AND else ones
    if x.op is op and op in COMMUTATIVE and x.args[1].op is Op.CONST:
        return mk(op, ty, (x.args[0], mk(op, ty, (x.args[1], y))))
    return None


def topological(roots: Iterable[Node], known: Container[Node] = ()) -> list[Node]:
    """Every node that the roots depend on, each after its arguments, in the order of the roots.

    Nodes in known, and nodes on which only these depend, are omitted.
    """
    order: dict[Node, None] = {}
    for root in roots:
        stack = [] if root in known or root in order else [root]
        while stack:
            node = stack[-1]
            missing = [arg for arg in node.args if arg not in order and arg not in known]
            if missing:
                missing.reverse()
                stack += missing
            else:
                order[node] = None
                stack.pop()
    return list(order)


def evaluate(roots: Iterable[Node], env: Mapping[str, Any], reading: Reading = INTS) -> list[Any]:
    """The values of the roots, for the variables' values in env, by name."""
    return evaluator(roots, reading)(env)


def evaluator(roots: Iterable[Node], reading: Reading = INTS) -> Callable[[Mapping[str, Any]], list[Any]]:
    """`evaluate` for these roots, as a function of the variables' values."""
    roots = tuple(roots)
    return partial(_evaluated, topological(roots), roots, reading)


def _evaluated(
    order: Iterable[Node], roots: Iterable[Node], reading: Reading, env: Mapping[str, Any]
) -> list[Any]:
    """The values of the roots, where each node is after its arguments."""
    values: dict[Node, Any] = {}
    for node in order:
        args = [values[arg] for arg in node.args]
        if node.op is Op.VAR:
            values[node] = env[str(node.attr)]
        elif node.op is Op.INSN:
            (values[node],) = evaluate((node.attr.meaning(),), node.attr.bind(args), reading)
        else:
            values[node] = meaning(reading, node.op, node.ty, node.attr, args)
    return [values[root] for root in roots]


def rebuild(roots: Iterable[Node], change: Callable[[Node], Node]) -> dict[Node, Node]:
    """For each node that the roots depend on, the node that results from applying change bottom-up."""
    done: dict[Node, Node] = {}
    for node in topological(roots):
        args = tuple(done[arg] for arg in node.args)
        done[node] = change(node if args == node.args else mk(node.op, node.ty, args, node.attr))
    return done


@dataclass(frozen=True, slots=True)
class Step:
    """One step of one line, by its results."""

    line: str  # the line's name; empty if the hash has only one line
    index: int  # from 0
    round: int  # from 0
    label: str  # the step's function, by its name in the source
    made: tuple[Node, ...]  # the results of this step, in the order of computation
    stream: str = ""  # the stream's name; empty if there is only one stream
    part: str = ""  # the part before the rest of the step, such as "half"; empty: the rest, or the whole step


@dataclass(frozen=True)  # without slots, for cached properties
class Graph:
    """A kernel as mathematics: inputs, steps and outputs."""

    name: str
    inputs: tuple[Node, ...]  # VAR nodes, in the order of the kernel's parameters
    outputs: Mapping[Var, Node]  # in the order in which they are returned
    steps: tuple[Step, ...] = field(default=())  # in the order of computation
    early: frozenset[Var] = field(default=frozenset())  # inputs that are ready before the state: message words
    state: tuple[Var, ...] = ()  # inputs and outputs that the caller keeps from one call to the next
    big_endian: frozenset[Var] = field(default=frozenset())  # inputs in big-endian order in memory

    @cached_property
    def _hash(self) -> int:
        return hash((self.name, self.inputs, self.roots))  # few graphs differ only in the outputs' names

    def __hash__(self) -> int:
        return self._hash

    @property
    def word(self) -> int:
        """The width of its words, or of its blocks, in bits."""
        return max(node.ty.word for node in self.inputs)

    def starts(self) -> dict[Node, int]:
        """The inputs that are ready before cycle 0, in which the state is ready, with their cycles."""
        return {node: -1 for node in self.inputs if node.attr in self.early}

    @property
    def roots(self) -> tuple[Node, ...]:
        return tuple(node for step in self.steps for node in step.made) + tuple(self.outputs.values())

    @cached_property
    def _nodes(self) -> tuple[Node, ...]:
        return tuple(topological(self.roots))

    def nodes(self) -> tuple[Node, ...]:
        return self._nodes

    @cached_property
    def _order(self) -> list[Node]:
        """The nodes that the outputs depend on."""
        return topological(self.outputs.values())

    @cached_property
    def _uses(self) -> Mapping[Node, int]:
        uses = dict.fromkeys(self.nodes(), 0)
        for node in self.nodes():
            for arg in node.args:
                uses[arg] += 1
        for root in self.roots:
            uses[root] += 1
        return uses

    def uses(self) -> Mapping[Node, int]:
        """How often each node is an argument or a root."""
        return self._uses

    def evaluate(self, env: Mapping[str, Any], reading: Reading = INTS) -> dict[str, Any]:
        """The outputs for the inputs' values, both by name."""
        found = _evaluated(self._order, self.outputs.values(), reading, env)
        return dict(zip(map(str, self.outputs), found, strict=True))

    def bind(self, known: Mapping[Var, int]) -> "Graph":
        """The kernel without some inputs, whose known values are folded.

        Raises ValueError for a name that is not an input.
        """
        strange = known.keys() - {node.attr for node in self.inputs}
        if strange:
            raise ValueError(f"{self.name} has no input {min(strange, key=str)}")

        values = {node.attr: const(known[node.attr], node.ty) for node in self.inputs if node.attr in known}
        return replace(
            self.with_values(values),
            inputs=tuple(node for node in self.inputs if node.attr not in known),
            early=self.early - known.keys(),
            big_endian=self.big_endian - known.keys(),
        )

    def with_values(self, values: Mapping[Var, Node]) -> "Graph":
        """The same kernel with values in place of some variables, which are still among its inputs."""
        return self.map(lambda node: values.get(node.attr, node) if node.op is Op.VAR else node)

    def map(self, change: Callable[[Node], Node]) -> "Graph":
        """The same kernel with change applied to every node, bottom-up."""
        return self.with_roots(rebuild(self.roots, change))

    def with_roots(self, new: Mapping[Node, Node]) -> "Graph":
        """The same kernel with each root replaced by its value in new."""
        return replace(
            self,
            outputs={name: new[node] for name, node in self.outputs.items()},
            steps=tuple(replace(step, made=tuple(new[node] for node in step.made)) for step in self.steps),
        )

    @cached_property
    def _owners(self) -> Mapping[Node, Step | None]:
        owner: dict[Node, Step | None] = {}
        nodes = iter(self.nodes())  # the nodes of a root precede it, and follow the roots before it
        for step in self.steps:
            for root in step.made:
                while root not in owner:
                    owner[next(nodes)] = step
        return owner | dict.fromkeys(nodes)

    def owners(self) -> Mapping[Node, Step | None]:
        """The first step that computes each node; None for nodes that only outputs use."""
        return self._owners


_PRECEDENCE: Final = {Op.ADD: 4, Op.SUB: 4, Op.SHL: 3, Op.SHR: 3, Op.ROTL: 3, Op.AND: 2, Op.XOR: 1, Op.OR: 0}
_UNARY: Final = 5


def infix(node: Node, names: Mapping[Node, str] | None = None) -> str:
    """The expression with C's operators (and <<< for a rotate); nodes in names are written by name."""
    return _infix(node, names or {}, -1, top=True)


def _infix(node: Node, names: Mapping[Node, str], outer: int, top: bool = False) -> str:
    if node in names and not top:
        return names[node]
    if node.op is Op.VAR:
        return str(node.attr)
    if node.op is Op.CONST:
        return hex(node.attr) if isinstance(node.attr, int) else str(node.attr)  # an instruction's immediate
    if node.op is Op.NOT:
        return "~" + _infix(node.args[0], names, _UNARY)
    if node.op not in _PRECEDENCE:
        called = str(node.attr) if node.op is Op.INSN else node.op.value
        return f"{called}({', '.join(_infix(arg, names, -1) for arg in node.args)})"
    own = _PRECEDENCE[node.op]
    left = _infix(node.args[0], names, own)
    right = str(node.attr) if node.attr is not None else _infix(node.args[1], names, own + 1)
    text = f"{left} {node.op.value} {right}"
    return f"({text})" if own < outer or (own == 3 and not top) else text


def listing(graph: Graph) -> Iterator[str]:
    """The graph in readable form: a line for each value with two uses, and for each result of a step."""
    owner = graph.owners()
    uses = graph.uses()
    roots = set(graph.roots)
    names: dict[Node, str] = {}
    current: Step | None = None
    for node in graph.nodes():
        if not node.args or (uses[node] < 2 and node not in roots):
            continue
        step = owner[node]
        if step is not None and step != current:
            yield f"# {heading(step)}"
        current = step
        text = infix(node, names)
        names[node] = f"t{len(names)}"
        yield f"{names[node]} = {text}"
    for name, node in graph.outputs.items():
        yield f"{name}' = {names.get(node) or infix(node)}"


def heading(step: Step) -> str:
    """A step by its line, number and function, counted from 1 as in the papers."""
    stream = step.stream and f"stream {step.stream},"
    part = step.part and f"(first {step.part})"
    return " ".join(filter(None, (stream, step.line, f"step {step.index + 1},", step.label, part)))
