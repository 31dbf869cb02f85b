"""The inputs of outputs, each with a digest that changes only with its meaning.

The digests of descriptions, rules and targets are those of their printed form; the digests of templates and of
the modules that the generator imports are those of their text. Nothing here depends on the version of Python,
on paths, or on line ends.
"""

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

from hashwright import hashes, rules, targets
from hashwright.emit.shell import PACKAGE, texts, texts_in
from hashwright.graph import ir
from hashwright.graph.ir import Graph, Node
from hashwright.graph.rewrite import Rule
from hashwright.graph.semantics import Ty
from hashwright.hashes import HASHES
from hashwright.interface import functions
from hashwright.modes.hash import Hash
from hashwright.output import catalogue, writing
from hashwright.output.generate import templates
from hashwright.proof.contract import functions as contracts
from hashwright.requests.alternatives import Alternatives, Asked, parts
from hashwright.requests.request import Request
from hashwright.rules import RULES
from hashwright.targets.machine import Register, Target
from hashwright.vendor.imports import reached

# With the modules that write the files of modes, and all their imports.
START: Final = "hashwright.output.generate"

PARTS: Final = (functions.PART, writing.PART, contracts.PART)  # modules that the generator looks up by name

# The entries of these lists have separate digests, so that an output depends only on its own inputs.
REGISTRIES: Final = ("hashwright", "hashwright.hashes", "hashwright.rules", "hashwright.targets")

FOLDERS: Final = ("c", "gas", "go", "head", "rust")  # of templates of outputs

SAMPLE: Final = 0x0123456789ABCDEFFEDCBA9876543210  # a constant whose spelling represents that of all

RULE: Final = "rule "
MODULE: Final = "module "
T = TypeVar("T")

HEAD: Final = "head "  # the user's text, which is not part of the generator


def needed(asked: Asked, file: str, fired: Iterable[str]) -> list[str]:
    """The inputs of one file of a request besides the modules, given the rules that fired."""
    shells = [name for template in _shells(asked, file) for name in texts(template)]
    targets = [f"target {each.target.name}" for each in _makers(asked, file)]
    names = {f"hash {asked.hash.name}", *targets, *_heads(asked)}
    return sorted({*names, *(f"template {name}" for name in shells), *(RULE + name for name in fired)})


def _heads(asked: Asked) -> dict[str, str]:
    """The digest of the user's text at the top of the files, where there is one."""
    first = parts(asked)[0]
    return {HEAD + first.head: _digest(first.head_text.splitlines())} if first.head else {}


def _makers(asked: Asked, file: str) -> tuple[Request, ...]:
    """The requests that a file depends on: the one to which it belongs, or all."""
    if isinstance(asked, Alternatives) and not asked.is_compiled:
        own = tuple(each for each in asked.kernels if file in templates(each))
        return own or asked.kernels
    return parts(asked)


def _shells(asked: Asked, file: str) -> set[str]:
    """The templates of a file, without those that they import."""
    inside = templates(asked.first).values() if isinstance(asked, Alternatives) and asked.is_compiled else ()
    return {templates(asked)[file], *inside}


def digests(asked: Iterable[Asked]) -> dict[str, str]:
    """The digest of every possible input of requests, by its name."""
    found: dict[str, str] = {RULE + name: _of_rule(rule) for name, rule in RULES.items()}
    found |= modules(HASHES.values())
    for each in asked:
        found |= _heads(each)
        found[f"hash {each.hash.name}"] = _once(of_hash, each.hash)
        for request in parts(each):
            if f"target {request.target.name}" not in found:
                found[f"target {request.target.name}"] = _once(of_target, request.target)
        for template in {shell for file in templates(each) for shell in _shells(each, file)}:
            found |= {f"template {name}": digest for name, digest in _of_templates(template)}
    return dict(sorted(found.items()))


def _of_rule(rule: Rule) -> str:
    return _digest([str(rule.sides()), *(ty.name for ty in rule.types)])


