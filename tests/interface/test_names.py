"""Functions with names and numbers of blocks that other libraries have: `--name` and `--single-block`."""

import re
from pathlib import Path
from typing import Final

import pytest

from hashwright.certify.verdict import verdict
from hashwright.emit.emitters import GAS, OBJ, ON, RUST, SINGLE_BLOCK, C
from hashwright.errors import UserError
from hashwright.interface.functions import declared, public
from hashwright.native.compiler import find
from hashwright.output.generate import generate, sources
from hashwright.proof.contract.functions import BlockFunction, proving_of
from hashwright.requests.alternatives import ask, parts, running
from hashwright.requests.request import Request, resolve
from hashwright.verify.run import verify
from tests import needs
from tests.vendor.project import run

FORMS: Final[dict[str, tuple[str, str, dict[str, str]]]] = {
    "library": ("md5", "portable", {}),
    "blocks": ("ripemd160", "x86-64", {"kernel": "blocks"}),
    "lanes": ("md5", "x86-64-sse2", {"kernel": "lanes"}),
    "fixed": ("md5", "x86-64-sse2", {"kernel": "fixed", "length": "32"}),
    "fixed in assembly": ("md5", "x86-64-sse2", {"kernel": "fixed", "length": "32", "emitter": GAS}),
    "batch": ("md5", "x86-64-sse2", {"kernel": "batch"}),
    "cipher": ("aegis128l", "x86-64-aesni", {}),
    "assembly": ("md5", "x86-64-bmi", {"emitter": GAS}),
    "object": ("md5", "x86-64", {"kernel": "blocks", "emitter": OBJ}),
    "dispatched": ("md5", "portable,x86-64-bmi", {}),
    "dispatched cipher": ("aegis128l", "portable,x86-64-aesni", {}),
    "compiled": ("md5", "auto", {}),
}
ONE: Final = {"kernel": "blocks", SINGLE_BLOCK: ON}


def chosen(hash_name: str, target: str, words: dict[str, str]) -> str:
    """Another name for each public function."""
    first = parts(ask(hash_name, target, **words))[0]
    return ",".join(f"{task}=its_{task}_there" for task in public(first))


@pytest.mark.parametrize("form", FORMS)
def test_every_function_has_the_chosen_name(form: str) -> None:
    hash_name, target, words = FORMS[form]
    if words.get("emitter") == OBJ:
        needs.peachpy()
    asked = ask(hash_name, target, **words, name=chosen(hash_name, target, words))
    default = {each.name for each in public(parts(ask(hash_name, target, **words))[0]).values()} - {hash_name}
    assert {each.name for each in public(parts(asked)[0]).values()} <= {each.name for each in declared(asked)}
    for name, content in generate(asked).files.items():
        text = re.sub(r"^#include .*$", "", content.decode("latin-1"), flags=re.MULTILINE)
        static = {*re.findall(r"^(?:static|\w+_INLINE)\b.*?(\w+)\(", text, re.MULTILINE)}
        assert not (default - static) & {*re.findall(r"\w+", text)}, name
        assert (
            f"--name {chosen(hash_name, target, words)}" in re.sub(r" \\\n \*\s+", " ", text)
            or name[-2:] == ".o"
        )


@pytest.mark.sampled("form")
@pytest.mark.parametrize("form", FORMS)
def test_what_is_named_so_computes_the_hash(form: str, tmp_path: Path) -> None:
    hash_name, target, words = FORMS[form]
    if words.get("emitter") == OBJ:
        needs.peachpy()
    asked = ask(hash_name, target, **words, name=chosen(hash_name, target, words))
    if not running(asked):
        needs.runs(parts(asked)[0].target)
    generate(asked).write(tmp_path)
    assert [check.failure for check in verify(asked, tmp_path, find(None)) if check.failure] == []


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            {"name": "block=x"},
            "there is no function 'block' of --kernel library; write blocks, or one of: ",
        ),
        ({"name": "blocks"}, "--name 'blocks' does not name a function; write the function and a C "),
        ({"name": "blocks=1x"}, "--name 'blocks=1x' does not name a function"),
        ({"name": "blocks=int"}, "--name 'blocks=int' is a name of C or C++; write another one"),
        ({"name": "blocks=memcpy"}, "write another one, such as --name blocks=my_memcpy"),
        ({"name": "blocks=x,blocks=y"}, "--name has two names for 'blocks'; leave one of them out"),
        ({"name": "blocks=x,init=x"}, "--name gives 'x' to two functions; write another name for 'blocks'"),
        ({"name": "init=md5_blocks"}, "--name gives 'md5_blocks' to two functions"),
        ({"name": "init=md5_ctx"}, "'md5_ctx' is a type or a parameter in the header; write another name"),
        ({"name": "init=data"}, "'data' is a type or a parameter in the header"),
        ({"name": "blocks=x", "kernel": "blocks", "emitter": "go"}, "names functions of C, which --emitter go"),
        ({"name": "blocks=x", "emitter": "rust"}, "names functions of C, which --emitter rust"),
        (
            {SINGLE_BLOCK: ON},
            "--single-block is not an option of --kernel library; leave it out, or write --kernel",
        ),
        ({SINGLE_BLOCK: ON, "kernel": "lanes"}, "is not an option of --kernel lanes"),
        ({**ONE, "emitter": RUST}, "--single-block is not an option of --emitter rust"),
    ],
)
def test_what_no_function_can_have_is_refused_in_a_sentence(words: dict[str, str], sentence: str) -> None:
    with pytest.raises(UserError) as caught:
        generate(ask("md5", "x86-64-sse2", **words))
    assert sentence in str(caught.value)


