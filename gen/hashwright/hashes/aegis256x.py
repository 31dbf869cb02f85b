"""AEGIS-256X2 and AEGIS-256X4, as in RFC 10032: AEGIS-256 in two lanes and in four."""

from dataclasses import replace
from typing import Final

from hashwright.hashes.aegis128x import AD, MESSAGE
from hashwright.hashes.aegis256 import AEGIS256
from hashwright.modes.aegis import Aegis, PublishedVector

KEY: Final = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
NONCE: Final = "101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f"

# The RFC's vectors of AEGIS-256X2.
X2: Final = (
    PublishedVector(
        key=KEY,
        nonce=NONCE,
        ad="",
        message="",
        cipher="",
        tag128="62cdbab084c83dacdb945bb446f049c8",
        tag256="25d7e799b49a80354c3f881ac2f1027f471a5d293052bd9997abd3ae84014bb7",
    ),
    PublishedVector(
        key=KEY,
        nonce=NONCE,
        ad=AD,
        message=MESSAGE,
        cipher=(
            "72120c2ea8236180d67859001f4729077b7064c414384fe3a7b52f1571f4f8a7d0f01e18db4f3bc0"
            "adb150702e5d147a8d36522132761b994c1bd395589e2ccf0790dfe2a3d12d61cd666b2859827739"
            "db4037dd3124c78424459376f6cac08e1a7223a2a43e398ce6385cd654a19f481cba3b8f25910b42"
        ),
        tag128="635d391828520bf1512763f0c8f5cdbd",
        tag256="b5668d3317159e9cc5d46e4803c3a76ad63bb42b3f47956d94f30db8cb366ad7",
    ),
)

# The RFC's vectors of AEGIS-256X4.
X4: Final = (
    PublishedVector(
        key=KEY,
        nonce=NONCE,
        ad="",
        message="",
        cipher="",
        tag128="3b7fee6cee7bf17888ad11ed2397beb4",
        tag256="6093a1a8aab20ec635dc1ca71745b01b5bec4fc444c9ffbebd710d4a34d20eaf",
    ),
    PublishedVector(
        key=KEY,
        nonce=NONCE,
        ad=AD,
        message=MESSAGE,
        cipher=(
            "bfc2085b7e8017da99b0b6d646ae4d01f4ba8f2e7dfca1d759ae48a135139b9aaac6b4f5db810d42"
            "6be1fdaff4e1454153a34b11da78ed7e418ee2ee9853042e95536aecbb694cea1b16a478eb0d4d1b"
            "f6509b1ce652a45af58e0e46ffccfa2d0426e702391d2ff5813808b81748a490dd656465fed61f09"
        ),
        tag128="b63b611b13975e2f3dc3cb6c2397bfcd",
        tag256="7847eace74409ee56c8f4cf63a9c2841ce7c8bd567d7c0ca514c879a190b978c",
    ),
)

AEGIS256X2: Final[Aegis] = replace(AEGIS256, name="aegis256x2", title="AEGIS-256X2", lanes=2, vectors=X2)
AEGIS256X4: Final[Aegis] = replace(AEGIS256, name="aegis256x4", title="AEGIS-256X4", lanes=4, vectors=X4)
