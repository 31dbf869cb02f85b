"""The static functions of a batch that pad messages and keep them in contexts: wrong ones are not proved."""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from hashwright.certify.once import uncollected
from hashwright.native.compiler import Compiler
from hashwright.proof.check.appending import APPEND, prove_appending
from hashwright.proof.check.padding import END_CONTEXT, PAD, prove_end, prove_padding
from hashwright.proof.contract.functions import SchedulingFunction
from hashwright.proof.contract.merkle_damgard import _scheduling_functions
from hashwright.proof.read.image import read_image
from hashwright.proof.run.state import Unproved
from hashwright.proof.say.terms import forget
from hashwright.requests.request import Request, resolve
from tests import compiled, needs
from tests.plain import plain

PROOFS: Final[Mapping[str, Callable[..., None]]] = {
    PAD: prove_padding,
    END_CONTEXT: prove_end,
    APPEND: prove_appending,
}
COMPILERS: Final[Mapping[str, str]] = {"gcc": "x86-64-sse2", "clang": "x86-64-avx2", "ziglang": "aarch64-neon"}

LENGTH: Final = "const uint64_t bits = length * 8;"
COPY: Final = "copy(end, data + (len - rest), rest);"
ZEROS: Final = "memset(end, 0, 16);"
ZEROS_AT_LAST: Final = "memset(end + 112, 0, 16);"
LOW: Final = "store32(last, (uint32_t)bits);"
HIGH: Final = "store32(last + 4, (uint32_t)(bits >> 32));"
WIPE: Final = "wipe(ctx, sizeof *ctx);"
CALL: Final = "pad(end, ctx->buffer, (size_t)(ctx->length % 64), ctx->length);"
ADD: Final = "ctx->length += len;"
SHORT: Final = "if (used + len < 64) {"
PIECE: Final = "copy_few(ctx->buffer + used, data, len);"
BEGIN: Final = "copy_few(block, ctx->buffer, used);"
JOIN: Final = "copy_few(block + used, data, room);"
LAST: Final = "copy_few(ctx->buffer, data + (len - rest), rest);"
SOME: Final = "room = used != 0 ? 64 - used : 0;"
SOME_BYTES: Final = "if (len != 0)\n        copy(to, from, len);"
OTHER: Final = "other bytes are copied than"
ELSE: Final = "differs from the description from byte"

