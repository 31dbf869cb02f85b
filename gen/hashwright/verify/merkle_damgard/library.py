"""Generated libraries of Merkle-Damgard hashes called from Python."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from struct import unpack
from typing import Final

from hashwright.interface.inputs import OFFSETS32, OFFSETS64, ROWS, InputForm
from hashwright.interface.merkle_damgard import HEX
from hashwright.modes.merkle_damgard import MerkleDamgard
from hashwright.native.library import CODES, Code, Library, cut
from hashwright.native.memory import ALIGNED, FILL, Data, Room
from hashwright.requests.request import Request

OFFSETS: Final = {OFFSETS32: "I", OFFSETS64: "Q"}  # struct's codes

Validity = tuple[bytes | None, int]  # a bitmap of the rows that are not null, and the number of its first bit
Results = tuple[int, list[bytes]]  # the code that a function returns, and the result of each row


class _HashLibrary(Library):
    """The C form of a Merkle-Damgard hash."""

    def __init__(self, code: Path | Code, request: Request) -> None:
        super().__init__(code, request)
        assert isinstance(request.hash, MerkleDamgard)
        self._digest_bytes = request.hash.digest_bytes
        self._word = request.hash.word_bytes
        self._rate_bytes = request.hash.rate_bytes
        self._is_single = request.setting().is_single

    def _words(self, words: Sequence[int]) -> Room:
        """Words in memory, aligned as in C."""
        packed = self._memory.packed(CODES[self._word], words)
        return self._memory.room(len(packed), packed, self._word)

    def _unpacked(self, room: Room) -> tuple[int, ...]:
        data = room.raw
        return unpack(f"{self.order}{len(data) // self._word}{CODES[self._word]}", data)

    def _digests(self, function: str, count: int, *arguments: int | None) -> list[bytes]:
        """The digests of this number of messages, whose data the arguments specify."""
        out = self._memory.room(self._digest_bytes * count)
        self._call(function, *arguments, out.address, count)
        return cut(out.raw, self._digest_bytes)


class MerkleDamgardLibrary(_HashLibrary):
    """Its functions for one message, and for blocks of several. Data may be bytes or an address."""

    def blocks(self, state: Sequence[int], data: Data, nblocks: int) -> tuple[int, ...]:
        """The state after whole blocks: the raw block function."""
        with self._memory.call():
            words = self._words(state)
            given = self._memory.given(data)
            if not self._is_single:
                self._call("blocks", words.address, given, nblocks)
            for number in range(nblocks if self._is_single else 0):
                assert given is not None, "there are data"
                self._call("blocks", words.address, given + self._rate_bytes * number)
            return self._unpacked(words)

    def digest(self, data: Data, length: int | None = None) -> bytes:
        """The digest of a whole message in one call."""
        size = len(data) if isinstance(data, bytes) else length
        with self._memory.call():
            out = self._memory.room(self._digest_bytes)
            self._call("digest", self._memory.given(data), size, out.address)
            return out.raw

    def start(self) -> None:
        """Starts a message in pieces."""
        self._start()
        with self._memory.call():
            self._on_state("init")

    def update(self, piece: bytes) -> None:
        """Continues it."""
        with self._memory.call():
            self._on_state("update", self._memory.given(piece), len(piece))

    def finish(self) -> bytes:
        """Ends it and returns its digest."""
        with self._memory.call():
            out = self._memory.room(self._digest_bytes)
            self._on_state("final", out.address)
            return out.raw

    def digest_of_pieces(self, pieces: Iterable[bytes]) -> bytes:
        """The digest of a message in pieces: init, updates, final."""
        self.start()
        for piece in pieces:
            self.update(piece)
        return self.finish()

    def lanes(self) -> int:
        """The number of messages that lanes_blocks processes, if the processor determines it."""
        count: int = self.function("lanes")()
        return count

    def lanes_blocks(
        self, states: Sequence[Sequence[int]], messages: Sequence[Data], nblocks: int
    ) -> list[tuple[int, ...]]:
        """The states of several messages after whole blocks of each."""
        lanes = len(states)
        rows = [word for row in zip(*states, strict=True) for word in row]
        with self._memory.call():
            words = self._words(rows)
            data = self._memory.pointers(messages)
            self._call("abreast", words.address, data, nblocks)
            made = self._unpacked(words)
        return [made[lane::lanes] for lane in range(lanes)]


class FixedLibrary(_HashLibrary):
    """Its functions for messages of one length, which may be bytes or addresses."""

    def digest(self, message: Data) -> bytes:
        """The digest of one message."""
        with self._memory.call():
            out = self._memory.room(self._digest_bytes)
            self._call("digest", self._memory.given(message), out.address)
            return out.raw

    def batch(self, messages: Sequence[Data]) -> list[bytes]:
        """The digests of several messages in one call."""
        with self._memory.call():
            return self._digests("batch", len(messages), self._memory.pointers(messages))

    def batch_rows(self, rows: Data, stride: int, count: int) -> list[bytes]:
        """The digests of messages at that stride in bytes."""
        with self._memory.call():
            return self._digests(ROWS.function, count, self._memory.given(rows), stride)


class BatchLibrary(_HashLibrary):
    """Its functions for messages of any lengths, which may be bytes or None, whole or in pieces.

    The state is the concatenation of the contexts.
    """

    def __init__(self, code: Path | Code, request: Request) -> None:
        super().__init__(code, request)
        assert isinstance(request.hash, MerkleDamgard)
        self.state_bytes = -(-self._digest_bytes // ALIGNED) * ALIGNED + ALIGNED + request.hash.rate_bytes

    def batch(self, messages: Sequence[bytes | None]) -> list[bytes]:
        """The digests of several messages in one call; None is an empty message without an address."""
        return self.batch_at(messages, [len(message or b"") for message in messages])

    def batch_at(self, messages: Sequence[Data], lengths: Sequence[int]) -> list[bytes]:
        """The results of a batch of messages at addresses."""
        with self._memory.call():
            data = self._memory.pointers(messages)
            sizes = self._memory.numbers(self._memory.size, lengths)
            return self._digests("batch", len(lengths), data, sizes)

    def batch_rows(self, rows: Data, stride: int, row_bytes: int, count: int) -> list[bytes]:
        """The digests of messages of one length at that stride in bytes."""
        with self._memory.call():
            return self._digests(ROWS.function, count, self._memory.given(rows), stride, row_bytes)

    def batch_between(self, form: InputForm, base: Data, offsets: Sequence[int]) -> list[bytes]:
        """The digests of messages between offsets of the form's width."""
        with self._memory.call():
            data, places = self._memory.given(base), self._memory.numbers(OFFSETS[form], offsets)
            return self._digests(form.function, len(offsets) - 1, data, places)

    def column_rows(self, rows: Data, size: int, stride: int, row_bytes: int, count: int) -> list[Results]:
        """The results for rows of one length at that stride in bytes, as digests and as digits."""
        return self._column(ROWS, rows, size, (stride, row_bytes), count, (None, 0))

    def column_between(
        self, form: InputForm, base: Data, size: int, offsets: Sequence[int], valid: Validity = (None, 0)
    ) -> list[Results]:
        """The results for rows between offsets of the form's width."""
        words = self._memory.packed(OFFSETS[form], offsets)
        return self._column(form, base, size, (words,), len(offsets) - 1, valid)

    def _column(
        self,
        form: InputForm,
        data: Data,
        size: int,
        others: Sequence[bytes | int],
        count: int,
        valid: Validity,
    ) -> list[Results]:
        found: list[Results] = []
        for end, each in (("", self._digest_bytes), (HEX, 2 * self._digest_bytes)):
            with self._memory.call():
                out = self._memory.room(each * count)
                held = [self._memory.given(x, ALIGNED) if isinstance(x, bytes) else x for x in others]
                bits, first = self._memory.given(valid[0]), valid[1]
                given = self._memory.given(data)
                code = self._call(form.column + end, given, size, *held, bits, first, count, out.address)
                found.append((code, cut(out.raw, each)))
        return found

    def batch_from(
        self, states: Sequence[Sequence[int]], counts: Sequence[int], messages: Sequence[Data], *, each: bool
    ) -> list[bytes]:
        """The digests of messages that continue from states and counts of bytes: one for all, or for each."""
        with self._memory.call():
            words = self._words([word for state in states for word in state])
            data = self._memory.pointers(messages)
            lengths = [len(message) if isinstance(message, bytes) else 0 for message in messages]
            before, sizes = self._memory.numbers("Q", counts), self._memory.numbers(self._memory.size, lengths)
            return self._digests("batch_from", len(messages), words.address, before, each, data, sizes)

    def start_all(self, count: int) -> None:
        """Starts this number of messages in pieces."""
        self.state = bytes([FILL]) * (self.state_bytes * count)
        with self._memory.call():
            self._on_contexts("init_batch", range(count))

    def update_all(self, pieces: Sequence[bytes | None], which: Sequence[int] | None = None) -> None:
        """Continues all of them, or those with these numbers, in this order."""
        with self._memory.call():
            data = self._memory.pointers(pieces)
            sizes = self._memory.numbers(self._memory.size, [len(piece or b"") for piece in pieces])
            contexts = range(len(pieces)) if which is None else which
            self._on_contexts("update_batch", contexts, data, sizes)

    def finish_all(self, which: Sequence[int] | None = None) -> list[bytes]:
        """Ends them and returns their digests."""
        contexts = range(len(self.state) // self.state_bytes) if which is None else which
        with self._memory.call():
            out = self._memory.room(self._digest_bytes * len(contexts))
            self._on_contexts("final_batch", contexts, out.address)
            return cut(out.raw, self._digest_bytes)

    def _on_contexts(self, name: str, which: Sequence[int], *arguments: int | None) -> None:
        room = self._memory.room(len(self.state), self.state, ALIGNED)
        contexts = self._memory.pointers([room.address + self.state_bytes * i for i in which])
        self._call(name, contexts, *arguments, len(which))
        self.state = room.raw

    def batch_of_pieces(self, rounds: Sequence[Sequence[bytes | None]]) -> list[bytes]:
        """The digests of messages; each round supplies a piece of each."""
        self.start_all(len(rounds[0]))
        for pieces in rounds:
            self.update_all(pieces)
        return self.finish_all()

    def start(self) -> None:
        """Starts a single message in pieces."""
        self.start_all(1)

    def update(self, piece: bytes) -> None:
        """Continues it."""
        self.update_all([piece])

    def finish(self) -> bytes:
        """Ends it and returns its digest."""
        return self.finish_all()[0]
