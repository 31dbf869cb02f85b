"""Random changes of generated C are refused by the proof, or `verify` accepts them, too."""

import pytest

from tests import needs
from tests.proof import source_mutants
from tests.proof.source_mutants import ACCEPTED, drawn, fate, functions

FILE = """
static int f(const uint8_t *m, uint8_t out[16], size_t len)
{
    size_t left = len;
    if (len > (left & 3)) {
        g(out, m, len);
        out[len] = 0;
    }
    return 0;
}
"""


def test_changes_are_of_statements_conditions_and_what_a_function_is_given() -> None:
    (found,) = functions(FILE)
    assert found.numbers == ("len",)
    assert (found.pointers, found.written) == (["m", "out"], ["out"])
    assert [found.text[start:end] for start, end in found.conditions()] == ["len > (left & 3)"]
    assert [each[0].strip() for each in found.statements()] == ["g(out, m, len);", "out[len] = 0;"]


@pytest.mark.long
@pytest.mark.sampled("kind")
@pytest.mark.parametrize("kind", ["md5", "encrypt"])
def test_changed_c_is_no_proof_or_right(kind: str) -> None:
    needs.package("iced_x86", "elftools", "z3")
    fates = [fate(kind, each) for each in drawn(kind, len(source_mutants.CHANGES), 1)]
    assert {each.partition(":")[0] for each in fates} <= {"refused", "same code", "no C", ACCEPTED}
    assert any(each.startswith("refused") for each in fates)
