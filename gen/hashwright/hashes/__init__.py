"""The hashes, as mathematics, independent of targets and schedules.

It imports graph and modes.
"""

from typing import Final

from hashwright.hashes.aegis128l import AEGIS128L
from hashwright.hashes.aegis128x import AEGIS128X2, AEGIS128X4
from hashwright.hashes.aegis256 import AEGIS256
from hashwright.hashes.aegis256x import AEGIS256X2, AEGIS256X4
from hashwright.hashes.md5 import MD5
from hashwright.hashes.ripemd160 import RIPEMD160
from hashwright.modes.hash import Hash

# Users can add hashes: see examples/add_a_hash.py.
CIPHERS: Final = (AEGIS128L, AEGIS128X2, AEGIS128X4, AEGIS256, AEGIS256X2, AEGIS256X4)
HASHES: dict[str, Hash] = {h.name: h for h in (MD5, RIPEMD160, *CIPHERS)}
OWN: Final = tuple(HASHES.values())  # those of the package
