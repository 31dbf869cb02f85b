"""Functions that verify a tag and leave a second one on the stack: none of them is proved.

It is the tag of the same message by lengths in another form, that of another message, or one of another length.
"""

import re
from pathlib import Path
from typing import Final

import pytest

from hashwright.requests.request import Request, resolve
from tests import needs
from tests.plain import plain
from tests.proof.wrong import changed

FINISH: Final = "    last_updates(s, 8 * low, 8 * high);\n"
MAC: Final = "    absorb(s, data, len);\n    finish(s, len, tag_len, tag, tag_len);\n"
DECRYPTS: Final = "        decrypt_all(s, m, last, c, len);\n"
LEFT: Final = '__asm__ volatile("" : : "r"(seen) : "memory");'
HELD: Final = 'uint64_t held[64]; held[32] = kept; __asm__ volatile("" : : "r"(held) : "memory");'


def second(low: str, high: str, to: str = LEFT, state: str = "s") -> str:
    """A block of C that leaves the tag for two lengths in bits on the stack, or does something else with it."""
    return (
        f"    {{\n        WORD second[WORDS];\n        uint8_t seen[2048];\n        copy(second, {state});\n"
        f"        last_updates(second, {low}, {high});\n        store_tag(second, seen + 1024, 16);\n"
        f"        {to}\n    }}\n"
    )


def opaque(number: str) -> str:
    """C that adds a constant to a number as x ^ a + 2 * (x & a), and subtracts it again."""
    return "".join(
        f'    uint64_t {number}_{each} = {number}; KEEP("r", {number}_{each}); {number}_{each} {by} 0x5555; '
        f'KEEP("r", {number}_{each});\n'
        for each, by in (("x", "^="), ("y", "&="))
    )


OTHER_FORM: Final = (
    opaque("low")
    + opaque("high")
    + second("8 * (low_x + 2 * low_y - 0x5555)", "8 * (high_x + 2 * high_y - 0x5555)")
)
KEPT: Final = f"memcpy(&kept, seen + 1024, 8); memset(seen, 0, 2048); {LEFT}"
# By kind: a part of the C, its replacement, and the functions that have it.
KINDS: Final = {
    "lengths in another form": (
        FINISH,
        f"{OTHER_FORM}{FINISH}",
        ("mac_check", "decrypt_detached", "decrypt", "decrypt_final", "mac_verify_final"),
    ),
    "lengths of one message": (
        FINISH,
        f"{second('256', '128')}{FINISH}",
        ("mac_check", "decrypt_detached", "decrypt", "decrypt_final", "mac_verify_final"),
    ),
    "another length of the tag": (
        FINISH,
        f"{FINISH}    {{\n        uint8_t seen[2048];\n        store_tag(s, seen + 1024, 48 - tag_len);\n"
        f"        {LEFT}\n    }}\n",
        ("mac_check", "decrypt_detached", "decrypt_final"),
    ),
    "no data": (MAC, f"{second('0', '8 * tag_len')}{MAC}", ("mac_check",)),
    "no message": (DECRYPTS, f"{second('8 * ad_len', '0')}{DECRYPTS}", ("decrypt_detached",)),
    "no data, from a register after the loop": (
        MAC,
        f"    uint64_t kept = 0;\n    if (len >= 128)\n{second('0', '128', KEPT)}"
        f'    KEEP("r", kept);\n    absorb(s, data, len);\n    KEEP("r", kept);\n'
        f"    if (len >= 128) {{\n        {HELD}\n    }}\n{MAC.partition(chr(10))[2]}",
        ("mac_check",),
    ),
}
REASON: Final = "on the stack what the description does not compute|the expected tag on the stack"
TARGETS: Final = (
    ("aegis128l", "x86-64-aesni", "gcc"),
    ("aegis128l", "x86-64-aesni", "clang"),
    ("aegis128l", "aarch64-aes", "ziglang"),
    ("aegis256", "x86-64-aesni-avx", "gcc"),
    ("aegis128l", "portable", "gcc"),
)
CASES: Final = tuple((kind, function) for kind, (_, _, names) in KINDS.items() for function in names)


def _changed(request: Request, kind: str, function: str, compiler: str, place: Path) -> str:
    line, other, _ = KINDS[kind]
    text = next(content for file, content in plain(request).files.items() if file.endswith(".c")).decode()
    found = re.search(r"INLINE void finish\((\w+) s\[(\d+)\]", text)
    assert found
    word, words = found.groups()
    other = other.replace("WORDS", words).replace("WORD", word)
    by = needs.cross(request.target) if compiler == "ziglang" else needs.compiler(compiler)
    return changed(request, function, line, other, by, place)


@pytest.mark.long
@pytest.mark.sampled("hash_name", "target", "kind", "function", "compiler")
@pytest.mark.parametrize(("hash_name", "target", "compiler"), TARGETS)
@pytest.mark.parametrize(("kind", "function"), CASES)
def test_a_second_tag_is_not_left_on_the_stack(
    hash_name: str, target: str, compiler: str, kind: str, function: str, tmp_path: Path
) -> None:
    found = _changed(resolve(hash_name, target), kind, function, compiler, tmp_path)
    assert re.search(REASON, found), found


@pytest.mark.long
@pytest.mark.sampled("target", "kind", "compiler")
@pytest.mark.parametrize(("target", "compiler"), [("x86-64-aesni", "gcc"), ("aarch64-aes", "ziglang")])
@pytest.mark.parametrize("kind", ["lengths in another form", "lengths of one message"])
def test_a_second_tag_of_a_batch_is_not_left_on_the_stack(
    target: str, compiler: str, kind: str, tmp_path: Path
) -> None:
    request = resolve("aegis128l", target, kernel="batch")
    found = _changed(request, kind, "decrypt_batch", compiler, tmp_path)
    assert re.search(REASON, found), found
