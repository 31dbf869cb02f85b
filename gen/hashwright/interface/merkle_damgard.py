"""The functions of Merkle-Damgard hashes in C."""

from collections.abc import Collection, Mapping
from typing import Final

from hashwright.emit.emitters import GAS
from hashwright.emit.prototypes import Field, Parameter, Prototype, bytes_in, count
from hashwright.interface.functions import Declaring, Interface
from hashwright.interface.inputs import FORMS, ROWS
from hashwright.modes.kernel import LIBRARY
from hashwright.modes.merkle_damgard import MerkleDamgard
from hashwright.requests.request import Request
from hashwright.requests.settings import SINGLE, Setting

MESSAGES = Parameter("const uint8_t *const *{}", "data")
VALID = bytes_in("valid")
HEX = "_hex"  # the end of the names of functions that write hexadecimal digits
ALONE = "x1"  # what Setting.abreast would be for one message


def interface(
    hash_: MerkleDamgard, name: str, kernels: Collection[str], setting: Setting
) -> dict[str, Prototype]:
    """The functions of block kernels for one message or for several side by side, and of the library."""
    found = {"lanes": lanes(name, setting)} if setting.c_lanes else {}
    found["abreast" if setting.abreast else "blocks"] = block_function(hash_, name, setting)
    return found | (_library(hash_, name) if LIBRARY.name in kernels else {})


def settings(request: Request) -> Mapping[str, Setting]:
    """By listing: the setting of the kernel, and those for single messages and for fewer streams, if any."""
    return {
        "compress": request.setting(),
        **({SINGLE: request.single()} if request.kernel.whole else {}),
        **request.narrower(),
    }


def prefix(request: Request) -> str:
    """The prefix of block functions' names. In a batch in assembly, it differs from that of other files."""
    is_beside = request.kernel.is_batch and request.language == GAS
    return f"{request.name}_{request.beside}" if is_beside else request.name


def lanes(name: str, setting: Setting) -> Prototype:
    """The function that returns the number of messages side by side."""
    return Prototype("size_t", f"{name}_{setting.abreast}_lanes")


def context_type(name: str) -> str:
    """The type of the context of a message in pieces, in a library whose symbols start with that name."""
    return f"{name}_ctx"


def context_fields(hash_: MerkleDamgard) -> tuple[Field, ...]:
    """The fields of the context."""
    return (
        Field(f"uint{hash_.word.bits}_t {{}}[{len(hash_.iv)}]", "state"),
        Field("uint64_t {}", "length", what="the number of bytes so far"),
        Field(f"uint8_t {{}}[{hash_.rate_bytes}]", "buffer", what="the last, unfinished block"),
    )


def _library(hash_: MerkleDamgard, name: str) -> dict[str, Prototype]:
    """The functions for messages of any length."""
    context = Parameter(f"{context_type(name)} *{{}}", "ctx")
    data = (Parameter("const void *{}", "data"), count("len"))
    return {
        "init": Prototype("void", f"{name}_init", (context,)),
        "update": Prototype("void", f"{name}_update", (context, *data)),
        "final": Prototype("void", f"{name}_final", (context, _digest(hash_))),
        "digest": Prototype("void", name, (*data, _digest(hash_))),
    }


def block_function(hash_: MerkleDamgard, name: str, setting: Setting, row: int = 0) -> Prototype:
    """The function that compresses blocks of one message, or of several side by side.

    A row of its state has places for `row` messages; by default, for the messages of the function.
    """
    word = f"uint{hash_.word.bits}_t"
    function = "_".join(filter(None, (name, setting.abreast, "block" if setting.is_single else "blocks")))
    if setting.c_lanes:
        state, data = Parameter(f"{word} *{{}}", "state"), MESSAGES
    elif setting.abreast:
        state = Parameter(f"{word} {{}}[{len(hash_.iv)}][{row or setting.messages}]", "state")
        data = Parameter(f"const uint8_t *const {{}}[{setting.messages}]", "data")
    else:
        # No array: compilers would warn of contexts whose words are separate fields.
        state, data = Parameter(f"{word} *{{}}", "state"), bytes_in("data")
    nblocks = () if setting.is_single else (count("nblocks"),)
    return Prototype("void", function, (state, data, *nblocks))


def digits_function(hash_: MerkleDamgard, name: str) -> Prototype:
    """The function that writes the lower-case hexadecimal digits of a digest."""
    hex_ = Parameter(f"uint8_t {{}}[{2 * hash_.digest_bytes}]", "hex")
    digest = Parameter(f"const uint8_t {{}}[{hash_.digest_bytes}]", "digest")
    return Prototype("void", f"{name}_column_digits", (hex_, digest))


