"""A request to the generator: the hash, the processor, and the names."""

import shlex
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from hashwright.emit import emitters
from hashwright.emit.emitters import EMITTERS, GAS, GO, OBJ, ON, OPTIONS, RUST, SINGLE_BLOCK, find_emitter
from hashwright.emit.identifiers import DEFAULT_LICENCE, check_first_lines, check_names, read_names
from hashwright.errors import UserError, closest, unknown
from hashwright.graph.ir import Var
from hashwright.hashes import HASHES
from hashwright.modes.faults import examine
from hashwright.modes.hash import Hash
from hashwright.modes.kernel import LIBRARY, Kernel
from hashwright.passes.planes.slicing import fits
from hashwright.requests import fastest, preferences
from hashwright.requests.banner import read_head
from hashwright.requests.numbers import number
from hashwright.requests.registry import STREAMS
from hashwright.requests.schedule import Schedule
from hashwright.requests.settings import Setting, settle
from hashwright.targets import TARGETS
from hashwright.targets.detect import architecture
from hashwright.targets.elsewhere import ALIASES, FEATURES
from hashwright.targets.features import native
from hashwright.targets.go import CONDITIONAL, constraint, left_by_go, undetected
from hashwright.targets.machine import Target
from hashwright.targets.processor import identify
from hashwright.targets.rust import rust_features

NATIVE: Final = "native"  # in place of a target: the best one that this machine runs
ALONE: Final = (OBJ, GO)  # emitters that write no C around kernels
COMMA: Final = ","  # between targets
AUTO: Final = "auto"  # in place of a target: the compiler's own target


