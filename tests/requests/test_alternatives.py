"""Requests for several targets: valid combinations, the order of selection, and names."""

import re

import pytest

from hashwright.emit.prototypes import Prototype
from hashwright.errors import UserError
from hashwright.hashes import HASHES
from hashwright.interface.functions import declared, own
from hashwright.modes.aegis import Aegis
from hashwright.output.dispatch import branches
from hashwright.output.generate import generate, make, sources, templates
from hashwright.requests.alternatives import Alternatives, ask, parts, running
from hashwright.requests.request import AUTO, resolve, serving
from hashwright.targets import TARGETS
from hashwright.targets.detect import ARCHITECTURES, architecture
from hashwright.targets.features import native
from hashwright.targets.x86_64.architecture import X86_64
from hashwright.vendor import inputs

BOTH = "x86-64,x86-64-bmi"


def several(hash_name: str, targets: str, **words: str) -> Alternatives:
    found = ask(hash_name, targets, **words)
    assert isinstance(found, Alternatives)
    return found


def order(hash_name: str, targets: str, **words: str) -> list[str]:
    return [each.target.name for each in several(hash_name, targets, **words).kernels]


def test_one_target_is_a_request() -> None:
    assert ask("md5", "x86-64-bmi", prefix="my_") == resolve("md5", "x86-64-bmi", prefix="my_")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("md5", "x86-64,x86-64"), "target 'x86-64' is listed twice; write each target once"),
        (("md5", "x86-64,nothing"), "there is no target 'nothing'; write one of: portable, "),
        (("md5", "auto,x86-64"), "target 'auto' cannot be one of several; write it alone"),
        (("md5", "native,x86-64"), "target 'native' cannot be one of several; write it alone"),
        (
            ("md5", "x86-64,aarch64"),
            "some processors support none of x86-64, aarch64; also write one of: portable",
        ),
        (
            ("md5", "portable,x86-64,riscv64-zbb"),
            "no program can detect at run time whether a processor has 'zbb'; leave 'riscv64-zbb' out, "
            "or write it alone",
        ),
        (
            ("md5", "x86-64-bmi,x86-64-avx2"),
            "some processors support none of x86-64-bmi, x86-64-avx2; also write one of: portable, x86-64",
        ),
        (
            ("md5", "riscv64,riscv64-zbb"),
            "no program can detect at run time whether a processor has 'zbb'; leave 'riscv64-zbb' out, "
            "or write it alone",
        ),
        (
            ("aegis128l", "x86-64-aesni,x86-64-vaes"),
            "some processors support none of x86-64-aesni, x86-64-vaes; also write one of: portable",
        ),
        (("aegis128l", "x86-64,x86-64-aesni"), "target 'x86-64' does not support aegis128l; write --target "),
    ],
)
def test_invalid_combinations_are_reported(words: tuple[str, str], sentence: str) -> None:
    with pytest.raises(UserError, match=re.escape(sentence)):
        ask(*words)


def test_no_compiler_selects_assembly() -> None:
    for kernel in ("library", "batch"):
        with pytest.raises(UserError, match="--target auto is written in C; leave --emitter out"):
            ask("md5", AUTO, kernel=kernel, emitter="gas")


@pytest.mark.parametrize("targets", [AUTO, BOTH])
def test_options_for_a_single_target_are_reported(targets: str) -> None:
    others = "" if targets == AUTO else ", or by --emitter gas"
    with pytest.raises(UserError, match=f"--target {targets} is written in C{others}; leave --emitter out"):
        ask("md5", targets, emitter="obj")
    with pytest.raises(UserError, match="--emitter obj does not write --kernel batch; leave --emitter out"):
        ask("md5", targets, kernel="batch", emitter="obj")
    with pytest.raises(UserError, match="--emitter obj does not write --kernel fixed; leave --emitter out"):
        ask("md5", targets, kernel="fixed", length="32", emitter="obj")


def test_the_table_of_targets_orders_them_by_preference_for_one_message() -> None:
    assert order("md5", "x86-64-avx512vl,portable,x86-64-bmi") == ["x86-64-avx512vl", "x86-64-bmi", "portable"]
    ciphers = "portable,x86-64-vaes,x86-64-aesni"
    assert order("aegis128l", ciphers) == ["x86-64-vaes", "x86-64-aesni", "portable"]
    assert order("aegis128x2", "x86-64-aesni,x86-64-vaes") == ["x86-64-vaes", "x86-64-aesni"]


