"""From a description to a listing: the passes, by name, in the order in which they run."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from hashwright.ir import Graph
from hashwright.lower.cover import cover
from hashwright.lower.order import Listing, interleave, listing
from hashwright.lower.sums import by_arrival
from hashwright.schedule import Schedule
from hashwright.targets.model import Target


@dataclass(frozen=True, slots=True)
class Pass:
    """A step of the pipeline: the same kernel in, in another form out."""

    name: str
    run: Callable[[Graph, Target, Schedule], Graph]


PASSES: Final = (
    Pass("order", lambda graph, target, schedule: interleave(graph, schedule.order)),
    Pass("sums", lambda graph, target, schedule: by_arrival(graph)),
    Pass("cover", lambda graph, target, schedule: cover(graph, target)),
)


def lower(graph: Graph, target: Target, schedule: Schedule) -> Listing:
    """The listing of a description's function for a target."""
    for each in PASSES:
        graph = each.run(graph, target, schedule)
    return listing(graph)
