"""The meanings of AArch64 instructions in proofs agree with an emulator."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import product
from typing import Final

import pytest

from hashwright.proof.contract.functions import proving_of
from hashwright.proof.mean.aarch64 import aapcs
from hashwright.proof.mean.aarch64.general import CONDITIONS, OPPOSITE
from hashwright.proof.read.aarch64 import BLOCK
from hashwright.proof.read.image import read_image
from hashwright.proof.run.instructionset import Meaning
from hashwright.proof.run.operands import Operands
from hashwright.proof.say.terms import AES_MIX, AES_SUB, Term, apply
from hashwright.requests.request import resolve
from hashwright.targets import TARGETS
from tests import compiled, needs
from tests.native.machines import AARCH64
from tests.proof.emulated import LEFT_OUT, UNSEEN, EmulatedForm, Emulator, code_of, forms

INPUTS: Final = 6  # inputs for each form
EACH: Final = 2  # instructions of each form, with different immediates; without --full, one
BITS: Final = 256  # bits of a vector

# Instructions for which QEMU 7.2 keeps the bits above 128, contrary to the manual.
LEAVING: Final = ("eor3.v16b", "bcax.v16b", "rev32.v8h", "rev64.v4s")

# Kernels with further forms: hashes, target, kernel, emitter.
HASHES: Final = ("md5", "ripemd160")
CIPHERS: Final = ("aegis128l", "aegis256")
KERNELS: Final = (
    *product(HASHES, ("aarch64",), ("blocks",), ("c", "gas")),
    *product(HASHES, ("aarch64-sha3", "aarch64-sve2"), ("lanes",), ("c", "gas")),
    *product(CIPHERS, ("aarch64-aes", "aarch64-aes-sha3"), ("library",), ("c", "gas")),
)

# Instructions with meanings that these kernels do not need.
BESIDES: Final = """
adds x1, x2, x3, lsl #7
adds w1, w2, #5
sub x1, x2, w3, uxtw #2
add x1, x2, w3, uxth #1
cmp w1, w2, uxtb
subs w1, w2, w3, asr #3
cmp w1, w2, lsr #5
cmn x1, x2
neg w1, w2, lsl #3
and x1, x2, x3, lsr #9
ands w1, w2, #0xff00
tst x1, x2
eor x1, x2, #0xff00ff00ff00ff00
bic w1, w2, w3, lsl #4
orn x1, x2, x3
eon w1, w2, w3
mvn x1, x2, asr #13
mov x1, #-5
mov w1, #-5
shl d1, d2, #3
mov w1, v2.s[3]
mov x1, v2.d[1]
movk x1, #0xabcd, lsl #48
movk w1, #0xabcd
lsr w1, w2, #3
asr x1, x2, #63
asr w1, w2, #1
ror x1, x2, #9
mul x1, x2, x3
mul w1, w2, w3
madd x1, x2, x3, x4
madd w1, w2, w3, w4
umaddl x1, w2, w3, x4
rbit x1, x2
rbit w1, w2
clz x1, x2
clz w1, w2
lsl x1, x2, x3
lsr x1, x2, x3
lsr w1, w2, w3
asr w1, w2, w3
ror x1, x2, x3
ubfx w1, w2, #7, #11
ubfiz w1, w2, #7, #11
ubfiz x1, x2, #3, #32
bfi w1, w2, #7, #11
bfxil w1, w2, #7, #11
ccmp x1, x2, #4, ne
ccmp w1, #3, #9, hi
cset w1, ls
csetm x1, hi
ldrb w1, [x2, #3]
strb w1, [x2, #3]
ldrh w1, [x2, x3, lsl #1]
ldrsw x1, [x2]
ldrsw x1, [x2, w3, sxtw #2]
sxtw x1, w2
strh w1, [x2, #2]!
ldur x1, [x2, #-5]
stur w1, [x2, #-5]
ldurb w1, [x2, #-5]
sturb w1, [x2, #-5]
ldurh w1, [x2, #-5]
sturh w1, [x2, #-5]
ldp x1, x2, [x3, #-16]!
ldp w1, w2, [x3], #8
stp q1, q2, [x3], #32
ldr s1, [x2, #4]
ldr d1, [x2]
str s1, [x2]
str d1, [x2]
ldp s1, s2, [x3]
stp s1, s2, [x3]
ldur d1, [x2, #-3]
ldur q1, [x2, #-3]
ldur s1, [x2, #-3]
stur s1, [x2, #-3]
stur d1, [x2, #-3]
stur q1, [x2, #-3]
mov v1.s[2], w3
mov v1.d[1], x3
mov v1.s[3], v2.s[1]
mov v1.b[11], w3
mov v1.b[5], v2.b[9]
umov w1, v2.b[15]
umov w1, v2.h[3]
fmov x1, d2
fmov w1, s2
fmov x1, v2.d[1]
fmov d1, x2
fmov s1, w2
fmov d1, xzr
fmov d1, d2
fmov s1, s2
ext v1.16b, v2.16b, v3.16b, #5
ext v1.16b, v1.16b, v1.16b, #8
eor v1.8b, v2.8b, v3.8b
orr v1.8b, v2.8b, v3.8b
aese v1.16b, v2.16b
aese v1.16b, v1.16b
aesmc v1.16b, v2.16b
aesmc v1.16b, v1.16b
dup v1.2d, x3
dup v1.4s, v2.s[2]
dup v1.2d, v2.d[1]
movi v1.16b, #0xa5
movi v1.8h, #0xa5, lsl #8
movi v1.4s, #0xa5, lsl #16
movi v1.2d, #0xff00ff00ff00ff00
mov z1.s, #-3
mov z1.d, #-3
mov z1.s, #0x100
mov z1.d, x3
mov z1.s, w3
mov z1.s, s2
mov z1.d, d2
mov z1.s, z2.s[2]
zip1 z1.s, z2.s, z3.s
zip2 z1.s, z2.s, z3.s
zip1 z1.d, z2.d, z3.d
zip2 z1.d, z2.d, z3.d
uzp1 v1.4s, v2.4s, v3.4s
uzp2 v1.4s, v2.4s, v3.4s
uzp1 v1.2d, v2.2d, v3.2d
uzp2 v1.2d, v2.2d, v3.2d
uzp2 z1.s, z2.s, z3.s
uzp1 z1.d, z2.d, z3.d
uzp2 z1.d, z2.d, z3.d
sri v1.2d, v2.2d, #63
sri v1.4s, v2.4s, #32
sri z1.s, z2.s, #5
sri z1.d, z2.d, #64
xar z1.s, z1.s, z3.s, #32
xar z1.d, z1.d, z3.d, #9
xar v1.2d, v2.2d, v3.2d, #9
xtn v1.2s, v2.2d
ushl v1.2d, v2.2d, v3.2d
ushl v1.4s, v2.4s, v3.4s
rax1 v1.2d, v2.2d, v3.2d
ptrue p1.b
ptrue p1.h
ptrue p1.s
ptrue p1.d
cntb x1
cnth x1, all, mul #3
cntw x1
cntd x1, all, mul #16
incb x1
inch x1
incw x1, all, mul #2
incd x1
decb x1
dech x1, all, mul #3
decw x1
decd x1
rdvl x1, #-5
addvl x1, x2, #-3
index z1.s, #0, w2
index z1.d, #-3, #5
index z1.d, x2, x3
mad z1.s, p1/m, z2.s, z3.s
mad z1.d, p1/m, z2.d, z3.d
ld1w {z1.s}, p0/z, [x2, #1, mul vl]
ld1w {z1.d}, p1/z, [x2]
ld1d {z1.d}, p1/z, [x2, x3, lsl #3]
ld1w {z1.d}, p1/z, [z2.d, #8]
ld1d {z1.d}, p1/z, [z2.d, #8]
ld1rw {z1.s}, p1/z, [x2, #4]
st1w {z1.s}, p1, [x2, x3, lsl #2]
st1w {z1.s}, p1, [x2, z3.s, uxtw]
st1w {z1.s}, p1, [x2, z3.s, uxtw #2]
ldr z1, [x2, #1, mul vl]
str z1, [x2, #-1, mul vl]
add v1.2d, v2.2d, v3.2d
and v1.16b, v2.16b, v3.16b
orr v1.16b, v2.16b, v3.16b
eor v1.16b, v2.16b, v3.16b
bic v1.16b, v2.16b, v3.16b
orn v1.16b, v2.16b, v3.16b
sub v1.2d, v2.2d, v3.2d
mvn v1.16b, v2.16b
bif v1.16b, v2.16b, v3.16b
shl v1.2d, v2.2d, #9
ushr v1.4s, v2.4s, #31
ushr v1.2d, v2.2d, #9
rev32 v1.16b, v2.16b
rev64 v1.16b, v2.16b
rev64 v1.4s, v2.4s
usra v1.4s, v2.4s, #5
usra v1.2d, v2.2d, #5
add z1.d, z2.d, z3.d
add z1.s, z1.s, #7
sub z1.s, z1.s, #7, lsl #8
sub z1.d, z2.d, z3.d
and z1.d, z2.d, z3.d
orr z1.d, z2.d, z3.d
eor z1.d, z2.d, z3.d
bic z1.d, z2.d, z3.d
not z1.s, p1/m, z2.s
not z1.d, p1/m, z2.d
bsl1n z1.d, z1.d, z2.d, z3.d
bsl2n z1.d, z1.d, z2.d, z3.d
nbsl z1.d, z1.d, z2.d, z3.d
lsl z1.s, z2.s, #5
lsl z1.d, z2.d, #5
lsr z1.s, z2.s, #31
lsr z1.d, z2.d, #5
revb z1.s, p1/m, z2.s
revb z1.d, p1/m, z2.d
"""


def _kernels() -> Iterator[bytes]:
    """The code of proved functions."""
    for name, target, kernel, emitter in KERNELS:
        request = resolve(name, target, kernel=kernel, emitter=emitter)
        image = read_image(compiled.shared(request, needs.cross(request.target), ()))
        names = dict.fromkeys(each.name for each in proving_of(request.hash).all(request))
        yield from (image.function(each)[1] for each in names)


def besides() -> bytes:
    conditions = [f"csinc x1, x2, x3, {each}" for each in {**CONDITIONS, **OPPOSITE}]
    conditions += ["cinc x1, x2, eq", "cinc w1, w2, lo"]
    text = "\n".join([".arch armv9-a+sve2+sha3+aes", BESIDES, *conditions, ""])
    return code_of(AARCH64.assemble(text))


def _found(each_form: int) -> list[EmulatedForm]:
    """The forms in proved kernels, and the other forms with a meaning."""
    kept: dict[object, list[EmulatedForm]] = {}
    for kind, form in forms(b"".join((*_kernels(), besides()))):
        kept.setdefault(kind, []).append(form)
    return [form for each in kept.values() for form in each[:each_form]]


@pytest.fixture(scope="module")
def found(full: bool) -> list[EmulatedForm]:
    needs.package("capstone", "elftools", "z3")
    needs.foreign(TARGETS["aarch64-sve2"])
    return _found(EACH if full else 1)


def _unlike(found: list[EmulatedForm], bits: int, inputs: int) -> set[str]:
    with Emulator(found, bits) as emulator:
        return {
            f"{form}: {each}"
            for number, form in enumerate(found)
            for seed in range(inputs)
            for each in emulator.unlike(number, seed)
        }


@pytest.mark.long
@pytest.mark.sampled("bits")
@pytest.mark.parametrize("bits", [128, 256])
def test_every_form_does_what_it_is_taken_to_do(bits: int, found: list[EmulatedForm], full: bool) -> None:
    clearing = [form for form in found if bits == BLOCK or form.meant(bits).name not in LEAVING]
    assert _unlike(clearing, bits, INPUTS if full else INPUTS // 2) == set()


@pytest.mark.long
def test_every_meaning_is_tested(found: list[EmulatedForm]) -> None:
    names = {form.meant(BITS).name for form in found}
    assert names == aapcs(BITS).meanings.keys() - LEFT_OUT - UNSEEN


def _block(operands: Operands, i: int) -> Term:
    return operands.lanes(i, BLOCK, BLOCK)[0]


_sub: Final = partial(apply, AES_SUB)
_mix: Final = partial(apply, AES_MIX)

# Instructions, and the meanings that they have by mistake, or the instructions with these meanings.
WRONG: Final[Sequence[tuple[str, str | Meaning]]] = (
    ("bic", "orn"),
    ("subs", "adds"),
    ("cmp", "tst"),
    ("bfi", "bfxil"),
    ("ror", "lsr"),
    ("bit.v16b", "bif.v16b"),
    ("bsl.v16b", "bit.v16b"),
    ("zip1.v4s", "zip2.v4s"),
    ("uzp1.v2d", "zip2.v2d"),
    ("sri.v4s", "ushr.v4s"),
    ("nbsl.zd", "bsl.zd"),
    ("eor3.zd", "bcax.zd"),
    ("ext.v16b", "zip1.v2d"),
    ("index.zd", "index.zs"),
    ("mad.zd/m", "mad.zs/m"),
    ("decw", "incw"),
    ("clz", "rbit"),
    ("xtn.v2s", lambda operands: operands.put_lanes(operands.lanes(1, 32, BLOCK)[1::2])),
    ("ushl.v2d", "ushl.v4s"),
    ("ushl.v4s", "ushl.v2d"),
    ("eor.v8b", "orr.v8b"),
    ("aese.v16b", lambda operands: operands.put_lanes([_block(operands, 0) ^ _block(operands, 1)])),
    ("aese.v16b", lambda operands: operands.put_lanes([_sub(_block(operands, 0)) ^ _block(operands, 1)])),
    ("aesmc.v16b", lambda operands: operands.put_lanes([_sub(_block(operands, 1))])),
    ("aesmc.v16b", lambda operands: operands.put_lanes([_mix(_block(operands, 0) ^ _block(operands, 1))])),
)


@pytest.mark.long
@pytest.mark.parametrize(("name", "other"), WRONG)
def test_a_wrong_meaning_is_found(
    name: str, other: str | Meaning, found: list[EmulatedForm], monkeypatch: pytest.MonkeyPatch
) -> None:
    meanings = aapcs(BITS).meanings
    monkeypatch.setitem(meanings, name, meanings[other] if isinstance(other, str) else other)
    assert _unlike([form for form in found if form.meant(BITS).name == name], BITS, 2)
