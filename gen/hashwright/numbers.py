"""Numbers as users write them."""

import re
from typing import Final

NUMBER: Final = re.compile(r"0x[0-9A-Fa-f]+|0|[1-9][0-9]*")
DIGITS: Final = 4000  # more than any number here has; Python refuses to read 4,301


def number(text: str, most: int) -> int | None:
    """The number that the text writes, decimal or as 0x1F, if it is one from 0 to most."""
    if len(text) > DIGITS or not NUMBER.fullmatch(text):
        return None
    value = int(text, 0)
    return value if value <= most else None
