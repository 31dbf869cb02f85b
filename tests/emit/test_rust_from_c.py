"""C of kernels as Rust: what the grammar changes, and what it keeps."""

import pytest

from hashwright.emit.rust_from_c import RustKind, Statements, expression, literal

KINDS = {
    "a": RustKind.WORD,
    "b": RustKind.WORD,
    "p": RustKind.POINTER,
    "q": RustKind.POINTER,
    "then": RustKind.ARRAY,
    "data": RustKind.ARRAY,
    "at": RustKind.INDEX,
}


@pytest.mark.parametrize(
    ("c", "rust"),
    [
        ("a + b", "a.wrapping_add(b)"),
        ("a - b + 0x10u", "a.wrapping_sub(b).wrapping_add(0x10)"),
        ("0xd76aa478u + a", "0xd76a_a478_u32.wrapping_add(a)"),
        ("(a ^ b) + a", "(a ^ b).wrapping_add(a)"),
        ("a & ~b | b", "(a & !b) | b"),
        ("a ^ b ^ a", "a ^ b ^ a"),
        ("a << 8 | b >> 8", "(a << 8) | (b >> 8)"),
        ("rotl32(a + b, 7)", "rotl::<7>(a.wrapping_add(b))"),
        ("(a << 7 | a >> (64 - 7))", "rotl::<7>(a)"),
        ("a << 7 | b >> (64 - 7)", "(a << 7) | (b >> (64 - 7))"),
        ("_mm_set1_epi32((int)0x00001234u)", "_mm_set1_epi32(0x0000_1234_u32.cast_signed())"),
        ("(uint32_t)_mm_cvtsi128_si32(a)", "_mm_cvtsi128_si32(a).cast_unsigned()"),
        ("_mm_slli_epi32(a, 7)", "_mm_slli_epi32(a, 7)"),
        ("_mm_loadu_si128((const __m128i *)(const void *)(p + 16))", "_mm_loadu_si128(p.add(16).cast())"),
        ("f((const int *)0)", "f(core::ptr::null())"),
        ("load32(p + 8)", "load32(p, 8)"),
        ("load32(p + 0)", "load32(p, 0)"),
        ("g(data[3] + at + 8)", "g(data[3].add(at + 8))"),
        ("g(data + 4)", "g(data[4..].as_ptr())"),
        (
            "(uint32_t)data[3][28] | (uint32_t)p[29] << 8",
            "u32::from(data[3][28]) | (u32::from(p[29]) << 8)",
        ),
        ("((__mmask64)1 << (at)) - 1", "(1_u64 << at) - 1"),
        ("_mm512_set1_epi8((char)0x80)", "_mm512_set1_epi8(0x80_u8.cast_signed())"),
        ("UINT64_C(0x00ff00000000ff00)", "0x00ff_0000_0000_ff00"),
    ],
)
def test_expressions(c: str, rust: str) -> None:
    assert expression(c, "u32", KINDS) == rust


@pytest.mark.parametrize(
    ("c", "rust"),
    [
        ("/* step 1, F */", "// step 1, F"),
        ("uint32_t x = a + b;", "let x = a.wrapping_add(b);"),
        ("const __m128i x = f(a);", "let x = f(a);"),
        ('KEEP("r", a);', "let a = keep(a);"),
        ('KEEP("r", p);', "let p = core::hint::black_box(p);"),
        ("    COPY(&w[2][j], 24, p + at, q + at);", "    copy(&mut w, 2, j, p, q, at);"),
        ("COPY(&next[0][6], 24, p, q);", "copy(next, 0, 6, p, q, 0);"),
        (
            "COPY(&next[2][0], 24, data[then * LANES + 0] + 8, data[then * LANES + 1] + 8);",
            "copy(next, 2, 0, then[0], then[1], 8);",
        ),
        ("store32(before[3] + 4, last[1][3]);", "store32(&mut before[3], 4, last[1][3]);"),
        ("store128(p + 16, a);", "store128(p, 16, a);"),
        ("store(p, a ^ b);", "store(p, 0, a ^ b);"),
        ("next[4][j + 1] = load32(data[j + 1] + 16);", "next.0[4][j + 1].write(load32(data[j + 1], 16));"),
        ("state[1] = a + b;", "state[1] = a.wrapping_add(b);"),
        ("scatter(q, m[1]);", "scatter(q, m[1]);"),
        ("", ""),
    ],
)
def test_statements(c: str, rust: str) -> None:
    assert Statements("u32", KINDS).statement(c) == rust


def test_a_name_has_the_kind_of_its_declaration() -> None:
    made = Statements("u32", KINDS)
    made.statement("const uint32_t x = f(a);")
    made.statement("const __m128i v = f(a);")
    assert made.expression("x + x") == "x.wrapping_add(x)"
    with pytest.raises(AssertionError, match="not an expression that Rust supports"):
        made.expression("a ? b : a")


@pytest.mark.parametrize(("c", "rust"), [("0xb1", "0xb1"), ("0x0123456u", "0x012_3456"), ("12u", "12")])
def test_digits_are_in_groups(c: str, rust: str) -> None:
    assert literal(c) == rust
