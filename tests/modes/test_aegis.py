"""The loops of AEGIS as routines: their prototypes, and the registers that they use."""

import re
from dataclasses import replace
from typing import Final

import pytest

from hashwright.emit.gas import moves
from hashwright.errors import UserError
from hashwright.hashes import HASHES
from hashwright.interface.iterations import iterations
from hashwright.modes.aegis import Aegis
from hashwright.output.aegis.context import about_aegis
from hashwright.output.generate import generate, lower_all, routines
from hashwright.requests.alternatives import ask
from hashwright.requests.request import Request, resolve, serving

TARGETS: Final = ("x86-64-aesni", "x86-64-vaes", "aarch64-aes-sha3")


def asked(target: str, schedule: str = "") -> Request:
    return resolve("aegis128l", target, schedule=schedule, emitter="gas")


@pytest.mark.parametrize("target", TARGETS)
def test_a_routine_has_the_arguments_of_its_prototype(target: str) -> None:
    """A further argument would be loaded needlessly, from the wrong place under another convention."""
    request = asked(target)
    text = generate(request).files["aegis128l.c"].decode()
    prototypes = dict(re.findall(r"^void (\w+_loop)\(([^)]*)\);", text, re.MULTILINE))
    made = routines(request, lower_all(request))
    assert {each.symbol for each in made} == prototypes.keys()
    for each in made:
        assert len(each.arguments) == len(prototypes[each.symbol].split(",")), each.symbol


@pytest.mark.parametrize("target", ["x86-64-aesni-avx", "x86-64-aesni-avx512vl", "x86-64-vaes"])
def test_words_stay_in_their_registers_where_no_operand_is_overwritten(target: str) -> None:
    """Each word depends on the preceding one: from the last to the first, only the ends of the ring move."""
    request = asked(target, "unroll=1")
    made = {each.symbol: each for each in routines(request, lower_all(request))}
    assert moves(made["aegis128l_update_loop"]) <= 2


@pytest.mark.parametrize("unroll", ["2", "6"])
@pytest.mark.parametrize("order", ["late", "last"])
def test_loops_of_several_updates_need_no_moves(order: str, unroll: str) -> None:
    request = resolve(
        "aegis256", "x86-64-aesni-avx", schedule=f"results={order},unroll={unroll}", emitter="gas"
    )
    made = {each.symbol: each for each in routines(request, lower_all(request))}
    for name in ("update", "encrypt", "decrypt"):
        assert moves(made[f"aegis256_{name}_{unroll}_loop"]) == 0, name


@pytest.mark.long
@pytest.mark.parametrize(
    ("hash_", "target", "group"),
    [
        ("aegis128x4", "x86-64-aesni-avx", 1),
        ("aegis128x4", "x86-64-vaes", 2),
        ("aegis256x4", "x86-64-aesni-avx", 1),
    ],
)
def test_only_the_words_of_one_group_of_lanes_are_in_registers(hash_: str, target: str, group: int) -> None:
    """Without groups, words are spilled."""
    stacks = []
    for lanes in (int(hash_[-1]), group):
        request = resolve(hash_, target, schedule=f"group={lanes},unroll=4", emitter="gas")
        made = {each.symbol: each for each in routines(request, lower_all(request))}
        stacks.append(made[f"{hash_}_encrypt_4_loop"].stack)
    assert stacks[0] > 0
    assert stacks[1] == 0


@pytest.mark.parametrize(
    ("hash_", "target", "group", "unroll"),
    [
        ("aegis128x2", "x86-64-aesni-avx", "1", "4"),
        ("aegis128x4", "x86-64-vaes", "2", "4"),
        ("aegis128x4", "aarch64-aes", "2", "4"),
        ("aegis256x2", "x86-64-aesni", "1", "4"),
        ("aegis256x2", "aarch64-aes", "2", "2"),  # all lanes fit
        ("aegis256x4", "x86-64-vaes", "2", "4"),
    ],
)
@pytest.mark.parametrize("emitter", ["c", "gas"])
def test_lanes_are_in_groups_that_fit(hash_: str, target: str, group: str, unroll: str, emitter: str) -> None:
    chosen = resolve(hash_, target, emitter=emitter).setting().schedule.choices
    assert (chosen["group"], chosen["unroll"]) == (group, unroll)


