"""AEGIS without AES instructions: wrong functions of planes, and wrong ones around them, are not proved."""

import random
from pathlib import Path
from typing import Final

import pytest

from hashwright.certify.verdict import plane_claim
from hashwright.graph.semantics import INTS, Ty
from hashwright.native.compiler import Compiler
from hashwright.passes.planes.layout import Layout
from hashwright.proof.check.kinds import contract_of, prove
from hashwright.proof.contract.aegis import composed
from hashwright.proof.contract.functions import Composition, MessageFunction, PlaneFunction, proving_of
from hashwright.proof.read.image import read_image
from hashwright.proof.run.state import Unproved
from hashwright.proof.say.bits import ONE, Bit, TermBits, Word, exclusive, of_byte, product
from hashwright.proof.say.terms import (
    AES_MIX,
    AES_SUB,
    Term,
    apply,
    const,
    forget,
    join,
    lookup,
    part,
    rotate,
    total,
    var,
)
from hashwright.proof.say.values import Values
from hashwright.requests.request import Request, resolve
from tests import needs
from tests.plain import plain

REQUEST: Final = resolve("aegis128l", "portable")
AEGIS256: Final = resolve("aegis256", "portable")
DIFFERS: Final = "differs from the description"
WRITTEN: Final = "is written at"
# By function: a part of the C, its replacement, and a part of the reason why there is then no proof.
CHANGES: Final = (
    ("mixin", "*t_0 = ", "*t_0 = 1 ^ ", "t differs from"),
    ("mixin", "lengths_0", "(lengths_0 ^ lengths_1)", "t differs from"),
    ("mixin", "*t_0 = ", "s[4] = 0; *t_0 = ", "to be read only"),
    ("mixin", "*t_0 = ", "t_0[1] = 0; *t_0 = ", "outside of"),
    ("mixin", "*t_0 = ", "*t_0 = s[16] ^ ", "outside of"),
    ("mixin", "*t_0 = ", "if (s[0]) *t_0 = ", "a branch depends on"),
    ("mixin", "*t_0 = ", "*t_0 = s[lengths_0 & 7] ^ ", ""),
    ("keystream", "*z0_0 = ", "*z0_0 = s[3] ^ ", "z0 differs from"),
    ("tag128", "*t0_1 = ", "*t0_1 = s[3] & s[4] & s[5] ^ ", "of more than two bytes"),
    ("tag128", "*t0_1 = ", "volatile word seen = *t0_1 = ", "leaves the expected tag on the stack"),
    ("initial", "s[15] = ", "s[15] = 2 ^ ", DIFFERS),
    ("update", "s[3] = t_4;", "s[3] = t_5;", DIFFERS),
    ("mixin", "*t_0 = ", "update(s, 0, 0, 0, 0); *t_0 = ", "to be read only"),
    ("final_update", "s[15] = x220 ^ ", "s[15] = x220 | ", DIFFERS),
)
ENCRYPTS: Final = "encrypt(s, load(m), load(m + 8), load(m + 16), load(m + 24), &c0_0, &c0_1, &c1_0, &c1_1);"
MADE: Final = 'KEEP("r", made);\n        memcpy(piece, &'
AROUND: Final = (
    ("init", "i < 10", "i < 9", WRITTEN),
    ("init", "absorb(s, ad, ad_len);", "", ""),
    ("init", "freeze(st->kept, s);", "freeze(st->kept, s); st->kept[3] ^= 1;", WRITTEN),
    ("init", "freeze(st->kept, s);\n    st->ad_len = ad_len;\n    st->len = 0;\n    cleared(0);", "", ""),
    (
        "encrypt_unauthenticated",
        "start(s, nonce, key);\n    encrypt_all",
        "start(s, key, nonce);\n    encrypt_all",
        "",
    ),
    ("encrypt_unauthenticated", "store(c + 8, c0_1);", "store(c + 8, c1_1);", WRITTEN),
    ("encrypt_unauthenticated", "count != 0; count--", "count > 1; count--", ""),
    ("encrypt_update", ENCRYPTS, f"{ENCRYPTS} s[0] ^= 1;", WRITTEN),
    ("encrypt_update", ENCRYPTS, f"{ENCRYPTS} keystream(s, &c0_0, &c0_1, &c1_0, &c1_1);", WRITTEN),
    ("encrypt_update", f"{MADE}given, 8);", f"{MADE}made, 8);", WRITTEN),
    ("decrypt_update", f"{MADE}made, 8);", f"{MADE}given, 8);", WRITTEN),
    ("decrypt_update", "decrypt(s, load(c)", "decrypt(s, load(c + 8)", WRITTEN),
    ("mac", "i < 7", "i < 6", WRITTEN),
    ("mac", "8 * low, 8 * high", "8 * high, 8 * low", WRITTEN),
)
SECRET: Final = "something secret"
# Of AEGIS-256, whose state leaves slots of the planes free.
COMPLETES: Final = "update(s, load(piece), load(piece + 8));"
AROUND_256: Final = (
    ("encrypt_update", COMPLETES, "", ""),
    ("encrypt_update", COMPLETES, "final_update(s, load(piece), load(piece + 8));", WRITTEN),
    ("encrypt_update", "encrypt(s, load(m), ", "encrypt(s, load(m) ^ s[0] >> 48, ", WRITTEN),
    ("decrypt_update", "store(m, m0_0);", "store(m, m0_0 ^ s[0] >> 48);", WRITTEN),
)
OTHER_SLOTS: Final = "slots of the planes without a block differ"
# Wrong comparisons of tags, which clang folds from words of the bit planes to a byte.
RESULT: Final = "the result differs from the description"
DIFFERENCE: Final = "differing |= a ^ b;"
COMPARED: Final = (
    (DIFFERENCE, "differing |= (a ^ b) & 0x7fffffff;"),
    (DIFFERENCE, "differing |= a & ~b;"),
    (DIFFERENCE, "differing ^= a ^ b;"),
    ("i < len; i += 16", "i + 16 < len; i += 16"),
)


