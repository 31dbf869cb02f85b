"""The functions of a batch that put messages in order, and its public ones: wrong ones are not proved."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

from hashwright.native.compiler import Compiler
from hashwright.proof.check.sorting import prove_sort
from hashwright.proof.check.window import prove_next
from hashwright.proof.check.wrapper import prove_wrapper
from hashwright.proof.contract.functions import SchedulingFunction
from hashwright.proof.contract.merkle_damgard import _scheduling_functions
from hashwright.proof.read.image import Image, read_image
from hashwright.proof.run.state import Unproved
from hashwright.requests.request import Request, resolve
from tests import compiled, needs
from tests.plain import plain

Prove = Callable[[Image, SchedulingFunction], None]

X86: Final = resolve("md5", "x86-64-sse2", kernel="batch")
TARGETS: Final = (
    ("ripemd160", "x86-64-avx2", "gcc"),
    ("ripemd160", "x86-64-avx2", "clang"),
    ("md5", "x86-64-avx512", "clang"),
    ("md5", "aarch64-neon", "cross"),
    ("md5", "aarch64-sve2", "cross"),
)
COMPILERS: Final = ("gcc", "clang", "cross")

# Parts of the generated C.
ZEROED: Final = "uint16_t place[RANKS] = {0};"
HIGHEST: Final = "const size_t highest = bits % RANKS;"
BEGINS: Final = "size_t before = 0;"
COUNTS: Final = "for (size_t i = 0; i < count; i++)\n        place[ranks[i] & highest]++;"
SUMS: Final = "for (size_t i = highest + 1; i-- != 0;) {\n        const size_t equal"
SUM: Final = "place[i] = (uint16_t)before;\n        before += equal;"
PLACES: Final = "for (size_t i = 0; i < count; i++)\n        order[place[ranks[i] & highest]++] = (uint16_t)i;"
AT_LAST: Final = f"ONE_BY_ONE\n    {PLACES}"
# For a moment, signals may overwrite the table.
RAISES: Final = """
#ifdef __x86_64__
    __asm__ volatile("add $512, %rsp; sub $512, %rsp");
#else
    __asm__ volatile("add sp, sp, #512; sub sp, sp, #512");