@dataclass(frozen=True, slots=True)
class Request:
    """A request. Its `command` repeats it.

    Raises UserError if the schedule does not fit; `resolve` checks all other input of a user.
    """

    hash: Hash
    target: Target
    kernel: Kernel = LIBRARY  # one of the hash's kernels, or the whole library
    schedule: Schedule = field(default=Schedule())
    prefix: str = ""  # before every external symbol
    spdx: str = DEFAULT_LICENCE  # the licence of the output
    emitter: str = emitters.C  # its language
    options: Mapping[str, str] = field(default_factory=dict)  # of the emitter: see emit/emitters.py
    length: int | None = None  # bytes of a message, only for the kernel `fixed`
    among: str = ""  # the list of targets of which this is one; empty: only this one: see alternatives.py
    notes: tuple[str, ...] = field(default=(), compare=False)  # sentences for the user
    symbol: str = ""  # the name in external symbols after the prefix; empty: the name of the hash
    file: str = ""  # the name of its files; empty: the name of the hash
    copyright: str = ""  # a line in each file; empty: there is none
    head: str = ""  # the file with the text at the top of each file, by the given name; empty: there is none
    head_text: str = ""  # that text
    names: Mapping[str, str] = field(default_factory=dict)  # of functions that a program calls, by their tasks
    _setting: Setting = field(init=False, repr=False, compare=False)  # derived from the rest, once

    def __post_init__(self) -> None:
        object.__setattr__(self, "_setting", self._settled(self.schedule, self.kernel))

    def setting(self) -> Setting:
        """The settings of the kernel."""
        return self._setting

    def single(self) -> Setting:
        """The settings of the kernel for one message that accompanies a kernel for several."""
        return self._settled(Schedule(), LIBRARY)

    def elsewhere(self) -> Setting:
        """The settings of the kernel for one message on processors without a kernel of their own."""
        return settle(self.hash.principal(), TARGETS["portable"], Schedule(), LIBRARY, emitters.C)

    def narrower(self) -> Mapping[str, Setting]:
        """By listing: the settings of a batch's kernels of fewer streams of lanes, that of one stream first."""
        if not self.kernel.is_batch or self.setting().lanes == 1:
            return {}
        schedules = {
            f"streams{count}": Schedule({**self.schedule.choices, STREAMS.name: str(count)})
            for count in range(1, self.setting().streams)
        }
        return {name: self._settled(each, self.kernel) for name, each in schedules.items()}

    def _settled(self, schedule: Schedule, kernel: Kernel) -> Setting:
        """The settings of a kernel; of a library, also those of the kernels that are one of its functions."""
        settled = settle(self.hash.principal(), self.target, schedule, kernel, self.language)
        own = {each.function: self._settled(schedule, each) for each in self.hash.parts(kernel)}
        return replace(self._bound(settled), own=own)

    def _bound(self, setting: Setting) -> Setting:
        """The setting with the inputs known from a fixed length, or with a uniform interface.

        In Go, functions use only some registers.
        """
        if self.emitter == GO:
            setting = replace(setting, machine=left_by_go(setting.machine))
        if self.length is None:
            is_single = self.options.get(SINGLE_BLOCK) == ON
            return replace(setting, is_uniform=bool(self.among) and self.kernel.is_row, is_single=is_single)
        return replace(setting, is_uniform=bool(self.among), known=self.hash.fixed(self.length))

    @property
    def language(self) -> str:
        """The emitter of its kernels: C also for languages that wrap C."""
        if self.is_listed and not writes(self.emitter, self.hash, self.target, self.kernel):
            return emitters.C
        return EMITTERS[self.emitter].kernels

    @property
    def is_selected_by_go(self) -> bool:
        """Is it a kernel of a Go package that selects one at run time?"""
        return is_selected_by_go(self.emitter, self.hash, self.kernel)

    @property
    def is_listed(self) -> bool:
        """Is its target one of several among which the program selects?"""
        return _is_listed(self.among, self.emitter)

    @property
    def beside(self) -> str:
        """The part of its file names after the hash: blocks, x8, 32, batch; empty for the library."""
        if self.kernel == LIBRARY:
            return ""
        if self.length is not None:
            return str(self.length)
        return self.kernel.name if self.kernel.is_batch else self.setting().abreast or self.kernel.name

    @property
    def own(self) -> str:
        """The part of its names that distinguishes kernels linked together: x86_64_bmi."""
        return "" if self.among in ("", AUTO) else self.target.name.replace("-", "_")

    @property
    def public_name(self) -> str:
        """The first part of the symbols that a program uses, common to all kernels of the list: md5, my_md5."""
        return self.prefix + (self.symbol or self.hash.name)

    @property
    def name(self) -> str:
        """The first part of its symbols: md5, my_md5, md5_x86_64_bmi."""
        return "_".join(filter(None, (self.public_name, self.own)))

    @property
    def name_text(self) -> str:
        """The chosen names as the user writes them."""
        return ",".join(f"{task}={name}" for task, name in self.names.items())

    @property
    def chosen(self) -> str:
        """One of the chosen names, which no other file of a program has; empty if there is none."""
        return min(self.names.values(), default="")

    @property
    def label(self) -> str:
        """The beginning of the internal names of its files, from the names in which requests may differ."""
        return self.prefix + "".join(f"{each}_" for each in (self.symbol, self.chosen) if each)

    @property
    def macro(self) -> str:
        """The first part of its guards: MD5, my_MD5. The prefix keeps its case, because C is case-sensitive."""
        return self.prefix + (self.symbol or self.hash.name.upper())

    @property
    def stem(self) -> str:
        """The name of its files without the suffix: md5, md5_blocks, md5_x8, md5_32, md5_x86_64_bmi."""
        return "_".join(filter(None, (self.file or self.hash.name, self.own, self.beside)))

    @property
    def asked(self) -> str:
        """The target as given."""
        return self.among or self.target.name

    @property
    def flags(self) -> tuple[str, ...]:
        """The compiler flags for features that its sources themselves do not enable."""
        if self.emitter == RUST:  # without std, the compiler's target selects the kernel
            return tuple(f"-Ctarget-feature=+{each}" for each in rust_features(self.target) or ())
        return self.target.c_flags

    @property
    def words(self) -> Mapping[str, str]:
        """The arguments of `resolve` that make it, besides its hash, its target and its text at the top."""
        return {
            "kernel": self.kernel.name,
            "length": "" if self.length is None else str(self.length),
            "schedule": str(self.schedule),
            "prefix": self.prefix,
            "symbol": self.symbol,
            "name": self.name_text,
            "file": self.file,
            "copyright": self.copyright,
            "spdx": self.spdx,
            "head": self.head,
            "emitter": self.emitter,
            **self.options,
        }

    def command(self) -> str:
        """The command line that makes the same bytes, without the output directory."""
        given = ["hashwright", "make", self.hash.name, "--target", self.asked]
        for name, value in self.words.items():
            if value != (OPTIONS[name].default if name in OPTIONS else DEFAULTS.get(name, "")):
                is_flag = name in self.options and value == ON
                given += [f"--{name}"] if is_flag else [f"--{name}", value]
        return shlex.join(given)