def test_the_command_line_and_the_manifest_have_both(tmp_path: Path) -> None:
    one = ["make", "md5", "--target", "x86-64", "--kernel", "blocks", "--single-block"]
    done = run([*one, "--name", "blocks=its_compress", "--out", str(tmp_path / "one")])
    assert done.code == 0, done.err
    (tmp_path / "hashwright.toml").write_text(
        'out = "all"\n[[kernel]]\nhash = "md5"\ntarget = "x86-64"\nkernel = "blocks"\n'
        'single-block = "on"\nname = "blocks=its_compress"\n',
        encoding="ascii",
    )
    manifest = ["--manifest", str(tmp_path / "hashwright.toml")]
    assert run(["make", "--all", *manifest]).code == 0
    assert "--name blocks=its_compress --single-block" in (tmp_path / "hashwright.lock").read_text("utf-8")
    for file in ("md5_blocks.c", "md5_blocks.h"):
        assert (tmp_path / "one" / file).read_bytes() == (tmp_path / "all" / file).read_bytes()
    text = (tmp_path / "hashwright.toml").read_text("utf-8")
    (tmp_path / "hashwright.toml").write_text(text.replace("blocks=its", "block=its"), encoding="ascii")
    for command in ("make", "check"):
        wrong = run([command, *(["--all"] if command == "make" else []), *manifest])
        assert wrong.code == 2
        assert "kernel 1: there is no function 'block' of kernel blocks; write blocks" in wrong.err


# Functions for one block.

SINGLES: Final = [
    *(("md5", "x86-64", emitter) for emitter in (C, GAS, OBJ)),
    ("ripemd160", "x86-64-avx512vl", C),
    ("ripemd160", "x86-64-bmi", GAS),
    ("md5", "portable", C),
    ("md5", "portable,x86-64-bmi", C),
]


@pytest.mark.parametrize(("hash_name", "target", "emitter"), SINGLES)
def test_a_function_for_one_block_computes_it(
    hash_name: str, target: str, emitter: str, tmp_path: Path
) -> None:
    asked = ask(hash_name, target, emitter=emitter, **ONE)
    if not running(asked):
        needs.runs(parts(asked)[0].target)
    if emitter == OBJ:
        needs.peachpy()
    generate(asked).write(tmp_path)
    assert [check.failure for check in verify(asked, tmp_path, find(None)) if check.failure] == []
    header = (tmp_path / f"{hash_name}_blocks.h").read_text("utf-8")
    assert f"void {hash_name}_block(uint32_t *state, const uint8_t *data);" in header


def compiled(request: Request, directory: Path, replaced: tuple[str, str] = ("", "")) -> Path:
    """The shared library of a request, with a change of its code."""
    generate(request).write(directory)
    files = [directory / name for name in sources(request)]
    for path in files:
        text = path.read_text("utf-8")
        assert replaced[0] in text
        path.write_text(text.replace(*replaced, 1) if replaced[0] else text, encoding="utf-8")
    return find(None).shared_library(files, directory / "library.so")


def of(request: Request) -> BlockFunction:
    (function,) = proving_of(request.hash).functions(request)
    assert isinstance(function, BlockFunction)
    return function


@pytest.mark.parametrize("emitter", [C, GAS])
def test_it_is_proved_by_its_own_name(emitter: str, tmp_path: Path) -> None:
    needs.package("capstone")
    request = resolve("md5", "x86-64", emitter=emitter, name="blocks=its_compress", **ONE)
    found = verdict(compiled(request, tmp_path), of(request), None)
    assert (found.function, found.scope, found.why) == ("its_compress", "states and messages", "")


@pytest.mark.parametrize(
    "replaced",
    [
        ("state[0] = h0;", "state[0] = h1;"),
        ("data + 60", "data + 61"),
        ("state[3] = h3;", "state[3] = h3; state[4] = 0;"),
    ],
)
def test_a_wrong_one_is_not_proved(replaced: tuple[str, str], tmp_path: Path) -> None:
    needs.package("capstone")
    request = resolve("md5", "x86-64", **ONE)
    assert verdict(compiled(request, tmp_path, replaced), of(request), None).why


def test_a_function_for_many_blocks_is_not_proved_to_compress_one(tmp_path: Path) -> None:
    needs.package("capstone")
    many = resolve("md5", "x86-64", kernel="blocks", name="blocks=md5_block")
    found = verdict(compiled(many, tmp_path), of(resolve("md5", "x86-64", **ONE)), None)
    assert found.why
    assert not found.difference
