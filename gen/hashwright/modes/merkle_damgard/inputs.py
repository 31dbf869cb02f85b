"""How callers say where the messages of a batch are."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from hashwright.prototypes import Parameter, bytes_in, count


@dataclass(frozen=True, slots=True)
class InputForm:
    """A way to say where messages are, for functions of their own.

    In the texts in C, m points to a record of the arguments, and i is the number of a message.
    """

    name: str  # in the names of functions
    parameters: tuple[Parameter, ...]
    data: str  # in C: where message i is
    length: str  # in C: its length in bytes
    what: str  # in words

    @property
    def function(self) -> str:
        """What the function does, as in the interface."""
        return f"batch_{self.name}"


def _between(bits: int) -> InputForm:
    """Messages one after the other, between offsets of that many bits."""
    name = f"offsets{bits}"
    return InputForm(
        name,
        (bytes_in("base"), Parameter(f"const uint{bits}_t *{{}}", name)),
        data=f"m->base != NULL ? m->base + m->{name}[i] : NULL",
        length=f"(size_t)(m->{name}[i + 1] - m->{name}[i])",
        what=f"from base + {name}[i] to base + {name}[i + 1], of n + 1 offsets that never decrease",
    )


ROWS: Final = InputForm(
    "rows",
    (bytes_in("rows"), count("stride"), count("row_bytes")),
    data="m->rows != NULL ? m->rows + m->stride * i : NULL",
    length="m->row_bytes",
    what="of row_bytes bytes at rows + i * stride. Rows may overlap: a stride may be any, also 0",
)
OFFSETS32, OFFSETS64 = _between(32), _between(64)
FORMS: Final = (ROWS, OFFSETS32, OFFSETS64)


def fields() -> Iterator[Parameter]:
    """The fields of the record, of all forms together."""
    yield from {each.name: each for form in FORMS for each in form.parameters}.values()


def calls() -> dict[str, tuple[str, ...]]:
    """By function: the fields of the record of its arguments in C, in their order."""
    nothing = {
        "kind": "WHOLE",
        "form": "POINTERS",
        **dict.fromkeys(("ctx", "data", "len"), "NULL"),
        **{each.name: "NULL" if each.is_pointer else "0" for each in fields()},
        **{"state": "NULL", "count": "NULL", "each": "0", "digest": "NULL"},
    }
    pointers = {"data": "msg", "len": "len", "digest": "digest"}
    found: dict[str, dict[str, str]] = {
        "batch": {**pointers, "state": "IV"},
        **{
            form.function: {
                "form": form.name.upper(),
                **{each.name: each.name for each in form.parameters},
                "state": "IV",
                "digest": "digest",
            }
            for form in FORMS
        },
        "batch_from": {**pointers, "state": "state", "count": "count", "each": "each != 0"},
        "update_batch": {"kind": "PIECES", "ctx": "ctx", "data": "data", "len": "len"},
        "final_batch": {"kind": "ENDS", "ctx": "ctx", "digest": "digest"},
    }
    return {function: tuple({**nothing, **given}.values()) for function, given in found.items()}