def _function(name: str, request: Request = REQUEST) -> MessageFunction | PlaneFunction:
    wanted = {name, f"{request.name}_{name}"}
    return next(each for each in proving_of(request.hash).all(request) if each.name in wanted)  # type: ignore[return-value]


@pytest.fixture
def gcc() -> Compiler:
    return _compiler("gcc")


@pytest.fixture
def clang() -> Compiler:
    return _compiler("clang")


def _compiler(name: str) -> Compiler:
    needs.package("iced_x86", "elftools", "z3")
    return needs.compiler(name)


def _changed(name: str, changed: str, gcc: Compiler, place: Path) -> str:
    """The reason why a function is not proved with changed C; empty if it is."""
    return _why(name, REQUEST, _compiled(REQUEST, changed, gcc, place))


def _compiled(request: Request, changed: str, compiler: Compiler, place: Path) -> Path:
    """The library of changed C."""
    for file, content in plain(request).files.items():
        (place / file).write_bytes(content)
    (place / f"{request.name}.c").write_text(changed)
    return compiler.shared_library([place / f"{request.name}.c"], place / "library.so")


def _why(name: str, request: Request, library: Path) -> str:
    """The reason why a function is not proved; empty if it is. Functions that it calls are not proved."""
    forget()
    contract = contract_of(read_image(library), _function(name, request))
    try:
        prove(contract)
    except Unproved as why:
        return str(why)
    return ""


def _text(request: Request = REQUEST) -> str:
    (source,) = (content for file, content in plain(request).files.items() if file.endswith(".c"))
    return source.decode()


@pytest.mark.long
@pytest.mark.sampled("name", "line", "other", "why")
@pytest.mark.parametrize(("name", "line", "other", "why"), CHANGES)
def test_a_wrong_function_of_planes_is_not_proved(
    name: str, line: str, other: str, why: str, gcc: Compiler, tmp_path: Path
) -> None:
    text = _text()
    start = text.index(f"OUTLINED void {name}(")
    body = start + text[start:].index("{")  # its parameters stay
    assert line in text[body : text.index("\n}\n", body)]
    wrong = text[:body] + text[body:].replace(line, other, 1)
    assert why in (found := _changed(name, wrong, gcc, tmp_path))
    assert found


