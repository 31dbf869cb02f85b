"""The lower bound of a kernel's cycles on a core."""

from hashwright.errors import UserError
from hashwright.explore.forecast import bound
from hashwright.explore.programs import Unmeasured
from hashwright.explore.space import Point
from hashwright.output.generate import lower_all
from hashwright.requests.request import Request
from hashwright.targets.cores import Core


def bound_of(request: Request, core: Core) -> float | None:
    """Core cycles per byte of a message; None if unknown."""
    if request.target.isa is None or request.target.isa.name != core.isa:
        return None
    try:
        made = Unmeasured(Point(request, "", None), "", lower_all(request), None, None)
        blocks = bound(made, core)
    except UserError:  # an instruction that the core's table lacks
        return None
    padded = request.hash.rate_bytes / request.length if request.length else 1
    return blocks * padded or None
