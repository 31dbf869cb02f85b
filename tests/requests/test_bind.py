"""Known inputs: an initial state, padding, zero words."""

import random

import pytest
from click.testing import CliRunner

from hashwright.cli.commands import cli
from hashwright.errors import UserError
from hashwright.hashes import HASHES
from hashwright.requests.pipeline import stages
from hashwright.requests.request import known_inputs, resolve

PADDING = "m8=0x80,m9=0,m10=0,m11=0,m12=0,m13=0,m14=256,m15=0"  # of a message of 32 bytes


def shown(*words: str) -> str:
    done = CliRunner().invoke(cli, ["show", *words], catch_exceptions=False)
    assert done.exit_code == 0
    return done.output


def test_the_first_steps_of_md5_are_folded() -> None:
    text = shown("md5", "x86-64-bmi", "--bind", "iv", "--stage", "rewritten")
    for constant in ("0xd76aa477", "0xf8fa0bcc", "0xbcdb4dd9", "0xb18b7a77"):
        assert constant in text
        assert constant not in shown("md5", "x86-64-bmi", "--stage", "rewritten")


def test_known_words_save_instructions() -> None:
    def instructions(bound: str) -> int:
        line = shown("md5", "x86-64-bmi", "--bind", bound).splitlines()[0]
        return int(line.split()[1])

    assert instructions("") > instructions("iv") > instructions(f"iv,{PADDING}")


@pytest.mark.parametrize("hash_name", ["md5", "ripemd160"])
@pytest.mark.parametrize("target", ["portable", "x86-64-avx512vl"])
@pytest.mark.parametrize("bound", ["iv", f"iv,{PADDING}", "m3=0", "h1=1,m15=0xffffffff"])
def test_every_pass_keeps_the_meaning(hash_name: str, target: str, bound: str) -> None:
    request = resolve(hash_name, target)
    graph = request.hash.principal()
    known = known_inputs(request.hash, bound)
    rng = random.Random(bound)
    env = {str(node.attr): known.get(node.attr, rng.getrandbits(32)) for node in graph.inputs}
    setting = request.setting()
    setting = type(setting)(setting.machine, setting.schedule, setting.lanes, known)
    expected = graph.evaluate(env)
    for stage in stages(graph, setting):
        assert stage.graph.evaluate(env) == expected, stage.name


@pytest.mark.parametrize(
    "text", ["q=1", "m1", "m1=", "m1=x", "m1=-1", "m1=0x1ffffffff", "m1=010", "IV", "m16=0"]
)
def test_what_names_no_input_is_refused(text: str) -> None:
    with pytest.raises(UserError, match=r"does not name a known input; write some of: iv, h0=NUMBER"):
        known_inputs(HASHES["md5"], text)


@pytest.mark.parametrize("stage", ["graph", "text"])
def test_it_is_not_passed_over_in_silence(stage: str) -> None:
    done = CliRunner().invoke(cli, ["show", "md5", "portable", "--bind", "iv", "--stage", stage])
    assert isinstance(done.exception, UserError)
    assert (
        str(done.exception) == f"--bind does not apply to --stage {stage}; write --stage rewritten or machine"
    )


def test_a_cipher_has_no_initial_state_to_name() -> None:
    with pytest.raises(UserError, match=r"'iv' does not name a known input; write some of: s0=NUMBER"):
        known_inputs(HASHES["aegis128l"], "iv")
