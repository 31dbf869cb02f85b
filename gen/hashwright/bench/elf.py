"""The lengths of functions in an ELF file, for `bench`, without a package for the format.

The layout is that of the System V ABI, chapter 4.
"""

from pathlib import Path
from struct import Struct
from typing import Final

TABLES: Final = (2, 11)  # the kinds of sections with symbols: all symbols, or those for other libraries
ORDERS: Final = {1: "<", 2: ">"}  # of bytes, by the number in the file
# The numbers of a symbol, and which of them is its size; by the letter of an address.
SYMBOLS: Final = {"I": ("3I2BH", 2), "Q": ("I2BH2Q", 5)}


def symbol_sizes(path: Path) -> dict[str, int]:
    """The size of each symbol by name, 0 if it has none; nothing if the file is not an ELF file."""
    data = path.read_bytes()
    if not data.startswith(b"\x7fELF"):
        return {}
    word, order = {1: "I", 2: "Q"}[data[4]], ORDERS[data[5]]
    header = Struct(f"{order}16x2HI3{word}I6H").unpack_from(data)
    table, count = header[5], header[11]
    row = Struct(f"{order}2I4{word}2I2{word}")
    sections = [row.unpack_from(data, table + i * row.size) for i in range(count)]
    layout, place = SYMBOLS[word]
    found: dict[str, int] = {}
    for _, kind, _, _, start, length, link, *_ in sections:
        if kind in TABLES:
            names = sections[link][4]
            for symbol in Struct(order + layout).iter_unpack(data[start : start + length]):
                at = names + symbol[0]
                found[data[at : data.index(b"\0", at)].decode()] = symbol[place]
    return found