#endif
"""
KNOWN: Final = "if (known > WINDOW)\n        known = WINDOW;"
NUMBERS: Final = "ONE_BY_ONE\n    for (size_t i = 0; i < known; i++)\n        w->order[i] = (uint16_t)i;"
RANKS: Final = "ONE_BY_ONE\n        for (size_t i = 0; i < known; i++) {"
RANK: Final = "w->ranks[i] = (uint16_t)next;"
CALL: Final = "sort(w->order, w->ranks, known, bits);"
CALLS: Final = f"{CALL}\n            return;"
ABOVE: Final = "above += EXACT / 2"
PASSES: Final = "{NULL, msg, len, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, 0, digest}"
BEGUN: Final = "w->known = known;\n    w->begun = 0;"
ALL: Final = "batch_all(&w, &m, n);"
WORK: Final = f"work w;\n\n    {ALL}"

MISSING: Final = "an index that may not exist|a rank that may not exist"
EARLY: Final = "an index is stored before all entries are summed up"
FEWER: Final = f"another entry is|{EARLY}|before each index has a place"
OTHER: Final = "is stored at another place|another index is stored"

# A part of the source, its replacement, and the reason why there is then no proof.
SORT: Final = (
    (ZEROED, 'uint16_t place[RANKS]; KEEP("m", place);', "the table is not zero|it is not known what"),
    (ZEROED, f"{ZEROED} memset(place, 1, 2);", "the table is not zero at byte 0"),
    (ZEROED, f"{ZEROED} place[RANKS - 1] = 1;", "the table is not zero at byte 1022"),
    (ZEROED, ZEROED.replace("RANKS", "RANKS - 1"), "the table is not zero|outside of|several tables|may not"),
    (BEGINS, BEGINS.replace("0", "1"), "an entry is not the sum"),
    (COUNTS, COUNTS.replace("i < count", "i + 1 < count"), FEWER),
    (COUNTS, COUNTS.replace("i < count", "i <= count"), f"{MISSING}|another entry is summed up"),
    (COUNTS, COUNTS.replace("i = 0", "i = 1"), "another entry is"),
    (COUNTS, COUNTS.replace("]++", "] += 2"), "a rank is counted as something else"),
    (COUNTS, COUNTS.replace("]++", "] |= 1"), "a rank is counted as something else"),
    (COUNTS, COUNTS.replace("highest]++", "highest / 2]++"), "another entry is counted|are no word"),
    (COUNTS, COUNTS.replace(" & highest", ""), "an entry of the table that may not exist"),
    (COUNTS, COUNTS.replace("& highest", "% RANKS"), "another entry is counted"),
    (HIGHEST, HIGHEST.replace(" % RANKS", ""), "an entry of the table that may not exist"),
    (HIGHEST, HIGHEST.replace("RANKS", "(2 * RANKS)"), "an entry of the table that may not exist"),
    (HIGHEST, HIGHEST.replace("RANKS", "(RANKS / 2)"), "another entry is counted|are no word"),
    (HIGHEST, HIGHEST.replace("bits", "ranks[0]"), "another entry is counted|a rank that may not exist"),
    (COUNTS, COUNTS.replace("ranks[i]", "ranks[0]"), "another entry is counted|counted as something else"),
    (COUNTS, COUNTS.replace("i++)", "i += 2)"), f"another entry is counted|{MISSING}"),
    (SUMS, SUMS.replace("!= 0", "!= 1"), FEWER),
    (SUMS, SUMS.replace("highest + 1", "highest"), "another entry is summed up"),
    (
        SUMS,
        SUMS.replace("i = highest + 1; i-- != 0;", "i = 0; i <= highest; i++"),
        "another entry is summed up",
    ),
    (SUM, SUM.replace("before;", "(before + equal);"), "an entry is not the sum"),
    (SUM, SUM.replace("+= equal", "= equal"), "an entry is not the sum"),
    (SUM, SUM.replace("+= equal", "+= (equal & 0xff)"), "an entry is not the sum|an access of 1 bytes"),
    (SUM, SUM.replace("+= equal", "+= equal + (i == 7)"), "an entry is not the sum"),
    (SUM, SUM.replace("place[i] = (uint16_t)before;", ""), "before each index has a place|another entry"),
    (PLACES, PLACES.replace("]++]", "]]"), "amid the step of an index|before each index has a place"),
    (PLACES, PLACES.replace("]++]", "] += 2]"), "goes on to something else|is stored at another place"),
    (PLACES, PLACES.replace("order[place", "order[++place").replace("]++]", "]]"), OTHER),
    (PLACES, PLACES.replace("i = 0", "i = 1"), f"{OTHER}|another entry"),
    (PLACES, PLACES.replace("i < count", "i + 1 < count"), "before each index has a place"),
    (PLACES, PLACES.replace("i < count", "i <= count"), f"{MISSING}|may not end"),
    (PLACES, PLACES.replace("(uint16_t)i", "(uint16_t)(i + 1)"), OTHER),
    (PLACES, PLACES.replace("(uint16_t)i", "(uint8_t)i"), OTHER),
    (PLACES, PLACES.replace("(uint16_t)i", "ranks[i]"), OTHER),
    (PLACES, PLACES.replace("[place[ranks[i] & highest]++]", "[i]"), f"{EARLY}|{OTHER}"),
    (PLACES, PLACES.replace("ranks[i]", "ranks[count - 1 - i]"), f"{OTHER}|another entry"),
    (PLACES, f"{PLACES} order[count] = 0;", f"{MISSING}|{OTHER}"),
    (PLACES, f"{PLACES} if (count > 9) order[0] = order[1];", f"a load of the order|{MISSING}"),
    (PLACES, f"{PLACES} ((uint16_t *)ranks)[0] = 0;", "a store into the ranks"),
    (AT_LAST, f"if (ranks[count] == 3) return;\n    {AT_LAST}", "a rank that may not exist"),
    (AT_LAST, f"if (count == 77) return;\n    {AT_LAST}", "before each index has a place"),
    (AT_LAST, f"{RAISES}    {AT_LAST}", "may be overwritten below the stack pointer"),
)
NEXT: Final = (
    (NUMBERS, NUMBERS.replace("(uint16_t)i", "(uint16_t)(i + 1)"), "a place of the order has another number"),
    (
        NUMBERS,
        NUMBERS.replace("(uint16_t)i", "0"),
        "another number|before the order is complete|store of|bytes that varies",
    ),
    (NUMBERS, NUMBERS.replace("i < known", "i + 1 < known"), "before the order is complete"),
    (NUMBERS, NUMBERS.replace("i < known", "i <= known"), "a message that may not be next|may not end"),
    (NUMBERS, NUMBERS.replace("i = 0", "i = 1"), "another place of the order"),
    (NUMBERS, NUMBERS.replace("order[i]", "order[known - 1 - i]"), "another place of the order|in no region"),
    (NUMBERS, NUMBERS.replace("order[i]", "ranks[i]"), "the order is complete|place of the ranks"),
    (NUMBERS, f"if (known == 2) return;\n    {NUMBERS}", "before the order is complete"),
    (NUMBERS, f"{NUMBERS} w->order[0] = 0;", "another place of the order|may not be next"),
    ("w->first = first;", "", "first differs from the description"),
    ("w->first = first;", "w->first = first + 1;", "first differs from the description"),
    ("w->known = known;", "", "known differs from the description"),
    ("w->known = known;", "w->known = WINDOW;", "known differs from the description"),
    (
        KNOWN,
        KNOWN.replace(">", "<"),
        "may not exist|may not be next|other arguments|may not end",
    ),
    (
        KNOWN,
        "known = known == 5 ? 5 : WINDOW;",
        "known differs from the description|before the order is complete|may not exist|may not be next|"
        "other arguments",
    ),
    (
        KNOWN,
        f"{KNOWN} else known--;",
        "before the order is complete|other arguments|differs from the description",
    ),
    (BEGUN, "w->known = known;", "begun differs from the description"),
    (BEGUN, "w->known = known; w->begun = known;", "begun differs from the description"),
    (BEGUN, "w->known = known; w->begun = 0; w->message[0] = 0;", "in no region|outside of"),
    (BEGUN, "w->known = known; w->begun = 0; m->digest[0][0] = 0;", "in no region"),
    (BEGUN, "w->known = known; w->begun = w->nblocks[1] & 0;", ""),
    (BEGUN, "w->known = known; w->begun = w->nblocks[1] & 1;", "outside of|in no region"),
    (CALLS, CALLS.replace("known", "known - 1"), "called with other arguments"),
    (CALLS, CALLS.replace("known", "known + 1"), "called with other arguments"),
    (CALLS, CALLS.replace("known", "WINDOW"), "called with other arguments"),
    (CALLS, CALLS.replace("order, w->ranks", "ranks, w->order"), "called with other arguments"),
    (CALLS, CALLS.replace("ranks", "order"), "called with other arguments"),
    (CALLS, CALLS.replace("bits", "0"), ""),
    (CALLS, CALLS.replace("bits", "(size_t)sort"), "the order depends on"),
    (CALLS, CALLS.replace(CALL, CALL * 2), "sorted twice"),
    (CALLS, CALLS.replace(CALL, f"{CALL} w->order[0] = w->order[1];"), "a load of the order"),
    (CALLS, CALLS.replace(CALL, f"{CALL} w->order[0] = 0;"), "after the messages were sorted"),
    (CALLS, CALLS.replace(CALL, f"{CALL} w->known = 3;"), "known differs from the description"),
    (CALLS, f"if (known != 100) {CALLS}", "before the order is complete"),
    (RANKS, RANKS.replace("i < known", "i <= known"), "may not exist|may not be next"),
    (RANK, RANK.replace("[i]", "[i + 1]"), "another place of the ranks"),
    (RANKS, RANKS.replace("i++)", "i += i != 5)"), "may not end|may not exist|than the next"),
    (RANKS, RANKS.replace("i = 0", "i = 1"), "than the next|before each has a rank"),
    (RANK, f"if (i != 3) {RANK}", "than the next|before each has a rank"),
    ("m, first + i));", "m, first + i + 1));", "of a message that may not exist"),
    ("m, first + i));", "m, first + i - 1));", "of a message that may not exist"),
    (ABOVE, "above += 0", "may not end"),
)
EARLY_END: Final = "before the messages are processed"
# An instruction that counts as a call.
CPUID: Final = (
    '\n#ifdef __x86_64__\n__asm__ volatile("xor %%eax, %%eax; cpuid" ::: "eax", "ebx", "ecx", "edx");\n#endif\n'
)
WRAPPER: Final = (
    (PASSES, PASSES.replace("msg", "(const uint8_t *const *)digest"), "another data is passed on"),
    (PASSES, PASSES.replace("digest", "(uint8_t (*)[16])msg"), "another digest is passed on"),
    (PASSES, PASSES.replace("len", "len + 1"), "another len is passed on"),
    (PASSES, PASSES.replace(" 0, digest", " n, digest"), "another each is passed on"),
    (WORK, "work w; batch_all(&w, &m, n - 1);", "another number of messages"),
    (WORK, "work w; batch_all(&w, &m, (uint32_t)n);", "another number of messages"),
    (WORK, "work w; batch_all((work *)&m, (const messages *)&w, n);", "stack|overlap|multiple of"),
    (WORK, "work w; batch_all((work *)((char *)&w + 4096), &m, n);", "stack|overlap"),
    (WORK, WORK.replace("work w;", "static work w;"), "in no region|is no constant|outside of"),
    (WORK, f"{{ uint8_t b[sizeof(work) + 64]; {ALL.replace('&w', '(work *)b')} }}", "no multiple of 64"),
    (WORK, WORK + ALL, "processed twice"),
    (WORK, f"{WORK} digest[0][0] = 0;", "in no region"),
    (WORK, WORK.replace("batch", "if (n != 5) batch"), EARLY_END),
    (WORK, WORK.replace("batch", "if (len[0] != 5) batch"), "in no region"),
    (WORK, f"if (n == 5) {{ {CPUID} return; }} {WORK}", EARLY_END),
)
CHANGES: Final = (
    *((prove_sort, "batch", *each) for each in SORT),
    *((prove_next, "batch", *each) for each in NEXT),
    *((prove_wrapper, "batch", *each) for each in WRAPPER),
    (prove_wrapper, "batch_from", "each != 0, digest", "(size_t)each, digest", "another each is passed on"),
    (prove_wrapper, "batch_from", "state, count, each", "state, count + 1, each", "another count is passed"),
    (
        prove_next,
        "batch_offsets32",
        "m->offsets32[i + 1] - m->offsets32[i]",
        "m->offsets32[i + 2] - m->offsets32[i]",
        "offsets32 of a message that may not exist",
    ),
    (
        prove_next,
        "update_batch",
        "(size_t)(m->ctx[i]->length % 64) : 0",
        "m->ctx[i]->buffer[0] : 0",
        "an access of 1 bytes of a context",
    ),
    (
        prove_next,
        "update_batch",
        "(size_t)(m->ctx[i]->length % 64) : 0",
        "(size_t)(m->ctx[i]->length++ % 64) : 0",
        "memory that is to be read only",
    ),
    (
        prove_next,
        "final_batch",
        "(size_t)(m->ctx[i]->length % 64) : 0",
        "(size_t)(m->ctx[i + 1]->length % 64) : 0",
        "ctx of a message that may not exist",
    ),
)


def _compiler(name: str, request: Request) -> Compiler:
    return needs.cross(request.target) if name == "cross" else needs.compiler(name)


def _why_not(prove: Prove, function: SchedulingFunction, library: Path) -> str:
    """The reason why a function is not proved; empty if it is."""
    image = read_image(library)
    try:
        prove(image, function)
    except Unproved as why:
        return str(why)
    return ""


# Block functions play no part: without their statements, C is compiled faster.
BLOCKS: Final = re.compile(rb"^(OUTLINED void \w+_blocks\([^)]*\))\n\{.*?^\}", re.MULTILINE | re.DOTALL)
NO_BLOCKS: Final = rb"\1\n{\n    (void)state, (void)data, (void)nblocks;\n}"


def _changed(request: Request, line: str, other: str, compiler: Compiler, place: Path) -> Path:
    """A linked file with another part of the C."""
    for file, text in plain(request).files.items():
        assert file.endswith(".h") or text.count(line.encode()) == 1
        short = BLOCKS.sub(NO_BLOCKS, text)
        (place / file).write_bytes(short.replace(line.encode(), other.encode()))
        source = place / file.replace(".h", ".c")
    return compiler.shared_library([source], place / "library.so", request.target.c_flags)


def _each(request: Request, full: bool) -> Iterator[tuple[Prove, SchedulingFunction]]:
    """What is proved, for each function and each length of vectors, or the least and the greatest length."""
    functions = [*_scheduling_functions(request)]
    lengths = {each.vector_bits for each in functions}
    for function in functions:
        if not full and function.vector_bits not in (min(lengths), max(lengths)):
            continue
        yield from ((each, function) for each in (prove_next, prove_wrapper))
        if function.part == "batch":
            yield prove_sort, function


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize(("hash_", "target", "compiler"), TARGETS)
def test_messages_are_put_in_order(hash_: str, target: str, compiler: str, tmp_path: Path, full: bool) -> None:
    request = resolve(hash_, target, kernel="batch")
    used = _compiler(compiler, request)
    if compiler == "cross":
        library = _changed(request, ZEROED, ZEROED, used, tmp_path)
    else:
        library = compiled.shared(request, used)
    found = {
        (each.__name__, str(function)): _why_not(each, function, library)
        for each, function in _each(request, full)
    }
    assert len(found) > 14
    assert not {each: why for each, why in found.items() if why}


@pytest.mark.sampled("prove", "function", "line", "other", "why")
@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize(("prove", "function", "line", "other", "why"), CHANGES)
def test_wrong_c_is_not_proved(
    prove: Prove, function: str, line: str, other: str, why: str, compiler: str, tmp_path: Path
) -> None:
    request = X86 if compiler != "cross" else resolve("md5", "aarch64-neon", kernel="batch")
    library = _changed(request, line, other, _compiler(compiler, request), tmp_path)
    (wrong,) = (each for each in _scheduling_functions(request) if each.part == function)
    found = _why_not(prove, wrong, library)
    assert bool(found) == bool(why)
    assert re.search(why, found), found
