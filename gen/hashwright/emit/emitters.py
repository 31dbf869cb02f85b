"""The emitters, and the options of each."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from hashwright.errors import UserError, unknown

C, CPP, GAS, OBJ, RUST, GO = "c", "c++", "gas", "obj", "rust", "go"
OFF, ON = "off", "on"
SINGLE_BLOCK: Final = "single-block"
READ, IGNORED = "read", "ignored"


@dataclass(frozen=True, slots=True)
class Option:
    """A choice about the form of a file that does not change results."""

    name: str
    what: str
    values: tuple[str, ...]  # the default first
    isas: tuple[str, ...] = ()  # the instruction sets that have it; empty: all
    families: tuple[str, ...] = ()  # the families of hashes that have it; empty: all
    kernels: tuple[str, ...] = ()  # the kernels that have it; empty: all
    is_of_choices: bool = False  # does it apply only to files that select one of several targets at run time?

    @property
    def default(self) -> str:
        return self.values[0]

    @property
    def key(self) -> str:
        """Its name as an identifier."""
        return self.name.replace("-", "_")


@dataclass(frozen=True, slots=True)
class Emitter:
    """A language in which hashwright writes kernels."""

    name: str
    what: str
    isas: tuple[str, ...] = ()  # the instruction sets that it supports; empty: all
    options: tuple[Option, ...] = ()
    around: str = ""  # the emitter of its kernels, if it writes only an interface to them

    @property
    def kernels(self) -> str:
        """The name of the emitter of its kernels."""
        return self.around or self.name


X86, ARM, RISCV = "x86_64", "aarch64", "riscv64"
OPTIONS: Final[Mapping[str, Option]] = {
    option.name: option
    for option in (
        Option("syntax", "the syntax of x86 instructions", ("att", "intel"), (X86,)),
        Option("cet", "endbr64 and the note of shadow stacks, also without -fcf-protection", (OFF, ON), (X86,)),
        Option("bti", "bti c and its note, also without -mbranch-protection", (OFF, ON), (ARM,)),
        Option(
            "visibility", "whether other libraries see the symbols", ("exported", "hidden"), (X86, ARM, RISCV)
        ),
        Option(SINGLE_BLOCK, "a function that compresses one block", (OFF, ON), kernels=("blocks",)),
        Option("wipe", "code that clears the stack that functions used", (OFF, ON), families=("aegis",)),
        Option(
            "environment",
            "whether an environment variable can select one of several targets",
            (READ, IGNORED),
            is_of_choices=True,
        ),
        Option("format", "the kind of object file", ("elf", "macho", "coff"), (X86,)),
    )
}
EMITTERS: Final[Mapping[str, Emitter]] = {
    emitter.name: emitter
    for emitter in (
        Emitter(
            C,
            "C, with intrinsics where the target has them",
            options=(OPTIONS[SINGLE_BLOCK], OPTIONS["wipe"], OPTIONS["environment"]),
        ),
        Emitter(
            CPP,
            "the same C as one C++17 file and its header, in a namespace",
            options=(OPTIONS[SINGLE_BLOCK], OPTIONS["wipe"], OPTIONS["environment"]),
            around=C,
        ),
        Emitter(
            GAS,
            "assembly for gcc and clang, on Linux, macOS and Windows",
            (X86, ARM, RISCV),
            tuple(
                OPTIONS[name]
                for name in ("syntax", "cet", "bti", "visibility", SINGLE_BLOCK, "wipe", "environment")
            ),
        ),
        Emitter(OBJ, "an object file, encoded by PeachPy", (X86,), (OPTIONS["format"], OPTIONS[SINGLE_BLOCK])),
        Emitter(
            RUST, "a Rust module, with intrinsics where the target has them, and safe Rust elsewhere", around=C
        ),
        Emitter(GO, "Go: assembly, and the description for other processors", (X86, ARM), around=GAS),
    )
}


# Other names of languages.
ELSEWHERE: Final = {
    "cpp": "c++",
    "cxx": "c++",
    "asm": GAS,
    "assembly": GAS,
    "golang": GO,
    "rs": RUST,
    "object": OBJ,
}


def find_emitter(name: str) -> Emitter:
    """The emitter of that name. Raises UserError if there is none."""
    if name not in EMITTERS:
        raise unknown("emitter", name, EMITTERS, meant=ELSEWHERE.get(name.lower(), ""))
    return EMITTERS[name]


def options(
    emitter: str,
    isas: Sequence[str],
    target: str,
    hash_name: str,
    family: str,
    kernel: str,
    given: Mapping[str, str],
    *,
    is_chosen: bool = False,
) -> dict[str, str]:
    """The value of each option of the emitter for one of the instruction sets, the family and the kernel.

    Options of the selection at run time apply only if is_chosen: if the program selects a target.
    Raises UserError for an option that does not apply, and for an unknown value.
    """
    able = {
        option.name: option
        for option in EMITTERS[emitter].options
        if (not option.isas or {*isas} & {*option.isas})
        and (not option.families or family in option.families)
        and (not option.kernels or kernel in option.kernels)
        and (is_chosen or not option.is_of_choices)
    }
    for name, value in given.items():
        if name not in able:
            families, kernels = OPTIONS[name].families, OPTIONS[name].kernels
            if families and family not in families:
                raise UserError(f"--{name} is not an option of {hash_name}; leave it out")
            if kernels and kernel not in kernels:
                raise UserError(
                    f"--{name} is not an option of --kernel {kernel}; leave it out, "
                    f"or write --kernel {' or '.join(kernels)}"
                )
            if OPTIONS[name].is_of_choices and not is_chosen:
                raise UserError(
                    f"--{name} is an option of programs that select one of several targets; leave it out, "
                    "or write --target with several, separated by commas"
                )
            known = ", ".join(f"--{each}" for each in able)
            others = f", or write some of: {known}" if known else ""
            raise UserError(
                f"--{name} is not an option of --emitter {emitter} on target '{target}'; leave it out{others}"
            )
        if value not in able[name].values:
            raise unknown("value", value, able[name].values, name)
    return {name: given.get(name, option.default) for name, option in able.items()}
