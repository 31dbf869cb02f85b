"""The static functions of a batch that assign messages to lanes: wrong ones are not proved."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from hashwright.certify.once import uncollected
from hashwright.native.compiler import Compiler
from hashwright.proof.check.assignment import SchedulingContract
from hashwright.proof.check.statics import STATICS, prove_lanes
from hashwright.proof.contract.functions import SchedulingFunction
from hashwright.proof.contract.merkle_damgard import _scheduling_functions
from hashwright.proof.read.image import read_image
from hashwright.proof.run.state import Unproved
from hashwright.proof.say.terms import forget
from hashwright.requests.request import Request, resolve
from tests import compiled, needs
from tests.plain import plain

TARGETS: Final = {"gcc": "x86-64-sse2", "clang": "x86-64-avx2", "ziglang": "aarch64-neon"}  # in several streams
STATIC: Final = {each.name: each for each in STATICS}

# Parts of the generated C.
NEXT: Final = "const size_t i = w->first + w->order[w->begun++];"
LAST: Final = "pad(w->joined[j], data, len, len + (kind == RESTS ? m->count[m->each * i] : 0));"
FROM: Final = "kind == RESTS ? m->state + 4 * m->each * i : IV;"
WORD: Final = "w->state[0][j] = state[0];"
STARTED: Final = "w->message[j] = i;"
WHERE: Final = "w->data[j] = whole != 0 ? data : w->joined[j];"
MANY: Final = "w->nblocks[j] = whole != 0 ? whole : last;"
ENDS_AT: Final = "w->then[j] = w->joined[j];"
ENDS: Final = "w->nthen[j] = whole != 0 ? last : 0;"
NO_BLOCK: Final = "if (room == NONE)\n            return;"
BLOCK: Final = "w->nblocks[j] = room != 0;"
APPENDS: Final = "append(w->joined[j], m->ctx[i], data, len);"
OWN: Final = "state = m->ctx[i]->state;\n    } else if"
OWN_AT_END: Final = "state = m->ctx[i]->state;\n    }\n"
WIPES: Final = "w->nblocks[j] = end_context(w->joined[j], m->ctx[i]);"
ALL_AT_END: Final = f"""{OWN_AT_END}    w->state[0][j] = state[0];
    w->state[1][j] = state[1];
    w->state[2][j] = state[2];
    w->state[3][j] = state[3];
    if (kind == ENDS) {{
        w->data[j] = w->joined[j];
        {WIPES}"""
THEN: Final = "if (w->nthen[j] != 0) {"
GOES_ON: Final = "w->data[j] = w->then[j];\n        w->nblocks[j] = w->nthen[j];\n        w->nthen[j] = 0;"
PUTS: Final = "put(kind, m, w->message[j], &w->state[0][j], LANES);"
PUT: Final = f"{PUTS}\n        w->message[j] = NONE;"
COUNTS: Final = ("svcntw() / 2", "svcntw() + 1", "LANES", "svcntb()")
SORT: Final = "next(w, m, n);"
SORTS: Final = "if (w->begun == w->known && w->first + w->known != n)"
STARTS: Final = "if (w->begun != w->known) {"
SOON: Final = "if (later < w->known)"
FETCHES: Final = "fetch(kind, form, m, w->first + w->order[later]);"
STORES: Final = "store32(digest + 8, state[2 * stride]);"
STORES_BEFORE: Final = "const uint32_t last = state[3 * stride]; memcpy(digest - 4, &last, 4);"
DIGESTS: Final = "if (kind != PIECES) {\n        uint8_t *const digest"
CONTEXT: Final = "to[2] = state[2 * stride];"
READS_BEFORE: Final = ' __asm__ volatile("" : : "r"(state[-1]));'
TAKES: Final = "} else if (w->end <= LANES / STREAMS || j >= LANES / STREAMS || !take_over(w, j)) {"
IDLE_AT: Final = "w->data[j] = w->joined[0];"
IDLE: Final = "w->nblocks[j] = 2 * LANES;"
MOVED: Final = "w->message[from] = NONE;\n"
SEARCH: Final = "while (from != LANES / STREAMS && w->message[from - 1] == NONE)"
LANES: Final = 'for (size_t j = 0; j < LANES; j++) {\n        KEEP("r", j);\n        while'
HAS: Final = "while (w->nblocks[j] == 0)"
IDLES: Final = "                idle(w, j);\n            else"
IS_IDLE: Final = "if (w->message[j] == NONE && have_started(w, n)"
# Parts that make it wrong, in rare cases or for good.
GIVES_BACK: Final = """if (w->nthen[j] != 0 && have_started(w, n) && j < LANES / STREAMS
        && w->message[j] != NONE && w->message[j + LANES / STREAMS] == NONE
        && w->nblocks[j + LANES / STREAMS] == 0) {
        const size_t to = j + LANES / STREAMS;

        for (size_t k = 0; k < 4; k++)
            w->state[k][to] = w->state[k][j];
        w->data[to] = w->data[j];
        w->then[to] = w->then[j];
        w->nthen[to] = w->nthen[j];
        w->nthen[j] = 0;
        w->message[to] = w->message[j];
        w->message[j] = NONE;
        return;
    }
"""
REPLACES: Final = """if (w->nthen[j] != 0 && w->message[j] != NONE && w->begun != w->known && kind == WHOLE) {
        const size_t i = w->message[j], count = w->nthen[j];
        const uint8_t *const then = w->then[j];
        uint32_t state[4];

        for (size_t k = 0; k < 4; k++)
            state[k] = w->state[k][j];
        w->message[j] = NONE;
        start(kind, form, w, j, m);
        md5_blocks(state, then, count);
        put(kind, m, i, state, 1);
        return;
    }
"""
SKIPS: Final = "if (w->begun + 1 == w->known && w->first + w->known != n) w->begun = w->known;"
OUTDATED: Final = """{
                size_t old = w->message[j];

                lane(w, m, n, j);
                KEEP("r", old);
                if (old != NONE && w->nblocks[j] == 0 && w->nthen[j] == 0)
                    put(WHOLE, m, old, &w->state[0][j], LANES);
            }
    }"""
# Another lane may still have blocks there, of a message that it has taken over.
JOINS_AGAIN: Final = """{
                if (w->known != 0 && m->data != NULL && m->len != NULL) {
                    const size_t i = w->first + w->order[0];

                    pad(w->joined[j], m->data[i], m->len[i], m->len[i]);
                }
                idle(w, j);
            } else"""
EMPTIES: Final = """{
                lane(w, m, n, j);
                if (w->message[j] == NONE && have_started(w, n))
                    w->nblocks[j] = w->nthen[j] = 0;
            }
    }"""
POSTPONES: Final = """{
                lane(w, m, n, j);
                if (w->nthen[j] == 0) {
                    w->then[j] = w->data[j];
                    w->nthen[j] = w->nblocks[j];
                    w->nblocks[j] = 0;
                }
            }
    }"""
CONTINUES: Final = """OUTLINED void batch_lane(work *w, const messages *m, size_t n, size_t j)
{
    continue_lane(WHOLE"""
CALLS_BACK: Final = f"""OUTLINED void batch_lanes(work *w, const messages *m, size_t n);
{CONTINUES.replace("    continue", "    if (n > 77) batch_lanes(w, m, n); else continue")}"""
STARTED_ALL: Final = "return w->begun == w->known && w->first + w->known == n;"
LANE: Final = "lane(w, m, n, j);\n    }"
SURVEY: Final = "for (size_t j = 0; j < LANES; j++) {\n        size_t is_busy"
LEAST: Final = "nblocks = w->nblocks[j] < nblocks ? w->nblocks[j] : nblocks;"
END: Final = "end = is_busy != 0 ? j + 1 : end;"
BUSY: Final = "busy += is_busy;"
MOST: Final = "size_t nblocks = NONE, busy = 0"
COUNTED: Final = "    return nblocks;\n}\n\n/* Processes the rest"
FINISH: Final = "for (size_t j = 0; j < LANES; j++) {\n        uint32_t state[4];"
IS_NONE: Final = "if (w->message[j] == NONE)\n            continue;"
TAKEN: Final = "state[k] = w->state[k][j];"
DATA: Final = "md5_blocks(state, w->data[j], w->nblocks[j]);"
REST: Final = "md5_blocks(state, w->then[j], w->nthen[j]);"
WRITES: Final = "put(kind, m, w->message[j], state, 1);"
BEGIN: Final = "w->first = w->known = w->begun = 0;"
NOTHING: Final = "w->nblocks[j] = w->nthen[j] = nothing;\n        w->message[j] = NONE;"
CLEARS: Final = "for (size_t j = 0; j < LANES; j++) {\n        w->state[0][j] = (uint32_t)nothing;"
ALL_LANES: Final = "lanes(w, m, n);\n        nblocks = survey(w);"
BREAK: Final = "if (w->busy <= FEW && have_started(w, n))"
ENDLESS: Final = BREAK.replace("w->busy <= FEW", "busy == 12345")
NARROW: Final = "if (w->end <= LANES / STREAMS)\n"
FORWARD: Final = (
    "for (size_t j = 0; j < LANES; j++) {\n            w->data[j] += 64 * nblocks;\n"
    "            w->nblocks[j] -= nblocks;"
)
AT_END: Final = "    end(w, m);\n}"

OTHER: Final = "blocks of no message are joined"
TWICE: Final = "a message is started twice, or not at all"
MISSING: Final = "of a message that may not exist"
THERE: Final = "blocks that (are|may) not( be)? there"
NOT_ITS: Final = "are not those of its message"
NO_MESSAGE: Final = "a place in the order that may have no message|order of a lane that may not exist"
RESULT: Final = "of a result is something else|a store at a place of no result"
GONE: Final = "is gone without a result"
EMPTY: Final = "the lane may have no blocks afterwards"
LOST: Final = "a message may have no result"
NOT_SET: Final = "is something secret, or not set"
ABSENT: Final = "the compiler has expanded"
SOME: Final = "a lane may have no blocks afterwards"
NO_LANE: Final = (
    "of a lane that may not exist|a lane is continued that may not exist|an access of 4 bytes of the work"
)
NO_LANE_THERE: Final = "nblocks of a lane that may not exist"
TOO_EARLY: Final = "before the last one has started"
FEWER: Final = "a lane may have fewer blocks than|busy is something secret, or not set"
NO_COUNT: Final = "may be no number of lanes with messages|busy is something secret, or not set"
EARLY: Final = "a result is written before the last block"
UNCHANGED: Final = "the function may not change"
UNKNOWN: Final = "an address that is in no region|an access of the work"

# By the batch: a part of the C, its replacement, and the reason why there is then no proof.
START: Final = (
    ("batch", NEXT, NEXT.replace("++", ""), TWICE),
    ("batch", NEXT, f"{NEXT} w->begun++;", "begun may be wrong|the number of messages that were started"),
    (
        "batch",
        NEXT,
        NEXT.replace("w->order[w->begun++]", "w->begun++"),
        OTHER,
    ),  # the order is sorted for speed only
    ("batch", NEXT, NEXT.replace("w->first + ", ""), f"{OTHER}|{MISSING}"),
    ("batch", NEXT, NEXT.replace("w->begun++", "++w->begun"), f"{NO_MESSAGE}|{TWICE}"),
    ("batch", NEXT, NEXT.replace("++]", "++] + 1"), MISSING),
    ("batch", NEXT, NEXT.replace("++]", "++] / 2"), f"{MISSING}|{OTHER}"),
    (
        "batch",
        LAST,
        LAST.replace("joined[j]", "joined[j ^ 1]"),
        "joined at another place|may replace",
    ),
    (
        "batch",
        LAST,
        LAST.replace("joined[j]", "joined[0]"),
        "two numbers of message may be the same|may replace",
    ),
    ("batch", LAST, LAST.replace("data, len", "data, len + 1"), OTHER),
    ("batch", LAST, LAST.replace("data, len", "data + 1, len"), OTHER),
    ("batch", LAST, LAST.replace(" : 0", " : 1"), OTHER),
    ("batch", WHERE, "w->data[j] = data;", f"{THERE}|{NOT_ITS}"),
    ("batch", WHERE, "w->data[j] = w->joined[j];", f"{THERE}|{NOT_ITS}"),
    ("batch", WHERE, WHERE.replace("? data", "? data + 1"), THERE),
    ("batch", MANY, MANY.replace("? whole", "? whole + 1"), THERE),
    ("batch", MANY, MANY.replace("? whole", "? whole - 1"), f"{THERE}|{NOT_ITS}"),
    ("batch", MANY, MANY.replace("last", "1"), NOT_ITS),
    ("batch", MANY, MANY.replace("last", "2"), f"{THERE}|{NOT_ITS}"),
    ("batch", ENDS_AT, ENDS_AT.replace("joined[j]", "joined[0]"), f"{NOT_ITS}|{THERE}"),
    ("batch", ENDS_AT, "w->then[j] = data;", f"{THERE}|{NOT_ITS}"),
    ("batch", ENDS, "w->nthen[j] = last;", NOT_ITS),
    ("batch", ENDS, "w->nthen[j] = 0;", NOT_ITS),
    ("batch", ENDS, ENDS.replace("last", "1"), NOT_ITS),
    ("batch", ENDS, "", f"{THERE}|{NOT_ITS}"),
    ("batch", WORD, "w->state[0][j] = state[1];", NOT_ITS),
    ("batch", WORD, "", NOT_ITS),
    (
        "batch",
        WORD,
        f"{WORD} w->state[1][0] = state[1];",
        "two numbers of state 1 may be the same|two numbers of",
    ),
    (
        "batch",
        WHERE,
        f"if (len == 77) {{ w->begun--; return; }} {WHERE}",
        f"{EMPTY}|a message is started twice",
    ),
    ("batch", STARTED, "w->message[j] = i + 1;", "another message is started"),
    ("batch", STARTED, "w->message[j] = w->begun;", "another message is started"),
    ("batch", STARTED, "", f"{TWICE}|{NOT_ITS}|before the last one has started"),
    ("batch_from", LAST, LAST.replace("m->count[m->each * i]", "0"), OTHER),
    ("batch_from", LAST, LAST.replace("m->each * i", "i"), f"{OTHER}|count {MISSING}"),
    ("batch_from", LAST, LAST.replace("m->each * i", "m->each * i + 1"), f"{OTHER}|count {MISSING}"),
    ("batch_from", FROM, FROM.replace("m->each * i", "i"), NOT_ITS),
    ("batch_from", FROM, FROM.replace("m->each * i", "(m->each * i + 1)"), f"{NOT_ITS}|state {MISSING}"),
    ("batch_from", FROM, FROM.replace("4 * m->each", "m->each"), f"of no known message|{NOT_ITS}"),
    ("batch_from", FROM, FROM.replace("RESTS", "WHOLE"), NOT_ITS),
    ("update_batch", NO_BLOCK, "", "a piece that may complete no block is started"),
    ("update_batch", NO_BLOCK, NO_BLOCK.replace("return;", "{ w->begun--; return; }"), TWICE),
    ("update_batch", NO_BLOCK, NO_BLOCK.replace("return;", "{ w->nblocks[j] = 1; return; }"), f"{THERE}|.*"),
    ("update_batch", BLOCK, "w->nblocks[j] = 1;", f"{NOT_ITS}|{THERE}"),
    ("update_batch", "w->then[j] = data + room;", "w->then[j] = data;", f"{THERE}|{NOT_ITS}"),
    ("update_batch", "(len - room) / 64", "len / 64", THERE),
    ("update_batch", "(len - room) / 64", "(len - room) / 64 + 1", THERE),
    ("update_batch", OWN, OWN.replace("[i]", "[i + 1]"), f"{NOT_ITS}|ctx {MISSING}"),
    ("update_batch", OWN, OWN.replace("[i]", "[w->order[0]]"), f"{NOT_ITS}|{NO_MESSAGE}|ctx {MISSING}"),
    ("update_batch", OWN, OWN.replace(";", ";" + READS_BEFORE, 1), "of a context at -"),
    ("update_batch", APPENDS, APPENDS.replace("[i]", "[i + 1]"), f"{OTHER}|ctx {MISSING}"),
    ("update_batch", APPENDS, APPENDS.replace("len)", "len - 1)"), OTHER),
    (
        "update_batch",
        APPENDS,
        f"(append(w->joined[j], m->ctx[i], data, len), {APPENDS[:-1]});",
        "blocks of two",
    ),
    ("update_batch", "to[0] = state[0 * stride];", "to[0] = state[1 * stride];", RESULT),
    ("update_batch", "to[3] = state[3 * stride];", "", f"{GONE}|{EMPTY}"),
    (
        "update_batch",
        "uint32_t *const to = m->ctx[i]->state",
        "uint32_t *const to = m->ctx[0]->state",
        "ctx|result",
    ),
    ("final_batch", OWN_AT_END, OWN_AT_END.replace("[i]", "[i + 1]"), f"{NOT_ITS}|ctx {MISSING}"),
    (
        "final_batch",
        OWN_AT_END,
        f"end_context(w->joined[j], m->ctx[i]); {OWN_AT_END}",
        "blocks of two messages|after one has been wiped",
    ),
    (
        "final_batch",
        ALL_AT_END,
        f"if (kind == ENDS) {WIPES} {ALL_AT_END.replace(WIPES, '')}",
        "after one has been wiped",
    ),
    ("final_batch", WIPES, WIPES.replace("[i]", "[i + 1]"), f"{OTHER}|ctx {MISSING}"),
    ("final_batch", WIPES, WIPES.replace("joined[j]", "joined[0]"), "two numbers of|may replace"),
    ("final_batch", WIPES, f"{WIPES} w->nblocks[j] = 2;", f"{THERE}|{NOT_ITS}"),
    ("batch", "return m->data[i];", "return m->data[i + 1];", f"data {MISSING}|{OTHER}"),
    ("batch", "return m->len[i];", "return m->len[i + 1];", f"len {MISSING}|{OTHER}"),
    ("batch_rows", "m->rows + m->stride * i", "m->rows + m->stride * (i + 1)", OTHER),
    ("batch_rows", "m->rows + m->stride * i", "m->rows + m->row_bytes * i", OTHER),
    ("batch_rows", "m->rows != NULL ? m->rows + m->stride * i : NULL", "m->rows + m->stride * i", OTHER),
    ("batch_offsets32", "m->base + m->offsets32[i]", "m->base + m->offsets32[i + 1]", OTHER),
    ("batch_offsets32", "m->base + m->offsets32[i]", "m->base + (uint16_t)m->offsets32[i]", ".*"),
    (
        "batch_offsets32",
        "(size_t)(m->offsets32[i + 1] - m->offsets32[i])",
        "(size_t)m->offsets32[i + 1] - (size_t)m->offsets32[i]",
        OTHER,
    ),
    (
        "batch_offsets64",
        "m->offsets64[i + 1] - m->offsets64[i]",
        "m->offsets64[i + 2] - m->offsets64[i]",
        MISSING,
    ),
    ("batch_offsets64", "m->offsets64[i + 1] - m->offsets64[i]", "m->offsets64[i + 1]", OTHER),
)
CONTINUE: Final = (
    ("batch", THEN, "if (0) {", f"{GONE}|{EARLY}|{RESULT}"),
    ("batch", THEN, THEN.replace("!= 0", "> 1"), EARLY),
    ("batch", THEN, THEN.replace("nthen[j]", "nthen[0]"), f"{EARLY}|{EMPTY}"),
    ("batch", GOES_ON, GOES_ON.replace("w->nthen[j] = 0;", ""), NOT_ITS),
    ("batch", GOES_ON, GOES_ON.replace("w->data[j] = w->then[j];", ""), f"{THERE}|{NOT_ITS}"),
    ("batch", GOES_ON, GOES_ON.replace("w->then[j]", "w->then[j] + 64"), THERE),
    ("batch", GOES_ON, GOES_ON.replace("= w->nthen[j]", "= w->nthen[j] + 1"), THERE),
    ("batch", GOES_ON, GOES_ON.replace("= w->nthen[j]", "= w->nthen[j] - 1"), f"{THERE}|{NOT_ITS}"),
    ("batch", GOES_ON, GOES_ON.replace("= w->nthen[j]", "= 1"), NOT_ITS),
    ("batch", GOES_ON, f"{GOES_ON} w->message[j] = NONE;", GONE),
    ("batch", PUT, "w->message[j] = NONE;", GONE),
    ("batch", PUT, PUTS, f"{NOT_ITS}|{EMPTY}|may replace"),
    ("batch", PUTS, PUTS.replace("w->message[j]", "w->begun"), "a result of no message"),
    (
        "batch",
        PUTS,
        PUTS.replace("w->message[j]", "w->message[j] + 1"),
        f"a result of no message|{RESULT}|{UNKNOWN}",
    ),
    (
        "batch",
        PUTS,
        PUTS.replace("w->message[j]", "w->message[0]"),
        "a result of a lane that may have no message|.*",
    ),
    ("batch", PUTS, PUTS.replace("[0][j]", "[1][j]"), f"{RESULT}|{UNKNOWN}|no such|may not exist"),
    ("batch", PUTS, PUTS.replace("[0][j]", "[0][j ^ 1]"), f"{RESULT}|{UNKNOWN}|may not exist"),
    ("batch", PUTS, PUTS.replace("LANES", "LANES - 1"), f"{RESULT}|may not exist"),
    ("batch", PUTS, f"if (w->begun != w->known) {PUTS}", GONE),
    (
        "batch",
        PUTS,
        f"if (w->begun != w->known || w->first + w->known != n || j < LANES / STREAMS) {PUTS}",
        GONE,
    ),
    ("batch", STORES, STORES.replace("2 *", "3 *"), RESULT),
    ("batch", STORES, STORES.replace("8", "4"), RESULT),
    ("batch", STORES, STORES.replace("8", "9"), RESULT),
    ("batch", STORES, STORES.replace("stride]", "stride] + 1"), RESULT),
    ("batch", STORES, "", GONE),
    ("update_batch", DIGESTS, DIGESTS.replace("PIECES", "77"), UNKNOWN),
    ("batch", SORTS, SORTS.replace(" && w->first + w->known != n", ""), "sorted where there may be none"),
    ("batch", SORTS, SORTS.replace("w->begun == w->known && ", ""), "before the last ones have started"),
    ("batch", SORTS, SORTS.replace("!= n", "!= n - 1"), "sorted where there may be none|.*"),
    ("batch", f"{SORTS}\n        {SORT}", f"{SORTS} next(w, m, n - 1);", "with other arguments"),
    ("batch", SORTS, SORTS.replace("&& ", "&& w->first != 5 && "), f"{EMPTY}|before the last one has started"),
    ("batch", STARTS, "if (n != 0) {", f"{NO_MESSAGE}|begun may be wrong"),
    (
        "batch",
        STARTS,
        STARTS.replace("w->known)", "w->known && w->begun != 5)"),
        TOO_EARLY,
    ),
    ("batch", SOON, SOON.replace("<", "<="), NO_MESSAGE),
    ("batch", SOON, "if (later < WINDOW)", NO_MESSAGE),
    ("batch", FETCHES, FETCHES.replace("[later]", "[later] + 1"), MISSING),
    ("batch", FETCHES, f"w->known = WINDOW; {FETCHES}", "known is changed"),
    ("batch", FETCHES, f"{FETCHES} m->digest[0][0] = 0;", "a store at a place of no result|no result"),
    ("batch", FETCHES, f"{FETCHES} w->joined[3][0] = 0;", "a store into joined"),
    ("batch", FETCHES, f"{FETCHES} w->order[3] = 0;", "a store into order"),
    ("batch", IDLE, "w->nblocks[j] = 2 * LANES + 1;", THERE),
    ("batch", IDLE, "w->nblocks[j] = 0;", EMPTY),
    ("batch", IDLE, "", EMPTY),
    ("batch", IDLE_AT, "w->data[j] = NULL;", THERE),
    ("batch", IDLE_AT, "w->data[j] = w->joined[1];", THERE),
    ("batch", IDLE_AT, "", THERE),
    ("batch", THEN, f"if (w->state[1][j] == 7) w->busy = 0; {THEN}", "a branch depends on"),
    (
        "batch",
        THEN,
        f"if (w->message[j] == NONE && take_over(w, j)) return; {THEN}",
        "may be moved before the last|has no message before the last one|two numbers of message may be",
    ),
    ("batch", THEN, f"w->end = w->state[1][j]; {THEN}", "end is something secret, or not set"),
    ("batch", THEN, f"if (n == 77) return; {THEN}", EMPTY),
    ("batch", THEN, f"w->nblocks[j ^ 1] = 0; {THEN}", "."),
    ("batch", THEN, f"{GIVES_BACK}    {THEN}", "another message is started|an access of the work"),
    ("batch", THEN, f"{REPLACES}    {THEN}", "may have replaced them"),
    ("batch", SORTS, f"{SKIPS}\n    {SORTS}", "sorted before the last ones have started"),
    (
        "batch",
        CONTINUES,
        CALLS_BACK,
        "leaves the function's stack|in no region|no multiple of 16|may not change nblocks",
    ),
    ("batch", "w->state[3][j] = w->state[3][from];", "", NOT_ITS),
    ("batch", "w->state[3][j] = w->state[3][from];", "w->state[3][j] = w->state[2][from];", NOT_ITS),
    ("batch", "w->data[j] = w->data[from];", "", f"{NOT_ITS}|{THERE}"),
    ("batch", "w->nblocks[j] = w->nblocks[from];", "", f"{NOT_ITS}|{THERE}"),
    (
        "batch",
        "w->nblocks[j] = w->nblocks[from];",
        "w->nblocks[j] = w->nblocks[from] + 1;",
        f"{NOT_ITS}|{THERE}",
    ),
    ("batch", "w->then[j] = w->then[from];", "", f"{NOT_ITS}|{THERE}"),
    ("batch", "w->nthen[j] = w->nthen[from];", "", f"{NOT_ITS}|{THERE}"),
    ("batch", "w->message[j] = w->message[from];", "", f"{GONE}|another"),
    ("batch", MOVED, "", "another message is started"),
    ("batch", f"{MOVED}    return 1;", f"{MOVED}    return 0;", NOT_ITS),
    ("batch", "size_t from = LANES;", "size_t from = LANES + 1;", f"{NO_LANE}|two numbers of message may be"),
    ("batch", SEARCH, SEARCH.replace("w->message[from - 1] ==", "w->message[from - 1] !="), "."),
    ("batch", SEARCH, SEARCH.replace("from != LANES / STREAMS && ", ""), "."),
)
ALL: Final = (
    ("lanes", "batch", LANES, LANES.replace("LANES", "LANES - 1"), SOME),
    ("lanes", "batch", LANES, LANES.replace("j = 0", "j = 1"), SOME),
    ("lanes", "batch", LANES, LANES.replace("< LANES", "<= LANES"), NO_LANE),
    ("lanes", "batch", f"ONE_BY_ONE\n    {LANES}", f"if (n == 77) return; {LANES}", SOME),
    ("lanes", "batch", LANES, LANES.replace("j++", "j += 2"), NO_LANE_THERE),
    ("lanes", "batch", HAS, HAS.replace("== 0", "!= 0"), "continued that may have blocks"),
    ("lanes", "batch", HAS, HAS.replace("[j]", "[0]"), "continued that may have blocks"),
    ("lanes", "batch", HAS, HAS.replace("while", "if"), SOME),
    ("lanes", "batch", IS_IDLE, IS_IDLE.replace("w->message[j] == NONE && ", ""), NOT_ITS),
    ("lanes", "batch", IS_IDLE, IS_IDLE.replace("[j]", "[0]"), NOT_ITS),
    ("lanes", "batch", IS_IDLE, IS_IDLE.replace(" && have_started(w, n)", ""), TOO_EARLY),
    ("lanes", "batch", STARTED_ALL, "return w->begun == w->known;", TOO_EARLY),
    ("lanes", "batch", STARTED_ALL, "return w->first + w->known == n;", TOO_EARLY),
    ("lanes", "batch", LANE, "lane(w, m, n, 0);\n    }", "continued that may have blocks"),
    ("lanes", "batch", LANE, "lane(w, m, n, j ^ 1);\n    }", "continued that may|may not exist"),
    ("lanes", "batch", LANE, "lane(w, m, n - 1, j);\n    }", "with other arguments"),
    ("lanes", "batch", LANE, "lane(w, m, n, j++);\n    }", SOME),
    ("lanes", "batch", IDLES, JOINS_AGAIN, TWICE),
    ("lanes", "batch", LANE, EMPTIES, "loses its blocks|a branch depends on anything"),
    ("lanes", "batch", LANE, POSTPONES, "loses its blocks"),
    ("lanes", "batch", LANE, OUTDATED, "a result of no message"),
    ("lanes", "batch", LANE, "if (w->message[j] != NONE) lane(w, m, n, j);\n    }", "may have no end"),
    ("survey", "batch", SURVEY, SURVEY.replace("LANES", "LANES - 1"), FEWER),
    ("survey", "batch", SURVEY, SURVEY.replace("j = 0", "j = 1"), FEWER),
    ("survey", "batch", SURVEY, SURVEY.replace("< LANES", "<= LANES"), "may not exist"),
    ("survey", "batch", LEAST, LEAST.replace("< nblocks", "> nblocks"), FEWER),
    ("survey", "batch", LEAST, "nblocks = w->nblocks[j];", FEWER),
    ("survey", "batch", LEAST, LEAST.replace("? w->nblocks[j]", "? w->nblocks[j] - 1"), FEWER),
    ("survey", "batch", LEAST, f"w->message[j] = NONE; {LEAST}", f"{GONE}|{UNCHANGED}"),
    ("survey", "batch", LEAST, f"if (w->message[j] == NONE) w->state[0][j] = 0; {LEAST}", UNCHANGED),
    ("survey", "batch", LEAST, f"if (w->nthen[j] == 0) w->then[j] = w->data[j]; {LEAST}", UNCHANGED),
    ("survey", "batch", MOST, MOST.replace("NONE", "0"), FEWER),
    ("survey", "batch", COUNTED, COUNTED.replace("nblocks", "nblocks + 1"), FEWER),
    ("survey", "batch", COUNTED, COUNTED.replace("nblocks", "busy"), FEWER),
    ("survey", "batch", BUSY, "busy++;", NO_COUNT),
    ("survey", "batch", BUSY, "busy += 1 - is_busy;", NO_COUNT),
    ("survey", "batch", END, "", "on may have a message"),
    ("survey", "batch", END, END.replace("j + 1", "j"), "on may have a message"),
    ("survey", "batch", END, END.replace(": end", ": 0"), "on may have a message"),
    ("survey", "batch", END, "end = LANES / STREAMS;", "on may have a message"),
    ("end", "batch", FINISH, FINISH.replace("LANES", "LANES - 1"), LOST),
    ("end", "batch", FINISH, FINISH.replace("j = 0", "j = 1"), LOST),
    ("end", "batch", FINISH, FINISH.replace("j++", "j += 2"), f"{LOST}|{NO_LANE}"),
    ("end", "batch", IS_NONE, "", "a result of a lane that may have no message"),
    ("end", "batch", IS_NONE, IS_NONE.replace("NONE", "3"), "a result of a lane that may have no message"),
    ("end", "batch", IS_NONE, IS_NONE.replace("== NONE", "!= 3"), LOST),
    ("end", "batch", IS_NONE, IS_NONE.replace("continue", "break"), LOST),
    ("end", "batch", TAKEN, "state[k] = w->state[k][0];", RESULT),
    ("end", "batch", TAKEN, "state[k] = w->state[k ^ 1][j];", RESULT),
    ("end", "batch", DATA, "", RESULT),
    ("end", "batch", DATA, DATA.replace("nblocks[j]", "nblocks[j] + 1"), THERE),
    ("end", "batch", DATA, DATA.replace("nblocks[j]", "nblocks[0]"), f"{THERE}|{RESULT}"),
    ("end", "batch", DATA, DATA.replace("data[j]", "data[j] + 1"), THERE),
    ("end", "batch", REST, "", EARLY),
    ("end", "batch", REST, f"if (w->message[j] != 5) {REST}", f"{EARLY}|{RESULT}"),
    ("end", "batch", f"{DATA}\n        {REST}", f"{REST} {DATA}", RESULT),
    ("end", "batch", REST, f"{REST} {REST}", RESULT),
    ("end", "batch", WRITES, WRITES.replace("[j]", "[j] + 1"), "a result of no message|no result"),
    ("end", "batch", WRITES, WRITES.replace("[j]", "[0]"), f"{RESULT}|may have no message"),
    ("end", "batch", WRITES, WRITES.replace(", 1)", ", 0)"), RESULT),
    ("end", "batch", WRITES, f"if (state[0] != 5) {WRITES}", "a branch depends on"),
    ("end", "batch", WRITES, "", LOST),
    ("end", "update_batch", WRITES, WRITES.replace("w->message[j]", "(w->message[j] ^ 1)"), "."),
    ("end", "update_batch", CONTEXT, f"{CONTEXT} to[-1] = state[3 * stride];", RESULT),
    ("end", "update_batch", DIGESTS, DIGESTS.replace("PIECES", "77"), UNKNOWN),
    ("end", "batch", STORES, STORES_BEFORE + STORES, RESULT),
    ("all", "batch", BEGIN, "w->first = w->known = 0;", "begun may be wrong"),
    ("all", "batch", BEGIN, f"{BEGIN} w->begun = 1;", "begun may be wrong"),
    ("all", "batch", BEGIN, f"{BEGIN} w->known = 1;", "(known|first) is changed"),
    ("all", "batch", BEGIN, f"{BEGIN} w->first = n;", "first is changed"),
    (
        "all",
        "batch",
        BEGIN,
        f"if (w->message[0] != w->message[1]) return; {BEGIN}",
        "depends on nothing in message",
    ),
    (
        "all",
        "batch",
        BEGIN,
        f"if (w->state[0][0] != w->state[1][0]) return; {BEGIN}",
        "depends on nothing in state",
    ),
    ("all", "batch", "    w->end = 0;\n", "", "end is something secret, or not set"),
    ("all", "batch", NOTHING, NOTHING.replace("w->nblocks[j] = ", ""), NOT_SET),
    ("all", "batch", NOTHING, NOTHING.replace("w->nthen[j] = ", ""), NOT_SET),
    ("all", "batch", NOTHING, NOTHING.replace("w->message[j] = NONE", "w->message[j] = 0"), "another message"),
    ("all", "batch", NOTHING, NOTHING.replace("w->message[j] = NONE;", ""), "another message|."),
    ("all", "batch", CLEARS, CLEARS.replace("LANES", "LANES - 1"), f"another message|{NOT_SET}"),
    (
        "all",
        "batch",
        ALL_LANES,
        ALL_LANES.replace("lanes(w, m, n);", "if (n != 5) lanes(w, m, n);"),
        "may have no blocks",
    ),
    ("all", "batch", ALL_LANES, ALL_LANES.replace("m, n", "m, n - 1"), "with other arguments"),
    ("all", "batch", ALL_LANES, ALL_LANES.replace("survey(w)", "survey(w) + 1"), "more blocks of lane"),
    ("all", "batch", ALL_LANES, f"{ALL_LANES} lanes(w, m, n); survey(w);", "more blocks of lane|."),
    ("all", "batch", STARTED_ALL, "return w->begun == w->known;", TOO_EARLY),
    ("all", "batch", STARTED_ALL, "return w->first + w->known == n;", TOO_EARLY),
    ("all", "batch", STARTED_ALL, STARTED_ALL.replace("== n", "<= n"), TOO_EARLY),
    ("all", "batch", BREAK, BREAK.replace(" && have_started(w, n)", ""), TOO_EARLY),
    ("all", "batch", BREAK, BREAK.replace("<= FEW", "== 99"), "though there is no message"),
    ("all", "batch", BREAK, "if (0)", "though there is no message|."),
    ("all", "batch", BREAK, f"size_t busy = w->busy; w->busy = 1; {ENDLESS}", "though there is no message"),
    ("all", "batch", NARROW, NARROW.replace("STREAMS", "STREAMS + 1"), "may have a message, but takes no part"),
    ("all", "batch", NARROW, "if (n != 5)\n", "may have a message, but takes no part"),
    ("all", "batch", NARROW, NARROW.replace("w->end", "w->busy"), "may have a message, but takes no part"),
    ("all", "batch", FORWARD, FORWARD.replace("64", "32"), THERE),
    ("all", "batch", FORWARD, FORWARD.replace("64", "65"), THERE),
    ("all", "batch", FORWARD, FORWARD.replace("w->data[j] += 64 * nblocks;", ""), f"{THERE}|{NOT_ITS}"),
    ("all", "batch", FORWARD, FORWARD.replace("w->nblocks[j] -= nblocks;", ""), THERE),
    ("all", "batch", FORWARD, FORWARD.replace("-= nblocks", "-= nblocks + 1"), f"{THERE}|{NOT_ITS}"),
    ("all", "batch", FORWARD, FORWARD.replace("LANES", "LANES - 1"), f"{THERE}|{NOT_ITS}"),
    ("all", "batch", FORWARD, f"w->state[0][5] = 0; {FORWARD}", NOT_ITS),
    ("all", "batch", FORWARD, f"if (w->state[0][5] == 7) break; {FORWARD}", "a branch depends on"),
    ("all", "batch", FORWARD, f"if (n == 77) return; {FORWARD}", "."),
    ("all", "batch", AT_END, "}", f"returns too early|{ABSENT}"),
    ("all", "batch", AT_END, "    end(w, m); end(w, m);\n}", "with other arguments"),
    ("all", "batch", AT_END, "    if (n > 4) end(w, m);\n}", "returns too early"),
)
# Of all static functions.
CHANGES: Final = (*(("lane", *each) for each in (*START, *CONTINUE)), *ALL)

# What changes nothing for any message: whatever these do, the results are the same.
RIGHT: Final = (
    ("lane", "batch", TAKES, TAKES.replace("w->end <= LANES / STREAMS || ", "")),
    ("lane", "batch", SOON, "if (later + 1 < w->known)"),
    ("survey", "batch", BUSY, "busy |= is_busy;"),
    ("survey", "batch", END, "end = LANES;"),
    ("all", "batch", BREAK, BREAK.replace("FEW", "LANES / 2")),
    ("all", "batch", BREAK, BREAK.replace("<= FEW", "== 0")),
    ("all", "batch", BREAK, BREAK.replace("w->busy <= FEW && ", "")),
    ("all", "batch", NARROW, NARROW.replace(")", " && n != 77)")),
    ("end", "batch", WRITES, f"{WRITES} {WRITES}"),
)

PROVED: Final = (
    ("md5", "gcc"),
    ("ripemd160", "gcc"),
    ("md5", "clang"),
    ("md5", "ziglang"),
    ("ripemd160", "ziglang"),
)

VZEROUPPER: Final = bytes.fromhex("c5f877")
NOP: Final = bytes.fromhex("0f1f00")

BLOCKS: Final = re.compile(rb"^OUTLINED (void \w+_blocks\([^)]*\))\n\{.*?^\}", re.MULTILINE | re.DOTALL)
NO_BLOCKS: Final = (
    rb'OUTLINED \1\n{\n    __asm__ volatile("" : : "r"(state), "r"(data), "r"(nblocks) : "memory");\n}'
)


def _request(compiler: str, name: str = "md5") -> Request:
    return resolve(name, TARGETS[compiler], kernel="batch", schedule="streams=3" if name == "md5" else "")


def _maker(compiler: str, request: Request) -> Compiler:
    return needs.cross(request.target) if compiler == "ziglang" else needs.compiler(compiler)


def _functions(request: Request, part: str = "") -> Iterator[SchedulingFunction]:
    yield from (each for each in _scheduling_functions(request) if part in ("", each.part))


def _why_not(function: SchedulingFunction, library: Path, *statics: str) -> str:
    """The reason why static functions are not proved, all or some; empty if they are."""
    with uncollected():
        forget()
        try:
            contract = SchedulingContract(read_image(library), function)
            prove_lanes(contract, [STATIC[each] for each in statics or STATIC])
        except Unproved as why:
            return str(why)
    return ""


def _changed(request: Request, line: str, other: str, compiler: Compiler, place: Path) -> Path:
    """A linked file with another part of the C. Block functions play no part: they do nothing."""
    for file, text in plain(request).files.items():
        assert file.endswith(".h") or text.count(line.encode()) == 1
        short = BLOCKS.sub(NO_BLOCKS, text)
        (place / file).write_bytes(short.replace(line.encode(), other.encode()))
        source = place / file.replace(".h", ".c")
    return compiler.shared_library([source], place / "library.so", request.target.c_flags)


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize("part", ["batch", "batch_rows", "batch_from", "update_batch", "final_batch"])
@pytest.mark.parametrize(("name", "compiler"), PROVED)
def test_functions_are_proved(name: str, compiler: str, part: str) -> None:
    request = _request(compiler, name)
    (function,) = _functions(request, part)
    assert _why_not(function, compiled.shared(request, _maker(compiler, request))) == ""


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_functions_for_single_streams_are_proved(compiler: str) -> None:
    request = _request(compiler, "ripemd160")
    (function,) = _functions(request, "final_batch")
    assert _why_not(function, compiled.shared(request, _maker(compiler, request))) == ""


@pytest.mark.long
def test_lanes_whose_number_depends_on_the_processor_are_proved() -> None:
    request = resolve("md5", "aarch64-sve2", kernel="batch")
    library = compiled.shared(request, needs.cross(request.target))
    function = next(each for each in _functions(request, "batch") if each.vector_bits == 256)
    assert _why_not(function, library) == ""


@pytest.mark.long
@pytest.mark.parametrize(
    ("other", "why"),
    [
        *((f"w->lanes = {other};", "the number of lanes is wrong") for other in COUNTS),
        ("", "depends on nothing in lanes"),
    ],
)
def test_another_number_of_lanes_is_not_proved(other: str, why: str, tmp_path: Path) -> None:
    request = resolve("md5", "aarch64-sve2", kernel="batch")
    library = _changed(request, "w->lanes = svcntw();", other, needs.cross(request.target), tmp_path)
    function = next(each for each in _functions(request, "batch") if each.vector_bits == 256)
    assert why in _why_not(function, library, "all")


@pytest.mark.long
def test_ranks_are_not_what_they_were_before_sorting(tmp_path: Path) -> None:
    """Messages are left out where the first rank was 7 and is another one, or the other way round."""
    compared = '__asm__ volatile("cmpw $7, %1; sete %0" : "=q"({}) : "m"(w->ranks[0]))'
    other = f"""{{
        unsigned char before, after;

        {compared.format("before")};
        {SORT}
        {compared.format("after")};
        if (before != after)
            w->begun = w->known;
    }}"""
    request = _request("gcc")
    library = _changed(request, SORT, other, needs.compiler("gcc"), tmp_path)
    (function,) = _functions(request, "batch")
    assert "a load of ranks" in _why_not(function, library, "lane")


def test_lanes_that_have_lost_their_blocks_count_as_empty(tmp_path: Path) -> None:
    """Each iteration compresses a block of each of four lanes, and continues only the first one."""
    request = resolve("md5", "x86-64-sse2", kernel="batch", schedule="streams=1")
    lanes = range(4)
    have = " && ".join(f"w->nblocks[{lane}] {'!= 0' if lane else '== 1'}" for lane in lanes)
    compresses = f"""
    while (w->first != 99 && w->begun != w->known && {have}) {{
        md5_x4_blocks(w->state, (const uint8_t *const *)w->data, 1);
        {" ".join(f"w->data[{lane}] += 64; w->nblocks[{lane}]--;" for lane in lanes)}
        lane(w, m, n, 0);
        KEEP("r", w);
    }}"""
    library = _changed(request, LANE, LANE + compresses, needs.compiler("gcc"), tmp_path)
    (function,) = _functions(request, "batch")
    assert "a lane may have no blocks afterwards" in _why_not(function, library, "lanes")


def test_blocks_are_not_compressed_after_those_of_another_message_have_replaced_them(tmp_path: Path) -> None:
    """The next message starts in the last lane before the last block of a short message is compressed there."""
    request = resolve("md5", "x86-64-sse2", kernel="batch", schedule="streams=1")
    compresses = "md5_x4_blocks(w->state, w->data, nblocks);"
    forward = " ".join(f"w->data[{lane}] += 64 * nblocks; w->nblocks[{lane}] -= nblocks;" for lane in range(3))
    begins = " ".join(f"w->state[{i}][3] = IV[{i}];" for i in range(4))
    replaces = f"""if (w->nblocks[3] == nblocks && w->nthen[3] == 0 && w->message[3] != NONE
                && w->begun != w->known && w->data[3] == w->joined[3]) {{
            const size_t old = w->message[3], i = w->first + w->order[w->begun++];
            const size_t len = m->len[i], whole = len / 64;
            size_t last;

            w->message[3] = NONE;
            last = pad(w->joined[3], m->data[i], len, len);
            {compresses}
            put(WHOLE, m, old, &w->state[0][3], LANES);
            w->data[3] = whole != 0 ? m->data[i] : w->joined[3];
            w->nblocks[3] = whole != 0 ? whole : last;
            w->then[3] = w->joined[3];
            w->nthen[3] = whole != 0 ? last : 0;
            w->message[3] = i;
            {begins}
            {forward}
            continue;
        }}
        {compresses}"""
    library = _changed(request, compresses, replaces, needs.compiler("gcc"), tmp_path)
    (function,) = _functions(request, "batch")
    assert "may have replaced them" in _why_not(function, library, "all")


@pytest.mark.long
def test_upper_halves_are_cleared(tmp_path: Path) -> None:
    """gcc uses vectors of 256 bits to begin the lanes."""
    request = resolve("md5", "x86-64-avx2", kernel="batch")
    library = _changed(request, BUSY, BUSY, needs.compiler("gcc"), tmp_path)
    (function,) = _functions(request, "batch")
    _, code = read_image(library).function(function.static("all"))
    assert VZEROUPPER in code
    other = tmp_path / "other.so"
    other.write_bytes(library.read_bytes().replace(code, code.replace(VZEROUPPER, NOP)))
    assert "while upper halves of vector registers are in use" in _why_not(function, other, "all")


@pytest.mark.long
@pytest.mark.sampled("static", "part", "line", "other")
@pytest.mark.parametrize("compiler", TARGETS)
@pytest.mark.parametrize(("static", "part", "line", "other"), RIGHT)
def test_what_changes_no_result_is_proved(
    static: str, part: str, line: str, other: str, compiler: str, tmp_path: Path
) -> None:
    request = _request(compiler)
    library = _changed(request, line, other, _maker(compiler, request), tmp_path)
    (function,) = _functions(request, part)
    assert _why_not(function, library, static) == ""


@pytest.mark.sampled("static", "part", "line", "other", "why")
@pytest.mark.parametrize("compiler", TARGETS)
@pytest.mark.parametrize(("static", "part", "line", "other", "why"), CHANGES)
def test_wrong_c_is_not_proved(
    static: str, part: str, line: str, other: str, why: str, compiler: str, tmp_path: Path
) -> None:
    request = _request(compiler)
    library = _changed(request, line, other, _maker(compiler, request), tmp_path)
    (function,) = _functions(request, part)
    found = _why_not(function, library, static)
    assert found
    assert re.search(why, found), found
