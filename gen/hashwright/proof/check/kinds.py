"""The kinds of functions that are proved: the contract and the proof, by the class of a function's record."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from hashwright.proof.check.assignment import SchedulingContract
from hashwright.proof.check.blocks import BlockContract, prove_blocks
from hashwright.proof.check.contexts import ContextsContract
from hashwright.proof.check.contract import Contract, discharge
from hashwright.proof.check.coverage import check_coverage
from hashwright.proof.check.cuts import prove_message
from hashwright.proof.check.digests import DigestContract
from hashwright.proof.check.endpoints import StateContract, prove_state
from hashwright.proof.check.fixed import FixedContract
from hashwright.proof.check.groups import BatchContract, prove_batch
from hashwright.proof.check.hexadecimal import DigitsContract
from hashwright.proof.check.induction import prove_iterations
from hashwright.proof.check.lengths import prove_digest
from hashwright.proof.check.planes import PlaneContract, prove_planes
from hashwright.proof.check.records import RecordsContract, prove_records
from hashwright.proof.check.routines import MessageContract
from hashwright.proof.check.rows import RowsContract
from hashwright.proof.check.selection import SelectionContract, prove_selection
from hashwright.proof.check.statics import prove_scheduling
from hashwright.proof.check.steps import StepsContract
from hashwright.proof.check.updates import UpdateContract
from hashwright.proof.check.width import WidthContract
from hashwright.proof.contract.functions import (
    BlockFunction,
    ContextsFunction,
    CountFunction,
    DigestFunction,
    DigitsFunction,
    FixedBatchFunction,
    FixedDigestFunction,
    FixedRowsFunction,
    MessageFunction,
    PlaneFunction,
    ProvedFunction,
    RecordsFunction,
    SchedulingFunction,
    SelectingFunction,
    Selection,
    StateFunction,
    StepsFunction,
    UpdateFunction,
)
from hashwright.proof.read.image import Image
from hashwright.proof.say.limits import CLOCK


@dataclass(frozen=True, slots=True)
class FunctionKind:
    """A kind of functions."""

    contract: Callable[[Image, Any], Contract]
    prove: Callable[[Any], object]  # raises Unproved


KINDS: Final[Mapping[type, FunctionKind]] = {
    BlockFunction: FunctionKind(BlockContract, prove_blocks),
    MessageFunction: FunctionKind(MessageContract, prove_message),
    RecordsFunction: FunctionKind(RecordsContract, prove_records),
    UpdateFunction: FunctionKind(UpdateContract, prove_message),
    StateFunction: FunctionKind(StateContract, prove_state),
    PlaneFunction: FunctionKind(PlaneContract, prove_planes),
    DigestFunction: FunctionKind(DigestContract, prove_digest),
    FixedDigestFunction: FunctionKind(FixedContract, prove_iterations),
    DigitsFunction: FunctionKind(DigitsContract, discharge),
    StepsFunction: FunctionKind(StepsContract, prove_iterations),
    FixedBatchFunction: FunctionKind(BatchContract, prove_batch),
    FixedRowsFunction: FunctionKind(RowsContract, prove_iterations),
    ContextsFunction: FunctionKind(ContextsContract, prove_iterations),
    CountFunction: FunctionKind(WidthContract, discharge),
    SchedulingFunction: FunctionKind(
        lambda image, function: SchedulingContract(image.of_file(function.name), function), prove_scheduling
    ),
    Selection: FunctionKind(SelectionContract, prove_selection),
    SelectingFunction: FunctionKind(
        lambda image, function: SelectionContract(image, function.selection), prove_selection
    ),
}


def contract_of(image: Image, function: ProvedFunction) -> Contract:
    """A function of an image, between its caller and the description."""
    return KINDS[type(function)].contract(image, function)


def prove(contract: Contract) -> None:
    """Raises Unproved if there is no proof. The functions that it assumes have proofs of their own."""
    CLOCK.start()
    for each in contract.coverage():
        check_coverage(each)
    KINDS[type(contract.function)].prove(contract)
