"""Functions that read what they only write, such as a digest, before they have written it: they are not proved.

No result depends on it. But callers need not have given such memory any content.
"""

from pathlib import Path
from typing import Final

import pytest

from hashwright.requests.request import Request, resolve
from tests import needs
from tests.proof.wrong import changed

REASON: Final = "to be written only"
BEGINS: Final = "    start(s, nonce, key);\n"
LATE: Final = "    st->len += len;\n    thaw(s, st->kept);\n"
# By hash and options: functions, each with a line in it, and what it reads before.
READS: Final = {
    ("md5", "", ""): (
        ("init", "    ctx->state[0] = 0x67452301u;\n", "&ctx->state[3]"),
        ("final", "    const uint64_t bits = ctx->length * 8;\n", "digest"),
    ),
    ("md5", "fixed", "32"): (("32", "    uint32_t out[4];\n", "digest"),),
    ("md5", "batch", ""): (("init_batch", "        ctx[i]->length = 0;\n", "&ctx[i]->length"),),
    ("aegis128l", "", ""): (
        ("init", f"{BEGINS}    absorb(s, ad, ad_len);\n    freeze", "&st->len"),
        ("mac_start", f"{BEGINS}    begin_mac", "st"),
        ("mac", f"{BEGINS}    absorb(s, data, len);\n", "tag"),
        ("encrypt_detached", f"{BEGINS}    absorb(s, ad, ad_len);\n    encrypt_all", "tag + 8"),
        ("encrypt_unauthenticated", f"{BEGINS}    encrypt_all", "len != 0 ? c : key"),
        ("encrypt_final", "        finish(s, st->ad_len, st->len, tag, tag_len);\n    }\n    wipe", "tag"),
        ("encrypt_update", f"{LATE}    encrypt_pieces", "len != 0 ? c : st->kept"),
        ("decrypt_update", f"{LATE}    decrypt_pieces", "len != 0 ? m : st->kept"),
    ),
}
CASES: Final = [(kernel, *each) for kernel, found in READS.items() for each in found]


def _request(kernel: tuple[str, str, str], target: str) -> Request:
    name, of, length = kernel
    return resolve(name, target, kernel=of or None, length=length or None)


@pytest.mark.sampled("kernel", "function", "compiler")
@pytest.mark.parametrize("compiler", ["gcc", "clang", "ziglang"])
@pytest.mark.parametrize(("kernel", "function", "line", "place"), CASES)
def test_what_is_only_written_is_not_read_before(
    kernel: tuple[str, str, str], function: str, line: str, place: str, compiler: str, tmp_path: Path
) -> None:
    targets = ("x86-64-aesni", "aarch64-aes") if kernel[0] == "aegis128l" else ("x86-64-ssse3", "aarch64-neon")
    request = _request(kernel, targets[compiler == "ziglang"])
    by = needs.cross(request.target) if compiler == "ziglang" else needs.compiler(compiler)
    other = f"    (void)*(const volatile uint8_t *)({place});\n{line}"
    assert REASON in changed(request, function, line, other, by, tmp_path)
