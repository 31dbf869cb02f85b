"""Adds a target from outside the package: PowerPC, many of whose instructions contain a rotate or a complement.

Run it: it generates MD5 for the target, shows the selected instructions, and checks their results. They are
spelled in plain C, so that any compiler and any processor can run the code.
"""

import hashlib
import tempfile
from collections import Counter
from pathlib import Path

from hashwright.graph.semantics import Ty
from hashwright.hashes.md5 import MD5
from hashwright.native import compiler
from hashwright.output.generate import generate
from hashwright.requests.pipeline import lower
from hashwright.requests.request import resolve
from hashwright.targets import TARGETS
from hashwright.targets.machine import SCALAR, Call, Target, Unit, insn
from hashwright.targets.portable import WORD
from hashwright.verify.merkle_damgard.library import MerkleDamgardLibrary

# Power ISA, version 3.0, book I, chapter 3. Each is assumed to need one cycle.
INSNS = (
    insn("add", lambda x, y: x + y, c="{0} + {1}"),
    insn("subf", lambda x, y: y - x, c="{1} - {0}"),
    insn("and", lambda x, y: x & y, c="{0} & {1}"),
    insn("andc", lambda x, y: x & ~y, c="{0} & ~{1}"),
    insn("or", lambda x, y: x | y, c="{0} | {1}"),
    insn("orc", lambda x, y: x | ~y, c="{0} | ~{1}"),
    insn("xor", lambda x, y: x ^ y, c="{0} ^ {1}"),
    insn("eqv", lambda x, y: ~(x ^ y), c="~({0} ^ {1})"),
    insn("nand", lambda x, y: ~(x & y), c="~({0} & {1})"),
    insn("nor", lambda x, y: ~(x | y), c="~({0} | {1})"),
    insn("not", lambda x: ~x, c="~{0}"),
    insn("rotlwi", lambda x, *, n: x.rotl(n), c=Call("rotl32", "{0}, {n}")),
)

POWERPC = Target(
    name="powerpc",
    title="PowerPC",
    features=frozenset({"ppc64le"}),  # the system's name for its processors
    units=(Unit(Ty.U32, SCALAR, WORD, INSNS),),
)
TARGETS[POWERPC.name] = POWERPC


def main() -> None:
    request = resolve("md5", "powerpc")
    listing = lower(MD5.compress, request.setting())
    print(f"md5 for {POWERPC.title}: {listing.facts}")
    print(dict(Counter(node.attr.insn.name for node in listing.instructions).most_common()))
    with tempfile.TemporaryDirectory() as place:
        generate(request).write(Path(place))
        library = compiler.find().shared_library([Path(place) / "md5.c"], Path(place) / "md5.so")
        for message in (b"", b"abc", bytes(1000)):
            made = MerkleDamgardLibrary(library, request).digest(message)
            assert made == hashlib.md5(message, usedforsecurity=False).digest(), message
    print("the digests are those of hashlib")


if __name__ == "__main__":
    main()
