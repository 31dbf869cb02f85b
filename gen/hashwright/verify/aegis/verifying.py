"""The checks of AEGIS: correct results, and the rejection of wrong input."""

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache, partial
from inspect import signature
from typing import Any, Final

from hashwright.interface.aegis import WORD_BYTES, for_one
from hashwright.interface.iterations import CRYPTING
from hashwright.modes.aegis import BATCH, TAG_BYTES, Aegis
from hashwright.native.library import Code, Library, Refused
from hashwright.native.memory import FILL
from hashwright.output.aegis.batch import WINDOW
from hashwright.output.aegis.context import FAR
from hashwright.requests.request import Request
from hashwright.verify.aegis.library import AegisBatchLibrary, AegisLibrary, BatchResult, Message
from hashwright.verify.compare import SEED, Case, Cases, Checks, shown, split
from hashwright.verify.sizes import counter, measure_states, set_counter
from hashwright.verify.verifying import Verifying

COUNTS: Final = (3, 4, 5, 7, 8, 9, 15, 16, 17, 24, 33, 65)  # numbers of whole pieces, beyond any loop
WRONG_LENGTHS: Final = (0, 1, 15, 17, 31, 33, 48, 64)  # bytes: no tag has these lengths
FEW: Final = 10  # messages of a batch in which each tag is wrong once; in larger ones, that of the first
# Counts of bytes, in whole pieces, that exceed 32 bits, or whose number of bits does.
MANY: Final = (2**29, 2**32, 5 * 2**40, 2**60)


@dataclass(frozen=True, slots=True)
class SampleMessage:
    """A message and all expected results."""

    key: bytes
    nonce: bytes
    message: bytes
    ad: bytes
    cipher: bytes
    tag: bytes
    mac: bytes  # the AEGISMAC tag of the message

    def __str__(self) -> str:
        named = {"key": self.key, "nonce": self.nonce, "message": self.message, "ad": self.ad}
        inputs = ", ".join(f"{name} {shown(data)}" for name, data in named.items())
        return f"{inputs}, a tag of {len(self.tag)} bytes"


Ways = dict[str, Callable[[SampleMessage, Any], object]]  # by name in words


@dataclass(frozen=True, slots=True)
class MessageTask:
    """What a library does with a message, and all ways to call it."""

    ways: Ways  # of the message, and a tag if the task opens, else the length of one
    right: Callable[[SampleMessage], object]  # the result
    is_mac: bool = False  # is the tag that of AEGISMAC?
    opens: bool = False  # is a tag compared?

    def tag(self, x: SampleMessage) -> bytes:
        """The right tag."""
        return x.mac if self.is_mac else x.tag

    def case(self, x: SampleMessage, way: str) -> Case:
        """The call with the right tag, or its length."""
        tag = self.tag(x)
        return Case(f"{x}, {way}", partial(self.ways[way], x, tag if self.opens else len(tag)), self.right(x))


@dataclass(frozen=True, slots=True)
class PieceCalls:
    """The calls for a message in pieces."""

    start: Callable[[], None]
    update: Callable[[bytes], bytes | None]
    end: Callable[[bytes], object]  # the last one, by the right tag
    data: bytes
    out: bytes  # the output of the updates
    tag: bytes  # the right one
    opens: bool = False  # does the last call compare a tag?

    @property
    def result(self) -> tuple[bytes, object]:
        """The right output, and the right result of the last call."""
        return self.out, self.opens or self.tag

    def called(self, cut: Callable[[bytes], Iterable[bytes]]) -> tuple[bytes, object]:
        """The output and the result for these pieces of the data."""
        self.start()
        return b"".join([self.update(piece) or b"" for piece in cut(self.data)]), self.end(self.tag)


