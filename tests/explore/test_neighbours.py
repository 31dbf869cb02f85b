"""Local search: neighbours differ in the changed choice and in its consequences."""

from random import Random

from hashwright.explore.neighbours import key, neighbour
from hashwright.explore.space import Picked, Space
from tests.explore.spaces import narrow, space


def near(of: Space) -> Picked:
    return next(iter(of.defaults()))


def test_neighbours_differ_in_a_pick_or_two_and_are_in_the_space() -> None:
    of = space("ripemd160", "blocks", "x86-64-avx512vl")
    start = near(of)
    for seed in range(50):
        found = neighbour(of, [[start]], set(), Random(seed))
        assert found
        assert found != start
        _, schedule = of.walk(lambda name, able, found=found: found[name])  # type: ignore[misc]
        assert schedule.choices
        shared = start.keys() & found.keys()
        changed = [name for name in shared if start[name] != found[name]]
        if found["written"] == start["written"] and found["sched"] == start["sched"]:
            # A function may lack its form if its steps are in other registers.
            units = [name for name in changed if not name.startswith("f")]
            assert len(units) <= 2


def test_one_seed_makes_one_neighbour_whatever_the_process() -> None:
    of = space("md5", "blocks", "x86-64-bmi")
    one, other = (neighbour(of, [[near(of)]], set(), Random(7)) for _ in range(2))
    assert one == other


def test_what_is_known_is_no_neighbour() -> None:
    of = narrow()
    points = of.points(10)
    assert points
    known = {key(point) for point in points[1:]}
    assert neighbour(of, [points[1:2]], known, Random(0)) in (points[0], None)
    assert neighbour(of, [points[:1]], {key(point) for point in points}, Random(0)) is None
    assert neighbour(of, [], set(), Random(0)) is None


def test_each_language_has_neighbours() -> None:
    of = space("ripemd160", "blocks", "x86-64-avx512vl")
    starts = {each["written"]: each for each in of.defaults()}
    assembly, c = starts.pop("assembly"), next(iter(starts.values()))
    best = [[c] * 20, [assembly]]
    found = [neighbour(of, best, set(), Random(seed)) for seed in range(40)]
    kept = [each["written"] for each in found if each]
    assert kept.count("assembly") > 10
    assert len(kept) - kept.count("assembly") > 10