def short_function(hash_: MerkleDamgard, name: str, setting: Setting) -> Prototype:
    """The function for groups of short rows of a column side by side."""
    return group_function(hash_, f"{name}_column_short", setting)


def step_function(hash_: MerkleDamgard, name: str, setting: Setting) -> Prototype:
    """The function that compresses a block of each of several rows of a column in each step."""
    word, words, lanes = f"uint{hash_.word.bits}_t", len(hash_.iv), setting.messages
    begun, state = f"{word} (*const *{{}})[{lanes}]", f"[{words}][{lanes}]"
    if setting.c_lanes:
        begun, state = f"{word} *const *{{}}", f"[{words * lanes}]"
    return Prototype(
        "void",
        f"{name}_column_{setting.abreast}",
        (
            Parameter(begun, "from"),
            Parameter("const uint8_t *const *{}", "data"),
            Parameter(f"{word} (*{{}}){state}", "made"),
            count("nsteps"),
        ),
    )


def fixed(hash_: MerkleDamgard, name: str, length: int, setting: Setting) -> dict[str, Prototype]:
    """The functions for messages of one length: one message, groups of messages side by side, any number."""
    name = f"{name}_{length}"
    found = {"digest": Prototype("void", name, (bytes_in("data"), _digest(hash_)))}
    if setting.c_lanes:
        found["lanes"] = lanes(name, setting)
    found["groups"] = group_function(hash_, name, setting)
    found["batch"] = Prototype("void", f"{name}_batch", (MESSAGES, _digests(hash_), count("n")))
    rows = (bytes_in("rows"), count("stride"), _digests(hash_), count("n"))
    found[ROWS.function] = Prototype("void", f"{name}_{ROWS.function}", rows)
    return found


def group_function(hash_: MerkleDamgard, name: str, setting: Setting) -> Prototype:
    """The function for groups of messages of one length side by side, or for one message."""
    function = f"{name}_{setting.abreast or ALONE}"
    return Prototype("void", function, (MESSAGES, _digests(hash_), count("ngroups")))


def batch(hash_: MerkleDamgard, name: str, context: str) -> dict[str, Prototype]:
    """The functions for any number of messages of any lengths, whole or in contexts of that type."""
    contexts = Parameter(f"{context} *const {{}}[]", "ctx")
    messages, pieces = (Parameter("const uint8_t *const {}[]", each) for each in ("msg", "data"))
    lengths, digests = Parameter("const size_t {}[]", "len"), _digests(hash_)
    states = Parameter(f"const uint{hash_.word.bits}_t {{}}[]", "state")
    counts, each = Parameter("const uint64_t {}[]", "count"), Parameter("int {}", "each")
    hex_ = Parameter(f"uint8_t (*{{}})[{2 * hash_.digest_bytes}]", "hex")
    n = count("n")
    functions = {
        "batch": ("void", (messages, lengths, digests, n)),
        **{form.function: ("void", (*form.parameters, digests, n)) for form in FORMS},
        **{
            f"{form.column}{end}": ("int", (*form.column_parameters, VALID, count("first"), n, made))
            for form in FORMS
            for end, made in (("", digests), (HEX, hex_))
        },
        "batch_from": ("void", (states, counts, each, messages, lengths, digests, n)),
        "init_batch": ("void", (contexts, n)),
        "update_batch": ("void", (contexts, pieces, lengths, n)),
        "final_batch": ("void", (contexts, digests, n)),
    }
    return {key: Prototype(result, f"{name}_{key}", row) for key, (result, row) in functions.items()}


def _digest(hash_: MerkleDamgard) -> Parameter:
    return Parameter(f"uint8_t {{}}[{hash_.digest_bytes}]", "digest")


def _digests(hash_: MerkleDamgard) -> Parameter:
    return Parameter(f"uint8_t (*{{}})[{hash_.digest_bytes}]", "digest")


def _functions(request: Request, name: str, kernels: Collection[str]) -> Interface:
    hash_, setting = request.hash, request.setting()
    assert isinstance(hash_, MerkleDamgard)
    if request.length is not None:
        return fixed(hash_, name, request.length, setting)
    if request.kernel.is_batch:
        return batch(hash_, name, context_type(request.public_name))
    return interface(hash_, name, kernels, setting)


DECLARING: Final = Declaring(_functions)
