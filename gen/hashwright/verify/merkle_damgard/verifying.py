"""The checks of a Merkle-Damgard hash."""

import random
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import accumulate, pairwise, product
from typing import Any, Final

from hashwright.interface.batch import EXACT, WINDOW
from hashwright.interface.inputs import OFFSETS32, OFFSETS64
from hashwright.modes.kernel import LIBRARY, Kernel
from hashwright.modes.merkle_damgard import BATCH, BLOCKS, LANES, MerkleDamgard
from hashwright.native.library import Code, Library
from hashwright.requests.request import Request
from hashwright.verify.compare import SEED, Case, Cases, Checks, shown, split
from hashwright.verify.merkle_damgard.library import BatchLibrary, FixedLibrary, MerkleDamgardLibrary
from hashwright.verify.sizes import counter, measure_states, set_counter
from hashwright.verify.verifying import Verifying

LONG: Final = (1000, 2500, 4097)  # lengths of messages in bytes, beyond any loop
BEYOND: Final = WINDOW + 3  # messages, more than are sorted together
MORE: Final = 5 * 2**32  # bytes: a count of more than 32 bits
PIECES: Final = (0, 0, 1, 20, 63, 64, 65, 127, 128, 300)  # lengths of pieces in bytes


def _checks(request: Request, library: Any) -> Checks:
    """The checks of a request's files, by name."""
    hash_ = request.hash
    assert isinstance(hash_, MerkleDamgard)
    by_kernel: Mapping[Kernel, Mapping[str, Callable[[Request, MerkleDamgard, Any], Cases]]] = {
        LIBRARY: {
            "blocks from random states": _states,
            "published vectors": _vectors,
            "random messages, whole and in pieces": _messages,
            "contexts that count beyond 32 bits": _long,
        },
        BLOCKS: {"blocks from random states": _states},
        LANES: {"blocks from random states, others in each lane": _lanes},
        hash_.fixed_kernel: {
            "batches of random messages": _fixed,
            "rows that overlap, and rows apart": _rows,
        },
        BATCH: {
            "batches of random messages of any lengths": _batches,
            "rows, messages between offsets, and messages after other blocks": _inputs,
            "columns of rows": _columns,
            "random messages in pieces, side by side": _streams,
            "contexts that count beyond 32 bits": _long,
        },
    }
    return {name: partial(cases, request, hash_, library) for name, cases in by_kernel[request.kernel].items()}


def _drawn() -> random.Random:
    return random.Random(SEED)


def _absorbed(hash_: MerkleDamgard, state: tuple[int, ...], data: bytes) -> tuple[int, ...]:
    """The state after whole blocks."""
    for i in range(0, len(data), hash_.rate_bytes):
        state = hash_.absorb(state, data[i : i + hash_.rate_bytes])
    return state


def _ended(hash_: MerkleDamgard, state: tuple[int, ...], before: int, tail: bytes) -> bytes:
    """The digest of a message that ends with `tail`, after `before` bytes that led to this state."""
    return hash_.bytes_of(_absorbed(hash_, state, tail + hash_.pad(before + len(tail))))


def _states(_: Request, hash_: MerkleDamgard, library: Any) -> Cases:
    rng = _drawn()
    for nblocks in (0, 1, 1, 2, 3, 7, 33):
        state = tuple(rng.getrandbits(hash_.word.bits) for _ in hash_.iv)
        data = rng.randbytes(nblocks * hash_.rate_bytes)
        yield Case(
            f"state {state}, data {shown(data)}",
            partial(library.blocks, state, data, nblocks),
            _absorbed(hash_, state, data),
        )


def _vectors(_: Request, hash_: MerkleDamgard, library: Any) -> Cases:
    for message, digest in hash_.vectors:
        yield Case(repr(message), partial(library.digest, message), bytes.fromhex(digest))


def _messages(_: Request, hash_: MerkleDamgard, library: Any) -> Cases:
    """Each length up to two blocks, and some beyond; the last call clears the context."""
    rng = _drawn()
    almost = bytes(hash_.rate_bytes - 1)
    whole = partial(library.digest_of_pieces, [almost])
    yield Case(shown(almost), partial(measure_states, library, whole), hash_.digest(almost))
    for length in (*range(2 * hash_.rate_bytes + 2), *LONG):
        message = rng.randbytes(length)
        digest = hash_.digest(message)
        yield Case(shown(message), partial(library.digest, message), digest)
        pieces = split(message, rng)
        words = f"pieces {[shown(piece) for piece in pieces]}"
        yield Case(words, partial(library.digest_of_pieces, pieces), digest)
        cleared = bytes(library.state_bytes)
        yield Case(f"{words}, the context after the end", lambda: library.state, cleared)


