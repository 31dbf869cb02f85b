"""AArch64 in proofs: the meanings of its instructions, and its calling convention."""

from functools import cache, partial

from hashwright.proof.mean.aarch64 import features, general, targeted, vector
from hashwright.proof.mean.aarch64.operands import ArmOperands
from hashwright.proof.mean.imported import call
from hashwright.proof.read.aarch64 import BLOCK, LONGEST, NAMES, STACK, WITH_PREFIX, decode
from hashwright.proof.run.instructionset import InstructionSet
from hashwright.proof.run.stack import StackUse
from hashwright.targets.aarch64.architecture import AARCH64


@cache
def aapcs(vector_bits: int) -> InstructionSet:
    """The instruction set with Arm's calling convention, for SVE vectors of that many bits; 0: of any number.

    Then nothing is known of the parts above the lowest ones.
    """
    length, vector_bits = vector_bits, vector_bits or BLOCK
    return InstructionSet(
        architecture=AARCH64,
        convention=AARCH64.conventions["aapcs"],
        decode=partial(decode, vector_bits=vector_bits),
        longest=WITH_PREFIX,
        unit=LONGEST,
        operands=ArmOperands,
        meanings=general.MEANINGS | targeted.MEANINGS | vector.MEANINGS | (vector.OF_LENGTH if length else {}),
        call=call,
        general=NAMES,
        vectors=32,
        vector_bits=vector_bits,
        masks=16,
        mask_bits=vector_bits // 8,
        frame=StackUse(pointer=STACK, below=0, above=0, least=16, guard="__stack_chk_guard"),
        link=(NAMES[general.LINK],),
        slot="x16",
        has=features.has,
        return_address=lambda state: state.general[general.LINK],
    )
