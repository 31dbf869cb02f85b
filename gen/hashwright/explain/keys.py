"""The choices that a schedule may make for a hash on a target, each with what it means."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from hashwright import forms
from hashwright.choices import settle, values
from hashwright.emitters import GAS, C
from hashwright.errors import UserError
from hashwright.ir import Graph
from hashwright.kernels import LIBRARY, Kernel
from hashwright.lower.units import place
from hashwright.modes.hash import Hash
from hashwright.pipeline import open_forms
from hashwright.schedule import Schedule
from hashwright.targets.cores import CORES
from hashwright.targets.model import Target

KEYS: Final[Mapping[str, str]] = {
    "order": "how the steps of the two lines follow each other",
    "lanes": "how many messages are hashed side by side in a register",
    "streams": "how many independent registers of lanes are interleaved",
    "unit": "the registers that steps work in, for all steps or as in svvss/ssvvs by line and round",
    "barriers": "whether the C compiler is kept from reordering sums",
    "load": "how the words of several messages come into vectors",
    "rot": "how a word is rotated where no instruction does",
    "const": "how the constant of a step is added",
    "cache": "how many message words stay in registers",
    "sched": "in which order instructions stand",
    "horizon": "by how many cycles an instruction may start before it must",
    "spare": "how many registers no value of a step may have",
    "neg": "which state words are stored as their complements, as in 3+7",
    "defer": "whether a state word and what it is yet to be XORed with are two words",
    "pack": "whether a state word and its like in the second half are in one register",
    "planes": "of how many bits the words are in which the state lies as bit planes",
    "key": "what the key of an AES round is",
    "unroll": "how many updates a loop does in one iteration",
    "rounds": "whether every step is written out, or rounds are loops",
}

VALUES: Final[Mapping[str, str]] = {
    "order=step": "left step 1, right step 1, left step 2 ...",
    "order=half": "half of left step 1, half of right step 1, the rest of left step 1 ...",
    "order=round": "a round of the left line, then one of the right",
    "order=line": "the whole left line, then the right",
    "unit=s": "general registers",
    "unit=v": "vector registers",
    "barriers=on": "sums stay as they are; needs gcc or clang",
    "barriers=off": "plain C",
    "load=ahead": "among the steps of the block before: copied by general registers; in assembly, transposed",
    "load=copy": "copied by general registers before the steps",
    "load=transpose": "four words of each message as one, transposed in registers",
    "load=gather": "gathered from the messages word by word",
    "rot=or": "two shifts and an OR",
    "rot=add": "two shifts and an ADD",
    "rot=sum": "two shifts, each added on its own where the rotate is part of a sum",
    "rot=shuffle": "a shuffle of bytes or halfwords for whole bytes, else shifts and an OR",
    "rot=dup": "the word doubled, then one shift of 64 bits",
    "rot=sri": "a shift left, then one right that inserts what it shifts",
    "rot=usra": "a shift left, then one right that adds to the sum",
    "rot=mla": "a shift right, and a multiplication that adds to the sum; slow, for comparison",
    "rot=xar": "the XOR with zero that also rotates",
    "cache=auto": "the C compiler decides which message words stay in registers",
    "cache=0": "none: each is read anew in every round",
    "cache=16": "all of them",
    "rounds=inline": "every step is written out",
    "rounds=loop": "a few steps of each round, in a loop: small and slower",
    "sched=source": "step by step",
    **{f"sched={core.name}": f"as {core.title} had best start them" for core in CORES.values()},
    "neg=off": "none is",
    "neg=search": "those with which there are the fewest instructions",
    "defer=off": "every message word is XORed at once",
    "defer=run": "message words gather in words of their own",
    "defer=two": "in loops, the first of two updates leaves its message words to the second",
    "pack=off": "every word has a register",
    "pack=2": "two words have one",
    "pack=2+copy": "two words have one, and what rounds take with its halves exchanged is kept up so, too",
    "key=loop": "in each function what its loop takes the fewest cycles with",
    "key=sum": "all that its result is XORed with",
    "key=word": "the state word; a message word is XORed with the result",
    "key=data": "the message word; the state word is XORed with the result",
    "const=add": "an add of its own",
    "const=lea": "one LEA for constant and message word",
}

FORMS: Final[Mapping[str, str]] = {
    "plain": "as the source has it",
    "xor": "a select or a majority as XORs and one AND",
    "reuse": "the XOR of two words from the XOR of three that the step before made",
    "select": "one instruction that selects bits",
    "select+sub": "one instruction that selects bits, and its NOT as a subtraction",
    "sub": "the NOT pulled out of the function, and as a subtraction in the sum",
}


@dataclass(frozen=True, slots=True)
class Value:
    """One value that a key may have."""

    key: str
    value: str
    emitters: tuple[str, ...]  # that have it; gas stands for all assembly
    default: tuple[str, ...]  # those for which it is taken where a schedule leaves the key open
    what: str


def choices(graph: Graph, target: Target, kernel: Kernel) -> Iterator[Value]:
    """The values of each key, the keys that are functions of the hash last."""
    settings = {C: settle(graph, target, Schedule(), kernel)}
    if target.isa:
        with suppress(UserError):  # it has no assembly for so many lanes
            settings[GAS] = settle(graph, target, Schedule(), kernel, GAS)
    keys = {
        emitter: values(graph, target, kernel, setting.lanes, emitter) for emitter, setting in settings.items()
    }
    for key in dict.fromkeys(key for each in keys.values() for key in each):
        for value in dict.fromkeys(value for each in keys.values() for value in each.get(key, ())):
            able = tuple(emitter for emitter, each in keys.items() if value in each.get(key, ()))
            default = tuple(each for each in able if settings[each].schedule[key] == value)
            yield Value(key, value, able, default, meaning(key, value))
    able, setting = tuple(settings), settings[C]
    chosen = open_forms(graph, setting)
    placed = place(graph, setting.schedule["unit"]) if "unit" in setting.schedule.choices else graph
    for label in forms.labels(graph):
        for form in forms.fitting(placed, label, setting.machine):
            yield Value(label, form, able, able if form in chosen[label] else (), _form(form))


def about(key: str) -> str:
    """What is chosen with a key."""
    return KEYS.get(key, "the form of the steps' function of this name")


def meaning(key: str, value: str) -> str:
    """What a value does, or what its key is about where the value is a number. Raises KeyError if unknown."""
    return KEYS[key] if f"{key}={value}" not in VALUES and value.isdigit() else VALUES[f"{key}={value}"]


def kernels(hash_: Hash) -> tuple[Kernel, ...]:
    """One kernel of each kind that has choices of its own: for one message, and for several."""
    return (LIBRARY, *(each for each in hash_.kernels.values() if each.is_row))


def _form(name: str) -> str:
    """What a form does: its own words, or the reasons of its rules."""
    rules = forms.FORMS[name].rules
    return FORMS.get(name) or rules[0].why