@pytest.mark.long
def test_wrong_functions_of_planes_with_free_slots_are_not_proved(gcc: Compiler, tmp_path: Path) -> None:
    """AEGIS-256 uses six of eight slots. The content of the others must depend only on planes and data.

    After `encrypt` and `decrypt` it must be what it is after `update`.
    """
    request = AEGIS256
    free = Layout(Ty.U64).mask(frozenset((6, 7))).attr
    wrong = {
        "update": ("s[15] = ", f"s[15] = (s[3] & {free}u) ^ ", OTHER_SLOTS),
        "encrypt": ("s[0] = ", f"s[0] = {5 << 60}u ^ ", OTHER_SLOTS),
        "decrypt": ("s[7] = ", f"s[7] = (c0_0 & {free}u) ^ ", OTHER_SLOTS),
        "initial": ("s[15] = ", f"s[15] = ((uintptr_t)s & {free}u) ^ ", "on which bytes this depends"),
        "keystream": ("*z0_0 = ", f"*z0_0 = (s[3] & {free}u) ^ ", "z0 differs from"),
        "mixin": ("*t_0 = ", "*t_0 = s[3] ^ ", "t differs from"),
    }
    text = _text(request)
    for name, (line, other, _) in wrong.items():
        start = text.index(f"OUTLINED void {name}(")
        assert line in text[start:]
        text = text[:start] + text[start:].replace(line, other, 1)
    assert text.count("load(key) ^ load(nonce),") == 1
    text = text.replace("load(key) ^ load(nonce),", "load(key) ^ load(nonce + 8),")
    library = _compiled(request, text, gcc, tmp_path)
    assert WRITTEN in _why("mac_start", request, library)
    for name, (_, _, why) in wrong.items():
        assert why in _why(name, request, library)
    assert _why("tag128", request, library) == ""


@pytest.mark.long
def test_planes_that_a_function_is_not_given_are_unknown(gcc: Compiler, tmp_path: Path) -> None:
    """Free slots are then what was on the stack, and differ where a message begins twice."""
    text, free = _text(AEGIS256), Layout(Ty.U64).mask(frozenset((6, 7))).attr
    start = text.index("OUTLINED void initial(")
    wrong = text[:start] + text[start:].replace("s[15] = ", f"s[15] = (s[15] & {free}u) ^ ", 1)
    found = _why("initial", AEGIS256, _compiled(AEGIS256, wrong, gcc, tmp_path))
    assert "on which bytes this depends" in found


@pytest.mark.long
@pytest.mark.parametrize("name", ["mac_check", "decrypt_detached", "mac_verify_final"])
@pytest.mark.parametrize("call", ["initial(s2, 0, 0, 0, 0, 0, 0, t0_0, t0_1)", "update(s2, t0_0, t0_1)"])
def test_a_tag_is_not_given_to_functions_that_may_leave_it_on_the_stack(
    name: str, call: str, gcc: Compiler, tmp_path: Path
) -> None:
    """The last arguments are there themselves."""
    text, tag = _text(AEGIS256), "        tag128(s, &t0_0, &t0_1);\n"
    assert tag in text
    wrong = text.replace(tag, f"{tag} {{ word s2[16] = {{0}}; {call}; }}")
    assert "a tag is given to " in _why(name, AEGIS256, _compiled(AEGIS256, wrong, gcc, tmp_path))


@pytest.mark.long
@pytest.mark.parametrize("name", ["mac_check", "decrypt_detached", "mac_verify_final"])
def test_a_tag_that_the_caller_computes_itself_from_the_planes_is_found(
    name: str, gcc: Compiler, tmp_path: Path
) -> None:
    text, call = _text(AEGIS256), "        tag128(s, &t0_0, &t0_1);\n"
    start = text.index("OUTLINED void tag128(")
    end = text.index("\n}\n", start) + 3
    own = text[start:end].replace("OUTLINED void tag128(", "INLINE void own(")
    seen = f"        volatile word seen[2];\n        own(s, &t0_0, &t0_1);\n        seen[0] = t0_0;\n{call}"
    assert call in text[end:]
    wrong = text[:end] + own + text[end:].replace(call, seen)
    found = _why(name, AEGIS256, _compiled(AEGIS256, wrong, gcc, tmp_path))
    assert "the expected tag on the stack" in found