def _checks_of(request: Request, library: Any) -> Checks:
    """The checks of a request's files, by name."""
    hash_ = request.hash
    assert isinstance(hash_, Aegis)
    of = _LibraryChecks(hash_, library, request)
    made, is_single = of.made, not request.kernel.around
    rows: tuple[tuple[bool, str, Callable[[], Cases]], ...] = (
        (is_single, "a message in pieces", of.measured),
        ("encrypt" in made, "published vectors", of.vectors),
        ("encrypt" in made, "random messages encrypted, whole and in pieces", partial(of.right, of.seal)),
        ("decrypt" in made, "random messages decrypted", partial(of.right, of.unseal)),
        (
            "decrypt" in made,
            "wrong tags, ciphertexts and associated data refused",
            partial(of.forged, of.unseal),
        ),
        (is_single and bool({*CRYPTING} & made), "long messages, which are prefetched", of.far),
        ("mac" in made, "random data authenticated, whole and in pieces", partial(of.right, of.mac, of.check)),
        (bool(of.check.ways), "wrong tags of data refused", partial(of.forged, of.check)),
        (True, "tags of other lengths refused", of.wrong_lengths),
        *(
            (
                kernel in made and is_single,
                f"messages {kernel}ed without a tag",
                partial(of.untagged, f"{kernel}_unauthenticated"),
            )
            for kernel in ("encrypt", "decrypt")
        ),
        (not is_single, "batches of any messages", of.batches),
        ("encrypt" in made and is_single, "keystreams", of.streams),
        ("decrypt" in made and is_single, "ciphertexts shorter than a tag refused", of.short),
        (is_single, "copies of states", of.copied),
        ("mac" in made and is_single, "states that are reset, and that are cleared", of.begun_again),
        (is_single, "states that count beyond 32 bits", of.long),
        (is_single and bool(request.own), "messages that continue with their kernel", of.switched),
    )
    return {name: cases for is_able, name, cases in rows if is_able}


