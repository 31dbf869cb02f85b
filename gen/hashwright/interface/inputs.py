"""The forms in which callers pass the messages of a batch."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from hashwright.emit.prototypes import Parameter, bytes_in, count


@dataclass(frozen=True, slots=True, kw_only=True)
class Inputs:
    """How arguments specify the messages of a batch. The names are those of arguments.

    The address of a message is a word of an array; or a base, with a multiple of a distance or a word added.
    """

    words: str = ""  # the array with a word for each message
    bits: int = 64  # of these words
    base: str = ""
    stride: str = ""
    length: str = ""  # of all messages
    lengths: str = ""  # the array with the length of each message; without both, it is between two words


@dataclass(frozen=True, slots=True)
class InputForm:
    """A form of arguments for messages, with its own function.

    In the C texts, m points to a record of the arguments, and i is the number of a message.
    """

    name: str  # the part of the function's name
    parameters: tuple[Parameter, ...]
    data: str  # the C expression of the address of message i
    length: str  # the C expression of its length in bytes
    what: str  # the description of the messages
    fits: (
        str  # the C expression of whether all n messages are within `size` bytes, if none starts after its end
    )
    inputs: Inputs  # the same for proofs
    pointer: str = ""  # the parameter, besides the data, that must be an aligned pointer

    @property
    def function(self) -> str:
        """The key of the function in the interface."""
        return f"batch_{self.name}"

    @property
    def column(self) -> str:
        """The key of the function for a column, whose end is checked."""
        return f"column_{self.name}"

    @property
    def column_parameters(self) -> tuple[Parameter, ...]:
        """The parameters that specify a column."""
        data, *others = self.parameters
        return (data, count("size"), *others)


def _between(bits: int) -> InputForm:
    """Contiguous messages between offsets of this number of bits."""
    name = f"offsets{bits}"
    return InputForm(
        name,
        (bytes_in("base"), Parameter(f"const uint{bits}_t *{{}}", name)),
        data=f"m->base != NULL ? m->base + m->{name}[i] : NULL",
        length=f"(size_t)(m->{name}[i + 1] - m->{name}[i])",
        what=f"from base + {name}[i] to base + {name}[i + 1]; the n + 1 offsets must not decrease",
        fits=f"m->{name}[n] <= size",
        pointer=name,
        inputs=Inputs(words=name, bits=bits, base="base"),
    )


ROWS: Final = InputForm(
    "rows",
    (bytes_in("rows"), count("stride"), count("row_bytes")),
    data="m->rows != NULL ? m->rows + m->stride * i : NULL",
    length="m->row_bytes",
    what="of row_bytes bytes at rows + i * stride. Any stride is valid: rows may overlap",
    fits="m->row_bytes <= size && is_within(n - 1, m->stride, size - m->row_bytes)",
    inputs=Inputs(base="rows", stride="stride", length="row_bytes"),
)
OFFSETS32, OFFSETS64 = _between(32), _between(64)
FORMS: Final = (ROWS, OFFSETS32, OFFSETS64)
POINTERS: Final = Inputs(words="data", lengths="len")


def fields() -> Iterator[Parameter]:
    """The fields of the record, of all forms together."""
    yield from {each.name: each for form in FORMS for each in form.parameters}.values()


class BatchCall(NamedTuple):
    """What a function of a batch processes, as C constants, and the fields of the C record of its arguments."""

    kind: str
    form: str
    fields: tuple[str, ...]


def _made(kind: str, form: str, given: dict[str, str]) -> BatchCall:
    nothing = {
        **dict.fromkeys(("ctx", "data", "len"), "NULL"),
        **{each.name: "NULL" if each.is_pointer else "0" for each in fields()},
        **{"state": "NULL", "count": "NULL", "each": "0", "digest": "NULL"},
    }
    return BatchCall(kind, form, tuple({**nothing, **given}.values()))


def _given(form: InputForm) -> dict[str, str]:
    return {each.name: each.name for each in form.parameters}


def column_calls() -> dict[str, BatchCall]:
    """The functions for columns, by the key of the one that writes digests."""
    return {form.column: _made("WHOLE", form.name.upper(), _given(form)) for form in FORMS}


def calls() -> dict[str, BatchCall]:
    """The functions of a batch that process messages."""
    pointers = {"data": "msg", "len": "len", "digest": "digest"}
    return {
        "batch": _made("WHOLE", "POINTERS", pointers),
        **{
            form.function: _made("WHOLE", form.name.upper(), {**_given(form), "digest": "digest"})
            for form in FORMS
        },
        "batch_from": _made(
            "RESTS", "POINTERS", {**pointers, "state": "state", "count": "count", "each": "each != 0"}
        ),
        "update_batch": _made("PIECES", "POINTERS", {"ctx": "ctx", "data": "data", "len": "len"}),
        "final_batch": _made("ENDS", "POINTERS", {"ctx": "ctx", "digest": "digest"}),
    }
