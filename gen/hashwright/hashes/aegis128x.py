"""AEGIS-128X2 and AEGIS-128X4, as in RFC 10032: AEGIS-128L in two lanes and in four."""

from dataclasses import replace
from typing import Final

from hashwright.hashes.aegis128l import AEGIS128L
from hashwright.modes.aegis import Aegis, PublishedVector

KEY: Final = "000102030405060708090a0b0c0d0e0f"
NONCE: Final = "101112131415161718191a1b1c1d1e1f"
AD: Final = 2 * "01020304"
MESSAGE: Final = 30 * "04050607"

# The RFC's vectors of AEGIS-128X2.
X2: Final = (
    PublishedVector(
        key=KEY,
        nonce=NONCE,
        ad="",
        message="",
        cipher="",
        tag128="63117dc57756e402819a82e13eca8379",
        tag256="b92c71fdbd358b8a4de70b27631ace90cffd9b9cfba82028412bac41b4f53759",
    ),
    PublishedVector(
        key=KEY,
        nonce=NONCE,
        ad=AD,
        message=MESSAGE,
        cipher=(
            "5795544301997f93621b278809d6331b3bfa6f18e90db12c4aa35965b5e98c5fc6fb4e54bcb61118"
            "42c20637252eff747cb3a8f85b37de80919a589fe0f24872bc926360696739e05520647e390989e1"
            "eb5fd42f99678a0276a498f8c454761c9d6aacb647ad56be62b29c22cd4b5761b38f43d5a5ee062f"
        ),
        tag128="1aebc200804f405cab637f2adebb6d77",
        tag256="c471876f9b4978c44f2ae1ce770cdb11a094ee3feca64e7afcd48bfe52c60eca",
    ),
)

# The RFC's vectors of AEGIS-128X4.
X4: Final = (
    PublishedVector(
        key=KEY,
        nonce=NONCE,
        ad="",
        message="",
        cipher="",
        tag128="5bef762d0947c00455b97bb3af30dfa3",
        tag256="a4b25437f4be93cfa856a2f27e4416b42cac79fd4698f2cdbe6af25673e10a68",
    ),
    PublishedVector(
        key=KEY,
        nonce=NONCE,
        ad=AD,
        message=MESSAGE,
        cipher=(
            "e836118562f4479c9d35c17356a833114c21f9aa39e4dda5e5c87f4152a00fce9a7c38f832eafe8b"
            "1c12f8a7cf12a81a1ad8a9c24ba9dedfbdaa586ffea67ddc801ea97d9ab4a872f42d0e352e2713da"
            "cd609f9442c17517c5a29daf3e2a3fac4ff6b1380c4e46df7b086af6ce6bc1ed594b8dd64aed2a7e"
        ),
        tag128="0e56ab94e2e85db80f9d54010caabfb4",
        tag256="69abf0f64a137dd6e122478d777e98bc422823006cf57f5ee822dd78397230b2",
    ),
)

AEGIS128X2: Final[Aegis] = replace(AEGIS128L, name="aegis128x2", title="AEGIS-128X2", lanes=2, vectors=X2)
AEGIS128X4: Final[Aegis] = replace(AEGIS128L, name="aegis128x4", title="AEGIS-128X4", lanes=4, vectors=X4)
