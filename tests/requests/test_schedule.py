"""A schedule prints as, and parses from, one string; an invalid one is reported in one sentence."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hashwright.errors import UserError
from hashwright.requests.request import resolve
from hashwright.requests.schedule import Schedule
from hashwright.targets import TARGETS
from hashwright.targets.machine import Target

WORD = st.text("abcdefghijklmnopqrstuvwxyz0123456789/+", min_size=1, max_size=8)


@given(st.dictionaries(WORD, WORD, max_size=6))
def test_it_parses_from_what_it_prints(choices: dict[str, str]) -> None:
    schedule = Schedule(choices)
    assert Schedule.parse(str(schedule)) == schedule
    assert hash(Schedule.parse(str(schedule))) == hash(schedule)
    for key, value in choices.items():
        assert schedule[key] == value


@given(st.dictionaries(WORD, WORD, min_size=2, max_size=6))
def test_the_order_of_choices_does_not_matter(choices: dict[str, str]) -> None:
    backwards = dict(reversed(choices.items()))
    assert str(Schedule(choices)) == str(Schedule(backwards))
    assert hash(Schedule(choices)) == hash(Schedule(backwards))


@pytest.mark.parametrize(("text", "printed"), [("", ""), ("g=add,", "g=add"), ("i=sub,g=add", "g=add,i=sub")])
def test_it_prints_in_one_way(text: str, printed: str) -> None:
    assert str(Schedule.parse(text)) == printed


@given(st.text("gi=,ad ", max_size=12))
def test_any_text_is_a_schedule_or_a_sentence(text: str) -> None:
    with contextlib.suppress(UserError):
        schedule = Schedule.parse(text)
        assert Schedule.parse(str(schedule)) == schedule


@pytest.mark.parametrize("text", ["g", "=add", "g=", "g=add,i", ",=,"])
def test_what_is_no_choice_is_named(text: str) -> None:
    with pytest.raises(
        UserError,
        match=r"is not a choice of a schedule; write key=value, as `hashwright list HASH TARGET` lists",
    ):
        Schedule.parse(text)


def refusal(hash_name: str, target: str, schedule: str, kernel: str | None = None, emitter: str = "c") -> str:
    with pytest.raises(UserError) as caught:
        resolve(hash_name, target, kernel=kernel, schedule=schedule, emitter=emitter)
    assert caught.value.exit_code == 2
    return str(caught.value)


def test_a_choice_made_twice_is_refused() -> None:
    assert refusal("md5", "x86-64-bmi", "g=add,g=plain") == "the schedule chooses g twice; write it once"


@pytest.mark.parametrize(
    ("target", "kernel", "schedule", "words"),
    [
        ("x86-64-bmi", None, "q=add", ["'q'", "x86-64-bmi", "const", "barriers", "f, g, h, i"]),
        ("x86-64-bmi", None, "G=add", ["'G'", "write g, or one of", "f, h, i"]),
        ("x86-64-bmi", None, "order=step", ["'order'", "write one of"]),  # MD5 has one line
        ("x86-64-bmi", None, "lanes=4", ["'lanes'", "write one of"]),  # of the kernel for one message
        ("portable", None, "const=lea", ["'const'", "write one of"]),
        ("x86-64-bmi", None, "rot=or", ["'rot'", "write one of"]),  # it has a rotate
        ("x86-64-bmi", None, "g=fast", ["'fast'", "'g'", "plain, xor, add"]),
        ("x86-64-bmi", None, "const=sub", ["'sub'", "'const'", "add, lea"]),
        ("x86-64-bmi", None, "h=add", ["'add'", "'h'", "plain, reuse"]),
        ("x86-64-bmi", None, "i=select", ["'select'", "'i'", "plain, andn, sub"]),
        ("x86-64-bmi", None, "unit=v", ["'v'", "'unit'", ": s"]),
        ("x86-64-avx512", "lanes", "lanes=3", ["'3'", "'lanes'", ": 16, 1"]),
        ("x86-64-sse2", "lanes", "lanes=8", ["'8'", "'lanes'", "4, 2, 1"]),
        ("x86-64-sse2", "lanes", "lanes=0", ["'0'", "'lanes'", "4, 2, 1"]),
        ("x86-64-sse2", "lanes", "streams=5", ["'5'", "'streams'", "3, 1, 2, 4"]),
        ("x86-64-sse2", "lanes", "lanes=1,streams=1", ["'1'", "'streams'", ": 2, 3, 4"]),
        ("x86-64-sse2", None, "streams=2", ["'streams'", "write one of"]),
        (
            "x86-64-sse2",
            "lanes",
            "rot=shuffel",
            ["'shuffel'", "'rot'", "write shuffle, or one of: or, add, sum"],
        ),
    ],
)
def test_what_does_not_exist_or_cannot_be_is_one_sentence(
    target: str, kernel: str | None, schedule: str, words: list[str]
) -> None:
    sentence = refusal("md5", target, schedule, kernel)
    assert [word for word in words if word not in sentence] == [], sentence
    assert "\n" not in sentence


@pytest.mark.parametrize(
    "pattern", ["sv", "svvss", "svvss/ssvv", "svvss/ssvvx", "svvss-ssvvs", "/", "svvss/ssvvs/"]
)
def test_units_must_fit_the_rounds_and_lines(pattern: str) -> None:
    assert f"'{pattern}' is not a value of 'unit'" in refusal("ripemd160", "x86-64-avx512vl", f"unit={pattern}")


@pytest.mark.parametrize("target", [each for each in TARGETS.values() if each.isa], ids=lambda each: each.name)
def test_lanes_that_assembly_cannot_hold_are_refused(target: Target) -> None:
    for lanes in target.lanes(32):
        schedule = f"lanes={lanes}"
        if all(unit.file for unit in target.holding(32).units_for(lanes)):
            assert resolve("md5", target.name, kernel="lanes", schedule=schedule, emitter="gas").stem
        else:
            assert refusal("md5", target.name, schedule, "lanes", "gas") == (
                f"there is no assembly for lanes={lanes} on target '{target.name}'; write --emitter c, "
                "or another number of lanes"
            )


def test_units_by_round_are_taken() -> None:
    request = resolve("ripemd160", "x86-64-avx512vl", schedule="unit=svvss/ssvvs")
    assert request.setting().schedule["unit"] == "svvss/ssvvs"


@pytest.mark.parametrize("target", ["portable", "x86-64", "x86-64-bmi"])
def test_without_lanes_several_messages_are_streams(target: str) -> None:
    request = resolve("md5", target, kernel="lanes")
    assert (request.stem, request.setting().messages) == ("md5_x1x2", 2)
    assert "'2' is not a value of 'lanes'" in refusal("md5", target, "lanes=2", kernel="lanes")


@pytest.mark.parametrize(
    ("target", "schedule", "stem", "messages"),
    [
        ("x86-64-avx512", "streams=1", "md5_x16", 16),
        ("x86-64-avx512", "streams=3", "md5_x16x3", 48),
        ("x86-64-avx512vl", "lanes=8,streams=4", "md5_x8x4", 32),
        ("x86-64-avx512vl", "lanes=1,streams=3", "md5_x1x3", 3),
        ("aarch64-sve2", "streams=2", "md5_xvlx2", 128),
    ],
)
def test_streams_are_in_the_name(target: str, schedule: str, stem: str, messages: int) -> None:
    request = resolve("md5", target, kernel="lanes", schedule=schedule)
    assert (request.stem, request.setting().messages) == (stem, messages)


@pytest.mark.parametrize(
    ("name", "target", "lanes", "streams"),
    [
        ("md5", "x86-64-sse2", "4", 3),
        ("md5", "x86-64-avx2", "8", 3),
        ("md5", "x86-64-avx512vl", "8", 3),
        ("md5", "x86-64-avx512", "16", 2),  # operations take two cycles each
        ("ripemd160", "x86-64-avx2", "8", 1),  # two lines of five words and 16 registers
        ("ripemd160", "x86-64-avx512vl", "8", 2),  # the same with 32
        ("ripemd160", "x86-64-avx512", "16", 1),
        ("md5", "aarch64-neon", "4", 1),  # not measured
        ("md5", "x86-64-bmi", "1", 2),
    ],
)
@pytest.mark.parametrize("kernel", ["lanes", "batch"])
def test_there_are_as_many_streams_as_keep_the_ports_busy(
    name: str, target: str, kernel: str, lanes: str, streams: int
) -> None:
    setting = resolve(name, target, kernel=kernel, schedule=f"lanes={lanes}").setting()
    assert (setting.lanes, setting.streams) == (int(lanes), streams)
    other = resolve(name, target, kernel=kernel, schedule=f"lanes={lanes},streams=4").setting()
    assert other.streams == 4


def test_a_kernel_may_have_measured_defaults_of_its_own() -> None:
    def chosen(kernel: str, target: str = "x86-64-vaes") -> tuple[str, str]:
        schedule = resolve("aegis256x4", target, kernel=kernel).setting().schedule
        return schedule["group"], schedule["unroll"]

    assert chosen("mac") == ("4", "8")
    assert chosen("encrypt") == ("2", "6")
    assert {chosen(each) for each in ("decrypt", "library")} == {("2", "4")}
    assert chosen("mac", "x86-64-aesni-avx") == ("1", "4")  # not measured
