"""What runs when a linked file is loaded: it may change nothing but its registers and its stack.

Compilers put such code into libraries, which calls the function of a profiler if the program has one.
"""

from dataclasses import replace
from typing import Final

from hashwright.proof.check.exits import check_exit
from hashwright.proof.mean.architectures import instruction_set
from hashwright.proof.read.image import Image
from hashwright.proof.read.loader import PROFILER
from hashwright.proof.run.addresses import found_by_loader
from hashwright.proof.run.calls import returned
from hashwright.proof.run.convention import at_call
from hashwright.proof.run.execute import Executor, until_return
from hashwright.proof.say.conditions import Frame, Precondition
from hashwright.proof.say.limits import CLOCK, Unproved
from hashwright.proof.say.sweep import Sweep

NAME: Final = "what runs when it is loaded"


def check_loading(image: Image) -> None:
    """Raises Unproved if code that runs when the file is loaded may change memory."""
    found = instruction_set(image.architecture)
    profiler = {at: returned for at, name in image.imports.items() if name == PROFILER}
    public = [found_by_loader(slot, at) for slot, at in image.slots.items() if at in profiler]
    CLOCK.start()
    for at in image.loading:
        if at is None:
            raise Unproved("it is not known where it is")
        named = replace(image, symbols={NAME: (at, 1)})
        begun = at_call(named, found, Precondition(public=public))
        for end in until_return(Executor(named, NAME, found, profiler), begun.copy()):
            check_exit(found, begun, end, Frame(), Sweep())