@pytest.mark.parametrize(
    ("hash_", "target"),
    [
        ("aegis128x4", "x86-64-vaes-avx512vl"),  # decryption defers words
        ("aegis256x4", "x86-64-vaes"),  # the MAC processes all lanes at a time
        ("aegis128l", "aarch64-aes-sha3"),
    ],
)
@pytest.mark.parametrize("emitter", ["c", "gas"])
def test_the_loops_of_a_library_are_those_of_its_kernels(hash_: str, target: str, emitter: str) -> None:
    library = lower_all(resolve(hash_, target, emitter=emitter))
    for kernel in ("encrypt", "decrypt", "mac"):
        request = resolve(hash_, target, kernel=kernel, emitter=emitter)
        assert isinstance(request.hash, Aegis)
        alone = lower_all(request)
        loops = iterations(request.hash, request.setting())
        own = [each for each in loops if each.loop == request.kernel.function]
        for name in {name for each in own for name in (each.does, each.called, each.name)} & alone.keys():
            assert library[name].instructions == alone[name].instructions, name


@pytest.mark.parametrize("emitter", ["c", "gas", "go"])
@pytest.mark.parametrize("hash_", [each.name for each in HASHES.values() if isinstance(each, Aegis)])
def test_all_functions_of_a_library_store_the_same_state(hash_: str, emitter: str) -> None:
    for target in serving(HASHES[hash_]):
        try:
            setting = resolve(hash_, target.name, emitter=emitter).setting()
        except UserError:  # the emitter does not write for this target
            continue
        assert setting.own.keys() == {"encrypt", "decrypt", "update", "stream"}
        for own in setting.own.values():
            form = replace(own.representation, between=(), groups=())
            assert form == replace(setting.representation, between=(), groups=()), target.name
            assert own.machine == setting.machine


def test_a_schedule_applies_to_all_functions_of_a_library() -> None:
    setting = resolve("aegis128x4", "x86-64-vaes-avx512vl", schedule="defer=off,unroll=4").setting()
    for each in (setting, *setting.own.values()):
        assert (each.schedule["defer"], each.schedule["unroll"]) == ("off", "4")


@pytest.mark.parametrize("group", ["1", "2"])
def test_the_calls_of_an_iteration_cover_each_block_once(group: str) -> None:
    request = resolve("aegis128x4", "x86-64-aesni-avx", schedule=f"group={group},unroll=4")
    listings = lower_all(request)
    assert isinstance(request.hash, Aegis)
    about = about_aegis(request.hash, request.name, request.setting(), listings)
    for function in ("update_group", "encrypt_group", "decrypt_group"):
        taken = [each.at for each in about.functions[function].takes]
        words = [about.state.index(each) for each in about.functions[function].state]
        loop = function.removesuffix("_group")
        calls = about.calls[f"{loop}_4"]
        assert sorted(call.at + at for call in calls for at in taken) == [*range(0, 4 * 128, 16)]
        assert sorted({call.word + each for call in calls for each in words}) == [*range(32)]


def test_an_odd_number_of_updates_has_no_pairs() -> None:
    with pytest.raises(UserError, match="3 updates are no whole number of pairs; write 'unroll=2'"):
        resolve("aegis256", "x86-64-aesni-avx", schedule="defer=two,unroll=3")


# The sizes of libaegis's types in bytes: for a message in pieces, and for data in pieces.
LIBAEGIS: Final = {
    "aegis128l": (256, 384),
    "aegis128x2": (448, 704),
    "aegis128x4": (832, 1344),
    "aegis256": (192, 288),
    "aegis256x2": (320, 512),
    "aegis256x4": (576, 960),
}


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "target"),
    [
        ("aegis128l", "portable"),
        ("aegis128l", "portable,x86-64-aesni,x86-64-vaes-avx512vl"),
        ("aegis128l", "auto"),
        ("aegis128x2", "x86-64-vaes,x86-64-vaes-avx512vl"),
        ("aegis128x4", "x86-64-vaes,x86-64-vaes-avx512vl"),
        ("aegis256", "portable,x86-64-aesni"),
        ("aegis256x2", "x86-64-vaes-avx512vl"),
        ("aegis256x4", "x86-64-vaes,x86-64-vaes-avx512vl"),
    ],
)
def test_states_are_no_larger_than_those_of_libaegis(name: str, target: str) -> None:
    """The compiler checks that the constants are the sizes."""
    header = generate(ask(name, target)).files[f"{name}.h"].decode()
    found = dict(re.findall(r"^#define \w+?_((?:MAC_)?STATE_\w+) (\d+)$", header, re.MULTILINE))
    assert int(found["STATE_BYTES"]) <= LIBAEGIS[name][0]
    assert int(found["MAC_STATE_BYTES"]) <= LIBAEGIS[name][1]
    assert found["STATE_ALIGNMENT"] == "8"