@pytest.mark.long
@pytest.mark.sampled("name", "line", "other", "why")
@pytest.mark.parametrize(("name", "line", "other", "why"), AROUND)
def test_a_wrong_function_around_them_is_not_proved(
    name: str, line: str, other: str, why: str, gcc: Compiler, tmp_path: Path
) -> None:
    text = _text()
    assert line in text
    found = _changed(name, text.replace(line, other), gcc, tmp_path)
    assert found
    assert why in found


@pytest.mark.long
@pytest.mark.sampled("name", "line", "other", "why")
@pytest.mark.parametrize(("name", "line", "other", "why"), AROUND_256)
def test_a_wrong_function_around_those_with_free_slots_is_not_proved(
    name: str, line: str, other: str, why: str, gcc: Compiler, tmp_path: Path
) -> None:
    text = _text(AEGIS256)
    assert line in text
    found = _why(name, AEGIS256, _compiled(AEGIS256, text.replace(line, other), gcc, tmp_path))
    assert found
    assert why in found


@pytest.mark.long
def test_a_comparison_of_tags_by_clang_is_proved(clang: Compiler, tmp_path: Path) -> None:
    text = _text()
    assert _changed("mac_verify_final", text, clang, tmp_path) == ""


@pytest.mark.long
@pytest.mark.sampled("line", "other")
@pytest.mark.parametrize(("line", "other"), COMPARED)
def test_a_wrong_comparison_of_tags_by_clang_is_not_proved(
    line: str, other: str, clang: Compiler, tmp_path: Path
) -> None:
    text = _text()
    assert line in text
    found = _changed("mac_verify_final", text.replace(line, other), clang, tmp_path)
    assert found.startswith(f"{RESULT}: ")


