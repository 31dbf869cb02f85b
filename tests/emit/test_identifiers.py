"""Names of symbols and files, and the copyright line: everywhere, or refused in a sentence."""

import re
from pathlib import Path
from typing import Final

import pytest

from hashwright.emit import emitters
from hashwright.emit.identifiers import own_name, rust_path, short_name
from hashwright.errors import UserError
from hashwright.interface.functions import declared
from hashwright.native.compiler import find
from hashwright.output.generate import generate, sources
from hashwright.requests.alternatives import ask, parts, running
from hashwright.requests.request import resolve
from hashwright.verify.run import verify
from tests import needs

NAMES: Final = {"symbol": "quick", "file": "my-hash", "copyright": "Copyright 2026 Jane Doe"}
FORMS: Final[dict[str, tuple[str, str, dict[str, str]]]] = {
    "library": ("md5", "portable", {}),
    "lanes": ("md5", "x86-64-avx2", {"kernel": "lanes"}),
    "fixed": ("ripemd160", "portable", {"kernel": "fixed", "length": "32"}),
    "batch": ("md5", "x86-64-sse2", {"kernel": "batch"}),
    "cipher": ("aegis128l", "x86-64-aesni", {}),
    "ciphers": ("aegis128l", "x86-64-aesni", {"kernel": "batch"}),
    "assembly": ("md5", "x86-64-bmi", {"emitter": emitters.GAS}),
    "cipher in assembly": ("aegis128l", "x86-64-aesni", {"emitter": emitters.GAS}),
    "object": ("md5", "x86-64", {"kernel": "blocks", "emitter": emitters.OBJ}),
    "dispatched": ("md5", "portable,x86-64-bmi", {}),
    "dispatched cipher": ("aegis128l", "portable,x86-64-aesni", {}),
    "dispatched batch": ("md5", "x86-64,x86-64-sse2", {"kernel": "batch"}),
    "compiled": ("md5", "auto", {}),
}


@pytest.mark.long
@pytest.mark.parametrize("form", FORMS)
def test_every_form_has_the_names(form: str) -> None:
    hash_name, target, words = FORMS[form]
    if words.get("emitter") == emitters.OBJ:
        needs.peachpy()
    asked = ask(hash_name, target, **words, prefix="p_", **NAMES)
    assert all(each.name.startswith("p_quick") for each in declared(asked))
    for name, content in generate(asked).files.items():
        assert name.startswith("my-hash")
        if name.endswith(".o"):
            continue
        text = content.decode()
        assert "/* Copyright 2026 Jane Doe */\n" in "\n".join(text.splitlines()[:3]) + "\n"
        own = re.sub(r"^ \* .*$|->kernel|^ \*     .*\n", "", text, flags=re.MULTILINE)
        assert not re.search(rf"\b\w*{hash_name}\w*\b", own, re.IGNORECASE), name
        assert all(each in generate(asked).files for each in re.findall(r'#include "(.*)"', text))
        guards = re.findall(r"^#ifndef (\w+_H)$", text, re.MULTILINE)
        assert bool(guards) == name.endswith(".h")
        assert all(each.startswith("p_quick_") for each in guards)


@pytest.mark.sampled("form")
@pytest.mark.parametrize("form", ["library", "fixed", "batch", "cipher", "assembly", "dispatched", "compiled"])
def test_what_is_named_so_computes_the_hash(form: str, tmp_path: Path) -> None:
    hash_name, target, words = FORMS[form]
    asked = ask(hash_name, target, **words, **NAMES)
    if not running(asked):
        needs.runs(parts(asked)[0].target)
    generate(asked).write(tmp_path)
    failures = [check.failure for check in verify(asked, tmp_path, find(None)) if check.failure]
    assert failures == []


def test_the_command_in_the_file_makes_it_again() -> None:
    asked = resolve("md5", "portable", **NAMES)
    command = "hashwright make md5 --target portable --symbol quick --file my-hash"
    command += " --copyright 'Copyright 2026 Jane Doe'"
    assert asked.command() == command
    text = generate(asked).files["my-hash.c"].decode()
    shown = re.search(r"Regenerate with:\n((?: \*     .*\n)+)", text)
    assert shown
    assert " ".join(re.sub(r"^ \* +|\\$", "", line).strip() for line in shown[1].splitlines()) == command


