"""The choices of targets that are based on the model agree with the model."""

import pytest

from hashwright.explore.forecast import expected
from hashwright.explore.programs import program
from hashwright.explore.space import ASSEMBLY, Point
from hashwright.requests.preferences import EVIDENCE, Evidence, Preference
from hashwright.requests.request import resolve
from hashwright.targets.cores import CORES

X86 = (Preference("x86-64"), Preference("x86-64-bmi"), Preference("x86-64-avx512vl"))


def says(of: Evidence, preference: Preference) -> float:
    """Core cycles per byte by the model."""
    request = resolve(of.hash, preference.target, kernel="blocks", schedule=preference.schedule, emitter="gas")
    return expected(program(Point(request, ASSEMBLY, None)), CORES[of.core])


@pytest.mark.long
@pytest.mark.parametrize(
    "each",
    [each for each in EVIDENCE if not each.is_measured and CORES[each.core].isa == "x86_64"],
    ids=lambda each: f"{each.core}-{each.hash}",
)
def test_what_the_model_chose_is_what_it_says(each: Evidence) -> None:
    figures = [says(each, preference) for preference in each.preferred]
    assert figures == sorted(figures)
    assert figures[0] <= min(says(each, other) for other in X86)