# Of the words of a request, besides those of emitters; the others are empty.
DEFAULTS: Final = {"kernel": LIBRARY.name, "spdx": DEFAULT_LICENCE, "emitter": emitters.C}


def find_hash(name: str) -> Hash:
    """The hash of that name. Raises UserError if there is none."""
    if name not in HASHES:
        raise unknown("hash", name, HASHES)
    examine(HASHES[name])
    return HASHES[name]


def find_kernel(hash_: Hash, name: str | None) -> Kernel:
    """The kernel of that name, or the library without a name. Raises UserError for an unknown kernel."""
    known = {LIBRARY.name: LIBRARY, **hash_.kernels}
    name = name or LIBRARY.name
    if name not in known:
        raise unknown("kernel", name, known, hash_.name)
    return known[name]


def resolve(
    hash_name: str,
    target_name: str = NATIVE,
    *,
    kernel: str | None = None,
    schedule: str = "",
    prefix: str = "",
    symbol: str = "",
    name: str = "",
    file: str = "",
    copyright: str = "",
    spdx: str = DEFAULT_LICENCE,
    head: str = "",
    head_text: str = "",
    emitter: str = emitters.C,
    length: str | None = None,
    among: str = "",
    core: str | None = None,
    **options: str,
) -> Request:
    """A valid request from the texts of a user, which mean the same as the options of `hashwright make`.

    The kernel is a name, or None for the whole library; `length` is in bytes, in decimal or as 0x1F. The text
    at the top of every file is `head_text`, or else the content of the file `head`. `options` are those of the
    emitter. Raises UserError, whose one sentence names the wrong text and says what to write instead.
    """
    hash_ = find_hash(hash_name)
    made = find_kernel(hash_, kernel)
    target = find_target(hash_, target_name, made)
    check_names(prefix, symbol, file)
    check_first_lines(spdx, copyright)
    names, written = read_names(name), find_emitter(emitter)
    if names and emitter in (GO, RUST):
        raise UserError(f"--name names functions of C, which --emitter {emitter} does not write; leave it out")
    if emitter == GO and CONDITIONAL.fullmatch(file):
        raise UserError(
            f"Go ignores a file whose name begins with _, and builds one that ends in _test, a system or a "
            f"processor only for these; write another --file than {file}, such as fast_{hash_.name}"
        )
    has_assembly = emitter == GAS and made.has_assembly
    if (
        made.whole
        and written.kernels != emitters.C
        and not has_assembly
        and not is_selected_by_go(emitter, hash_, made)
    ):
        others = f", or write --emitter {GAS}" * made.has_assembly
        raise UserError(f"--emitter {emitter} does not write --kernel {kernel}; leave --emitter out{others}")
    isa = _isa(hash_, target)
    _require_written(hash_, made, emitter, isa)
    is_listed = _is_listed(among, emitter)
    listed = [TARGETS[name] for name in among.split(COMMA)] if is_listed else [target]
    if not any(writes(emitter, hash_, each, made) for each in listed):
        others = ", ".join(each.name for each in serving(hash_) if writes(emitter, hash_, each, made))
        raise UserError(
            f"--emitter {emitter} does not write for '{target.name}'; write --target with one of: {others}"
        )
    isas = [_isa(hash_, each) for each in listed]
    asked = among or target.name
    chosen = emitters.options(
        emitter, isas, asked, hash_.name, hash_.family, made.name, options, is_chosen=is_listed
    )
    if made.is_batch and chosen.get("wipe") == ON:
        raise UserError(
            f"--wipe clears the stack of functions for one message; leave it out with --kernel {made}"
        )
    if core is not None and schedule != fastest.BEST:
        identify(core)  # raises for an unknown name
        raise UserError(f"--core selects the best schedule on {core}; write --schedule {fastest.BEST} with it")
    bytes_ = _length(hash_, made, length)
    if bytes_ is not None and written.kernels != emitters.C and bytes_ < (word := hash_.principal().word // 8):
        raise UserError(
            f"--emitter {emitter} does not support {bytes_} bytes, less than a word of {hash_.name}; "
            f"leave --emitter out, or write --length with {word} to {made.longest}"
        )
    wanted = hash_, made, target.name, written.kernels, bytes_
    notes = []
    if target_name == NATIVE and not made.lanes and not preferences.is_measured(here := identify()):
        notes.append(preferences.about(here))
    if target_name == NATIVE and emitter == GO and not is_selected_by_go(emitter, hash_, made):
        notes += _levels(made, isa, target)
    if schedule == fastest.BEST:
        on = identify(core)
        best = fastest.best(*wanted, on)
        notes += [] if best else [fastest.without_best(*wanted, on)]
        schedule = best or preferences.schedule(hash_, made, target.name, on)
    elif target_name == NATIVE and not schedule:
        schedule = preferences.schedule(hash_, made, target.name, identify())
    return Request(
        hash_,
        target,
        made,
        Schedule.parse(schedule),
        prefix,
        spdx,
        emitter,
        chosen,
        bytes_,
        among,
        tuple(notes),
        symbol,
        file,
        copyright,
        head,
        head_text or (read_head(Path(head), head) if head else ""),
        names,
    )


def _require_written(hash_: Hash, kernel: Kernel, emitter: str, isa: str) -> None:
    """Raises UserError if the emitter writes no C, and the kernel is not one of those that it writes alone."""
    if is_selected_by_go(emitter, hash_, kernel):
        if not hash_.inner and kernel != LIBRARY:
            raise UserError(f"--emitter {emitter} writes {hash_.title} as one package; leave --kernel out")
        return
    if emitter in ALONE and not hash_.inner:
        remedy = f"write --emitter {GAS}" if isa in EMITTERS[GAS].isas else "leave --emitter out"
        raise UserError(f"--emitter {emitter} does not write {hash_.title}, parts of which are C; {remedy}")
    if emitter in ALONE and kernel == LIBRARY:
        able = (
            each for each in hash_.kernels.values() if not each.whole or is_selected_by_go(emitter, hash_, each)
        )
        names = ", ".join(each.name for each in able)
        raise UserError(f"--emitter {emitter} writes only kernels; write --kernel with one of: {names}")


def _is_listed(among: str, emitter: str) -> bool:
    """Is a target one of several among which the program selects?"""
    return among not in ("", AUTO) and emitter != GO


def is_selected_by_go(emitter: str, hash_: Hash, kernel: Kernel) -> bool:
    """Does a Go package for the kernel select one at run time, unlike the compiler for single functions?"""
    return emitter == GO and (kernel.is_batch or not hash_.inner)


def writes(emitter: str, hash_: Hash, target: Target, kernel: Kernel) -> bool:
    """Does the emitter support the hash, the target and the kernel?"""
    isas, isa = EMITTERS[emitter].isas, _isa(hash_, target)
    if not isas:
        return True
    if isa not in isas or emitter != GO:
        return isa in isas
    if is_selected_by_go(emitter, hash_, kernel):
        return not undetected(isa, target.features)
    return bool(constraint(isa, target.features))


def _levels(kernel: Kernel, isa: str, target: Target) -> list[str]:
    """A note if Go uses the assembly only at a higher level than its default."""
    _, _, level = constraint(isa, target.features).partition(".")
    if not level:
        return []
    more = f"--target {'x86-64-sse2' if kernel.lanes else f'x86-64,{target.name}'} has assembly for every amd64"
    return [f"Go uses this assembly with GOAMD64={level} or higher, and the description elsewhere; {more}"]


def _length(hash_: Hash, kernel: Kernel, length: str | None) -> int | None:
    """The length of the messages of the kernel `fixed`; None for others."""
    if not kernel.sized:
        if length:
            raise UserError("--length applies to messages of one length; write --kernel fixed with it")
        return None
    most = kernel.longest
    read = number(length or "", most)
    if read is None:
        wrong = f"'{length}' is not a length" if length else "there is no length"
        raise UserError(
            f"{wrong} of messages that fit into one block of {hash_.name}; write --length with 0 to {most}"
        )
    return read


def known_inputs(hash_: Hash, text: str) -> dict[Var, int]:
    """Values of inputs of the hash's principal function, from `iv` and words such as m14=0x100.

    Raises UserError if a part of the text is neither.
    """
    inputs = {str(node.attr): node for node in hash_.principal().inputs}
    known: dict[Var, int] = {}
    for part in filter(None, text.split(",")):
        name, _, value = part.partition("=")
        if part == "iv" and hash_.preset():
            known |= hash_.preset()
        elif name in inputs and (read := number(value, inputs[name].ty.mask)) is not None:
            known[inputs[name].attr] = read
        else:
            words = [*(["iv"] if hash_.preset() else []), *(f"{each}=NUMBER" for each in inputs)]
            raise UserError(f"{part!r} does not name a known input; write some of: {', '.join(words)}")
    return known


def _isa(hash_: Hash, target: Target) -> str:
    """The functions of the hash's assembly on the target; empty if it has none."""
    isa = target.holding(hash_.principal().word).isa
    return isa.name if isa else ""


def serving(hash_: Hash) -> list[Target]:
    """The targets that support the hash, in the order of TARGETS."""
    return [target for target in TARGETS.values() if _serves(target, hash_)]


def _serves(target: Target, hash_: Hash) -> bool:
    """Does the target have registers for the values of the hash?"""
    graph = hash_.principal()
    return hash_.types() <= target.types() and (not target.holding(graph.word).planes or fits(graph))


def unknown_target(hash_: Hash, name: str, kernel: Kernel, *others: str) -> UserError:
    """The error for a name of no target; it suggests the best target for a processor that tools call so.

    It suggests none for a feature that only other hashes use, and prefers this machine's architecture. The
    message lists the names of targets, and `others`, which are also valid.
    """
    able, called = serving(hash_), name.lower().replace("_", "-")
    known = [*others, *(target.name for target in able)]
    feature = ALIASES.get(called, called)
    is_idle = _uses(TARGETS.values(), feature) and not _uses(able, feature)
    if not is_idle and called not in FEATURES and not closest(name, known):
        called = closest(called, FEATURES)
    features = None if is_idle else FEATURES.get(called)
    word = hash_.principal().word
    fitting = [] if features is None else [each for each in able if each.features <= features]
    if kernel.lanes:
        fitting = sorted(fitting, key=lambda target: max(target.lanes(word), default=0))
    here = [each.name for each in able if architecture(each.features) in native()]
    meant = fitting[-1].name if fitting else "" if is_idle else closest(name, here)
    return unknown("target", name, known, meant=meant)


def _uses(targets: Iterable[Target], feature: str) -> bool:
    return any(feature in each.features for each in targets)


def find_target(hash_: Hash, name: str, kernel: Kernel = LIBRARY) -> Target:
    """The target of that name, or this machine's best one for `native`.

    Raises UserError if there is none, or if it cannot compute the hash.
    """
    if name in TARGETS and _serves(TARGETS[name], hash_):
        return TARGETS[name]
    able = serving(hash_)
    if not able:
        types = ", ".join(sorted(ty.name for ty in hash_.types()))
        raise UserError(
            f"no target supports the words of {hash_.name}, which are {types}; "
            "describe it in U32 or U64 words, or in AES blocks"
        )
    if name == NATIVE:
        runnable = [target for target in able if target.runs_here()]
        if kernel.lanes:
            word = hash_.principal().word
            runnable = sorted(runnable, key=lambda target: max(target.lanes(word), default=0))
        elif best := preferences.best_target(hash_, kernel, [each.name for each in runnable], identify()):
            return TARGETS[best]
        elif len(runnable) > 1:
            runnable = [target for target in runnable if not any(each.is_here() for each in target.slower_on)]
        if not runnable:
            raise UserError(
                f"no target for {hash_.name} runs on this machine; write --target with one of: "
                + ", ".join(target.name for target in able)
            )
        return runnable[-1]
    if name not in TARGETS:
        raise unknown_target(hash_, name, kernel, NATIVE)
    raise UserError(
        f"target '{name}' does not support {hash_.name}; write --target with one of: "
        + ", ".join(target.name for target in able)
    )
