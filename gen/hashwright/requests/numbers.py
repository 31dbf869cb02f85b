"""Parses numbers that users write."""

import re
from typing import Final

NUMBER: Final = re.compile(r"0x[0-9A-Fa-f]+|0|[1-9][0-9]*")
DIGITS: Final = 4000  # more than any number here has; Python does not parse 4,301


def number(text: str, most: int) -> int | None:
    """The number in the text, decimal or as 0x1F, if it is from 0 to most; else None."""
    if len(text) > DIGITS or not NUMBER.fullmatch(text):
        return None
    value = int(text, 0)
    return value if value <= most else None
