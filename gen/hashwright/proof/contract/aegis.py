"""Which functions of AEGIS are proved as machine code, and their contracts.

In assembly these are the loops; in C the functions for messages, also those around loops in assembly.
"""

from collections.abc import ItemsView, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, TypeVar

from hashwright.emit.emitters import ON, RUST, C
from hashwright.emit.prototypes import Prototype, Struct
from hashwright.graph.ir import Graph, Node, Var, const, numbered, row, var
from hashwright.graph.semantics import Op, Ty
from hashwright.interface.aegis import for_one, gap_of, interface, loop_functions, message_struct, structs
from hashwright.interface.functions import own, symbols
from hashwright.interface.iterations import READING, iterations
from hashwright.modes.aegis import BLOCK_BYTES, STATE, Aegis
from hashwright.modes.kernel import LIBRARY
from hashwright.passes.planes.layout import BLOCK, SLOTS
from hashwright.passes.planes.slicing import in_planes
from hashwright.passes.representation import stored_state
from hashwright.proof.contract.functions import (
    ARCHITECTURES,
    AegisFunction,
    BlockFunction,
    Composition,
    Function,
    MessageFunction,
    PlaneFunction,
    Proving,
    RecordsFunction,
    Repetition,
    StateFunction,
    Stream,
    Uninterpreted,
    UpdateFunction,
)
from hashwright.requests.registry import UNROLL
from hashwright.requests.request import Request
from hashwright.targets.detect import architecture
from hashwright.targets.rust import rust_module

Layouts = tuple[Struct, Struct]
Named = TypeVar("Named", bound=AegisFunction)


def _functions(request: Request) -> Sequence[BlockFunction]:
    """The loops over a long message, in which an iteration does one update or several.

    There are none if different words may represent the same state.
    """
    hash_, setting = request.hash, request.setting()
    assert isinstance(hash_, Aegis)
    if request.language == C or request.kernel.whole or setting.representation.deferred:
        return ()
    described = hash_.functions()
    functions = loop_functions(hash_, request.name, setting)
    return [
        BlockFunction(
            name=functions[each.name].name,
            graph=described[each.loop],
            updates=each.bytes // hash_.rate_bytes,
            form=stored_state(described[each.loop], setting.representation),
        )
        for each in iterations(hash_, setting)
    ]


def _in_c(
    request: Request, kernels: Sequence[Request] = ()
) -> Iterator[MessageFunction | StateFunction | PlaneFunction]:
    """The functions in C or Rust: for whole messages, for those in pieces, and functions that these call.

    States in memory have room for those of all these kernels.
    """
    hash_ = request.hash
    assert isinstance(hash_, Aegis)
    is_plain = not request.setting().representation.deferred
    is_around = request.kernel == LIBRARY and is_plain
    is_batch, is_read = request.kernel.is_batch, architecture(request.target.features) in ARCHITECTURES
    library = _Library(request, tuple(kernels or (request,)))
    if request.emitter == RUST:
        module = rust_module(request.target)
        calls = [replace(each, name=f"{module}::{each.name}", has_slices=True) for each in library.calls]
        if calls or (is_read and is_plain and not is_batch):
            yield from calls
            yield from (replace(each, has_slices=True, calls=tuple(calls)) for each in _around(library))
        if is_batch and is_read and request.setting().messages == 1:
            yield from (replace(each, has_slices=True) for each in _records_functions(library))
        return
    if not (request.language == C or is_around):
        return
    if is_batch:
        yield from _records_functions(library) if is_read and request.setting().messages == 1 else ()
    elif is_read or library.calls:
        yield from library.calls
        if request.options.get("wipe") == ON:  # of an unknown number of bytes of the stack
            yield from (each for each in _state_functions(library) if each.is_clearing)
            return
        yield from _around(library)


def _around(library: "_Library") -> Iterator[MessageFunction | StateFunction]:
    """The functions for whole messages and for messages in pieces."""
    yield from _message_functions(library)
    yield from _state_functions(library)
    yield from _updates(library)


