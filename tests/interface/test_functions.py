"""The records of functions agree with the headers, by C compilers."""

import re
from typing import Final

import pytest

from hashwright.interface.functions import declared, public
from hashwright.modes.kernel import LIBRARY
from hashwright.output.generate import generate
from hashwright.requests.alternatives import ask
from hashwright.requests.request import resolve

DECLARED: Final = re.compile(r"^(?!typedef\b|static\b)(\w[\w *]*?\w+\([^;{]*\));", re.MULTILINE)
BOTH: Final = "x86-64,x86-64-avx2"
ASKED: Final = {
    "library": ("md5", "portable", {}),
    "prefixed": ("ripemd160", "x86-64", {"prefix": "my_"}),
    "assembly": ("md5", "x86-64", {"emitter": "gas"}),
    "blocks": ("md5", "portable", {"kernel": "blocks"}),
    "lanes": ("md5", "x86-64-avx2", {"kernel": "lanes"}),
    "lanes that the processor decides": ("ripemd160", "aarch64-sve2", {"kernel": "lanes"}),
    "fixed": ("md5", "x86-64-avx2", {"kernel": "fixed", "length": "32"}),
    "fixed lanes that the processor decides": ("md5", "aarch64-sve2", {"kernel": "fixed", "length": "32"}),
    "batch": ("md5", "x86-64-avx2", {"kernel": "batch"}),
    "cipher": ("aegis128l", "x86-64-aesni", {}),
    "cipher of two lanes": ("aegis256x2", "x86-64-aesni", {}),
    "encryption": ("aegis128l", "x86-64-aesni", {"kernel": "encrypt"}),
    "decryption": ("aegis128l", "x86-64-aesni", {"kernel": "decrypt"}),
    "authentication": ("aegis128l", "x86-64-aesni", {"kernel": "mac"}),
    "libraries": ("md5", BOTH, {"prefix": "my_"}),
    "several lanes": ("md5", BOTH, {"kernel": "lanes"}),
    "batches": ("md5", BOTH, {"kernel": "batch"}),
    "ciphers": ("aegis128l", "portable,x86-64-aesni", {}),
    "by the compiler": ("md5", "auto", {}),
    "lanes by the compiler": ("md5", "auto", {"kernel": "lanes"}),
    "a cipher by the compiler": ("aegis128l", "auto", {}),
}


@pytest.mark.long
@pytest.mark.parametrize("name", ASKED)
def test_headers_declare_what_is_known(name: str) -> None:
    hash_name, target, words = ASKED[name]
    asked = ask(hash_name, target, **words)
    headers = [text.decode() for file, text in generate(asked).files.items() if file.endswith(".h")]
    found = [" ".join(each.split()) for header in headers for each in DECLARED.findall(header)]
    assert found == [str(each) for each in declared(asked)]


def test_a_program_chooses_only_where_there_are_several() -> None:
    (first, *_) = ask("md5", BOTH, prefix="my_", kernel="lanes").kernels  # type: ignore[union-attr]
    assert [each.name for each in public(first).values()] == [
        "my_md5_xn_lanes",
        "my_md5_xn_blocks",
        "my_md5_xn_use",
        "my_md5_xn_target",
    ]
    alone = resolve("md5", "x86-64")
    assert alone.kernel == LIBRARY
    assert list(public(alone)) == ["blocks", "init", "update", "final", "digest"]
