"""The functions of AEGIS in C."""

from collections.abc import Collection, Sequence
from typing import Final

from hashwright.emit.prototypes import Field, Parameter, Prototype, Struct, bytes_in, bytes_out, count
from hashwright.interface.functions import Declaring, Interface
from hashwright.interface.iterations import READING, WRITING, Iteration, iterations
from hashwright.modes.aegis import BATCH, DECRYPT, ENCRYPT, MAC, Aegis
from hashwright.modes.kernel import LIBRARY, named
from hashwright.requests.request import Request
from hashwright.requests.settings import Setting

ALIGNED: Final = 8  # bytes: the compiler's alignment of the state of a message in pieces
# Larger words are aligned within it: a load stalls on a store that crosses a cache line.
UNSPLIT: Final = 32
WORD_BYTES: Final = 8  # the size of the kernel's number in a state, if the program selects its kernel
LEN: Final = count("len")
PLAIN: Final = (bytes_in("m"), LEN)
DATA: Final = (bytes_in("data"), LEN)
AD: Final = (bytes_in("ad"), count("ad_len"))
TAG: Final = (bytes_out("tag"), count("tag_len"))
ITS_TAG: Final = (bytes_in("tag"), count("tag_len"))


def interface(hash_: Aegis, name: str, kernels: Collection[str]) -> dict[str, Prototype]:
    """The functions of a library with these kernels, by the ends of their names, in order."""
    keyed = tuple(Parameter(f"const uint8_t {{}}[{hash_.key_bytes}]", each) for each in ("nonce", "key"))
    state = Parameter(f"{state_type(name)} *{{}}", "st", is_state=True)
    mac_state = Parameter(f"{mac_state_type(name)} *{{}}", "st", is_state=True)
    rows = (
        ("int", "encrypt_detached", (bytes_out("c"), *TAG, *PLAIN, *AD, *keyed), {ENCRYPT}),
        ("int", "encrypt", (bytes_out("c"), count("tag_len"), *PLAIN, *AD, *keyed), {ENCRYPT}),
        ("void", "stream", (bytes_out("out"), LEN, *keyed), {ENCRYPT}),
        ("void", "encrypt_unauthenticated", (bytes_out("c"), *PLAIN, *keyed), {ENCRYPT}),
        ("int", "decrypt_detached", (bytes_out("m"), bytes_in("c"), LEN, *ITS_TAG, *AD, *keyed), {DECRYPT}),
        (
            "int",
            "decrypt",
            (bytes_out("m"), bytes_in("c"), count("c_len"), count("tag_len"), *AD, *keyed),
            {DECRYPT},
        ),
        ("void", "decrypt_unauthenticated", (bytes_out("m"), bytes_in("c"), LEN, *keyed), {DECRYPT}),
        ("int", "mac", (*TAG, *DATA, *keyed), {MAC}),
        ("int", "mac_check", (*ITS_TAG, *DATA, *keyed), {MAC}),
        ("void", "init", (state, *AD, *keyed), {ENCRYPT, DECRYPT}),
        ("size_t", "encrypt_update", (state, bytes_out("c"), *PLAIN), {ENCRYPT}),
        ("int", "encrypt_final", (state, *TAG), {ENCRYPT}),
        ("size_t", "decrypt_update", (state, bytes_out("m"), bytes_in("c"), LEN), {DECRYPT}),
        ("int", "decrypt_final", (state, *ITS_TAG), {DECRYPT}),
        ("void", "mac_start", (mac_state, *keyed), {MAC}),
        ("void", "mac_update", (mac_state, *DATA), {MAC}),
        ("int", "mac_final", (mac_state, *TAG), {MAC}),
        ("int", "mac_verify_final", (mac_state, *ITS_TAG), {MAC}),
        ("void", "mac_reset", (mac_state,), {MAC}),
        ("void", "mac_clear", (mac_state,), {MAC}),
    )
    return {
        suffix: Prototype(returns, f"{name}_{suffix}", parameters, starts=suffix in ("init", "mac_start"))
        for returns, suffix, parameters, serves in rows
        if any(each.name in kernels for each in serves)
    }


def for_one(request: Request) -> frozenset[str]:
    """The names of the kernels for one message that a request's functions apply, also to many messages."""
    if request.kernel == LIBRARY:
        return named(each for each in request.hash.kernels.values() if not each.around)
    return frozenset(request.kernel.around) or named({request.kernel})


