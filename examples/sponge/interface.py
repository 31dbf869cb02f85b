"""The C functions of a sponge."""

from collections.abc import Collection

from hashwright.emit.prototypes import Parameter, Prototype, count
from hashwright.interface.functions import Declaring, Interface
from hashwright.requests.request import Request
from sponge import Sponge


def functions(request: Request, name: str, kernels: Collection[str]) -> Interface:
    assert isinstance(request.hash, Sponge)
    data = (Parameter("const void *{}", "data"), count("len"))
    digest = Parameter(f"uint8_t {{}}[{request.hash.digest_bytes}]", "digest")
    return {"digest": Prototype("void", name, (*data, digest))}


DECLARING = Declaring(functions)