def modules(known: Iterable[Hash], package: Path = PACKAGE) -> dict[str, str]:
    """The digests of the generator's own modules."""
    of_rules = {rule.statement.__module__ for rule in RULES.values()}
    starts = {START, *(part.place(hash_) for hash_ in known for part in PARTS)}
    return {
        MODULE + path.relative_to(package).with_suffix("").as_posix(): _digest(
            path.read_text("utf-8").splitlines()
        )
        for path in reached(starts, package, {*REGISTRIES, *of_rules}).values()
    }


@cache
def _of_templates(template: str) -> list[tuple[str, str]]:
    return [(name, _digest(text.splitlines())) for name, text in texts(template).items()]


# By function and by identity: hashes and targets contain functions and cannot be keys.
_known: Final[dict[tuple[object, int], tuple[object, str]]] = {}


def _once(of: Callable[[T], str], thing: T) -> str:
    """A digest that is computed once, because the object does not change."""
    key = of, id(thing)
    if key not in _known:
        _known[key] = thing, of(thing)
    return _known[key][1]


def of_hash(hash_: Hash) -> str:
    """The digest of a description: its parameters, and its printed functions."""
    lines = list(_printed("", {**_plain(hash_), "family": hash_.family, "kernels": hash_.kernels}))
    for name, graph in hash_.functions().items():
        lines += [name, *_graph(graph)]
    return _digest([*lines, hash_.principal().name])


def _graph(graph: Graph) -> Iterator[str]:
    yield ", ".join(f"{node.attr}: {node.ty.name}" for node in graph.inputs)
    yield ", ".join(sorted(map(str, graph.early)))
    yield ", ".join(map(str, graph.state))
    yield from ir.listing(graph)


def of_target(target: Target) -> str:
    """The digest of a target: every field of it and of its instructions."""
    return _digest(_printed("", _plain(target)))


def _plain(thing: Any) -> dict[str, Any]:
    """The fields of a dataclass that are not functions."""
    values = {each.name: getattr(thing, each.name) for each in fields(thing)}
    return {name: value for name, value in values.items() if not callable(value)}


def _printed(name: str, value: Any) -> list[str]:
    """A value as lines that are the same on every machine: name and plain value."""
    if value is None or isinstance(value, str | int):
        return [f"{name} = {value!r}"]
    if isinstance(value, Node):
        return [f"{name} = {_expression(value)}"]
    if isinstance(value, Ty):
        return [f"{name} = {value.name}"]
    if isinstance(value, Register):
        return _printed(name, _plain(value) | {"c_const": value.c_const(SAMPLE)})
    if is_dataclass(value):
        return _printed(name, _plain(value))
    if isinstance(value, Mapping):
        return [line for key in sorted(value, key=str) for line in _printed(f"{name}.{key}", value[key])]
    if isinstance(value, frozenset | set):
        return [f"{name} = {sorted(map(str, value))}"]
    if isinstance(value, tuple | list):
        each = (line for place, one in enumerate(value) for line in _printed(f"{name}.{place}", one))
        return [f"{name}: {len(value)}", *each]
    return [] if callable(value) else [f"{name} = {value!r}"]


def _expression(node: Node) -> str:
    """A small expression in full, with types and open immediates."""
    attr = "" if node.attr is None else f" {node.attr}"
    return f"({' '.join([node.op.name, node.ty.name, *map(_expression, node.args)])}{attr})"


def _digest(lines: Iterable[str]) -> str:
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


def source() -> str:
    """One digest of everything in the package that outputs depend on, without users' additions."""
    found = {RULE + rule.name: _of_rule(rule) for rule in rules.OWN} | modules(hashes.OWN) | of_index()
    found |= {f"hash {hash_.name}": _once(of_hash, hash_) for hash_ in hashes.OWN}
    found |= {f"target {target.name}": _once(of_target, target) for target in targets.OWN}
    for folder in FOLDERS:
        found |= {f"template {name}": _digest(text.splitlines()) for name, text in texts_in(folder).items()}
    return _digest(f"{name} {found[name]}" for name in sorted(found))


@cache
def of_index() -> dict[str, str]:
    """The digests of the inputs of the page that lists all kernels, besides the kernels."""
    text = Path(catalogue.__file__).read_text("utf-8")
    found = {f"template {name}": digest for name, digest in _of_templates(catalogue.TEMPLATE)}
    return {f"{MODULE}output/catalogue": _digest(text.splitlines()), **found}