def test_the_most_messages_at_once_come_first() -> None:
    listed = "x86-64-sse2,x86-64-bmi,x86-64-avx512,portable,x86-64-avx2,x86-64-avx512vl"
    assert order("md5", listed, kernel="lanes") == [
        "x86-64-avx512",
        "x86-64-avx512vl",
        "x86-64-avx2",
        "x86-64-sse2",
        "x86-64-bmi",
        "portable",
    ]


def test_each_architecture_has_its_own_kernels_and_those_of_any_processor() -> None:
    listed = "portable,aarch64-neon,x86-64-sse2,riscv64,x86-64-avx2,aarch64"
    found = several("md5", listed, kernel="lanes")
    assert {isa: [each.target.name for each in kernels] for isa, kernels in found.by_architecture.items()} == {
        "x86-64": ["x86-64-avx2", "x86-64-sse2", "portable"],
        "aarch64": ["aarch64-neon", "aarch64", "portable"],
        "riscv64": ["riscv64", "portable"],
        "": ["portable"],
    }
    assert list(several("md5", "portable,x86-64").by_architecture) == ["x86-64", ""]
    assert list(several("md5", "x86-64,x86-64-bmi").by_architecture) == ["x86-64"]
    assert list(several("aegis128x2", "x86-64-aesni,aarch64-aes").by_architecture) == ["x86-64", "aarch64"]


def test_the_file_of_a_kernel_is_guarded_where_there_are_several_architectures() -> None:
    for hash_name, targets, kernel in (
        ("md5", "portable,x86-64-bmi,aarch64,armv6", "library"),
        ("md5", "portable,x86-64-bmi", "library"),
        ("md5", "portable,x86-64-avx2,aarch64-neon", "batch"),
        ("aegis128l", "portable,x86-64-aesni,aarch64-aes", "library"),
        ("aegis128l", "portable,x86-64-aesni,aarch64-aes", "batch"),
    ):
        asked = several(hash_name, targets, kernel=kernel)
        files = generate(asked).files
        for each in asked.kernels:
            isa = architecture(each.target.features)
            vectors = not each.target.features <= {isa, "bmi1", "bmi2"}
            guard = f"#if {ARCHITECTURES[isa].served(vectors)}\n\n" if isa else ""
            text = re.sub(r" \\\n +", " ", files[f"{each.stem}.c"].decode()).replace("( ", "(")
            assert bool(guard) == text.endswith("\n#endif\n\n#endif\n")
            assert guard in text
            assert guard or not any(f"#if {other.condition}\n\n" in text for other in ARCHITECTURES.values())


@pytest.mark.parametrize("targets", ["x86-64,x86-64-bmi", AUTO])
def test_one_architecture_needs_no_guard(targets: str) -> None:
    text = "".join(content.decode() for content in generate(ask("md5", targets)).files.values())
    assert not any(f"#if {each.condition}\n" in text for each in ARCHITECTURES.values())


def test_the_environment_is_an_option_of_programs_that_choose() -> None:
    asked = several("md5", BOTH, environment="ignored")
    assert asked.command() == f"hashwright make md5 --target {BOTH} --environment ignored"
    assert "environment" not in several("md5", BOTH, environment="read").command()
    for targets, words in (("x86-64", {}), (AUTO, {}), ("x86-64", {"emitter": "gas"})):
        with pytest.raises(UserError, match="--environment is an option of programs that select "):
            ask("md5", targets, environment="ignored", **words)
    with pytest.raises(UserError, match="there is no value 'none' of environment; write one of: read, ignored"):
        ask("md5", BOTH, environment="none")


def test_files_and_symbols_are_distinguished() -> None:
    asked = several("md5", BOTH, prefix="my_")
    assert list(generate(asked).files) == [
        "md5.h",
        "md5.c",
        "md5_dispatch.c",
        "md5_x86_64_bmi.h",
        "md5_x86_64_bmi.c",
        "md5_x86_64.h",
        "md5_x86_64.c",
    ]
    assert set(sources(asked)) == {"md5.c", "md5_dispatch.c", "md5_x86_64_bmi.c", "md5_x86_64.c"}
    ends = ["_blocks", "_init", "_update", "_final", "", "_use", "_target"]
    assert [each.name for each in declared(asked)] == [
        *(f"my_md5{each}" for each in ends),
        "my_md5_x86_64_bmi_blocks",
        "my_md5_x86_64_blocks",
    ]