def _long(_: Request, hash_: MerkleDamgard, library: MerkleDamgardLibrary | BatchLibrary) -> Cases:
    """A context whose count is set to that of many blocks, whose content has no influence."""

    def count(data: bytes) -> None:
        library.start()
        library.update(data)

    at: list[int | None] = []

    def found() -> bool:
        at.append(counter(library, count))
        return at[0] is not None

    yield Case("the context's count of bytes", found, True)
    rng = _drawn()
    block, one = hash_.rate_bytes, hash_.fixed_kernel.longest
    # Numbers of whole blocks whose number of bits, or of bytes, exceeds 32 or 64 bits.
    for many in (2**29, 2**32 - block, 2**32, 5 * 2**40, 2**61 - block, 2**61):
        for length in (0, 1, one, one + 1, block - 1, 100):
            tail = rng.randbytes(length)
            digest = _ended(hash_, hash_.iv, many, tail)

            def made(many: int = many, tail: bytes = tail) -> bytes:
                library.start()
                set_counter(library, at[0], many)
                library.update(tail)
                return library.finish()

            yield Case(f"{many} bytes before {shown(tail)}", made, digest)


def _lanes(request: Request, hash_: MerkleDamgard, library: Any) -> Cases:
    """Different data in every lane, to detect a lane that affects another one."""
    rng = _drawn()
    setting = request.setting()
    lanes = library.lanes() if setting.c_lanes else setting.messages
    for nblocks in (0, 1, 2, 3, 5):
        states = [tuple(rng.getrandbits(hash_.word.bits) for _ in hash_.iv) for _ in range(lanes)]
        messages = [rng.randbytes(nblocks * hash_.rate_bytes) for _ in range(lanes)]
        rows = list(zip(states, messages, strict=True))
        yield Case(
            f"{nblocks} blocks in each of {lanes} lanes",
            partial(library.lanes_blocks, states, messages, nblocks),
            [_absorbed(hash_, state, message) for state, message in rows],
            [
                f"lane {lane} of {lanes}, state {state}, data {shown(message)}"
                for lane, (state, message) in enumerate(rows)
            ],
        )


def _batch(hash_: MerkleDamgard, library: Any, data: Sequence[bytes]) -> Case:
    return Case(
        f"{len(data)} messages of {sum(map(len, data))} bytes",
        partial(library.batch, data),
        [hash_.digest(message) for message in data],
        [f"message {i} of {len(data)}: {shown(message)}" for i, message in enumerate(data)],
    )


def _fixed(request: Request, hash_: MerkleDamgard, library: Any) -> Cases:
    """Whole groups and a remainder, with different data in every message."""
    rng = _drawn()
    assert request.length is not None
    messages = request.setting().messages
    for count in (0, 1, messages - 1, messages, 3 * messages + 1):
        yield _batch(hash_, library, [rng.randbytes(request.length) for _ in range(count)])


