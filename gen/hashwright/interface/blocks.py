"""The block functions of a file: their settings and the prefix of their names."""

from collections.abc import Mapping

from hashwright.emit.emitters import GAS
from hashwright.requests.request import Request
from hashwright.requests.settings import NARROW, SINGLE, Setting


def settings(request: Request) -> Mapping[str, Setting]:
    """By listing: the setting of the kernel, and those for single messages and for one stream, if any."""
    narrow = request.narrow()
    return {
        "compress": request.setting(),
        **({SINGLE: request.single()} if request.kernel.whole else {}),
        **({NARROW: narrow} if narrow else {}),
    }


def prefix(request: Request) -> str:
    """The prefix of block functions' names. In a batch in assembly, it differs from that of other files."""
    is_beside = request.kernel.is_batch and request.language == GAS
    return f"{request.name}_{request.beside}" if is_beside else request.name
