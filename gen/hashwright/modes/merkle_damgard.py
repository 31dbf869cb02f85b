"""The Merkle-Damgard mode: a state absorbs blocks of 16 words; padding appends the length of the message."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Final, Literal

from hashwright.graph.ir import Graph, Node, Step, Var, const, numbered, row, var
from hashwright.graph.semantics import Ty
from hashwright.graph.straightline import straightline
from hashwright.modes.hash import Hash
from hashwright.modes.kernel import Kernel, Timed

WORDS: Final = 16  # message words in a block
SHORT_WORDS: Final = 4  # the words of a short message with the first byte of its padding

BLOCKS: Final = Kernel(
    "blocks",
    "the compression of whole blocks into a state",
    timed=(
        Timed("blocks", ("blocks",), "hashwright blocks", single="block"),
        Timed("digest", ("digest",), "hashwright", "one call"),
    ),
)
LANES: Final = Kernel(
    "lanes",
    "the same for several messages side by side in vector registers",
    lanes=True,
    timed=(Timed("lanes", ("abreast",), "hashwright lanes"),),
)
BATCH: Final = Kernel(
    "batch",
    "any number of messages of any lengths in one call, whole or in pieces",
    lanes=True,
    whole=True,
    has_assembly=True,
    timed=(
        Timed("batch", ("batch",), "hashwright"),
        Timed("pieces_batch", ("init_batch", "update_batch", "final_batch"), "hashwright", "in pieces"),
        Timed("column", ("column_offsets64",), "hashwright", "column"),
    ),
)


def fixed_kernel(longest: int) -> Kernel:
    """The kernel `fixed`, for messages of up to this number of bytes."""
    return Kernel(
        "fixed",
        f"whole messages of one length, at most {longest} bytes, one or several at a time",
        lanes=True,
        whole=True,
        has_assembly=True,
        longest=longest,
        timed=(Timed("fixed", ("batch",), "hashwright"),),
    )


CHAIN: Final = "h"  # the role of a word of the state between blocks
MESSAGE: Final = "m"  # the role of a word of the message

State = tuple[Node, ...]


@dataclass(frozen=True, kw_only=True)
class Line:
    """A chain of steps from the incoming state."""

    name: str = ""  # empty if the hash has one line only
    rounds: tuple[str, ...]  # the name of each round's function in the source
    round_steps: int  # steps in a round
    step: Callable[[int, State, tuple[Node, ...]], State]  # (step from 0, state, message words) -> next state

    def run(self, state: State, message: tuple[Node, ...]) -> tuple[State, tuple[Step, ...]]:
        """The state after the last step, and the steps."""
        steps: list[Step] = []
        for i in range(len(self.rounds) * self.round_steps):
            following = self.step(i, state, message)
            made = tuple(node for node in following if node not in state)
            round_ = i // self.round_steps
            steps.append(Step(self.name, i, round_, self.rounds[round_], made))
            state = following
        return state, tuple(steps)


def added(before: State, after: State) -> State:
    """The sum of the incoming state and of a line's last one, word by word, as in most of these hashes."""
    return tuple(x + y for x, y in zip(before, after, strict=True))


