"""MD5 and RIPEMD-160 for several messages in handwritten style, as a baseline for counts.

Macros for the functions in the form of the papers, rotates by two shifts, one step after the other, constants
where they are added. Nothing is rewritten, except by the compiler.
"""

from collections.abc import Iterator

from hashwright.hashes import md5, ripemd160
from hashwright.requests.request import Request

NEON = """\
#include <arm_neon.h>
typedef uint32x4_t V;
#define SET(k) vdupq_n_u32(k)
#define ADD(x, y) vaddq_u32(x, y)
#define AND(x, y) vandq_u32(x, y)
#define OR(x, y) vorrq_u32(x, y)
#define XOR(x, y) veorq_u32(x, y)
#define NOT(x) vmvnq_u32(x)
#define ROL(x, n) OR(vshlq_n_u32(x, n), vshrq_n_u32(x, 32 - (n)))
#define LOAD(p) vld1q_u32(p)
#define STORE(p, x) vst1q_u32(p, x)
#define WORD(i) m[i]
static inline V gathered(const uint8_t *const *data, size_t at)
{
    V x = SET(0);
    x = vld1q_lane_u32((const uint32_t *)(const void *)(data[0] + at), x, 0);
    x = vld1q_lane_u32((const uint32_t *)(const void *)(data[1] + at), x, 1);
    x = vld1q_lane_u32((const uint32_t *)(const void *)(data[2] + at), x, 2);
    return vld1q_lane_u32((const uint32_t *)(const void *)(data[3] + at), x, 3);
}
"""

# The number of words of a vector is known only at run time: a loop copies them word by word.
SVE2 = """\
#include <arm_sve.h>
typedef svuint32_t V;
#define ALL svptrue_b32()
#define SET(k) svdup_n_u32(k)
#define ADD(x, y) svadd_u32_x(ALL, x, y)
#define AND(x, y) svand_u32_x(ALL, x, y)
#define OR(x, y) svorr_u32_x(ALL, x, y)
#define XOR(x, y) sveor_u32_x(ALL, x, y)
#define NOT(x) svnot_u32_x(ALL, x)
#define ROL(x, n) OR(svlsl_n_u32_x(ALL, x, n), svlsr_n_u32_x(ALL, x, 32 - (n)))
#define LOAD(p) svld1_u32(ALL, p)
#define STORE(p, x) svst1_u32(ALL, p, x)
#define WORD(i) LOAD(words + (i) * lanes)
"""

GATHER = f"        const V m[16] = {{{', '.join(f'gathered(data, at + {4 * i})' for i in range(16))}}};"
COPY = """\
        for (size_t i = 0; i < 16; i++)
            for (size_t j = 0; j < lanes; j++)
                words[i * lanes + j] = *(const uint32_t *)(const void *)(data[j] + at + 4 * i);
"""

MD5 = """\
#define F1(x, y, z) OR(AND(x, y), AND(NOT(x), z))
#define F2(x, y, z) OR(AND(x, z), AND(y, NOT(z)))
#define F3(x, y, z) XOR(XOR(x, y), z)
#define F4(x, y, z) XOR(y, OR(x, NOT(z)))
#define STEP(F, a, b, c, d, i, k, s) \\
    a = ADD(a, ADD(ADD(F(b, c, d), WORD(i)), SET(k))); \\
    a = ADD(ROL(a, s), b)
"""

RIPEMD160 = """\
#define F1(x, y, z) XOR(XOR(x, y), z)
#define F2(x, y, z) OR(AND(x, y), AND(NOT(x), z))
#define F3(x, y, z) XOR(OR(x, NOT(y)), z)
#define F4(x, y, z) OR(AND(x, z), AND(y, NOT(z)))
#define F5(x, y, z) XOR(x, OR(y, NOT(z)))
#define STEP(F, a, b, c, d, e, i, k, s) \\
    a = ADD(a, ADD(ADD(F(b, c, d), WORD(i)), SET(k))); \\
    a = ADD(ROL(a, s), e); \\
    c = ROL(c, 10)
"""


def _md5() -> Iterator[str]:
    for i in range(64):
        r = i // 16
        names = ", ".join("abcd"[(j - i) % 4] for j in range(4))
        yield f"STEP(F{r + 1}, {names}, {md5.WORD[r](i) % 16}, {md5.K[i]:#x}u, {md5.ROTATION[r][i % 4]});"
    for i, name in enumerate("abcd"):
        yield f"h{i} = ADD(h{i}, {name});"


def _ripemd160() -> Iterator[str]:
    lines = (("abcde", ripemd160.K_LEFT, range(16), 0), ("vwxyz", ripemd160.K_RIGHT, ripemd160.PI, 4))
    for letters, constants, places, first in lines:
        for i in range(80):
            r = i // 16
            w = ripemd160.word(r, places[i % 16])
            names = ", ".join(letters[(j - i) % 5] for j in range(5))
            function, shift = abs(first - r) + 1, ripemd160.SHIFT[r][w]
            yield f"STEP(F{function}, {names}, {w}, {constants[r]:#x}u, {shift});"
    yield "V t = ADD(ADD(h1, c), y);"
    for i in range(1, 5):
        left, right = "abcde"[(i + 2) % 5], "vwxyz"[(i + 3) % 5]
        yield f"h{i} = ADD(ADD({f'h{(i + 1) % 5}'}, {left}), {right});"
    yield "h0 = t;"


def source(request: Request) -> str:
    """A C file with the function of the request's file, for the same kind of vector."""
    is_sve = request.target.name == "aarch64-sve2"
    name, words = request.hash.name, 4 if request.hash.name == "md5" else 5
    letters = "abcd" if words == 4 else "abcdevwxyz"
    own = ["h0", "h1", "h2", "h3", "h4"][:words]
    steps = _md5() if words == 4 else _ripemd160()
    state = "uint32_t *state" if is_sve else f"uint32_t rows[{words}][4]"
    data = "const uint8_t *const *data" if is_sve else "const uint8_t *const data[4]"
    lanes = f"size_t {name}_xvl_lanes(void)\n{{\n    return svcntw();\n}}\n" if is_sve else ""
    return "\n".join(
        [
            f'#include "{request.stem}.h"',
            SVE2 if is_sve else NEON,
            MD5 if words == 4 else RIPEMD160,
            lanes,
            f"void {name}_{request.setting().abreast}_blocks({state}, {data}, size_t nblocks)\n{{",
            f"    const size_t lanes = {'svcntw()' if is_sve else 4};",
            "    uint32_t words[16 * 64];" if is_sve else "    uint32_t *const state = rows[0];",
            f"    V {', '.join(f'{each} = LOAD(state + {i} * lanes)' for i, each in enumerate(own))};",
            "    for (size_t at = 0; nblocks != 0; nblocks--, at += 64) {",
            f"        V {', '.join(f'{each} = h{i % words}' for i, each in enumerate(letters))};",
            COPY if is_sve else GATHER,
            *(f"        {line}" for line in steps),
            "    }",
            *(f"    STORE(state + {i} * lanes, {each});" for i, each in enumerate(own)),
            "}\n",
        ]
    )
