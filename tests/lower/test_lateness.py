"""Words of the state that wait for an output of an earlier call."""

from hashwright.graph.semantics import Op
from hashwright.hashes import HASHES
from hashwright.lower.cover import cover
from hashwright.lower.lateness import late
from hashwright.requests.request import resolve


def names(name: str, function: str) -> list[set[str]]:
    """The late words of a function, the latest first."""
    found = late(HASHES[name].functions()[function])
    levels = sorted(set(found.values()), reverse=True)
    return [{str(word.attr) for word, cycles in found.items() if cycles == level} for level in levels]


def test_words_of_decryption_are_late_in_the_order_of_the_ring() -> None:
    assert names("aegis256", "decrypt") == [{f"s{i}"} for i in range(6)]
    assert names("aegis128l", "decrypt") == [{f"s{i}", f"s{i + 4}"} for i in range(4)]


def test_no_word_waits_for_ciphertext() -> None:
    assert names("aegis256", "encrypt") == names("aegis256", "update") == []


def test_the_late_word_is_the_last_of_a_sum() -> None:
    """Of six inputs, the last instruction has two: no instruction with three waits for the late word."""
    request = resolve("aegis256", "x86-64-vaes-avx512vl", kernel="decrypt")
    graph = HASHES["aegis256"].functions()["decrypt"]
    (output,) = (
        value
        for name, value in cover(graph, request.setting().machine).outputs.items()
        if name not in graph.state
    )
    assert output.attr.insn.sem.op is Op.XOR
    assert len(output.args) == 2
    assert "s1" in {str(arg.attr) for arg in output.args}
