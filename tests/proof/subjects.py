"""Functions of every kind that is proved, for `tests.code_mutants --all`.

Some have faults that no change of a bit can make.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from hashwright.native.compiler import Compiler
from hashwright.output.generate import sources
from hashwright.proof.contract.functions import ProvedFunction, proving_of
from hashwright.requests.request import Request, resolve
from tests import needs
from tests.kept import kept_library
from tests.plain import plain
from tests.proof.catalogue import KEPT


@dataclass(frozen=True, slots=True)
class Fault:
    """Replacements of lines of generated files. No line is in a header."""

    what: str
    lines: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Subject:
    """A function, compiled by one compiler."""

    hash: str
    target: str
    kernel: str
    emitter: str
    compiler: str  # a key of needs.COMPILERS
    function: str  # its name
    share: int  # its share of all changes
    faults: tuple[Fault, ...] = field(default=(), compare=False)
    schedule: str = ""

    def __str__(self) -> str:
        return f"{self.function} {self.target} {self.emitter} {self.compiler}"

    def request(self) -> Request:
        return resolve(self.hash, self.target, kernel=self.kernel, emitter=self.emitter, schedule=self.schedule)

    def proved(self) -> ProvedFunction:
        request = self.request()
        return next(each for each in proving_of(request.hash).all(request) if each.name == self.function)

    def maker(self) -> Compiler:
        target = self.request().target
        return needs.cross(target) if self.compiler == "ziglang" else needs.compiler(self.compiler)

    def library(self, fault: Fault | None = None) -> Path:
        """The shared library, with the fault if there is one. Raises ValueError where a line is missing."""
        request, lines = self.request(), dict(fault.lines) if fault else {}
        with TemporaryDirectory() as place:
            for name, text in plain(request).files.items():
                source = text.decode("utf-8")
                for line in [each for each in lines if each in source and not name.endswith(".h")]:
                    source = source.replace(line, lines.pop(line))
                (Path(place) / name).write_text(source, encoding="utf-8")
            if lines:
                raise ValueError(f"there is no such line: {next(iter(lines))}")
            files = [Path(place) / name for name in sources(request)]
            return kept_library(self.maker(), files, KEPT, request.target.c_flags)[0]


def _ignored(words: int, old: str, new: str) -> Fault:
    """A block function that begins with constants."""
    return Fault("incoming state ignored", {old.format(i, 16 * i or ""): new.format(i) for i in range(words)})


PAST_BLOCKS: Final = Fault("a byte read past the end", {
    "    for (; nblocks != 0;":
    "    (void)*(volatile const uint8_t *)(data + 64 * nblocks);\n    for (; nblocks != 0;",
})  # fmt: skip
PAST_MESSAGE: Final = Fault("a byte read past the end", {
    "        copy_padded(last, p, len);": "        copy_padded(last, p, len + 1), last[len] = 0;",
})  # fmt: skip
UNCLEARED: Final = Fault("a state left uncleared", {"8, 9, 10, 11, 12": "8, 9, 10, 11, 11"})
DIFFERENCE: Final = "differing |= a ^ b;"
COMPARED: Final = "for (size_t i = 16; i < len; i += 16)"
ONE_C: Final = ("    uint32_t h{0} = state[{0}];", "    uint32_t h{0} = 0x67452301u;")
IN_LANES: Final = ("movdqu     {1}(%rdi), %xmm{0}\n", "pxor       %xmm{0}, %xmm{0}\n")
# Pointers to messages in the opposite order.
REVERSED: Final = Fault("lanes reversed", {
    "mov        (%rsi), %rax": "mov        0x18(%rsi), %rax",
    "mov        8(%rsi), %rax": "mov        0x10(%rsi), %rax",
    "mov        16(%rsi), %rax": "mov        0x8(%rsi), %rax",
    "mov        24(%rsi), %rax": "mov        0x0(%rsi), %rax",
})  # fmt: skip

SUBJECTS: Final = (
    Subject("md5", "x86-64-bmi", "blocks", "c", "gcc", "md5_blocks", 14, (_ignored(4, *ONE_C), PAST_BLOCKS)),
    Subject("md5", "x86-64", "blocks", "gas", "gcc", "md5_blocks", 12),
    Subject("ripemd160", "x86-64-bmi", "blocks", "c", "gcc", "ripemd160_blocks", 12,
            (_ignored(5, *ONE_C), PAST_BLOCKS)),
    Subject("ripemd160", "x86-64-avx512vl", "blocks", "c", "clang", "ripemd160_blocks", 8),
    Subject("md5", "x86-64-avx2", "lanes", "c", "gcc", "md5_x8_blocks", 2, schedule="streams=1"),
    Subject("md5", "x86-64-avx512", "lanes", "gas", "gcc", "md5_x16_blocks", 3, schedule="streams=1"),
    Subject("ripemd160", "x86-64-ssse3", "lanes", "gas", "gcc", "ripemd160_x4_blocks", 3,
            (_ignored(5, *IN_LANES), REVERSED)),
    Subject("ripemd160", "x86-64-avx2", "lanes", "c", "gcc", "ripemd160_x8_blocks", 1),
    Subject("aegis128l", "x86-64-aesni", "encrypt", "gas", "gcc", "aegis128l_encrypt_loop", 12),
    Subject("aegis128l", "x86-64-aesni", "encrypt", "gas", "gcc", "aegis128l_update_loop", 10),
    Subject("aegis128l", "x86-64-aesni", "encrypt", "gas", "gcc", "aegis128l_stream_loop", 8),
    Subject("aegis128l", "x86-64-vaes", "encrypt", "gas", "gcc", "aegis128l_encrypt_loop", 10),
    Subject("aegis256", "x86-64-vaes", "decrypt", "gas", "gcc", "aegis256_decrypt_loop", 10),
    Subject("aegis128l", "x86-64-aesni", "", "c", "gcc", "aegis128l_init", 3, (UNCLEARED, PAST_MESSAGE)),
    Subject("aegis128l", "x86-64-aesni", "", "c", "gcc", "aegis128l_mac", 1, (UNCLEARED, PAST_MESSAGE)),
    Subject("aegis128l", "x86-64-aesni", "", "c", "gcc", "aegis128l_mac_check", 2, (
        Fault("every tag accepted", {"return differing == 0 ? 0 : -1;": "return differing == 0 ? 0 : 0;"}),
        Fault("one byte in four of a tag compared", {DIFFERENCE: "differing |= (a ^ b) & 255;"}),
        Fault("16 bytes of a tag compared", {COMPARED: COMPARED.replace("len", "16")}),
        Fault("a state left uncleared", {"    wipe(expected, 32);\n": ""}),
        UNCLEARED,
    )),
    Subject("aegis128l", "x86-64-aesni", "", "c", "gcc", "aegis128l_encrypt_detached", 1, (UNCLEARED,)),
    Subject("md5", "aarch64", "blocks", "c", "ziglang", "md5_blocks", 5,
            (_ignored(4, *ONE_C), PAST_BLOCKS)),
    Subject("ripemd160", "aarch64", "blocks", "c", "ziglang", "ripemd160_blocks", 4),
    Subject("md5", "aarch64-neon", "lanes", "c", "ziglang", "md5_x4_blocks", 2),
)  # fmt: skip
