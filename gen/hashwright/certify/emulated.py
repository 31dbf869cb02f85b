"""Block functions of AArch64 called with given inputs, under an emulator."""

import shutil
import subprocess
from pathlib import Path
from struct import pack, unpack
from typing import Final

from hashwright.certify.refute import Difference
from hashwright.emit.shell import render
from hashwright.native import foreign
from hashwright.native.compiler import ziglang
from hashwright.proof.contract.functions import BlockFunction
from hashwright.proof.read.aarch64 import BLOCK
from hashwright.proof.read.image import read_image
from hashwright.targets.aarch64.targets import TRIPLE
from hashwright.targets.machine import Emulation

SILENCE: Final = 10  # seconds after which a function counts as hanging
EMULATOR: Final = ("qemu-aarch64", "-cpu")
CALLER: Final = "run/call.c"  # the template


def can_emulate(function: BlockFunction) -> bool:
    """Can a function be called here? One with output besides its states cannot."""
    return bool(shutil.which(EMULATOR[0]) and ziglang()) and not function.made()


def emulated(library: Path, function: BlockFunction, told: Difference) -> tuple[int, ...] | None:
    """The function's resulting states for the input of a difference; None if it crashes or hangs.

    The program that calls it stays beside the library.
    """
    image, states = read_image(library), pack(f"<{len(told.states)}I", *told.states)
    code = bytearray(max(each.address + len(each.data) for each in image.segments))
    for each in image.segments:
        code[each.address : each.address + len(each.data)] = each.data
    entry, _ = image.function(function.name)
    length = len(told.messages[0])
    header = (len(code), entry, len(states), len(told.messages), length, function.is_row, told.blocks)
    vector = (function.vector_bits or BLOCK) // 8
    try:
        done = subprocess.run(
            [*EMULATOR, f"max,sve-default-vector-length={vector}", _program(library.parent / "caller")],
            input=b"".join([pack("<7Q", *header), code, states, *told.messages]),
            capture_output=True,
            check=True,
            timeout=SILENCE,
        )
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired):
        return None
    if len(done.stdout) != len(states):
        return None
    return unpack(f"<{len(told.states)}I", done.stdout)


def _program(directory: Path) -> Path:
    """The program that calls a function, in the directory."""
    program = directory / "program"
    if not program.is_file():
        directory.mkdir(exist_ok=True)
        driver = directory / Path(CALLER).name
        driver.write_bytes(render(CALLER, {}))
        foreign.build([driver], directory, Emulation(TRIPLE, (), EMULATOR))
    return program
