"""What a proof found, as lines of text for another checker: hints, none of which that checker trusts.

docs/proof.md describes it.
"""

import base64
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import reduce
from pathlib import Path
from typing import Any, Final

from hashwright.graph.ir import Graph, Node
from hashwright.graph.semantics import INTS, Op, meaning
from hashwright.proof.check.blocks import BlockContract
from hashwright.proof.check.contract import Contract
from hashwright.proof.check.digests import DigestContract, LengthCase
from hashwright.proof.check.fixed import FixedContract
from hashwright.proof.check.induction import NONE, LoopContract, LoopProof, prove_iterations
from hashwright.proof.check.width import WidthContract
from hashwright.proof.contract.functions import (
    BlockFunction,
    CountFunction,
    DigestFunction,
    FixedDigestFunction,
    ProvedFunction,
)
from hashwright.proof.read.image import Image, read_image
from hashwright.proof.read.instruction import GENERAL, VECTOR, Instruction, RegisterPart
from hashwright.proof.run.addresses import base
from hashwright.proof.run.execute import Executor, until_return
from hashwright.proof.run.places import Spot, is_anything
from hashwright.proof.run.stack import ALIGN
from hashwright.proof.run.state import MachineState
from hashwright.proof.say.terms import WORD, Kind, Term, const, factors, forget, part, unknowns
from hashwright.proof.say.values import Values
from hashwright.requests.request import Request

CALL: Final = -1  # the number of the call of the function, among the cuts
FRAME: Final = 64  # bytes of the largest vector on the stack
DEPTH: Final = 8  # of expressions
SAMPLES: Final = 5  # inputs, for which a value of the code and one of the description that agree may be equal
WORDS: Final = (1 << WORD) - 1
FILES: Final = {"general": "general", "vectors": "vector"}  # the files of registers in a log
Line = dict[str, Any]


class Log:
    """The lines of a log: a library, then its functions."""

    def __init__(self) -> None:
        self._lines: list[Line] = []
        self._library = b""

    def note(self, library: Path, request: Request, function: ProvedFunction) -> None:
        """Adds a function that is proved; its proof is repeated if the log can contain it."""
        content = library.read_bytes()
        if content != self._library:
            self._library = content
            self._lines.append({"library": base64.b64encode(content).decode("ascii")})
        line: Line = {"function": str(function), "request": _request(request)}
        if contracts := _logged(read_image(library), function):
            runs = [_run(each) for each in contracts]
            line["proofs"] = [
                {"aligned": _aligned(each), "cuts": _cuts(each), "lemmas": _lemmas(each)} for each in runs
            ]
            code = {each.address: _code(run, each) for run in runs for each in run.program.read()}
            line["instructions"] = [[*each] for each in sorted(code.items())]
        self._lines.append(line)

    def __str__(self) -> str:
        return "".join(f"{json.dumps(line, sort_keys=True, separators=(',', ':'))}\n" for line in self._lines)


def _logged(image: Image, function: ProvedFunction) -> Sequence[Contract]:
    """The contracts of a function whose proofs a log can contain."""
    match function:
        case BlockFunction() if not function.is_single:
            contract = BlockContract(image, function)
            return [contract, *([replace(contract, is_in_place=True)] if contract.out else [])]
        case FixedDigestFunction() if not function.is_row:
            return [FixedContract(image, function)]
        case DigestFunction() if function.begins and not function.appends and not function.ends:
            return [DigestContract(image, function)]
        case CountFunction():
            return [WidthContract(image, function)]
    return ()


@dataclass(frozen=True, slots=True)
class _Run:
    """The execution of a function: from its call on, or from the heads of its loops."""

    contract: Contract
    program: Executor
    loop: LoopProof | None
    paths: Callable[[int], Iterable[Any]]  # by the number of a cut, or of the call

    @property
    def cuts(self) -> Sequence[int]:
        return range(len(self.loop.done)) if self.loop else (CALL,)


