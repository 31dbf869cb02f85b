"""The choices of a schedule for a hash on a target, each with its meaning."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from hashwright.emit.emitters import GAS, C
from hashwright.errors import UserError
from hashwright.modes.hash import Hash
from hashwright.modes.kernel import LIBRARY, Kernel
from hashwright.passes import forms
from hashwright.requests.pipeline import open_forms
from hashwright.requests.registry import CHOICES
from hashwright.requests.schedule import Schedule
from hashwright.requests.settings import in_units, settle, values
from hashwright.targets.machine import Target

FORMS: Final[Mapping[str, str]] = {
    "plain": "the form of the source",
    "xor": "a select or a majority as XORs and one AND",
    "reuse": "the XOR of two words from the XOR of three in the previous step",
    "select": "one instruction that selects bits",
    "select+sub": "one instruction that selects bits, with its NOT as a subtraction",
    "sub": "the NOT moved out of the function, as a subtraction in the sum",
}


@dataclass(frozen=True, slots=True)
class Offer:
    """A value that a schedule can choose."""

    key: str
    value: str
    emitters: tuple[str, ...]  # that have it; gas for all assembly
    default: tuple[str, ...]  # the emitters for which it is the default
    functions: tuple[str, ...]  # the kernels whose functions in a library have it as their own default
    what: str


def choices(hash_: Hash, target: Target, kernel: Kernel) -> Iterator[Offer]:
    """The values of each key; the keys that are functions of the hash come last."""
    graph = hash_.principal()
    settings = {C: settle(graph, target, Schedule(), kernel)}
    if target.isa:
        with suppress(UserError):  # there is no assembly for this number of lanes
            settings[GAS] = settle(graph, target, Schedule(), kernel, GAS)
    own = {
        each.name: {
            pair
            for emitter in settings
            for pair in settle(graph, target, Schedule(), each, emitter).schedule.choices.items()
        }
        for each in hash_.parts(kernel)
    }
    keys = {
        emitter: values(graph, target, kernel, setting.lanes, emitter) for emitter, setting in settings.items()
    }
    for key in dict.fromkeys(key for each in keys.values() for key in each):
        for value in dict.fromkeys(value for each in keys.values() for value in each.get(key, ())):
            able = tuple(emitter for emitter, each in keys.items() if value in each.get(key, ()))
            default = tuple(each for each in able if settings[each].schedule[key] == value)
            functions = () if default else tuple(each for each in own if (key, value) in own[each])
            yield Offer(key, value, able, default, functions, CHOICES[key].value(value).doc)
    able, setting = tuple(settings), settings[C]
    chosen = open_forms(graph, setting)
    placed = in_units(graph, setting.schedule)
    for label in forms.labels(graph):
        for form in forms.fitting(placed, label, setting.machine):
            yield Offer(label, form, able, able if form in chosen[label] else (), (), _form(form))


def about(key: str) -> str:
    """The description of a key."""
    return CHOICES[key].doc if key in CHOICES else "the form of the steps' function of this name"


def kernels(hash_: Hash) -> tuple[Kernel, ...]:
    """One kernel of each kind with different choices: for one message, and for several."""
    return (LIBRARY, *(each for each in hash_.kernels.values() if each.is_row))


def _form(name: str) -> str:
    """The description of a form: its own words, or the reasons of its rules."""
    rules = forms.FORMS[name].rules
    return FORMS.get(name) or rules[0].why
