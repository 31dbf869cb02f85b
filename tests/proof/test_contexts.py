"""The function of a batch that begins messages: a wrong one is not proved."""

import re
from pathlib import Path
from typing import Final

import pytest

from hashwright.certify.verdict import contexts_claim
from hashwright.native.compiler import Compiler
from hashwright.proof.check.contexts import ContextsContract
from hashwright.proof.check.induction import prove_iterations
from hashwright.proof.contract.functions import ContextsFunction, proving_of
from hashwright.proof.read.image import read_image
from hashwright.proof.run.state import Unproved
from hashwright.requests.request import resolve
from tests import needs

REQUEST: Final = resolve("md5", "x86-64-sse2", kernel="batch")
# The function as the generated files have it, without the rest of them.
SOURCE: Final = """
#include <stdint.h>
#include <string.h>
#if defined(__clang__)
#define ONE_BY_ONE _Pragma("clang loop unroll(disable) vectorize(disable)")
#else
#define ONE_BY_ONE _Pragma("GCC unroll 1")
#endif
typedef struct {
    uint32_t state[4];
    uint64_t length;
    uint8_t buffer[64];
} md5_ctx;
static const uint32_t IV[4] = {0x67452301u, 0xefcdab89u, 0x98badcfeu, 0x10325476u};
void md5_init_batch(md5_ctx *const ctx[], size_t n)
{
    ONE_BY_ONE
    for (size_t i = 0; i < n; i++) {
        memcpy(ctx[i]->state, IV, sizeof IV);
        ctx[i]->length = 0;
    }
}
"""
LENGTH: Final = "ctx[i]->length = 0;"
COPY: Final = "memcpy(ctx[i]->state, IV, sizeof IV);"
LOOP: Final = "ONE_BY_ONE\n    for (size_t i = 0; i < n; i++)"

# A part of the source, its replacement, and the reason why there is then no proof.
CHANGES: Final = (
    (LENGTH, "ctx[i]->length = 1;", "a context differs from the description from byte 16"),
    (LENGTH, "", "a context differs from the description from byte 16|in no region"),
    (LENGTH, "ctx[0]->length = 0;", "in no region|outside of a context"),
    (LENGTH, "ctx[n - 1 - i]->length = 0;", "in no region|outside of a context"),
    (LENGTH, LENGTH + "ctx[i]->buffer[64] = 0;", "outside of a context"),
    (LENGTH, LENGTH + "((md5_ctx **)ctx)[i] = NULL;", "into data, which is to be read only"),
    (LENGTH, f"if (ctx[i]->length) {LENGTH}", "depends on"),
    (LENGTH, f"if (i != 7) {LENGTH}", "from byte 16 on|is inside another one|written too early or besides"),
    (COPY, COPY.replace("sizeof IV", "12"), "a context differs from the description from byte (0|12) on"),
    ("0x10325476u", "0x10325477u", "a context differs from the description from byte (0|12) on"),
    (LOOP, LOOP.replace("i < n", "i + 1 < n"), "before the last|after the last|outside of|in no region"),
    (LOOP, LOOP.replace("i < n", "i <= n"), "outside of data|in no region|after the last"),
    (LOOP, LOOP.replace("i = 0", "i = 1"), "before the last|after the last|outside of|in no region"),
    (LOOP, LOOP.replace("i++", "i += 2"), "at byte 0|before the last|in no region|outside of data"),
    (LOOP, "ctx[0]->length = 5;\n" + LOOP, "outside of data"),
    (
        LOOP,
        "if (n) ctx[0]->length = 5;\n" + LOOP,
        "written too early or besides|outside of a context|outside of data",
    ),
)


def _function() -> ContextsFunction:
    found = proving_of(REQUEST.hash).message_functions(REQUEST)
    return next(each for each in found if isinstance(each, ContextsFunction))


def _why_not(source: str, compiler: Compiler, place: Path) -> str:
    """The reason why the function is not proved; empty if it is."""
    (place / "init.c").write_text(source)
    library = compiler.shared_library([place / "init.c"], place / "init.so", ())
    try:
        prove_iterations(ContextsContract(read_image(library), _function()))
    except Unproved as why:
        return str(why)
    return ""


@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_contexts_of_messages_of_no_bytes(compiler: str, tmp_path: Path) -> None:
    assert _why_not(SOURCE, needs.compiler(compiler), tmp_path) == ""


@pytest.mark.sampled("line", "other", "why")
@pytest.mark.parametrize("compiler", ["gcc", "clang"])
@pytest.mark.parametrize(("line", "other", "why"), CHANGES)
def test_wrong_contexts_are_no_proof(line: str, other: str, why: str, compiler: str, tmp_path: Path) -> None:
    found = _why_not(SOURCE.replace(line, other), needs.compiler(compiler), tmp_path)
    assert re.search(why, found), found


def test_the_claim() -> None:
    assert contexts_claim(_function()).startswith("For all numbers of contexts")