# By function: a part of the C, its replacement, and the reason why there is then no proof.
CHANGES: Final = (
    (PAD, "end[rest] = 0x80;", "end[rest] = 0x81;", f"with 0 bytes .* {ELSE} 0"),
    (PAD, "end[rest] = 0x80;", "", f"with 0 bytes .* {ELSE} 0"),
    (PAD, "rest < 56 ?", "rest < 57 ?", f"with 56 bytes .* {ELSE} 56"),
    (PAD, "rest < 56 ?", "rest < 55 ?", f"with 55 bytes .* {ELSE} 56"),
    (PAD, LOW, LOW.replace("(uint32_t)bits", "(uint32_t)(bits >> 32)"), f"{ELSE} 56"),
    (PAD, LOW, LOW.replace("last", "last + 1"), f"{ELSE} 56"),
    (PAD, HIGH, "", f"{ELSE} 60"),
    (PAD, HIGH, HIGH.replace("4", "3", 1), f"{ELSE} 56"),
    (PAD, HIGH, HIGH.replace("bits >> 32", "bits >> 31"), f"{ELSE} 60"),
    (PAD, LENGTH, LENGTH.replace("length", "len"), f"{ELSE} 56"),
    (PAD, LENGTH, LENGTH.replace("length", "(uint64_t)(uint32_t)length"), f"{ELSE} 60"),
    (PAD, LENGTH, LENGTH.replace("8", "4"), f"{ELSE} 56"),
    (PAD, COPY, COPY.replace("rest);", "rest - 1);"), f"with [12] bytes .* {ELSE} 0"),
    (PAD, COPY, COPY.replace("rest);", "rest + 1);"), "outside of the last bytes of the data"),
    (PAD, COPY, COPY.replace("data + (len - rest)", "data"), "in no region: data"),
    (
        PAD,
        COPY,
        COPY.replace("len - rest", "len - rest + (rest == 9)"),
        "in no region: data|outside of the last bytes",
    ),
    (PAD, COPY, COPY.replace("copy(end", "copy(end + 1"), f"with 1 bytes .* {ELSE} 0"),
    (PAD, COPY, f"{COPY} else end[0] = data[0];", "in no region: data"),
    (PAD, COPY, f"{COPY} if (rest != 0 && data[len - rest] == 7) end[127] = 0;", "a branch depends on"),
    (PAD, ZEROS, "", f"{ELSE} 0"),
    (PAD, ZEROS_AT_LAST, "", f"{ELSE} 112"),
    (PAD, ZEROS_AT_LAST, ZEROS_AT_LAST.replace("16", "15"), f"{ELSE} 124"),
    (PAD, ZEROS_AT_LAST, ZEROS_AT_LAST.replace("16", "17"), "outside of the last blocks"),
    (PAD, "return size / 64;", "return 1;", "0x1 instead of 0x2"),
    (PAD, "return size / 64;", "return size / 64 | (size_t)1 << 32;", "0x100000001 instead of 0x1"),
    (END_CONTEXT, WIPE, "", f"{ELSE} 0"),
    (END_CONTEXT, WIPE, WIPE.replace("sizeof *ctx", "sizeof *ctx - 1"), f"{ELSE} 84"),
    (END_CONTEXT, WIPE, WIPE.replace("sizeof *ctx", "sizeof *ctx + 1"), "outside of ctx"),
    (END_CONTEXT, WIPE, f"{WIPE} end[0] = 0;", "in no region: end"),
    (END_CONTEXT, CALL, CALL.replace("% 64", "% 32"), "another len: "),
    (END_CONTEXT, CALL, CALL.replace("% 64), ctx", "% 64), 1 + ctx"), "another length: "),
    (END_CONTEXT, CALL, CALL.replace("ctx->buffer", "ctx->buffer + 1"), "another data: "),
    (END_CONTEXT, CALL, CALL.replace("pad(end", "pad(end + 1"), "another end: "),
    (END_CONTEXT, CALL, "1;", "0x1 instead of blocks of the end"),
    (END_CONTEXT, CALL, f"(ctx->buffer[63] = 0, {CALL[:-1]});", "the context is changed before"),
    (END_CONTEXT, "return count;", "return 1;", "0x1 instead of blocks of the end"),
    (APPEND, "return NONE;\n    ctx", "return 0;\n    ctx", "0x0 instead of 0xf{16}"),
    (APPEND, "return NONE;\n    }", "return room;\n    }", "instead of 0xf{16}"),
    (APPEND, "return NONE;\n    ctx", "return ctx->buffer[63] = 0, NONE;\n    ctx", "outside of the length"),
    (APPEND, ADD, "", f"{ELSE} 16"),
    (APPEND, ADD, "ctx->length += (uint32_t)len;", f"{ELSE} (16|20)"),
    (APPEND, ADD, f"{ADD} ctx->state[3] = 0;", "outside of the length"),
    (APPEND, SHORT, SHORT.replace("64", "63"), OTHER),
    (APPEND, SHORT, SHORT.replace("< 64", "<= 64"), "too many bytes may be copied"),
    (APPEND, SHORT, SHORT.replace("used + len < 64", "used + len < 64 || data[0] == 7"), "in no region: data"),
    (APPEND, PIECE, "", OTHER),
    (APPEND, PIECE, PIECE.replace("len", "len - 1"), OTHER),
    (APPEND, PIECE, PIECE.replace("len", "len + 1"), f"{OTHER}|too many"),
    (APPEND, PIECE, PIECE.replace("+ used", "+ used % 32"), OTHER),
    (APPEND, BEGIN, BEGIN.replace("used", "used - 1"), OTHER),
    (APPEND, BEGIN, BEGIN.replace("ctx->buffer", "data"), OTHER),
    (APPEND, BEGIN, "", OTHER),
    (APPEND, JOIN, JOIN.replace("room", "room + 1"), f"{OTHER}|too many"),
    (APPEND, JOIN, JOIN.replace("room", "room - 1"), OTHER),
    (APPEND, JOIN, JOIN.replace("data", "data + 1"), OTHER),
    (APPEND, JOIN, f"{JOIN} if (room == 5) block[63] = 0;", "in no region: block"),
    (APPEND, "    if (used != 0) {", "    if (used > 1) {", OTHER),
    (APPEND, "    if (used != 0) {", "    {", OTHER),
    (APPEND, LAST, "", OTHER),
    (APPEND, LAST, f"{LAST} {LAST}", OTHER),
    (APPEND, LAST, LAST.replace("rest);", "len % 64);"), OTHER),
    (APPEND, LAST, LAST.replace("data + (len", "data + (len + 1"), OTHER),
    (APPEND, LAST, LAST.replace("rest);", "rest / 2);"), OTHER),
    (APPEND, LAST, f"{LAST} block[0] = 0;", "in no region: block"),
    (APPEND, SOME, "room = 64 - used;", "instead of 0x0"),
    (APPEND, "    return room;", "    return room != 63 ? room : 62;", "instead of"),
    (APPEND, SOME_BYTES, SOME_BYTES.replace("len != 0", "len > 1"), f"a copy of 1 bytes {ELSE} 0"),
    (APPEND, SOME_BYTES, SOME_BYTES.replace("len);", "len - (len == 63));"), f"a copy of 63 bytes {ELSE} 60"),
    (APPEND, SOME_BYTES, f"{SOME_BYTES} to[0] = from[0];", "outside of|in no region"),
)


