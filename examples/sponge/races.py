"""The benchmark tasks of a sponge: none, because it is a toy."""

from collections.abc import Iterator, Sequence

from hashwright.errors import UserError
from hashwright.kernels import Kernel
from hashwright.modes.racing import Racing
from hashwright.native.bench import Candidate, Task
from sponge import Sponge


def task(hash_: Sponge, kernel: Kernel, lengths: Sequence[int]) -> Task:
    raise UserError(f"there is no benchmark of {hash_.title}; write another hash")


def peers(hash_: Sponge, kernel: Kernel) -> Iterator[Candidate | str]:
    return iter(())


RACING = Racing(task=task, peers=peers)
