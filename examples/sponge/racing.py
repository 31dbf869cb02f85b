"""The benchmark tasks of a sponge: none, because it is a toy."""

from collections.abc import Iterator, Sequence

from hashwright.bench.racing import Racing
from hashwright.bench.timing import Candidate, Task
from hashwright.errors import UserError
from hashwright.modes.kernel import Kernel
from sponge import Sponge


def task(hash_: Sponge, kernel: Kernel, lengths: Sequence[int]) -> Task:
    raise UserError(f"there is no benchmark of {hash_.title}; write another hash")


def peers(hash_: Sponge, kernel: Kernel) -> Iterator[Candidate | str]:
    return iter(())


RACING = Racing(task=task, peers=peers)
