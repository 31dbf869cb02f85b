"""Names that other tools have for processors are answered with the target that is meant."""

import re

import pytest

from hashwright.errors import UserError
from hashwright.requests import request
from hashwright.requests.alternatives import ask
from hashwright.targets import TARGETS
from hashwright.targets.elsewhere import FEATURES


@pytest.mark.parametrize(
    ("hash_name", "kernel", "name", "meant"),
    [
        ("md5", None, "avx2", "x86-64-avx2"),
        ("md5", None, "sse2", "x86-64-sse2"),
        ("md5", None, "AVX512", "x86-64-avx512"),
        ("md5", None, "neon", "aarch64-neon"),
        ("aegis128l", None, "vaes", "x86-64-vaes"),
        ("md5", None, "x86-64-v3", "x86-64-bmi"),
        ("md5", "lanes", "x86-64-v3", "x86-64-avx2"),
        ("md5", "lanes", "x86-64-v4", "x86-64-avx512"),
        ("aegis128l", None, "x86-64-v3", "portable"),
        ("md5", None, "zen4", "x86-64-avx512vl"),
        ("aegis128l", None, "znver4", "x86-64-vaes-avx512vl"),
        ("aegis128l", None, "haswell", "x86-64-aesni-avx"),
        ("md5", None, "amd64", "x86-64"),
        ("md5", None, "x86_64", "x86-64"),
        ("ripemd160", None, "arm64", "aarch64"),
        ("md5", "batch", "arm64,portable", "aarch64-neon"),
        ("md5", None, "portabel", "portable"),
        ("md5", None, "sse3", "x86-64-sse2"),
        ("md5", "lanes", "SSE4.2", "x86-64-ssse3"),
        ("aegis256", None, "avx", "x86-64-aesni-avx"),
        ("md5", None, "i686", "portable"),
        ("md5", None, "ppc64le", "portable"),
        ("md5", "batch", "cortex-a76", "aarch64-neon"),
        ("aegis128l", None, "AES-NI", "x86-64-aesni"),
        ("md5", "lanes", "haswel", "x86-64-avx2"),
        ("md5", "lanes", "X86_64_V4", "x86-64-avx512"),
    ],
)
def test_the_target_that_is_meant_comes_first(
    hash_name: str, kernel: str | None, name: str, meant: str
) -> None:
    with pytest.raises(UserError) as caught:
        ask(hash_name, name, kernel=kernel)
    wrong = name.split(",", maxsplit=1)[0]
    assert str(caught.value).startswith(f"there is no target '{wrong}'; write {meant}, or one of: ")


@pytest.mark.parametrize(("isa", "meant"), [("x86-64", "x86-64-aesni"), ("aarch64", "aarch64-aes")])
def test_targets_of_this_architecture_are_meant_first(
    isa: str, meant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(request, "native", lambda: frozenset({isa}))
    with pytest.raises(UserError, match=f"there is no target 'aes'; write {meant}, or one of: "):
        ask("aegis128l", "aes")


@pytest.mark.parametrize(("name", "meant"), [("cpp", "c++"), ("ASM", "gas"), ("golang", "go"), ("rs", "rust")])
def test_names_of_languages_are_answered_with_the_emitter(name: str, meant: str) -> None:
    with pytest.raises(
        UserError, match=rf"there is no emitter '{name}'; write {re.escape(meant)}, or one of: "
    ):
        ask("md5", "portable", emitter=name)


@pytest.mark.parametrize(
    ("hash_name", "name"),
    [
        ("md5", "qqq"),
        ("md5", "rdrand"),
        # These features mean something for other hashes only.
        *(("md5", name) for name in ("aes", "aesni", "AES-NI", "vaes")),
        *(("aegis128l", name) for name in ("neon", "sve2", "xop")),
    ],
)
def test_a_name_that_means_nothing_gets_the_list_alone(hash_name: str, name: str) -> None:
    with pytest.raises(UserError, match=f"there is no target '{name}'; write one of: native, portable, "):
        ask(hash_name, name)


def test_processors_have_features_of_targets_and_no_name_of_one() -> None:
    known = {feature for target in TARGETS.values() for feature in target.features}
    assert {feature for features in FEATURES.values() for feature in features} <= known
    assert not FEATURES.keys() & TARGETS.keys()