def _batches(request: Request, hash_: MerkleDamgard, library: Any) -> Cases:
    """Fewer and more messages than lanes; more than are sorted together; some of many blocks."""
    rng = _drawn()
    messages, block, one = request.setting().messages, hash_.rate_bytes, hash_.fixed_kernel.longest
    for count in (0, 1, 2, messages - 1, messages, 3 * messages + 1):
        yield _batch(hash_, library, [rng.randbytes(rng.randrange(3 * block)) for _ in range(count)])
    longer = [rng.randbytes(rng.randrange((EXACT + 20) * block)) for _ in range(messages // 2 + 2)]
    yield _batch(hash_, library, longer)
    lengths = [
        rng.choice((0, 1, 50, one, one + 1, block - 1, block, one + 45, 2 * block + 2))
        for _ in range(2 * WINDOW + 77)
    ]
    yield _batch(hash_, library, [rng.randbytes(length) for length in lengths])


def _strides(length: int) -> tuple[int, ...]:
    """Strides of rows that are identical, overlap, touch, and are apart."""
    return (0, length // 2 + 1, length, length + 7)


def _cut(data: bytes, stride: int, length: int, count: int) -> list[bytes]:
    return [data[i * stride : i * stride + length] for i in range(count)]


def _rows(request: Request, hash_: MerkleDamgard, library: Any) -> Cases:
    """Whole groups, parts of groups that need pointers, and a remainder."""
    rng, length = _drawn(), request.length
    assert length is not None
    for count, stride in product((0, 1, 9 * request.setting().messages + 1), _strides(length)):
        data = rng.randbytes(stride * max(count - 1, 0) + length)
        yield Case(
            f"{count} rows of {length} bytes, {stride} apart",
            partial(library.batch_rows, data, stride, count),
            [hash_.digest(row) for row in _cut(data, stride, length, count)],
        )


def _inputs(request: Request, hash_: MerkleDamgard, library: Any) -> Cases:
    """Messages in rows, between offsets that do not start with 0, and after blocks that were hashed before."""
    rng, block = _drawn(), hash_.rate_bytes
    for count in (0, 1, 3 * request.setting().messages + 1, BEYOND):
        is_many = count == BEYOND
        for length in (1,) if is_many else (0, 1, block, 3 * block + 5):
            for stride in _strides(length)[-1 if is_many else 0 :]:
                data = rng.randbytes(stride * max(count - 1, 0) + length)
                yield Case(
                    f"{count} rows of {length} bytes, {stride} apart",
                    partial(library.batch_rows, data, stride, length, count),
                    [hash_.digest(row) for row in _cut(data, stride, length, count)],
                )
        lengths = [rng.choice((0, 0, 1, 1 if is_many else rng.randrange(4 * block))) for _ in range(count)]
        ends = [*accumulate(lengths, initial=rng.randrange(100))]
        data = rng.randbytes(ends[-1])
        messages = [data[start:end] for start, end in pairwise(ends)]
        for form in (OFFSETS32, OFFSETS64):
            yield Case(
                f"{count} messages between {form.name}",
                partial(library.batch_between, form, data, ends),
                [hash_.digest(message) for message in messages],
            )
        before = [rng.randbytes(block * rng.randrange(2 if is_many else 4)) for _ in range(max(count, 1))]
        states = [_absorbed(hash_, hash_.iv, blocks) for blocks in before]
        for more in (
            (MORE,) if is_many else (0, MORE)
        ):  # bytes before these blocks, on which only the counts depend
            counts = [more + len(blocks) for blocks in before]
            yield Case(
                f"{count} messages after blocks of their own, and {more} bytes before",
                partial(library.batch_from, states, counts, messages, each=True),
                [_ended(hash_, *each) for each in zip(states, counts, messages, strict=False)],
            )
            yield Case(
                f"{count} messages after the same blocks, and {more} bytes before",
                partial(library.batch_from, states[:1], counts[:1], messages, each=False),
                [_ended(hash_, states[0], counts[0], message) for message in messages],
            )


def _columns(request: Request, hash_: MerkleDamgard, library: Any) -> Cases:
    """Rows of one block and of several, short and long ones, in every window, and rows that are null."""
    rng, block = _drawn(), hash_.rate_bytes
    for count in (0, 1, 3 * request.setting().messages + 1, BEYOND):
        for most in (16, block, 3 * block, 70 * block) if count < BEYOND else (block,):
            lengths = [rng.choice((0, most // 2, rng.randrange(most))) for _ in range(count)]
            ends = [*accumulate(lengths, initial=rng.randrange(9))]
            data, first = rng.randbytes(ends[-1]), rng.randrange(9)
            rows = [data[start:end] for start, end in pairwise(ends)]
            bits = rng.randbytes((first + count) // 8 + 1)
            for valid in (None, bits):
                held = [
                    valid is None or valid[(first + i) // 8] >> (first + i) % 8 & 1 == 1 for i in range(count)
                ]
                made = [
                    hash_.digest(row) if is_held else bytes(hash_.digest_bytes)
                    for row, is_held in zip(rows, held, strict=True)
                ]
                digits = [
                    each.hex().encode() if is_held else 2 * each
                    for each, is_held in zip(made, held, strict=True)
                ]
                for form in (OFFSETS32, OFFSETS64):
                    yield Case(
                        f"a column of {count} rows of up to {most} bytes between {form.name}"
                        + " with null rows" * bool(valid),
                        partial(library.column_between, form, data, len(data), ends, (valid, first)),
                        [(0, made), (0, digits)],
                    )
    data = rng.randbytes(100)
    for size in (len(data), len(data) - 1):

        def codes(size: int = size) -> list[int]:
            return [code for code, _ in library.column_rows(data, size, 10, 10, 10)]

        yield Case(f"a column of 10 rows of 10 bytes in {size} bytes", codes, [min(size - len(data), 0)] * 2)


def _streams(request: Request, hash_: MerkleDamgard, library: Any) -> Cases:
    """Empty and longer pieces, which end within blocks and at their ends; the last call clears the contexts."""
    rng = _drawn()
    messages = request.setting().messages
    for count in (1, 2, messages - 1, messages, 3 * messages + 1, BEYOND):
        lengths = [[rng.choice(PIECES) for _ in range(count)] for _ in range(4 if count < BEYOND else 1)]
        rounds = [[rng.randbytes(length) for length in each] for each in lengths]
        whole = [b"".join(pieces) for pieces in zip(*rounds, strict=True)]
        yield Case(
            f"{count} messages in {len(rounds)} pieces",
            partial(library.batch_of_pieces, rounds),
            [hash_.digest(message) for message in whole],
            [f"message {i} of {count}: pieces {[*each]}" for i, each in enumerate(zip(*lengths, strict=True))],
        )
        cleared = bytes(library.state_bytes * count)
        yield Case(f"{count} messages, their contexts after the end", lambda: library.state, cleared)


def _open(code: Code, request: Request) -> Library:
    if request.kernel.is_batch:
        return BatchLibrary(code, request)
    if request.kernel.sized:
        return FixedLibrary(code, request)
    return MerkleDamgardLibrary(code, request)


VERIFYING: Final = Verifying(checks=_checks, open=_open)