def test_nothing_is_named_otherwise_without_them() -> None:
    assert sources(resolve("md5", "portable")) == ["md5.c"]
    assert b"MD5_H" in generate(resolve("md5", "portable")).files["md5.h"]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ({"symbol": "a-b"}, "symbol 'a-b' is not a C identifier"),
        ({"symbol": "9"}, "symbol '9' is not a C identifier"),
        ({"symbol": "int"}, "'int', a keyword of C or C++; write --symbol int_"),
        ({"symbol": "class"}, "'class', a keyword of C or C++"),
        ({"symbol": "malloc"}, "'malloc' is a name of C, or one that it reserves"),
        ({"prefix": "mem", "symbol": "cpy"}, "begin with it; write another --symbol, such as my_cpy"),
        ({"symbol": "sem"}, "'sem' is a name of C"),  # which has sem_init
        ({"prefix": "__"}, "begin with it; write another --prefix, such as my_"),
        ({"prefix": "in", "symbol": "t"}, "'int', a keyword of C or C++"),
        ({"file": "limits"}, "file 'limits' makes a header with the name of one of C; write --file my_limits"),
        ({"file": "Time"}, "file 'Time' makes a header"),  # on some systems, the case of names is no difference
        ({"file": "Aux"}, "file 'Aux' has the name of a device of Windows; write --file my_Aux"),
        ({"file": "com1"}, "file 'com1' has the name of a device"),
        ({"file": "a/b"}, "file 'a/b' is not a file name without suffix"),
        ({"file": "a\\b"}, "is not a file name"),
        ({"file": ".."}, "is not a file name"),
        ({"file": "a.c"}, "is not a file name"),
        ({"copyright": "a */ b"}, "copyright 'a */ b' cannot be in a C comment"),
        ({"copyright": "a\nb"}, "cannot be in a C comment"),
        ({"copyright": " "}, "cannot be in a C comment"),
    ],
)
def test_what_cannot_be_a_name_is_refused(words: dict[str, str], told: str) -> None:
    with pytest.raises(UserError) as caught:
        resolve("md5", "portable", **words)
    assert told in str(caught.value)


@pytest.mark.parametrize("file", ["fast_test", "md5_windows", "fast_arm64", "_md5"])
def test_no_go_package_has_files_that_go_leaves_out(file: str) -> None:
    with pytest.raises(UserError, match=f"write another --file than {file}, such as fast_aegis128l"):
        resolve("aegis128l", "x86-64-aesni", emitter=emitters.GO, file=file)
    assert resolve("aegis128l", "x86-64-aesni", file=file).file == file


def test_a_go_package_may_have_other_names() -> None:
    for file in ("test", "linux", "windows_md5", "my-md5", "fast_unix"):
        assert resolve("aegis128l", "x86-64-aesni", emitter=emitters.GO, file=file).file == file


def test_a_prefix_may_be_a_keyword() -> None:
    assert resolve("md5", "portable", prefix="int").public_name == "intmd5"


@pytest.mark.parametrize("label", ["", "a_", "md5_", "x_md5_", "other_", "its_compress_"])
@pytest.mark.parametrize("stem", ["md5", "md5_blocks", "5d", "my-hash"])
def test_a_proof_finds_internal_names_whatever_the_label_is(label: str, stem: str) -> None:
    for name in ("schedule", "take_over", "wipe", "load32"):
        own = own_name(name, label, stem, ())
        assert own.startswith(label)
        assert short_name(own, stem) == name
        assert short_name(own_name(name, label, stem, {own}), stem) == name
    assert short_name("elsewhere", stem) == "elsewhere"


@pytest.mark.parametrize(
    ("symbol", "path"),
    [
        ("_ZN11md5_exports3md56blocks17h9c109b7ff5732985E", "blocks"),
        ("_ZN11md5_exports3md57Context6finish17hfdb13dde7b429e07E", "Context::finish"),
        ("_RNvNtCs1234_11md5_exports3md56blocks", "blocks"),
        ("_RNvNtC11md5_exports3md56blocks", "blocks"),
        ("_RNvC11md5_exports6blocks", ""),  # of no module
        ("_ZN11md5_exports3md56blocksE", ""),  # of C++
        ("_ZN11md5_exports9md56blocks17h9c109b7ff5732985E", ""),  # a length that is too large
        ("_RINvNtCs1234_11md5_exports3md56blocksmE", ""),  # with parameters
        ("md5_blocks", ""),
    ],
)
def test_a_proof_finds_functions_by_the_symbols_of_rustc(symbol: str, path: str) -> None:
    assert rust_path(symbol) == path
