"""Prototypes and calls of functions in C."""

from hashwright.emit.prototypes import Field, Parameter, Prototype, Struct, bytes_in, bytes_out, count


def test_a_name_is_within_its_type() -> None:
    digest = Parameter("uint8_t (*{})[16]", "digest")
    assert (str(digest), digest.type) == ("uint8_t (*digest)[16]", "uint8_t (*)[16]")
    state = Parameter("md5_state *{}", "st")
    assert (str(state), state.type) == ("md5_state *st", "md5_state *")
    assert all(
        each.is_pointer
        for each in (digest, state, bytes_in("m"), bytes_out("c"), Parameter("size_t {}[]", "len"))
    )
    assert not count("len").is_pointer


def test_a_function_is_declared() -> None:
    function = Prototype("int", "seal", (bytes_out("c"), bytes_in("m"), count("len")))
    assert str(function) == "int seal(uint8_t *c, const uint8_t *m, size_t len)"
    assert function.arguments == "c, m, len"
    assert not function.is_void
    assert str(Prototype("const char *", "target")) == "const char *target(void)"
    assert Prototype("void", "f").is_void


def test_a_record_is_laid_out_with_gaps() -> None:
    fields = (
        Field("uint8_t {}[5]", "a"),
        Field("uint32_t {}[2]", "b"),
        Field("uint64_t {}", "c"),
        Field("int {}", "d"),
    )
    made = Struct(fields)
    assert (made.offsets, made.bytes, made.align) == ([0, 8, 16, 24, 32], 32, 8)
    assert Struct(fields[:2]).bytes == 16
    assert Struct((Field("const uint8_t *{}", "p"), Field("char {}", "e"))).bytes == 16