@dataclass(frozen=True, kw_only=True)
class MerkleDamgard(Hash):
    """A hash of words in the Merkle-Damgard mode."""

    family: ClassVar[str] = "merkle_damgard"
    room: ClassVar[str] = __name__
    inner: ClassVar[Kernel | None] = BLOCKS

    word: Ty = Ty.U32  # the type of words of the state and the message; the length has the size of two
    iv: tuple[int, ...]  # the initial state
    lines: tuple[Line, ...]
    combine: Callable[..., State] = added  # (incoming state, each line's last state ...) -> outgoing state
    byte_order: Literal["little", "big"]  # of words in the message and in the digest, and of the length
    vectors: tuple[tuple[bytes, str], ...]  # published vectors: (message, digest in hexadecimal)

    @property
    def kernels(self) -> Mapping[str, Kernel]:
        return {each.name: each for each in (BLOCKS, LANES, self.fixed_kernel, BATCH)}

    @cached_property
    def fixed_kernel(self) -> Kernel:
        """The kernel for messages of one length, which fit into one block with their padding."""
        return fixed_kernel(self.rate_bytes - self.length_bytes - 1)

    @property
    def word_bytes(self) -> int:
        return self.word.bits // 8

    @property
    def length_bytes(self) -> int:
        """The size of the length in the padding."""
        return 2 * self.word_bytes

    @property
    def rate_bytes(self) -> int:
        return WORDS * self.word_bytes

    @property
    def digest_bytes(self) -> int:
        return self.word_bytes * len(self.iv)

    @cached_property
    def compress(self) -> Graph:
        """The compression function: h0 ... and m0 ... in, h0 ... out."""
        state, message = row(CHAIN, len(self.iv), self.word), row(MESSAGE, WORDS, self.word)
        ends: list[State] = []
        steps: list[Step] = []
        for line in self.lines:
            end, done = line.run(state, message)
            ends.append(end)
            steps.extend(done)
        outputs = numbered(CHAIN, self.combine(state, *ends))
        words = frozenset(node.attr for node in message)
        big_endian = words if self.byte_order == "big" else frozenset()
        return Graph("compress", state + message, outputs, tuple(steps), early=words, big_endian=big_endian)

    @cached_property
    def short(self) -> Graph:
        """The compression function of a block with a short message in the first words, and zeros behind it.

        The low word of the message's length follows these words.
        """
        low = WORDS - 2 if self.byte_order == "little" else WORDS - 1
        length, other = (Var(MESSAGE, i) for i in (low, SHORT_WORDS))
        moved = {length: var(other, self.word), other: const(0, self.word)}
        return self.compress.with_values(moved)

    def principal(self) -> Graph:
        return self.compress

    def preset(self) -> Mapping[Var, int]:
        return {Var(CHAIN, i): word for i, word in enumerate(self.iv)}

    def origins(self, line: str, steps: int) -> Sequence[tuple[int, int]]:
        (run,) = (each for each in self.lines if each.name == line)
        words, message = row(CHAIN, len(self.iv), self.word), row(MESSAGE, WORDS, self.word)
        origin: dict[Node, tuple[int, int]] = {node: (-1, i) for i, node in enumerate(words)}
        for index in range(steps):
            following = run.step(index, words, message)
            for place, node in enumerate(node for node in following if node not in words):
                origin[node] = (index, place)
            words = following
        return [origin[node] for node in words]

    def functions(self) -> Mapping[str, Graph]:
        return {"compress": self.compress}

    def absorb(self, state: tuple[int, ...], block: bytes) -> tuple[int, ...]:
        """The state after one block, by evaluating the description."""
        return self._compress(*state, *self.words_of(block))

    def words_of(self, data: bytes) -> Iterator[int]:
        """The consecutive words of data."""
        size = self.word_bytes
        return (int.from_bytes(data[i : i + size], self.byte_order) for i in range(0, len(data), size))

    @cached_property
    def _compress(self) -> Callable[..., tuple[int, ...]]:
        return straightline(self.compress)

    def pad(self, length: int) -> bytes:
        """The padding after a message of this number of bytes: a one bit, zeros, and the length in bits."""
        zeros = -(length + 1 + self.length_bytes) % self.rate_bytes
        bits = 8 * length % (1 << 8 * self.length_bytes)
        return b"\x80" + bytes(zeros) + bits.to_bytes(self.length_bytes, self.byte_order)

    def fixed(self, length: int) -> Mapping[Var, int]:
        """The inputs with the same value for all messages of this length in bytes, which fit into one block."""
        padded = bytes(length) + self.pad(length)
        known = {Var(MESSAGE, i): word for i, word in enumerate(self.words_of(padded))}
        return {**self.preset(), **dict(list(known.items())[-(-length // self.word_bytes) :])}

    def digest(self, data: bytes) -> bytes:
        """The digest of a message, by evaluating the description."""
        padded = data + self.pad(len(data))
        state = self.iv
        for i in range(0, len(padded), self.rate_bytes):
            state = self.absorb(state, padded[i : i + self.rate_bytes])
        return self.bytes_of(state)

    def bytes_of(self, state: Iterable[int]) -> bytes:
        """The words of a state as a digest."""
        size = self.word_bytes
        return b"".join(word.to_bytes(size, self.byte_order) for word in state)