@dataclass(frozen=True)
class _Library:
    """The C of a request, and what its functions have in common."""

    request: Request
    kernels: tuple[Request, ...]  # for whose states those in memory have room

    @property
    def hash(self) -> Aegis:
        assert isinstance(self.request.hash, Aegis)
        return self.request.hash

    @cached_property
    def prototypes(self) -> Mapping[str, Prototype]:
        """Its functions, by the ends of their names."""
        found = interface(self.hash, self.request.name, for_one(self.request))
        chosen = symbols(self.request)
        return {key: replace(each, name=chosen.get(each.name, each.name)) for key, each in found.items()}

    @cached_property
    def calls(self) -> tuple[PlaneFunction, ...]:
        """The functions of a state in bit planes; none if no proved code has such a state."""
        return _plane_functions(self.request)

    @cached_property
    def described(self) -> Mapping[str, Function]:
        """The functions of the description: of a state in bit planes, whatever the functions of the file do."""
        planes = {each.name: each.planes for each in self.calls}
        if planes:
            planes.setdefault("init_update", _round(self.hash, planes["update"]))
        return planes or self.hash.functions()

    @cached_property
    def ends(self) -> Mapping[int, tuple[Repetition, ...]]:
        """The steps to a tag, by its length in bytes."""
        last = _last(self.hash, self.described)
        return {size: (*last, Repetition(self.described[f"tag{8 * size}"])) for size in self.hash.tags}

    @cached_property
    def mac_ends(self) -> Mapping[int, tuple[Repetition, ...]]:
        """The steps to a tag of AEGISMAC, by its length in bytes."""
        if self.hash.lanes == 1:
            return self.ends
        return {size: tuple(_mac_end(self.hash, size)) for size in self.hash.tags}

    @cached_property
    def form(self) -> Graph:
        """The graph from the words of a state, as the description has them, to the stored ones."""
        for each in self.calls:
            return Graph("state", each.kept, {node.attr: node for node in each.kept})
        return stored_state(self.hash.functions()["update"], self.request.setting().representation)

    @cached_property
    def layouts(self) -> Layouts:
        """The states in memory of a message in pieces, and of data that are authenticated."""
        others = [_Library(each, (each,)) for each in self.kernels if each is not self.request]
        gap = max(gap_of(each.aligned) for each in (self, *others))
        return structs(max(_words_bytes(each.form) for each in (self, *others)), self.hash.rate_bytes, gap)

    @cached_property
    def aligned(self) -> int:
        """The bytes whose multiple is the address of a state's words when it begins; 0 if it may be any."""
        if self.request.emitter == RUST:
            return 0
        word_bytes = max(node.ty.bits // 8 for node in self.form.outputs.values())
        return word_bytes if gap_of(word_bytes) else 0


def _plane_functions(request: Request) -> tuple[PlaneFunction, ...]:
    """The functions of a library whose state fills bit planes; none if no proved code has such a state."""
    hash_, ty = request.hash, request.setting().representation.planes
    assert isinstance(hash_, Aegis)
    is_proved = request.kernel == LIBRARY and not architecture(request.target.features)
    if not ty or not is_proved:
        return ()
    slots = row(STATE, SLOTS, BLOCK)
    kept = tuple(node.attr for node in slots)
    blocks = in_planes(Graph("slots", slots, numbered("block ", slots), state=kept), ty)
    tags, found, planes = {f"tag{8 * size}" for size in hash_.tags}, [], {}
    for name, graph in hash_.functions().items():
        if _sbox_depth(graph) > 1:  # truth tables are those of single bytes
            continue
        sliced = in_planes(graph, ty)
        kept = tuple(var(each, ty) for each in sliced.state)
        planes[name] = _uninterpreted(graph, sliced)
        of_planes = PlaneFunction(name=name, graph=graph, planes=planes[name], kept=kept, blocks=blocks)
        found.append(replace(of_planes, tag=sliced if name in tags else None))
    absorb = in_planes(hash_.functions()["update"], ty)
    return tuple(composed(each, planes, hash_.functions(), absorb) for each in found)


def _round(hash_: Aegis, update: Function) -> Composition:
    """A round of the initialization over planes, by the update."""
    described = hash_.functions()
    whole, absorb = described["init_update"], described["update"]
    data = tuple(node for node in whole.inputs if node.attr not in whole.state)
    taken = [node.attr for node in absorb.inputs if node.attr not in absorb.state]
    words = [Graph("words", data, dict(zip(taken, each, strict=True))) for each in hash_.round_words]
    chained = _chained([step for each in words for step in (each, absorb)], whole.inputs)
    assert chained >= whole.outputs.items(), "a round is something else than these updates"
    state = tuple(node for node in update.inputs if node.attr in update.outputs)
    outputs = {node.attr: node for node in state}
    return Composition((*state, *data), outputs, tuple(step for each in words for step in (each, update)))


def _sbox_depth(graph: Graph) -> int:
    """How many S-boxes follow one another."""
    found: dict[Node, int] = {}
    for node in graph.nodes():
        found[node] = max((found[each] for each in node.args), default=0) + (node.op is Op.AES_SUB)
    return max(found.values())


def _uninterpreted(graph: Graph, sliced: Graph) -> Uninterpreted:
    """The function over the state's planes and over blocks of data."""
    inputs = [node for node in sliced.inputs if node.attr in sliced.state]
    inputs += [node for node in graph.inputs if node.attr not in graph.state]
    outputs = {name: node for name, node in graph.outputs.items() if name not in graph.state}
    outputs |= {name: node for name, node in sliced.outputs.items() if name in sliced.state}
    typed = {name: var(name, node.ty) for name, node in outputs.items()}
    return Uninterpreted(graph.name, tuple(inputs), typed)


def composed(
    function: PlaneFunction, planes: Mapping[str, Function], described: Mapping[str, Graph], absorb: Graph
) -> PlaneFunction:
    """The function as the keystream and the update over planes, if it is these by the description.

    This holds of planes if it leaves all their bits as the update does: those of blocks by the description, and
    those of other slots as the update in planes does.
    """
    graph, own = function.graph, function.planes
    stream, update = described["keystream"], described["update"]
    if graph == update:
        return replace(function, free=absorb)
    z = [var(name, node.ty) for name, node in stream.outputs.items()]
    words = [node for node in graph.inputs if node.attr not in graph.state]
    made = [name for name in graph.outputs if name not in graph.state]
    between = Graph("zeros", (), _zeros(update))
    if len(z) == len(words) == len(made):
        outputs = {name: x ^ y for name, x, y in zip(made, z, words, strict=True)}
        between = Graph("xored", (*z, *words), outputs)
    if graph != stream and _chained((stream, between, update), graph.inputs) >= graph.outputs.items():
        steps = planes["keystream"], between, planes["update"]
        free = absorb if words else absorb.with_values(_zeros(absorb))
        return replace(function, planes=Composition(own.inputs, own.outputs, steps), free=free)
    return function


def _zeros(graph: Graph) -> Mapping[Var, Node]:
    """Zeros for the inputs of a function besides the state."""
    return {node.attr: const(0, node.ty) for node in graph.inputs if node.attr not in graph.state}


def _chained(steps: Sequence[Graph], inputs: Sequence[Node]) -> ItemsView[Var, Node]:
    """All values after steps, each of which is given values by name."""
    known = {node.attr: node for node in inputs}
    for step in steps:
        known |= step.with_values(known).outputs
    return known.items()


def _message_functions(library: _Library) -> Iterator[MessageFunction]:
    """The functions for a whole message."""
    hash_, described = library.hash, library.described
    encrypt, decrypt, data = _streams(library)
    absorb = replace(data, data="ad", length="ad_len")
    of_key = MessageFunction(
        name="",
        parameters=(),
        sizes=_key_sizes(hash_),
        inputs=_key_blocks(hash_),
        begin=_begun(hash_, described),
        streams=(absorb,),
        calls=library.calls,
    )
    tagged = replace(of_key, end=library.ends, tag="tag")
    seal = replace(tagged, streams=(absorb, encrypt), mixed=("ad_len", "len"))
    open_ = replace(tagged, streams=(absorb, decrypt), mixed=("ad_len", "len"), is_checked=True)
    mac = replace(tagged, end=library.mac_ends, streams=(data,), mixed=("len", "tag_len"))
    functions = {
        "encrypt_detached": seal,
        "encrypt": replace(seal, tag="c", behind="len"),
        "encrypt_unauthenticated": replace(of_key, streams=(encrypt,)),
        "stream": replace(of_key, streams=(_keystream(library),)),
        "decrypt_detached": open_,
        "decrypt": replace(open_, tag="c", behind="len", both="c_len"),
        "decrypt_unauthenticated": replace(of_key, streams=(decrypt,)),
        "mac": mac,
        "mac_check": replace(mac, is_checked=True),
    }
    form = library.form
    layout, _ = library.layouts
    values = {"at": "at", "ad_len": "ad_len", "len": ""}
    functions["init"] = replace(
        of_key,
        sizes={**of_key.sizes, "st": layout.bytes},
        stored={("st", 0): "state", **{("st", at): values[name] for name, at in _numbers(layout).items()}},
        aligned=library.aligned,
        words_bytes=_words_bytes(form),
        form=form,
    )
    yield from _named(functions, library.prototypes)


def _state_functions(library: _Library) -> Iterator[StateFunction]:
    """The functions that begin, end or clear a message in pieces, but `init`, which absorbs data."""
    hash_, described = library.hash, library.described
    form = library.form
    state_bytes = _words_bytes(form)
    layout, mac_layout = library.layouts
    sealing = StateFunction(
        name="",
        parameters=(),
        sizes={"st": layout.bytes},
        places={**_numbers(layout), "state": 0, "piece": state_bytes},
        aligned=library.aligned,
        form=form,
        update=described["update"],
        end=library.ends,
        mixed=("ad_len", "len"),
        calls=library.calls,
    )
    idle = replace(
        sealing,
        sizes={"st": mac_layout.bytes},
        places={**_numbers(mac_layout), "state": 0, "kept": state_bytes, "piece": 2 * state_bytes},
        end={},
    )
    mac = replace(idle, end=library.mac_ends, mixed=("len", "tag_len"))
    functions = {
        "encrypt_final": sealing,
        "decrypt_final": replace(sealing, is_checked=True),
        "mac_start": replace(
            idle,
            sizes={**idle.sizes, **_key_sizes(hash_)},
            inputs={name: (*place, BLOCK_BYTES) for name, place in _key_blocks(hash_).items()},
            begin=_begun(hash_, described),
        ),
        "mac_final": mac,
        "mac_verify_final": replace(mac, is_checked=True),
        "mac_reset": idle,
        "mac_clear": replace(idle, is_clearing=True),
    }
    yield from _named(functions, library.prototypes)


def _updates(library: _Library) -> Iterator[UpdateFunction]:
    """The functions that append data to a message in pieces."""
    hash_, described = library.hash, library.described
    form = library.form
    state_bytes = _words_bytes(form)
    layout, mac_layout = library.layouts
    encrypt, decrypt, data = _streams(library)
    sealing = UpdateFunction(
        name="",
        parameters=(),
        sizes={"st": layout.bytes},
        inputs={},
        begin=(),
        streams=(encrypt,),
        stored=_kept_values(layout, state_bytes),
        aligned=library.aligned,
        words_bytes=state_bytes + hash_.rate_bytes,
        form=form,
        calls=library.calls,
        keystream=described["keystream"],
    )
    mac = replace(
        sealing,
        sizes={"st": mac_layout.bytes},
        streams=(data,),
        stored=_kept_values(mac_layout, 2 * state_bytes),
        words_bytes=2 * state_bytes + hash_.rate_bytes,
        keystream=None,
    )
    functions = {
        "encrypt_update": sealing,
        "decrypt_update": replace(sealing, streams=(decrypt,)),
        "mac_update": mac,
    }
    yield from _named(functions, library.prototypes)


def _kept_values(layout: Struct, piece: int) -> dict[tuple[str, int], str]:
    """The values in the state of a message in pieces by their place in memory, but the length of other data."""
    numbers = {("st", at): name for name, at in _numbers(layout).items() if name != "ad_len"}
    return {("st", 0): "state", ("st", piece): "piece", **numbers}


def _keystream(library: _Library) -> Stream:
    """Output without data."""
    pieces = UNROLL.of(library.request.setting().of("stream").schedule)
    return Stream(graph=library.described["stream"], data="", length="len", out="out", pieces=pieces)


def _streams(library: _Library) -> tuple[Stream, Stream, Stream]:
    """Data that are encrypted, decrypted, or authenticated alone."""
    described, setting = library.described, library.request.setting()
    pieces = {name: UNROLL.of(setting.of(name).schedule) for name in READING}
    encrypt = Stream(graph=described["encrypt"], data="m", length="len", out="c", pieces=pieces["encrypt"])
    decrypt = Stream(
        graph=described["decrypt"],
        data="c",
        length="len",
        out="m",
        pieces=pieces["decrypt"],
        fill=described["keystream"],  # so that zeros complete the message
    )
    absorb = Stream(graph=described["update"], data="data", length="len", pieces=pieces["update"])
    return encrypt, decrypt, absorb


def _records_functions(library: _Library) -> Iterator[RecordsFunction]:
    """The functions for batches of messages that are processed one after the other."""
    hash_, described = library.hash, library.described
    encrypt, decrypt, data = (replace(each, data="in", out=each.out and "out") for each in _streams(library))
    absorb = replace(data, data="ad", length="ad_len")
    mac = RecordsFunction(
        name="",
        parameters=(),
        sizes=_key_sizes(hash_),
        inputs=_key_blocks(hash_),
        begin=_begun(hash_, described),
        streams=(data,),
        end=library.ends,
        mixed=("len", "tag_len"),
        tag="tag",
        record=message_struct(hash_),
    )
    seal = replace(mac, streams=(absorb, encrypt), mixed=("ad_len", "len"))
    functions = {
        "encrypt_batch": seal,
        "decrypt_batch": replace(seal, streams=(absorb, decrypt), is_checked=True),
        "mac_batch": mac,
    }
    yield from _named(functions, own(library.request))


def _named(functions: Mapping[str, Named], prototypes: Mapping[str, Prototype]) -> Iterator[Named]:
    """The functions that have a prototype, with its name and parameters. Keys are the ends of names."""
    for end_of_name, function in functions.items():
        if prototype := prototypes.get(end_of_name):
            names = tuple(each.name for each in prototype.parameters)
            yield replace(function, name=prototype.name, parameters=names)


def _words_bytes(form: Graph) -> int:
    return sum(node.ty.bits for node in form.outputs.values()) // 8


def _numbers(layout: Struct) -> dict[str, int]:
    """The offsets of a record's fields behind the words of the state and the unfinished piece."""
    return {each.name: at for each, at in zip(layout.fields[1:], layout.offsets[1:], strict=False)}


def _key_sizes(hash_: Aegis) -> dict[str, int]:
    """The bytes of a nonce and of a key."""
    return {"nonce": hash_.key_bytes, "key": hash_.key_bytes}


def _key_blocks(hash_: Aegis) -> dict[str, tuple[str, int]]:
    """The blocks of the nonce and of the key, each by its parameter and its offset there."""
    blocks = [str(node.attr) for node in hash_.functions()["initial"].inputs]
    return {
        name: (base, BLOCK_BYTES * i)
        for base in _key_sizes(hash_)
        for i, name in enumerate(each for each in blocks if each.startswith(base))
    }


def _begun(hash_: Aegis, described: Mapping[str, Function]) -> tuple[Repetition, ...]:
    """The steps from a key and a nonce to a state."""
    return Repetition(described["initial"]), Repetition(described["init_update"], hash_.init_rounds)


def _last(hash_: Aegis, described: Mapping[str, Function]) -> tuple[Repetition, ...]:
    """The final updates, with the lengths mixed in."""
    return Repetition(described["mixin"]), Repetition(described["final_update"], hash_.final_updates)


def _mac_end(hash_: Aegis, size: int) -> Iterator[Repetition]:
    """The steps to the tag of AEGISMAC of several lanes, for which the first lane absorbs the tags of lanes."""
    described = hash_.functions()
    tags = described[f"tags{8 * size}"]
    given = tuple(var(name, Ty.B128) for name in tags.outputs)
    absorbed = given if size in hash_.own_tags else given[size // BLOCK_BYTES :]
    yield from (*_last(hash_, described), Repetition(tags))
    for at in range(0, len(absorbed), hash_.rate_words):
        yield Repetition(hash_.absorb_tags(absorbed[at : at + hash_.rate_words]))
    lengths = hash_.lanes | 8 * size << Ty.U64.bits
    mixin = described["mixin"].bind({Var("lengths"): lengths})
    yield from (*_last(hash_, {**described, "mixin": mixin}), Repetition(tags))


PROVING: Final = Proving(functions=_functions, message_functions=_in_c)
