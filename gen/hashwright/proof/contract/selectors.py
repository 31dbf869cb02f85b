"""The functions of a request's files that select a kernel at run time."""

from hashwright.emit.prototypes import SCALARS, Prototype
from hashwright.interface.functions import own, public
from hashwright.proof.contract.functions import Caller, Selection
from hashwright.requests.alternatives import Alternatives
from hashwright.targets.detect import askable


def selection_of(asked: Alternatives, isa: str) -> Selection | None:
    """The selection in the files for an architecture; None where there is no proof of it.

    There is none of batches, which select two kernels at once, nor where some processors support no kernel.
    """
    kernels = asked.by_architecture.get(isa) or asked.by_architecture.get("", ())
    needs = tuple(tuple(name for name in askable(isa) if name in each.target.features) for each in kernels)
    if asked.is_compiled or asked.kernel.is_batch or not kernels or needs[-1]:
        return None
    found, functions = public(asked.first), [own(each) for each in kernels]
    return Selection(
        name=asked.stem,
        targets=tuple(each.target.name for each in kernels),
        features=needs,
        callers=tuple(
            _caller(prototype, tuple(each[end].name for each in functions))
            for end, prototype in found.items()
            if end in functions[0]
        ),
        use=found["use"].name,
        target=found["target"].name,
        variable=asked.variable,
    )


def _caller(prototype: Prototype, calls: tuple[str, ...]) -> Caller:
    return Caller(
        name=prototype.name,
        parameters=tuple(each.name for each in prototype.parameters),
        result_bits=8 * SCALARS[prototype.returns],
        calls=calls,
        has_state=any(each.is_state for each in prototype.parameters),
        starts=prototype.starts,
    )