def test_the_command_makes_the_same_bytes() -> None:
    """Every file names the command for all of them."""
    asked = several("ripemd160", BOTH, kernel="blocks", spdx="MIT", schedule="const=lea")
    assert (
        asked.command()
        == f"hashwright make ripemd160 --target {BOTH} --kernel blocks --schedule const=lea --spdx MIT"
    )
    for content in generate(asked).files.values():
        unbroken = content.decode().replace(" \\\n *         ", " ")
        assert f" *     {asked.command()}\n" in unbroken
    assert generate(ask("ripemd160", BOTH, kernel="blocks", spdx="MIT", schedule="const=lea")) == generate(
        asked
    )


def test_the_command_has_the_value_of_an_option_that_is_called_like_a_flag() -> None:
    asked = resolve("aegis128l", "portable", file="on", symbol="on", wipe="on")
    assert asked.command() == "hashwright make aegis128l --target portable --symbol on --file on --wipe"


def test_every_kernel_is_declared_alike() -> None:
    """The same call is valid for all kernels, even if their numbers of lanes differ."""
    asked = several("md5", "x86-64,x86-64-sse2,x86-64-avx512", kernel="lanes")
    forms = {
        tuple(
            Prototype(each.returns, each.name.removeprefix(kernel.name), each.parameters)
            for each in own(kernel).values()
        )
        for kernel in asked.kernels
    }
    assert len(forms) == 1
    ((lanes, blocks),) = forms
    assert lanes == Prototype("size_t", "_xn_lanes")
    assert blocks.arguments == "state, data, nblocks"


@pytest.mark.parametrize("hash_name", HASHES)
def test_auto_leaves_out_what_is_the_same_kernel_for_more_features(hash_name: str) -> None:
    listed = order(hash_name, AUTO)
    serve = [target.name for target in serving(HASHES[hash_name])]
    if isinstance(HASHES[hash_name], Aegis):
        assert listed == serve[::-1]
    else:
        assert set(listed) == {
            *("x86-64-avx512vl", "x86-64-bmi", "x86-64"),
            *("aarch64", "riscv64-zbb", "riscv64", "armv6", "portable"),
        }
    if "portable" in serve:
        assert listed[-1] == "portable"


def test_auto_asks_for_a_kind_of_processor_its_features_and_who_made_it() -> None:
    asked = several("md5", AUTO)
    names = [each.target.name for each in asked.kernels]
    conditions = [text for text, _ in branches(asked, names)]
    found = dict(zip(names, conditions, strict=True))
    x86 = f"({X86_64.served()})"
    assert found["x86-64"] == x86
    assert found["x86-64-bmi"] == f"{x86} && defined(__BMI__) && defined(__BMI2__)"
    assert found["x86-64-avx512vl"].endswith(
        "&& !defined(__znver4__) && !defined(__znver3__) && !defined(__znver5__)"
    )
    assert found["portable"] == ""
    lanes = several("md5", AUTO, kernel="lanes")
    assert not any("znver" in text for text, _ in branches(lanes, [""] * len(lanes.kernels)))


def test_every_feature_of_a_target_can_be_asked_for() -> None:
    for target in TARGETS.values():
        isa = architecture(target.features)
        more = target.features - {isa}
        assert (isa in ARCHITECTURES) == bool(target.features)
        if isa:
            assert more <= ARCHITECTURES[isa].features.keys() | ARCHITECTURES[isa].macros.keys(), target.name


def test_a_file_names_its_own_target_and_common_files_all() -> None:
    asked = several("md5", BOTH)
    assert [each for each in inputs.needed(asked, "md5_x86_64.c", ()) if each.startswith("target")] == [
        "target x86-64"
    ]
    for file in ("md5.c", "md5.h", "md5_dispatch.c"):
        assert {"target x86-64", "target x86-64-bmi"} <= {*inputs.needed(asked, file, ())}
    auto = several("md5", AUTO)
    assert "template c/merkle_damgard.c.j2" in inputs.needed(auto, "md5.c", ())
    for each in (asked, auto):
        known = inputs.digests([each])
        assert all(name in known for file in templates(each) for name in inputs.needed(each, file, ()))


def test_listings_are_distinguished_by_target() -> None:
    asked = several("md5", BOTH)
    assert list(make(asked).listings) == [f"{each.target.name}, compress" for each in parts(asked)]


def test_a_portable_kernel_runs_among_those_of_another_processor() -> None:
    for listed in ("portable,aarch64", "portable,x86-64", AUTO):
        assert "portable" in [each.target.name for each in running(ask("md5", listed))]


def test_where_there_are_several_architectures_the_kernels_for_this_one_run() -> None:
    here = {each.target.name for each in running(ask("md5", "portable,x86-64,aarch64,riscv64"))}
    assert here == {"portable", *({"x86-64", "aarch64", "riscv64"} & native())}