def _run(contract: Contract) -> _Run:
    forget()
    if isinstance(contract, BlockContract):
        found = prove_iterations(contract)
        assert found, "a function of blocks without a loop"
        return _Run(contract, found.program, found, found.run)
    program, start = contract.program(), _start(contract)
    return _Run(contract, program, None, lambda _: until_return(program, start.copy()))


def _start(contract: Contract) -> MachineState:
    """The state at the call of a function without a loop of unknown length."""
    if isinstance(contract, DigestContract):
        return contract.start(LengthCase())
    return contract.at_call(next(iter(contract.obligations())).given)


def _request(request: Request) -> Line:
    """The arguments of `resolve` that name the function's kernel."""
    is_selected = request.among and not request.own
    return {
        "hash_name": request.hash.name,
        "target_name": request.target.name,
        "kernel": request.kernel.name,
        "schedule": str(request.schedule),
        "prefix": request.prefix,
        "symbol": request.symbol,
        "name": request.name_text,
        "emitter": request.emitter,
        "length": None if request.length is None else str(request.length),
        "among": "" if is_selected else request.among,
        **request.options,
    }


def _code(run: _Run, each: Instruction) -> str:
    return run.contract.image.code(each.address, each.following - each.address).hex()


def _aligned(run: _Run) -> int:
    """The bytes to which the stack pointer is aligned, by an instruction or before the call."""
    stack = run.contract.instructions.frame.pointer

    def aligns(each: Instruction) -> bool:
        to = each.operands[0] if each.operands else None
        return (
            each.name.startswith("and")
            and isinstance(to, RegisterPart)
            and (to.file, to.number) == (GENERAL, stack)
        )

    return FRAME if any(map(aligns, run.program.read())) else ALIGN


# Cuts and invariants.


def _cuts(run: _Run) -> list[list[Any]]:
    """The heads of the loop: the address, iterations that follow at least, and what places contain."""
    if not (found := run.loop):
        return []
    contract, cuts = run.contract, []
    assert isinstance(contract, LoopContract)
    same: dict[Term, Any] = {term: "begin {} {}".format(*word) for word, term in contract.before().items()}
    same |= {base(contract.image, at): "image" for at in contract.image.parts}
    same[contract.instructions.frame.entry] = "stack"
    for now, content in zip(found.now, found.content, strict=True):
        names = same | {term: "now {} {}".format(*word) for word, term in now.items()}
        holds = []
        for spot, term in content.items():
            if not any(is_anything(each) for each in unknowns(term)):
                with suppress(_Unwritten):
                    holds.append([_place(spot, names), _written(term, names)])
        cuts.append([found.head, factors(found.left)[1], holds])
    return cuts


class _Unwritten(Exception):
    """A term of a kind that no log contains."""


def _place(spot: Spot, names: Mapping[Term, Any]) -> list[Any]:
    if spot.anchor:
        return ["memory", _written(spot.anchor + const(spot.number, spot.anchor.bits), names), spot.part]
    if spot.file not in FILES:
        raise _Unwritten
    return [FILES[spot.file], spot.number, *([spot.part] if spot.file == "vectors" else [])]


def _written(term: Term, names: Mapping[Term, Any], depth: int = DEPTH) -> Any:
    """A term as an expression of the log. Deep ones, such as digests that are left over, are not written."""
    if term in names:
        return names[term]
    if not depth:
        raise _Unwritten
    args = [_written(each, names, depth - 1) for each in term.args]
    match term.kind:
        case Kind.VAR:
            return term.attr
        case Kind.CONST:
            return ["const", term.attr, term.bits]
        case Kind.SUM:
            multiples, constant = term.attr
            terms = [["multiple", each, factor] for factor, each in zip(multiples, args, strict=True)]
            return _folded("add", term.bits, constant, terms)
        case Kind.XOR:
            products = [
                _folded("and", term.bits, mask, [args[i] for i in sorted(of)]) for of, mask in term.attr
            ]
            return _folded("xor", term.bits, 0, products)
        case Kind.ROTATE:
            (whole,), high = args, term.bits - term.attr
            return ["join", ["part", whole, high, term.attr], ["part", whole, 0, high]]
        case Kind.PART:
            return ["part", *args, term.attr, term.bits]
        case Kind.JOIN:
            return ["join", *args]
        case Kind.MEMORY:
            return ["memory", *args]
    raise _Unwritten


