"""Rust modules: their declarations and their results are those of C."""

import re
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from hashwright.emit.prototypes import Field, Parameter, Prototype, Struct
from hashwright.emit.rust import about_rust
from hashwright.errors import UserError
from hashwright.native.compiler import Compiler
from hashwright.output.generate import generate, sources, templates
from hashwright.requests.alternatives import Asked, ask, parts
from hashwright.targets import TARGETS
from tests import compiled, needs, outside

HERE: Final = Path(__file__).parent
ONE: Final = Struct((Field("int {}", "a"),))


def modules() -> list[Asked]:
    """The modules that `modules.rs` calls."""
    rows = (
        ("md5", "portable", None, None),
        ("md5", "x86-64-avx2", "lanes", None),
        ("md5", "portable,x86-64-avx2", "lanes", None),
        ("md5", "x86-64-avx2", "batch", None),
        ("ripemd160", "portable,x86-64-bmi", None, None),
        ("ripemd160", "x86-64-avx2", "fixed", "32"),
        ("aegis128l", "portable,x86-64-aesni", None, None),
        ("aegis128l", "x86-64-aesni", "batch", None),
    )
    return [
        ask(name, target, kernel=kernel, length=length, emitter="rust-c")
        for name, target, kernel, length in rows
    ]


def declared(declaration: str) -> str:
    """A parameter called x, in Rust."""
    prototypes = [Prototype("void", "f", (Parameter(declaration, "x"),))]
    (text,) = about_rust(prototypes, {"md5_ctx": ONE, "own_mac_state": replace(ONE, role="mac")}, ()).foreign
    return text.removeprefix("fn f(x: ").removesuffix(")")


@pytest.mark.parametrize(
    ("c", "rust"),
    [
        ("size_t {}", "usize"),
        ("const uint8_t *{}", "*const u8"),
        ("uint8_t *{}", "*mut u8"),
        ("const uint8_t *const *{}", "*const *const u8"),
        ("const uint8_t *const {}[]", "*const *const u8"),
        ("uint32_t {}[4]", "*mut u32"),
        ("const uint8_t {}[16]", "*const u8"),
        ("uint32_t {}[4][24]", "*mut [u32; 24]"),
        ("uint8_t (*{})[16]", "*mut [u8; 16]"),
        ("md5_ctx *{}", "*mut Record"),
        ("own_mac_state *{}", "*mut MacRecord"),
        ("md5_ctx *const {}[]", "*const *mut Record"),
        ("const void *{}", "*const core::ffi::c_void"),
    ],
)
def test_what_c_declares_is_what_rust_declares(c: str, rust: str) -> None:
    assert declared(c) == rust


def test_a_record_is_laid_out_as_c_does() -> None:
    record = (Field("uint8_t {}[3]", "a"), Field("const uint8_t *{}", "in"), Field("int {}", "b"))
    (made,) = about_rust((), {"row": Struct(record)}, ()).records
    assert [(each.name, each.type, each.offset) for each in made.fields] == [
        ("a", "[u8; 3]", 0),
        ("r#in", "*const u8", 8),
        ("b", "core::ffi::c_int", 16),
    ]
    assert (made.name, made.bytes, made.align) == ("Record", 24, 8)


@pytest.mark.parametrize("asked", modules(), ids=lambda asked: asked.command().removeprefix("hashwright make "))
def test_the_layout_is_that_of_the_header(asked: Asked, compiler: Compiler, tmp_path: Path) -> None:
    """Rust asserts the same numbers of its own record."""
    files = generate(asked).files
    rust = files[f"{asked.stem}.rs"].decode()
    lines = [line.strip() for line in rust.splitlines() if line.startswith("    assert!(") and "Record" in line]
    header = files[f"{asked.stem}.h"].decode()
    structs = re.findall(r"^typedef struct \{(.*?)^\} (\w+);", header, re.DOTALL | re.MULTILINE)
    assert len(structs) == rust.count("#[repr(C)]\n")
    program, counted = [f'#include "{asked.stem}.h"'], 0
    for body, type_ in structs:
        name = "MacRecord" if type_.endswith("_mac_state") else "Record"
        own = [line for line in lines if re.search(rf"\b{name}\b", line)]
        for line in own:
            c = line.replace(f"assert!(size_of::<{name}>()", f"_Static_assert(sizeof({type_})")
            c = c.replace(f"assert!(align_of::<{name}>()", f"_Static_assert(_Alignof({type_})")
            c = c.replace(f"assert!(core::mem::offset_of!({name}, ", f"_Static_assert(offsetof({type_}, ")
            program.append(c.replace("r#", "").replace(");", ', "");'))
        counted += len(own)
        assert len(own) == 2 + re.sub(r"/\*.*?\*/", "", body, flags=re.DOTALL).count(";")
    assert counted == len(lines)
    source = tmp_path / "layout.c"
    source.write_text("\n".join(program) + "\n", encoding="ascii")
    generate(asked).write(tmp_path)
    compiled.run([*compiler.command, "-std=c11", "-c", source, "-o", tmp_path / "layout.o"])


@pytest.mark.long
def test_modules_compute_what_c_computes(tmp_path: Path) -> None:
    """Without cargo: this test compiles the C files; test_consumers.py runs a build script."""
    rustc, cc = needs.toolchain("rustc", "rustc"), needs.compiler("gcc")
    needs.runs(TARGETS["x86-64-avx2"])
    needs.runs(TARGETS["x86-64-aesni"])
    linked = []
    for asked in modules():
        generate(asked).write(tmp_path)
        for name in sources(asked):
            linked.append(compiled.object_file(tmp_path / name, cc, compiled.UNOPTIMISED))
    shutil.copy(HERE / "modules.rs", tmp_path)
    program = tmp_path / "modules"
    arguments = [f"-Clink-arg={each}" for each in linked]
    compiled.run([rustc, "--edition=2021", "-Dwarnings", *arguments, tmp_path / "modules.rs", "-o", program])
    assert compiled.run([program]) == "8 parts agree\n"


def test_a_build_script_has_all_files_of_c() -> None:
    asked = ask("md5", "portable,x86-64-bmi", emitter="rust-c")
    script = generate(asked).files["md5_build.rs"].decode()
    for name in templates(asked):
        assert (f'include_str!("{name}")' in script) == name.endswith((".c", ".h"))


@pytest.mark.parametrize("asked", modules(), ids=lambda asked: asked.command().removeprefix("hashwright make "))
def test_its_c_is_that_of_the_emitter_c(asked: Asked) -> None:
    """All text except the command that generates it."""
    first = parts(asked)[0]
    length = None if first.length is None else str(first.length)
    plain = generate(ask(asked.hash.name, first.asked, kernel=first.kernel.name, length=length)).files
    made = generate(asked).files
    assert {*made} - {*plain} == {f"{asked.stem}.rs", f"{asked.stem}_build.rs"}
    for name, content in plain.items():
        assert made[name].replace(b" --emitter rust-c", b"") == content


def test_a_mode_without_a_template_is_refused() -> None:
    with outside.added("sponge"), pytest.raises(UserError, match="no Rust module; leave --emitter out"):
        generate(ask("toysponge", "portable", emitter="rust-c"))


def test_options_of_c_are_its_options() -> None:
    assert "--wipe" in ask("aegis128l", "portable", emitter="rust-c", wipe="on").command()
    with pytest.raises(UserError, match="not an option of --emitter rust-c"):
        ask("md5", "portable", emitter="rust-c", visibility="hidden")
