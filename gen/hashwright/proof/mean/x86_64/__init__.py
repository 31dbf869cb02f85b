"""x86-64 in proofs: the meanings of its instructions, and its calling convention."""

from typing import Final

from hashwright.proof.mean.imported import call
from hashwright.proof.mean.x86_64 import features, general, targeted, vector
from hashwright.proof.mean.x86_64.operands import BLOCK, OLD, X86Operands
from hashwright.proof.read.x86_64 import LONGEST, NAMES, decode
from hashwright.proof.run.instructionset import InstructionSet
from hashwright.proof.run.stack import StackUse
from hashwright.proof.say.terms import POINTER, WORD, without_constant
from hashwright.targets.x86_64.architecture import X86_64

# The red zone and the return address are those of System V's convention.
SYSTEM_V: Final = InstructionSet(
    architecture=X86_64,
    convention=X86_64.conventions["sysv"],
    decode=decode,
    longest=LONGEST,
    unit=1,
    operands=X86Operands,
    meanings=general.MEANINGS | targeted.MEANINGS | vector.MEANINGS | features.MEANINGS,
    call=call,
    general=NAMES,
    vectors=32,
    vector_bits=512,
    masks=8,
    mask_bits=64,
    frame=StackUse(pointer=general.STACK, below=128, above=POINTER // 8, least=POINTER // 8),
    return_address=lambda state: state.content(*without_constant(state.general[general.STACK]), POINTER // 8),
    cleared=(OLD, BLOCK // WORD),
    has=features.has,
)