class _LibraryChecks:
    """The checks of one library."""

    def __init__(self, hash_: Aegis, library: Any, request: Request) -> None:
        self._hash = hash_
        self._library = library
        self._request = request
        self.made = for_one(request)  # the kernels that its functions apply
        self._rng = random.Random(SEED)
        # If the program selects a kernel, a state starts with the number of the kernel, which is not cleared.
        self._kept = WORD_BYTES if request.own else 0
        self._samples = list(self._drawn())
        self.seal, self.unseal, self.mac, self.check = self._tasks(in_pieces=not request.kernel.around)

    def measured(self) -> Cases:
        """A long message in one update, from which the lengths of the states are measured.

        It has more whole pieces than a piece has bytes, so that a wrong factor is as much as a piece.
        """
        library, rate = self._library, self._hash.rate_bytes
        x = self._sample((rate + 1) * rate + 1, 0, TAG_BYTES[0])
        for way, steps in self._steps(x).items():
            whole = partial(steps.called, lambda data: [data])
            size = "mac_state_bytes" if way == "mac" else "state_bytes"
            yield Case(f"{way}, {x}, {PIECES}", partial(measure_states, library, whole, size), steps.result)

    def switched(self) -> Cases:
        """Messages in pieces; between two of them, the program selects another kernel."""
        library, x = self._library, self._sample(2 * self._hash.rate_bytes + 9, 5, TAG_BYTES[0])
        for other in self._request.among.split(","):

            def cut(data: bytes, other: str = other) -> Iterator[bytes]:
                yield data[: self._hash.rate_bytes + 3]
                library.use(other)
                yield data[self._hash.rate_bytes + 3 :]

            def taken_back(work: Callable[[], object]) -> object:
                made = work()
                library.use(self._request.target.name)
                return made

            for way, steps in self._steps(x).items():
                made = partial(taken_back, partial(steps.called, cut))
                yield Case(f"{way}, {x}, {other} taken after a piece", made, steps.result)

    def _drawn(self) -> Iterator[SampleMessage]:
        """Each length up to two pieces, or some of them for several lanes; then lengths around whole pieces."""
        rate = self._hash.rate_bytes
        lengths = [*range(0, 2 * rate + 2, self._hash.lanes)]
        lengths += [pieces * rate + self._rng.choice((-1, 0, 1)) for pieces in COUNTS]
        ads = [self._rng.choice((0, self._rng.randrange(70), each)) for each in lengths]
        self._rng.shuffle(ads)
        for length, ad_length in zip(lengths, ads, strict=True):
            yield self._sample(length, ad_length, self._rng.choice(TAG_BYTES))

    def _sample(self, length: int, ad_length: int, tag_bytes: int) -> SampleMessage:
        made = _encrypted(self._hash, self._rng, length, ad_length, tag_bytes)
        return replace(made, mac=self._hash.mac(made.key, made.nonce, made.message, tag_bytes))

    def vectors(self) -> Cases:
        for v in self._hash.vectors:
            key, nonce, message, ad, cipher = map(bytes.fromhex, (v.key, v.nonce, v.message, v.ad, v.cipher))
            for tag in map(bytes.fromhex, (v.tag128, v.tag256)):
                sealed = partial(self._library.encrypt, key, nonce, message, ad, len(tag))
                yield Case(f"{v}", sealed, (cipher, tag))

    def right(self, *tasks: MessageTask) -> Cases:
        for each in self._samples:
            for task in tasks:
                for way in task.ways:
                    yield task.case(each, way)
                    yield from self._ended(way, str(each), is_mac=task.is_mac)

    def far(self) -> Cases:
        """Messages of so many bytes that loops prefetch them, in one call."""
        x = _long_sample(self._hash)
        for task in (self.seal, self.unseal):
            yield from (task.case(x, way) for way in task.ways if way != PIECES)

    def _ended(self, way: str, given: str, *, is_mac: bool) -> Cases:
        """The last call in pieces clears the state; of a MAC, it resets the state to that after mac_start."""
        if way.startswith(PIECES):
            library, kept = self._library, 0 if is_mac else self._kept
            left = library.begun if is_mac else bytes(library.state_bytes - kept)
            yield Case(f"{given}, the state after the end", lambda: library.state[kept:], left)

    def untagged(self, name: str) -> Cases:
        """Messages without associated data and without a tag; no ciphertext is refused."""
        function = getattr(self._library, name)
        for each in self._samples:
            expected = getattr(self._hash, name)(each.key, each.nonce, each.message)
            for way, made in _supported(function, function, WAYS).items():
                given = f"{each}, {way}, without a tag"
                yield Case(given, partial(made, each.key, each.nonce, each.message), expected)

    def copied(self) -> Cases:
        """A message continues in a state and, from the same byte, in a copy of it."""
        library, rate = self._library, self._hash.rate_bytes

        def twice(steps: PieceCalls, cut: int) -> list[tuple[bytes, object]]:
            steps.start()
            before, copy = steps.update(steps.data[:cut]) or b"", library.state
            results = []
            for _ in range(2):
                library.state = copy
                results.append((before + (steps.update(steps.data[cut:]) or b""), steps.end(steps.tag)))
            return results

        for length, cut in ((2 * rate + 5, rate + 3), (rate - 1, 1), (2 * rate, rate), (7, 0)):
            x = self._sample(length, 9, TAG_BYTES[-1])
            for way, steps in self._steps(x).items():
                given = f"{way}, {x}, copied after {cut} bytes"
                yield Case(given, partial(twice, steps, cut), 2 * [steps.result])

    def _tasks(self, *, in_pieces: bool) -> Iterator[MessageTask]:
        """The tasks, with the ways that the files' kernels support, with or without messages in pieces."""
        library, made, rng = self._library, self.made, self._rng

        def sealed(x: SampleMessage, size: int, **how: Any) -> object:
            return library.encrypt(x.key, x.nonce, x.message, x.ad, size, **how)

        def opened(x: SampleMessage, tag: bytes, **how: Any) -> object:
            return library.decrypt(x.key, x.nonce, x.cipher, tag, x.ad, **how)

        def tagged(x: SampleMessage, size: int, **how: Any) -> object:
            return library.mac_pieces(x.key, x.nonce, split(x.message, rng), size, **how)

        seal = _supported(sealed, library.encrypt, WAYS) if "encrypt" in made else {}
        unseal = _supported(opened, library.decrypt, WAYS) if "decrypt" in made else {}
        mac: Ways = {}
        check: Ways = {}
        if "mac" in made:
            mac["in one call"] = lambda x, size: library.mac(x.key, x.nonce, x.message, size)
        if "mac" in made and hasattr(library, "mac_check"):
            check["in one call"] = lambda x, tag: library.mac_check(x.key, x.nonce, x.message, tag)
        if seal and in_pieces:
            seal[PIECES] = lambda x, size: library.encrypt_pieces(
                x.key, x.nonce, split(x.message, rng), x.ad, size
            )
        if unseal and in_pieces:
            unseal[PIECES] = lambda x, tag: library.decrypt_pieces(
                x.key, x.nonce, split(x.cipher, rng), tag, x.ad
            )
        if mac and in_pieces:
            mac |= _supported(tagged, library.mac_pieces, AFTER)
        if check:
            check[PIECES] = lambda x, tag: library.mac_verify_pieces(x.key, x.nonce, split(x.message, rng), tag)
        yield MessageTask(seal, lambda x: (x.cipher, x.tag))
        yield MessageTask(unseal, lambda x: (True, x.message), opens=True)
        yield MessageTask(mac, lambda x: x.mac, is_mac=True)
        yield MessageTask(check, lambda _: True, is_mac=True, opens=True)

    def _steps(self, x: SampleMessage) -> dict[str, PieceCalls]:
        """The calls for a message in pieces, for the kernels that were made."""
        library = self._library
        start = partial(library.start, x.key, x.nonce, x.ad)
        mac_start = partial(library.mac_start, x.key, x.nonce)

        def sized(final: Callable[[int], object]) -> Callable[[bytes], object]:
            return lambda tag: final(len(tag))

        found = {
            "encrypt": PieceCalls(
                start, library.encrypt_update, sized(library.encrypt_final), x.message, x.cipher, x.tag
            ),
            "decrypt": PieceCalls(
                start, library.decrypt_update, library.decrypt_final, x.cipher, x.message, x.tag, opens=True
            ),
            "mac": PieceCalls(mac_start, library.mac_update, sized(library.mac_final), x.message, b"", x.mac),
        }
        return {way: steps for way, steps in found.items() if way in self.made}

    def begun_again(self) -> Cases:
        """Several messages in one state, some rejected or abandoned; then the state is cleared."""
        library = self._library
        key, nonce = (self._rng.randbytes(self._hash.key_bytes) for _ in range(2))
        datas = [
            self._rng.randbytes(size) for size in (0, 5, self._hash.rate_bytes, 3 * self._hash.rate_bytes + 1)
        ]

        def again() -> list[bytes]:
            library.mac_start(key, nonce)
            tags = []
            for data in datas:
                library.mac_update(data)
                tags.append(library.mac_final())
                library.mac_update(data)
                with suppress(Refused):
                    library.mac_final(15)
                library.mac_update(data + b"?")
                library.mac_reset()
                library.mac_reset()
            return tags

        given = f"key {key.hex()}, nonce {nonce.hex()}, {len(datas)} of data in one state"
        yield Case(given, again, [self._hash.mac(key, nonce, data) for data in datas])
        yield from self._ended(PIECES, given, is_mac=True)

        def cleared() -> bytes:
            library.mac_clear()
            return bytes(library.state[self._kept :])

        yield Case(f"{given}, cleared", cleared, bytes(library.mac_state_bytes - self._kept))

    def forged(self, task: MessageTask) -> Cases:
        """Tags with each bit flipped, one bit for each length; other ciphertexts and associated data."""
        others = [self._sample(self._hash.rate_bytes + 21, 20, tag_bytes) for tag_bytes in TAG_BYTES]
        drawn = [(each, [self._rng.randrange(8 * len(each.tag))]) for each in self._samples]
        for each, wrong_bits in [*drawn, *((each, range(8 * len(each.tag))) for each in others)]:
            for bit in wrong_bits:
                wrong = _turned(task.tag(each), bit)
                for way in task.ways:
                    yield self._refused(f"{each}, {way}, bit {bit} of the tag wrong", task, way, each, wrong)
        for each in others:
            right = task.tag(each)
            for way in task.ways:
                for bits in range(1, 6):  # differences that cancel out when they are XORed or added
                    wrong = _turned(right, *range(8 - bits, 8 << bits, 8))
                    given = f"{each}, {way}, bit {8 - bits} of {2**bits} bytes of the tag wrong"
                    yield self._refused(given, task, way, each, wrong)
                yield self._refused(f"{each}, {way}, a tag of zeros", task, way, each, bytes(len(right)))
                yield from self._ended(way, f"{each}, a wrong tag", is_mac=task.is_mac)
            yield from () if task.is_mac else self._changed(each)

    def _changed(self, each: SampleMessage) -> Cases:
        """The right tag with another ciphertext, and with other associated data."""
        changed = {
            f"bit {bit} of the ciphertext wrong": replace(each, cipher=_turned(each.cipher, bit))
            for bit in (0, 8 * len(each.cipher) - 1)
        }
        changed["without the last byte of ad"] = replace(each, ad=each.ad[:-1])
        nothing = False, bytes(len(each.message))
        for what, other in changed.items():
            for way, opened in self.unseal.ways.items():
                if not way.startswith(PIECES):
                    yield Case(f"{each}, {way}, {what}", partial(opened, other, each.tag), nothing)

    def _refused(self, given: str, task: MessageTask, way: str, each: SampleMessage, tag: bytes) -> Case:
        """A rejection: zeros in one call; in pieces, the message is written before the tag is known."""
        left = each.message if way.startswith(PIECES) else bytes(len(each.message))
        return Case(given, partial(task.ways[way], each, tag), False if task.is_mac else (False, left))

    def wrong_lengths(self) -> Cases:
        """Tags of wrong lengths with the first bytes of the correct tag. States must be cleared, too."""
        for tag_bytes in TAG_BYTES:
            each = self._sample(self._hash.rate_bytes + 5, 9, tag_bytes)
            for length in WRONG_LENGTHS:
                for task in (self.seal, self.mac, self.unseal, self.check):
                    for way, call in task.ways.items():
                        given = f"{each}, {way}, a tag length of {length}"
                        tag = (task.tag(each) + bytes(64))[:length]
                        if task.opens:
                            yield self._refused(given, task, way, each, tag)
                        else:
                            yield Case(given, partial(_unsealed, call, each, length), "refused")
                        yield from self._ended(way, given, is_mac=task.is_mac)

    def _groups(self) -> Iterator[tuple[int, list[SampleMessage]]]:
        """The messages of each batch, and the size of their tags."""
        rng, rate = self._rng, self._hash.rate_bytes
        drawn: list[list[tuple[int, int]]] = [[], [(rate + 3, 2)], [(0, 0)] * 3]
        drawn += [[(rng.randrange(7 * rate), rng.randrange(3 * rate)) for _ in range(n)] for n in (2, 5, 33)]
        drawn += [[(n, 13) for n in range(0, 9 * rate, rate // 2)], [(4 * rate, 5)] * 40]
        drawn += [[(rng.choice((3, 200 * rate + 1)), 0) for _ in range(9)], [(90 * rate, 0), *[(1, 1)] * 20]]
        # Each of these is so much longer than the next one that it is processed alone.
        drawn += [[(290 * rate, 0), (70 * rate, 0), (3, 0)]]
        drawn += [[(n % 5, n % 3) for n in range(WINDOW + 3)]]
        for lengths in drawn:
            tag_bytes = rng.choice(TAG_BYTES)
            yield tag_bytes, [self._sample(length, ad, tag_bytes) for length, ad in lengths]
        # So many bytes that loops prefetch them: of few messages, because the description is slow.
        few = [self._sample(FAR // 48 + 3 * n, n, TAG_BYTES[0]) for n in range(7)]
        yield TAG_BYTES[0], rng.choices(few, k=49)

    def batches(self) -> Cases:
        """Batches of one message, of fewer and more than lanes, of more than a window; wrong tags; giants."""
        rng = self._rng
        for tag_bytes, samples in self._groups():
            bad = [rng.random() < 0.2 for _ in samples]
            sizes = ", ".join(str(len(each.message)) for each in samples[:40])
            given = f"{len(samples)} messages of {sizes} bytes, tags of {tag_bytes}"
            for in_place in (False, True):
                for does in BATCH.around:
                    made = partial(self._batch, does, samples, bad, tag_bytes, in_place)
                    way = ", in place" * in_place
                    yield Case(f"{does}, {given}{way}", made, _expected(does, samples, bad))
            for place in range(len(samples) if len(samples) <= FEW else 1):
                wrong = [i == place for i in range(len(samples))]
                made = partial(self._batch, "decrypt", samples, wrong, tag_bytes, in_place=False)
                case = f"decrypt, {given}, of message {place} alone a wrong tag"
                yield Case(case, made, _expected("decrypt", samples, wrong))

    def _batch(
        self, does: str, samples: Sequence[SampleMessage], bad: Sequence[bool], tag_bytes: int, in_place: bool
    ) -> tuple[int, list[BatchResult]]:
        messages = []
        for each, is_bad in zip(samples, bad, strict=True):
            tag = _turned(each.tag, self._rng.randrange(8 * tag_bytes)) if is_bad else each.tag
            data = each.cipher if does == "decrypt" else each.message
            held = tag if does == "decrypt" else b""
            messages.append(Message(each.key, each.nonce, data, each.ad, held.ljust(tag_bytes, b"?")))
        code, made = self._library.batch(does, messages, tag_bytes, in_place=in_place and does != "mac")
        return code, [each._replace(tag=b"") if does == "decrypt" else each for each in made]

    def short(self) -> Cases:
        """Ciphertexts that are shorter than the tag after them: nothing is written."""
        each = self._samples[0]
        for tag_bytes in TAG_BYTES:
            for length in range(tag_bytes):
                opened = partial(self._library.decrypt_sealed, each.key, each.nonce, bytes(length), tag_bytes)
                yield Case(f"{length} bytes with a tag of {tag_bytes}", opened, (False, b""))

    def streams(self) -> Cases:
        rate = self._hash.rate_bytes
        for length in (0, 1, rate - 1, rate, rate + 1, 7 * rate + 3, 8 * rate, 17 * rate - 1):
            key, nonce = (self._rng.randbytes(self._hash.key_bytes) for _ in range(2))
            given = f"key {key.hex()}, nonce {nonce.hex()}, {length} bytes"
            stream = partial(self._library.stream, key, nonce, length)
            yield Case(given, stream, self._hash.stream(key, nonce, length))

    def _counted(self, steps: PieceCalls, at: Sequence[int | None], counts: Sequence[int]) -> object:
        """The result of the last call, if the counts at these places are set before the data."""
        steps.start()
        for place, count in zip(at, counts, strict=False):
            set_counter(self._library, place, count)
        steps.update(steps.data)
        return steps.end(steps.tag)

    def long(self) -> Cases:
        """States whose counts are set to those after much more data, of which states contain nothing else."""
        library, of = self._library, self._hash
        x = self._sample(of.rate_bytes + 7, 5, TAG_BYTES[0])
        started = of.init(x.key, x.nonce)
        before = of.absorb(of.absorb(started, x.ad), x.message)
        for way, steps in self._steps(x).items():
            at: list[int | None] = []

            def found(count: Callable[[bytes], object], at: list[int | None] = at) -> bool:
                at.append(counter(library, count))
                return at[-1] is not None

            yield Case(f"{way}: the count of bytes", partial(found, partial(_begun, steps)), True)
            if way != "mac":
                begin = partial(library.start, x.key, x.nonce)
                yield Case(f"{way}: the count of associated data", partial(found, begin), True)
            for many in MANY:
                for size in TAG_BYTES:
                    total, of_ad = many + len(x.message), len(x.ad) + many
                    if way == "mac":
                        tag = of.finalize_mac(of.absorb(started, x.message), total, size)
                    else:
                        tag = of.finalize(before, of_ad, total, size)
                    made = partial(self._counted, replace(steps, tag=tag), at, (many, of_ad))
                    given = f"{way}: {many} bytes before {steps.data.hex()}, a tag of {size} bytes"
                    yield Case(given, made, steps.opens or tag)
                    yield from self._ended(PIECES, given, is_mac=way == "mac")


def _expected(
    does: str, samples: Sequence[SampleMessage], bad: Sequence[bool]
) -> tuple[int, list[BatchResult]]:
    """The result and the output of a batch of the samples, some of which have wrong tags."""
    if does == "mac":
        return 0, [BatchResult(b"", each.mac, 0) for each in samples]
    if does == "encrypt":
        return 0, [BatchResult(each.cipher, each.tag, 0) for each in samples]
    made = [
        BatchResult(bytes(len(each.message)), b"", -1) if is_bad else BatchResult(each.message, b"", 0)
        for each, is_bad in zip(samples, bad, strict=True)
    ]
    return -any(bad), made


def _begun(steps: PieceCalls, data: bytes) -> None:
    steps.start()
    steps.update(data)


PIECES: Final = "in pieces"


def _encrypted(of: Aegis, rng: random.Random, length: int, ad_length: int, tag_bytes: int) -> SampleMessage:
    """A random message that is encrypted, whose AEGISMAC tag is not computed."""
    sizes = (of.key_bytes, of.key_bytes, length, ad_length)
    key, nonce, message, ad = (rng.randbytes(size) for size in sizes)
    return SampleMessage(key, nonce, message, ad, *of.encrypt(key, nonce, message, ad, tag_bytes), b"")


@cache
def _long_sample(of: Aegis) -> SampleMessage:
    """A message beyond all loops that prefetch, which the description takes two seconds to encrypt."""
    return _encrypted(of, random.Random(SEED), FAR + 15 * of.rate_bytes + 7, 5, TAG_BYTES[0])


How = Mapping[str, Any]  # arguments by keyword

# By name in words: the additional arguments of a library's method, which some libraries do not support.
WAYS: Final[Mapping[str, How]] = {
    "in one call": {},
    "in place": {"in_place": True},
    "with the tag after it": {"attached": True},
    "in place with the tag after it": {"in_place": True, "attached": True},
}
AFTER: Final[Mapping[str, How]] = {
    PIECES: {},
    f"{PIECES} after other data": {"after": "end"},
    f"{PIECES} after a reset": {"after": "reset"},
}


def _supported(
    call: Callable[..., object], method: Callable[..., object], ways: Mapping[str, How]
) -> dict[str, Callable[..., object]]:
    """The call in those of the ways whose arguments the method accepts."""
    accepted = signature(method).parameters.keys()
    return {words: partial(call, **how) for words, how in ways.items() if how.keys() <= accepted}


def _unsealed(seal: Callable[[SampleMessage, int], object], each: SampleMessage, tag_bytes: int) -> str:
    """The outcome for an invalid tag length: `refused` if the outputs are unchanged."""
    try:
        seal(each, tag_bytes)
    except Refused as error:
        as_it_was = (each.message, *(bytes([FILL]) * len(left) for left in error.left))
        return "refused" if all(left in as_it_was for left in error.left) else "refused, and something written"
    return "accepted"


def _turned(data: bytes, *bits: int) -> bytes:
    """The data with those of these bits flipped that it has."""
    changed = bytearray(data)
    for bit in bits:
        if bit < 8 * len(data):
            changed[bit // 8] ^= 1 << bit % 8
    return bytes(changed)


def _open(code: Code, request: Request) -> Library:
    return (AegisBatchLibrary if request.kernel.is_batch else AegisLibrary)(code, request)


VERIFYING: Final = Verifying(checks=_checks_of, open=_open)