def _folded(operation: str, bits: int, constant: int, terms: Iterable[Any]) -> Any:
    """A constant and terms, under one operation."""
    return reduce(lambda x, y: [operation, y, x], terms, ["const", constant, bits])


# Lemmas.


def _lemmas(run: _Run) -> list[list[Any]]:
    """Values of the description in registers: the cut, the address, the visit, the place, the values."""
    return [lemma for cut in run.cuts for lemma in _lemmas_from(run, cut)]


def _lemmas_from(run: _Run, cut: int) -> list[list[Any]]:
    nodes, lemmas = _Nodes(run, cut), dict[str, list[Any]]()

    def watch(state: MachineState, each: Instruction, trace: Sequence[int]) -> None:
        to = each.operands[0] if each.operands else None
        if not isinstance(to, RegisterPart) or "mov" in each.name:
            return
        if to.file == VECTOR:
            named = [nodes.find(term) for term in state.vectors[to.number]]
        elif to.file == GENERAL:
            named = [nodes.find(part(state.general[to.number], 0, WORD))]
        else:
            return
        if any(named):
            place = [FILES["vectors" if to.file == VECTOR else "general"], to.number]
            lemma = [cut, each.address, trace.count(each.address), place, named]
            lemmas[str(lemma)] = lemma

    run.program.watch = watch
    for _ in run.paths(cut):
        pass
    return list(lemmas.values())


class _Nodes:
    """The results of a description's steps for a block, by their values for some inputs."""

    def __init__(self, run: _Run, cut: int) -> None:
        self._samples = tuple(map(Values, range(SAMPLES)))
        self._known: dict[tuple[int, ...], list[Any]] = {}
        self._found: dict[Term, list[Any] | None] = {}
        contract = run.contract
        if not isinstance(contract, BlockContract | FixedContract):
            return
        now, done = (run.loop.now[cut], run.loop.done[cut]) if run.loop else ({}, NONE)
        graph, pieces = contract.function.graph, getattr(contract.function, "updates", 1)
        numbers = {node: number for number, node in enumerate(graph.nodes())}
        made = dict.fromkeys(node for node in graph.nodes() if node.args)
        for message in range(contract.function.messages):
            values = [dict[str, int]() for _ in self._samples]
            for piece in range(pieces):
                given = contract.inputs(now, message, done, piece)
                every = []
                for sample, state in zip(self._samples, values, strict=True):
                    every.append(_values(graph, {name: sample(term) for name, term in given.items()} | state))
                    state |= {str(name): every[-1][node] for name, node in graph.outputs.items()}
                for node in made:
                    for word in range(node.ty.bits // WORD):
                        key = tuple(each[node] >> WORD * word & WORDS for each in every)
                        place = [numbers[node], piece, message, word]
                        self._known.setdefault(key, [*place, 0])
                        self._known.setdefault(tuple(each ^ WORDS for each in key), [*place, 1])

    def find(self, term: Term) -> list[Any] | None:
        """The node of which a term may be a word, or its complement."""
        if not self._known or term.is_const:
            return None
        if term not in self._found:
            self._found[term] = self._known.get(tuple(sample(term) for sample in self._samples))
        return self._found[term]


def _values(graph: Graph, given: Mapping[str, int]) -> dict[Node, int]:
    found: dict[Node, int] = {}
    for node in graph.nodes():
        args = [found[arg] for arg in node.args]
        is_input = node.op is Op.VAR
        found[node] = given[str(node.attr)] if is_input else meaning(INTS, node.op, node.ty, node.attr, args)
    return found
