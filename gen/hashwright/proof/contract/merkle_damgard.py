"""Which functions of a Merkle-Damgard hash are proved, and their contracts."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from hashwright.emit.emitters import RUST, C
from hashwright.emit.load import WordWay
from hashwright.emit.prototypes import Struct
from hashwright.interface.batch import RANKS, WINDOW, arguments, pointers, work
from hashwright.interface.functions import own, symbols
from hashwright.interface.inputs import FORMS, POINTERS, ROWS, Inputs, calls
from hashwright.interface.merkle_damgard import (
    block_function,
    context_fields,
    context_type,
    digits_function,
    group_function,
    prefix,
    settings,
    short_function,
    step_function,
)
from hashwright.modes.kernel import LIBRARY
from hashwright.modes.merkle_damgard import SHORT_WORDS, MerkleDamgard
from hashwright.proof.contract.functions import (
    BatchKind,
    BlockFunction,
    ContextsFunction,
    CountFunction,
    DigestFunction,
    DigitsFunction,
    FixedBatchFunction,
    FixedDigestFunction,
    FixedRowsFunction,
    Padding,
    ProvedFunction,
    Proving,
    SchedulingFunction,
    StepsFunction,
)
from hashwright.requests.registry import LOAD
from hashwright.requests.request import Request
from hashwright.requests.settings import Setting
from hashwright.targets.rust import rust_module

LENGTHS: Final = (128, 256, 512, 1024, 2048)  # bits of an SVE vector: the powers of two
ALIGNMENT: Final = 64  # bytes: of the states in a batch, `ALIGNED` in templates/c/words.j2


def _functions(request: Request) -> Sequence[BlockFunction]:
    """The block functions for one message or for several side by side."""
    return [] if request.kernel.is_batch else [*_blocks(request)]


def _blocks(request: Request) -> Iterator[BlockFunction]:
    """The block functions of a file."""
    hash_, streams = request.hash, request.setting().streams
    assert isinstance(hash_, MerkleDamgard)
    graph, is_static = hash_.principal(), request.kernel.is_batch and request.language == C
    chosen = symbols(request)
    for setting in settings(request).values() if request.length is None else ():
        name = block_function(hash_, prefix(request), setting).name
        name = chosen.get(name, name)
        if not setting.abreast:
            yield BlockFunction(name=name, graph=graph, is_static=is_static, is_single=setting.is_single)
        elif not setting.is_uniform:
            for bits, count in _side_by_side(setting, graph.word).items():
                yield BlockFunction(
                    name=name,
                    graph=graph,
                    messages=count,
                    row=count // setting.streams * streams,
                    is_row=True,
                    vector_bits=bits,
                    aligned=ALIGNMENT if is_static else 1,
                    is_static=is_static,
                )


def _side_by_side(setting: Setting, word: int) -> Mapping[int, int]:
    """The number of messages in the lanes of all streams, by the bits of a vector; 0: the target fixes them."""
    if not setting.machine.c_lanes:
        return {0: setting.messages}
    return {bits: setting.streams * bits // word for bits in LENGTHS}


# What the functions of the library do.
LIBRARY_ROLES: Final[Mapping[str, Mapping[str, Any]]] = {
    "init": {"begins": True},
    "update": {"appends": True},
    "final": {"ends": True},
    "digest": {"begins": True, "appends": True, "ends": True},
}


def _digest_functions(request: Request) -> Iterator[DigestFunction]:
    """The functions of the library: for a message in pieces, and for a whole one."""
    hash_, found = request.hash, own(request)
    assert isinstance(hash_, MerkleDamgard)
    if request.kernel != LIBRARY or not found.keys() >= LIBRARY_ROLES.keys():
        return
    blocks = _called(request)
    for role, does in LIBRARY_ROLES.items():
        prototype = found[role]
        parameters = tuple(each.name for each in prototype.parameters)
        yield DigestFunction(
            name=prototype.name,
            parameters=parameters,
            **does,
            has_slices=request.emitter == RUST,
            blocks=blocks,
            initial=hash_.iv,
            paddings=_paddings(hash_),
            length_bytes=hash_.length_bytes,
            byte_order=hash_.byte_order,
            layout=Struct(context_fields(hash_)),
        )


def _called(request: Request) -> BlockFunction:
    """The block function that others of a library call: in Rust, that of the module."""
    (found,) = _functions(request)
    if request.emitter != RUST:
        return found
    return replace(found, name="blocks", is_static=True)


def _paddings(hash_: MerkleDamgard) -> tuple[bytes, ...]:
    """What is between a message and its length, by the bytes of the unfinished block."""
    return tuple(hash_.pad(rest)[: -hash_.length_bytes] for rest in range(hash_.rate_bytes))


def padding(hash_: MerkleDamgard) -> Padding:
    """How a batch pads messages."""
    return Padding(
        block_bytes=hash_.rate_bytes,
        paddings=_paddings(hash_),
        length_bytes=hash_.length_bytes,
        byte_order=hash_.byte_order,
        layout=Struct(context_fields(hash_)),
    )


def _is_ahead(setting: Setting) -> bool:
    """Are the words of several messages loaded among the steps of the preceding block?"""
    way = LOAD.of(setting.schedule)
    return isinstance(way, WordWay) and way.is_ahead


def _fixed_functions(
    request: Request,
) -> Iterator[FixedDigestFunction | FixedBatchFunction | FixedRowsFunction]:
    """The functions for messages of one length: one message, groups of several side by side, any number."""
    hash_, length, setting, found = request.hash, request.length, request.setting(), own(request)
    assert isinstance(hash_, MerkleDamgard)
    if length is None:
        return
    is_late = request.language == C and _is_ahead(setting) and length > 0
    of_one = FixedDigestFunction(
        name=found["digest"].name,
        graph=hash_.principal(),
        initial=hash_.iv,
        length=length,
        padding=hash_.pad(length),
        byte_order=hash_.byte_order,
    )
    yield of_one
    # What is left behind the groups: in assembly, all of it in one call.
    in_rows = replace(
        of_one, name=group_function(hash_, f"{request.name}_{length}", request.single()).name, is_row=True
    )
    others = of_one if request.language == C else in_rows
    for bits, messages in _side_by_side(setting, hash_.principal().word).items():
        name = found["groups"].name
        groups = replace(of_one, name=name, is_row=True, messages=messages, is_late=is_late, vector_bits=bits)
        yield groups
        batch = FixedBatchFunction(name=found["batch"].name, groups=groups, others=others, vector_bits=bits)
        yield batch
        name = found[ROWS.function].name
        yield FixedRowsFunction(name=name, batch=batch, part=pointers(setting), vector_bits=bits)


def _of_slices(request: Request) -> Iterator[FixedDigestFunction | FixedBatchFunction]:
    """Those of them in Rust, which call functions of the kernel.

    No proof is known of functions for rows, nor of those for several messages of no bytes.
    """
    module = rust_module(request.target)
    for each in _fixed_functions(request):
        if isinstance(each, FixedDigestFunction) and not each.is_row:
            yield each
        elif isinstance(each, FixedBatchFunction) and request.length:
            groups, others = (
                replace(called, name=f"{module}::{name}", has_slices=True, is_static=True)
                for called, name in ((each.groups, "several::groups"), (each.others, "single::digest"))
            )
            batch = replace(each, groups=groups, others=others)
            yield replace(batch, name=each.groups.name, messages=groups.messages)
            yield batch


def _modules(request: Request) -> Iterator[BlockFunction | FixedDigestFunction]:
    """The functions of a batch in Rust that compress blocks, each in a module of its own, as in `output`.

    No proof is known of those that call them.
    """
    module = rust_module(request.target)
    for name, each in zip(settings(request), _blocks(request), strict=True):
        part = {"compress": "several"}.get(name, name)
        yield replace(each, name=f"{module}::{part}::blocks", is_static=True)
    for short in _short_functions(request):
        yield replace(short, name=f"{module}::short::groups", has_slices=True)


def _count_functions(request: Request) -> Iterator[CountFunction]:
    """The function that returns the number of messages side by side, where there is one."""
    prototype = own(request).get("lanes")
    if prototype:
        for bits, count in _side_by_side(request.setting(), request.hash.principal().word).items():
            yield CountFunction(name=prototype.name, count=count, vector_bits=bits)


def _contexts_functions(request: Request) -> Iterator[ContextsFunction]:
    """The function of a batch that begins messages in pieces."""
    hash_, prototype = request.hash, own(request).get("init_batch")
    assert isinstance(hash_, MerkleDamgard)
    if prototype:
        initial = b"".join(word.to_bytes(hash_.word_bytes, "little") for word in hash_.iv)
        yield ContextsFunction(name=prototype.name, layout=Struct(context_fields(hash_)), initial=initial)


def _short_functions(request: Request) -> Iterator[FixedDigestFunction]:
    """The function of a batch that hashes short rows side by side; none for SVE, of which no proof is known."""
    hash_, setting = request.hash, request.setting()
    assert isinstance(hash_, MerkleDamgard)
    if setting.machine.c_lanes:
        return
    length = hash_.word_bytes * (SHORT_WORDS + 1)
    yield FixedDigestFunction(
        name=short_function(hash_, prefix(request), setting).name,
        graph=hash_.short,
        initial=hash_.iv,
        length=length,
        padding=bytes(hash_.rate_bytes - length),
        byte_order=hash_.byte_order,
        is_row=True,
        messages=setting.messages,
        is_late=_is_ahead(setting),
        is_static=True,
    )


def _column_functions(request: Request) -> Iterator[FixedDigestFunction | StepsFunction | DigitsFunction]:
    """The functions of a batch that compress rows of a column side by side, or write digits."""
    hash_, setting, name = request.hash, request.setting(), prefix(request)
    assert isinstance(hash_, MerkleDamgard)
    if not request.kernel.is_batch or request.emitter != C:
        return
    yield DigitsFunction(name=digits_function(hash_, name).name, digest_bytes=hash_.digest_bytes)
    yield from _short_functions(request)
    for bits, messages in _side_by_side(setting, hash_.principal().word).items():
        if _is_ahead(setting):
            yield StepsFunction(
                name=step_function(hash_, name, setting).name,
                graph=hash_.principal(),
                messages=messages,
                aligned=ALIGNMENT,
                vector_bits=bits,
            )


def _scheduling_functions(request: Request) -> Iterator[SchedulingFunction]:
    """The functions of a batch that process messages of any lengths."""
    hash_, setting = request.hash, request.setting()
    assert isinstance(hash_, MerkleDamgard)
    if not request.kernel.is_batch or request.language != C:
        return
    kernels, found = [*_blocks(request)], own(request)
    fields = arguments(hash_, context_type(prefix(request)))
    inputs = {"final_batch": Inputs(), **{form.function: form.inputs for form in FORMS}}
    for bits, count in _side_by_side(setting, hash_.principal().word).items():
        record = work(hash_, setting.messages, varies=bool(bits), is_narrow=bool(request.narrower()))
        for part, (kind, _, given) in calls().items():
            yield SchedulingFunction(
                name=found[part].name,
                parameters=tuple(each.name for each in found[part].parameters),
                part=part,
                kind=BatchKind(kind),
                given=dict(zip((each.name for each in fields.fields), given, strict=True)),
                inputs=inputs.get(part, POINTERS),
                arguments=fields,
                places=_places(record, hash_, setting.messages, count),
                lanes=count,
                blocks=tuple(each for each in kernels if each.is_row and each.vector_bits == bits),
                single=next(each for each in kernels if not each.is_row),
                initial=hash_.iv,
                window=WINDOW,
                ranks=RANKS,
                padding=padding(hash_),
                vector_bits=bits,
            )


def _places(record: Struct, hash_: MerkleDamgard, most: int, lanes: int) -> Mapping[str, tuple[int, int, int]]:
    """The fields of a batch's work: the offset, the bits of a word, and the number of words."""
    words = len(hash_.iv)
    sizes = {"joined": (16 * hash_.rate_bytes, most), "order": (16, WINDOW), "ranks": (16, WINDOW)}
    found: dict[str, tuple[int, int, int]] = {}
    for field, offset in zip(record.fields, record.offsets, strict=False):
        if field.name == "state":
            row = hash_.word_bytes * lanes
            found |= {f"state {i}": (offset + row * i, hash_.word.bits, lanes) for i in range(words)}
        else:
            found[field.name] = (offset, *sizes.get(field.name, (64, field.bytes // 8)))
    return found


def _message_functions(request: Request, _: Sequence[Request] = ()) -> Iterator[ProvedFunction]:
    """All functions but those for blocks. A context is the same for all kernels."""
    if request.emitter == RUST:
        yield from (_called(request),) if request.kernel == LIBRARY else ()
        yield from _modules(request) if request.kernel.is_batch else ()
        yield from _digest_functions(request)
        yield from _of_slices(request)
        return
    yield from _blocks(request) if request.kernel.is_batch else ()
    yield from _digest_functions(request)
    yield from _fixed_functions(request)
    yield from _count_functions(request)
    yield from _contexts_functions(request)
    yield from _column_functions(request)
    yield from _scheduling_functions(request)


PROVING = Proving(functions=_functions, message_functions=_message_functions)