def _request(compiler: str, name: str = "md5") -> Request:
    return resolve(name, COMPILERS[compiler], kernel="batch")


def _maker(compiler: str) -> Compiler:
    return needs.cross(_request(compiler).target) if compiler == "ziglang" else needs.compiler(compiler)


def _function(request: Request) -> SchedulingFunction:
    """A function of the batch; all of them pad messages in the same way."""
    return next(_scheduling_functions(request))


def _why_not(function: str, request: Request, library: Path) -> str:
    """The reason why a function is not proved; empty if it is."""
    image = read_image(library)
    with uncollected():
        forget()
        try:
            PROOFS[function](image, _function(request))
        except Unproved as why:
            return str(why)
    return ""


def _source(request: Request) -> str:
    """The functions as a file of their own."""
    (text,) = (each.decode() for name, each in plain(request).files.items() if name.endswith(".c"))
    head = text[: text.index("/* Compresses blocks of one message")]
    none = next(line for line in text.splitlines() if line.startswith("#define NONE "))
    functions, _, behind = text[text.index("/* Copies 1 to ") :].partition("/* Starts the next message")
    _, *end = behind.partition("\n#if defined(__clang__)")  # of the attribute for the target, if there is one
    public = head.replace("#define OUTLINED static", "#define OUTLINED")  # linkers remove others
    return f"{public}{none}\n{functions}{''.join(end)}"


def _library(source: str, request: Request, compiler: Compiler, place: Path) -> Path:
    for name, text in plain(request).files.items():
        if name.endswith(".h"):
            (place / name).write_bytes(text)
    (place / "padding.c").write_text(source)
    return compiler.shared_library([place / "padding.c"], place / "padding.so", request.target.c_flags)


@pytest.mark.parametrize("function", PROOFS)
@pytest.mark.parametrize("name", ["md5", "ripemd160"])
@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.long
@pytest.mark.sampled
def test_functions_are_proved(compiler: str, name: str, function: str) -> None:
    request = _request(compiler, name)
    assert _why_not(function, request, compiled.shared(request, _maker(compiler))) == ""


@pytest.mark.sampled("function", "line", "other", "why")
@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize(("function", "line", "other", "why"), CHANGES)
def test_wrong_functions_are_not_proved(
    function: str, line: str, other: str, why: str, compiler: str, tmp_path: Path
) -> None:
    request = _request(compiler)
    source = _source(request)
    assert source.count(line) == 1
    library = _library(source.replace(line, other), request, _maker(compiler), tmp_path)
    found = _why_not(function, request, library)
    assert found
    assert re.search(why, found), found


def test_vectors_at_any_address_are_no_proof(tmp_path: Path) -> None:
    """What receives the last blocks need not be aligned."""
    request = _request("clang")
    aligned = "memset(__builtin_assume_aligned(end, 32), 0, 32);"
    library = _library(_source(request).replace(ZEROS, aligned), request, _maker("clang"), tmp_path)
    assert _why_not(PAD, request, library).startswith("an address that may be no multiple of 32")


@pytest.mark.long
def test_the_padding_of_another_description_is_no_proof() -> None:
    request = _request("gcc")
    image, function = read_image(compiled.shared(request, _maker("gcc"))), _function(request)
    found = function.padding
    others = (
        replace(found, byte_order="big"),
        replace(found, length_bytes=16, paddings=tuple(each[8:] for each in found.paddings)),
        replace(found, paddings=(*found.paddings[:-1], b"\x81" + found.paddings[-1][1:])),
    )
    for other in others:
        with pytest.raises(Unproved, match=ELSE):
            prove_padding(image, replace(function, padding=other))
