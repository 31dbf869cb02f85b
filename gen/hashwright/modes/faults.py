"""The faults of a user's description, each as a sentence."""

from collections.abc import Iterator

from hashwright.errors import UserError
from hashwright.graph.ir import Graph
from hashwright.modes.hash import Hash


def examine(hash_: Hash) -> None:
    """Raises UserError with the first fault of a description, unless the hash is looked up by name."""
    for fault in _faults(hash_):
        raise UserError(f"{hash_.name}: {fault}")


def _faults(hash_: Hash) -> Iterator[str]:
    if not hash_.vectors:
        yield "there is no published vector; write at least one into vectors"
    if not hash_.kernels:
        yield f"the mode '{hash_.family}' has no kernel; write one into kernels"
    try:
        functions = hash_.functions()
    except TypeError as error:
        yield f"the description is wrong: {error}"
        return
    for function in functions.values():
        yield from _twice(function)
    for kernel in hash_.kernels.values():
        if kernel.function and kernel.function not in functions:
            known = ", ".join(functions)
            yield (
                f"there is no function '{kernel.function}', which the kernel '{kernel}' names; "
                f"write one of: {known}"
            )


def _twice(function: Graph) -> Iterator[str]:
    """Inputs, or outputs, whose printed names are the same."""
    for words, what in (([node.attr for node in function.inputs], "inputs"), (function.outputs, "outputs")):
        names = list(map(str, words))
        for name in sorted({name for name in names if names.count(name) > 1}):
            yield f"{function.name} has two {what} '{name}'; write another role or index for one of them"
