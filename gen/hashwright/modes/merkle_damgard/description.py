"""The Merkle-Damgard mode: blocks of 16 words compressed into a state, the length padded on at the end."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Final, Literal

from hashwright.ir import Graph, Node, Step, Var, numbered, row
from hashwright.kernels import Kernel, Timed
from hashwright.modes.hash import Hash
from hashwright.straightline import straightline

WORDS: Final = 16  # message words in a block
BLOCK_BYTES: Final = 64
PADDING_BYTES: Final = 9  # at least: a byte that begins with a one, and the length

BLOCKS: Final = Kernel(
    "blocks",
    "the compression of whole blocks into a state",
    timed=(
        Timed("blocks", ("blocks",), "hashwright blocks"),
        Timed("digest", ("digest",), "hashwright", "one call"),
    ),
)
LANES: Final = Kernel(
    "lanes",
    "the same for several messages side by side in vector registers",
    lanes=True,
    timed=(Timed("lanes", ("abreast",), "hashwright lanes"),),
)
FIXED: Final = Kernel(
    "fixed",
    f"whole messages of one length, at most {BLOCK_BYTES - PADDING_BYTES} bytes, one or several at a time",
    lanes=True,
    whole=True,
    longest=BLOCK_BYTES - PADDING_BYTES,
    timed=(Timed("fixed", ("batch",), "hashwright"),),
)
BATCH: Final = Kernel(
    "batch",
    "messages of any lengths, whole or in pieces, as many as there are in one call",
    lanes=True,
    whole=True,
    timed=(
        Timed("batch", ("batch",), "hashwright"),
        Timed("pieces_batch", ("init_batch", "update_batch", "final_batch"), "hashwright", "in pieces"),
    ),
)

CHAIN: Final = "h"  # the role of a word of the state between blocks
MESSAGE: Final = "m"  # the role of a word of the message

State = tuple[Node, ...]


@dataclass(frozen=True, kw_only=True)
class Line:
    """A chain of steps from the incoming state."""

    name: str = ""  # empty where a hash has one line only
    rounds: tuple[str, ...]  # each round's function, as the source calls it
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
    """The words of the incoming state and of a line's last one added, as most of these hashes do."""
    return tuple(x + y for x, y in zip(before, after, strict=True))


@dataclass(frozen=True, kw_only=True)
class MerkleDamgard(Hash):
    """A hash of 32-bit words in the Merkle-Damgard mode."""

    family: ClassVar[str] = "merkle_damgard"
    room: ClassVar[str] = __name__.rpartition(".")[0]
    inner: ClassVar[Kernel | None] = BLOCKS

    iv: tuple[int, ...]  # the initial state
    lines: tuple[Line, ...]
    combine: Callable[..., State] = added  # (incoming state, each line's last state ...) -> outgoing state
    byte_order: Literal["little", "big"]  # of words in the message and the digest, and of the length
    vectors: tuple[tuple[bytes, str], ...]  # published: (message, digest in hexadecimal)

    @property
    def kernels(self) -> Mapping[str, Kernel]:
        return {each.name: each for each in (BLOCKS, LANES, FIXED, BATCH)}

    @property
    def rate_bytes(self) -> int:
        return BLOCK_BYTES

    @property
    def digest_bytes(self) -> int:
        return 4 * len(self.iv)

    @cached_property
    def compress(self) -> Graph:
        """The compression function: h0 ... and m0 ... in, h0 ... out."""
        state, message = row(CHAIN, len(self.iv)), row(MESSAGE, WORDS)
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

    def principal(self) -> Graph:
        return self.compress

    def preset(self) -> Mapping[Var, int]:
        return {Var(CHAIN, i): word for i, word in enumerate(self.iv)}

    def origins(self, line: str, steps: int) -> Sequence[tuple[int, int]]:
        (run,) = (each for each in self.lines if each.name == line)
        words, message = row(CHAIN, len(self.iv)), row(MESSAGE, WORDS)
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
        """The state after one 64-byte block, by evaluating the description."""
        words = (int.from_bytes(block[i : i + 4], self.byte_order) for i in range(0, BLOCK_BYTES, 4))
        return self._compress(*state, *words)

    @cached_property
    def _compress(self) -> Callable[..., tuple[int, ...]]:
        return straightline(self.compress)

    def pad(self, length: int) -> bytes:
        """What follows a message of that many bytes: a one bit, zeros, and the length in bits."""
        zeros = -(length + 9) % BLOCK_BYTES
        return b"\x80" + bytes(zeros) + (8 * length % 2**64).to_bytes(8, self.byte_order)

    def fixed(self, length: int) -> Mapping[Var, int]:
        """The inputs that all messages of that many bytes have in common; padded, they are one block."""
        padded = bytes(length) + self.pad(length)
        words = (padded[i : i + 4] for i in range(0, BLOCK_BYTES, 4))
        known = {Var(MESSAGE, i): int.from_bytes(word, self.byte_order) for i, word in enumerate(words)}
        return {**self.preset(), **dict(list(known.items())[-(-length // 4) :])}

    def digest(self, data: bytes) -> bytes:
        """The digest of a message, by evaluating the description."""
        padded = data + self.pad(len(data))
        state = self.iv
        for i in range(0, len(padded), BLOCK_BYTES):
            state = self.absorb(state, padded[i : i + BLOCK_BYTES])
        return b"".join(word.to_bytes(4, self.byte_order) for word in state)