def record(name: str) -> str:
    """The type of a message of a batch, in a library whose symbols start with that name."""
    return f"{name}_message"


def state_type(name: str) -> str:
    """The type of a message in pieces that is encrypted or decrypted."""
    return f"{name}_state"


def mac_state_type(name: str) -> str:
    """The type of data in pieces that is authenticated."""
    return f"{name}_mac_state"


def gap_of(word_bytes: int) -> int:
    """The bytes that alignment may leave before the words of a state."""
    return word_bytes - ALIGNED if word_bytes > UNSPLIT else 0


def structs(state_bytes: int, rate_bytes: int, gap: int) -> tuple[Struct, Struct]:
    """The states of a message that is encrypted or decrypted, and of data that is authenticated.

    The gap is the number of bytes that alignment may leave before the words of a state.
    """
    room = "uint8_t {{}}[{}]"
    place = (Field("uint64_t {}", "at", what="the offset of the first word, which is aligned"),) if gap else ()
    count = Field("uint64_t {}", "len", what="the number of bytes so far")
    what = "the state, then the unfinished piece: first message bytes, then keystream"
    sealing = (
        Field(room.format(state_bytes + rate_bytes + gap), "kept", what=what),
        *place,
        Field("uint64_t {}", "ad_len", what="the length of the associated data in bytes"),
        count,
    )
    what = "the state, a copy of the initial state, then the unfinished piece"
    mac = (Field(room.format(2 * state_bytes + rate_bytes + gap), "kept", what=what), *place, count)
    return Struct(sealing), Struct(mac)


def chosen(of_kernels: Sequence[Struct]) -> Struct:
    """The state that has room for that of any kernel, if the program selects one."""
    words = max(each.bytes for each in of_kernels) // WORD_BYTES
    fields = (
        Field("uint64_t {}", "kernel", what="the kernel that started the message"),
        Field(f"uint64_t {{}}[{words}]", "words", what="the state of that kernel"),
    )
    return Struct(fields)


def message_struct(hash_: Aegis) -> Struct:
    """A message of a batch."""
    size = f"{hash_.key_bytes} bytes"
    data = "len bytes to encrypt, decrypt or authenticate; may be NULL if len is 0"
    out = "len bytes of output; may equal in, but must not overlap it partially. Not used by mac_batch"
    ad = "ad_len bytes of associated data; may be NULL if ad_len is 0. Not used by mac_batch"
    result = "output: 0, or -1 if decrypt_batch found a wrong tag; out is then all zeros"
    fields = (
        Field("const uint8_t *{}", "in", what=data),
        Field("uint8_t *{}", "out", what=out),
        Field("size_t {}", "len"),
        Field("const uint8_t *{}", "ad", what=ad),
        Field("size_t {}", "ad_len"),
        Field("const uint8_t *{}", "nonce", what=size),
        Field("const uint8_t *{}", "key", what=size),
        Field("uint8_t *{}", "tag", what="tag_len bytes: input of decrypt_batch, output of the others"),
        Field("int {}", "result", what=result),
    )
    return Struct(fields)


def batch(name: str, message: str) -> dict[str, Prototype]:
    """The functions for many messages, each a record of this type."""
    parameters = (Parameter(f"{message} *{{}}", "msg"), count("n"), count("tag_len"))
    suffixes = (f"{kernel}_batch" for kernel in BATCH.around)
    return {suffix: Prototype("int", f"{name}_{suffix}", parameters) for suffix in suffixes}


def loop_functions(hash_: Aegis, name: str, setting: Setting) -> dict[str, Prototype]:
    """The functions of loops over a long message, in assembly, by what an iteration does."""
    return {each.name: _loop(f"{name}_{each.name}_loop", each) for each in iterations(hash_, setting)}


def _loop(name: str, iteration: Iteration) -> Prototype:
    out = [bytes_out("out")] if iteration.loop in WRITING else []
    data = [bytes_in("in" if out else "p")] if iteration.loop in READING else []
    return Prototype("void", name, (Parameter("void *{}", "s"), *out, *data, count("count")))


def _functions(request: Request, name: str, kernels: Collection[str]) -> Interface:
    assert isinstance(request.hash, Aegis)
    if request.kernel.is_batch:
        return batch(name, record(request.public_name))
    return interface(request.hash, name, kernels)


DECLARING: Final = Declaring(_functions)