@pytest.mark.long
def test_registers_hold_secrets_after_a_call(gcc: Compiler, tmp_path: Path) -> None:
    """The content of registers after a function of planes is unknown, so that its caller must clear them."""
    text = _text()
    assert _changed("mac_reset", text, gcc, tmp_path) == ""
    left = text.replace('#define CLEARS __attribute__((__zero_call_used_regs__("all-gpr")))', "#define CLEARS")
    assert left != text
    assert SECRET in _changed("init", left, gcc, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("name", ["mac_check", "decrypt_final"])
def test_a_tag_that_a_call_has_left_in_a_register_is_not_stored(
    name: str, gcc: Compiler, tmp_path: Path
) -> None:
    """The function of the bit planes may leave it there."""
    text = _text()
    call, end = "        tag128(s, &t0_0, &t0_1);\n", "\n}\n"
    body = text.index("OUTLINED void tag128(")
    at = text.index(end, body)
    left = f'{text[:at]}\n    __asm__ volatile("mov %0, %%r11" : : "r"(*t0_0) : "r11");{text[at:]}'
    stored = f'        volatile uint64_t seen;\n{call}        __asm__ volatile("mov %%r11, %0" : "=m"(seen));\n'
    assert call in left
    assert "the expected tag on the stack" in _changed(name, left.replace(call, stored), gcc, tmp_path)


@pytest.mark.long
def test_a_function_that_the_compiler_has_expanded_is_named(gcc: Compiler, tmp_path: Path) -> None:
    text = _text()
    expanded = text.replace("OUTLINED void mixin(", "INLINE void mixin(")
    assert _changed("mixin", expanded, gcc, tmp_path) == "the compiler has expanded mixin where it is called"


def test_only_what_the_keystream_and_the_update_do_is_made_of_them() -> None:
    planes = {
        str(each): each for each in proving_of(REQUEST.hash).all(REQUEST) if isinstance(each, PlaneFunction)
    }
    assert {name for name, each in planes.items() if isinstance(each.planes, Composition)} == {
        "encrypt",
        "decrypt",
        "stream",
    }
    described = REQUEST.hash.functions()
    same = {name: each.planes for name, each in planes.items()}
    absorb = planes["update"].free
    assert absorb
    for each in (planes["encrypt"], planes["stream"]):
        assert isinstance(composed(each, same, described, absorb).planes, Composition)
        for changed in ({"keystream": described["tag256"]}, {"update": described["decrypt"]}):
            assert composed(each, same, {**described, **changed}, absorb) is each
    assert {name for name, each in planes.items() if each.free} == {"update", "encrypt", "decrypt", "stream"}


def test_the_claim_names_the_function_of_the_description() -> None:
    function = _function("final_update")
    assert isinstance(function, PlaneFunction)
    assert "`final_update` of the description" in plane_claim(function)


# The bits of words.

BYTES: Final = 8
VALUES: Final = range(40)


def _value(bit: Bit, given: bytes) -> int:
    """The value of a bit for these bytes."""
    found = 0
    for numbers, table in bit:
        row = 0
        for number in numbers:
            row = row * 256 + given[number]
        found ^= table >> row & 1
    return found


def _number(word: Word, given: bytes) -> int:
    return sum(_value(bit, given) << at for at, bit in enumerate(word))


def _terms() -> list[Term]:
    """Terms of two words: lookups within bytes, rotations with masks, sums without a carry, and parts."""
    x, y = var("x", 32), var("y", 32)
    same = x & ~rotate(x, 0) ^ const(0x12345678, 32)
    low, high = x & const(0x00FF00FF, 32), y & const(0xFF00FF00, 32)
    return [
        x ^ y,
        x & y ^ const(-1, 32),
        ~(x & y) ^ rotate(x, 5),
        same | const(0x0F0F0F0F, 32),
        lookup(0b10010110, x, y, const(0x33333333, 32)),
        total(((low, 1), (high, 1)), 32),
        total(((part(x, 0, 8), 1),), 8, 0),
        join(part(x, 4, 12), part(y, 20, 12), const(5, 8)),
        x >> 3,
        (x << 9) ^ (y >> 23),
    ]


def test_the_bits_of_a_term_are_those_of_its_value() -> None:
    words = {var("x", 32): tuple(b for i in range(4) for b in of_byte(i))}
    words[var("y", 32)] = tuple(b for i in range(4, 8) for b in of_byte(i))
    rng = random.Random(1)
    for term in _terms():
        word = TermBits(words)(term)
        for _ in VALUES:
            given = rng.randbytes(BYTES)
            known = {each: _number(bits, given) for each, bits in words.items()}
            assert _number(word, given) == Values(0, known)(term), term


@pytest.mark.parametrize("term", [var("x", 32) + var("y", 32), total(((var("x", 32), 3),), 32)])
def test_a_sum_with_carries_has_no_bits(term: Term) -> None:
    words = {var("x", 32): tuple(b for i in range(4) for b in of_byte(i))}
    words[var("y", 32)] = tuple(b for i in range(4, 8) for b in of_byte(i))
    with pytest.raises(Unproved):
        TermBits(words)(term)


def test_equal_functions_are_equal_bits() -> None:
    """x ^ y - 2 (x & y) and the like: by De Morgan, and by distribution, in bits of one byte and of two."""
    x, y, z = of_byte(0)[3], of_byte(1)[2], of_byte(0)[6]

    def opposite(bit: Bit) -> Bit:
        return exclusive(bit, ONE)

    both = product(x, y)
    assert opposite(product(opposite(x), opposite(y))) == exclusive(exclusive(x, y), both)
    assert product(x, exclusive(y, z)) == exclusive(both, product(x, z))
    assert product(product(x, z), x) == product(z, x)
    assert exclusive(both, both) == ()


BLOCK: Final = var("block", 128)


@pytest.mark.parametrize("name", [AES_SUB, AES_MIX])
def test_the_maps_of_aes_are_those_of_the_description(name: str) -> None:
    word = tuple(bit for number in range(16) for bit in of_byte(number))
    made = TermBits({BLOCK: word})(apply(name, BLOCK))
    rng = random.Random(2)
    for _ in VALUES:
        given = rng.randbytes(16)
        assert _number(made, given) == getattr(INTS, name)(int.from_bytes(given, "little"))


def test_the_s_box_of_several_bytes_is_refused() -> None:
    word = tuple(of_byte(number % 2)[number % 8] for number in range(128))
    with pytest.raises(Unproved, match="several bytes before the S-box"):
        TermBits({BLOCK: word})(apply(AES_SUB, BLOCK))


def test_a_constant_is_itself() -> None:
    value = 0xDB3D18556DC22FF12011314273B528DD
    assert _number(TermBits({})(const(value, 128)), b"") == value
