"""C of generated kernels as Rust: the spellings of instructions, and the statements around them.

The C is that of the target tables and of `emit.c`: expressions of unsigned words and vectors, and statements
that name their values. Intrinsics have the same names in `core::arch`. What differs follows from the grammar:
sums of words wrap around, a conversion is a method, a pointer moves by `add`, and a variable that a barrier
changes is bound again.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

TOKEN: Final = re.compile(r"\s*(0x[0-9a-f]+u?|\d+u?|[A-Za-z_]\w*(?:\.0)?|<<|>>|[-+&|^~*()\[\],])")
BINDING: Final = {"|": 1, "^": 2, "&": 3, "<<": 4, ">>": 4, "+": 5, "-": 5, "*": 6}
UNARY, POSTFIX = 7, 8  # bind more tightly

# Casts, by C type: the method of the operand. Words do not become wider.
CASTS: Final = {
    "int": "cast_signed",
    "long long": "cast_signed",
    "int64_t": "cast_signed",
    "uint32_t": "cast_unsigned",
    "uint64_t": "cast_unsigned",
}
WIDER: Final = {"uint32_t": "u32", "uint64_t": "u64"}  # casts of bytes, by C type: the Rust type
LITERALS: Final = {"__mmask64": "{0}_u64", "char": "{0}_u8.cast_signed()"}  # casts of literals, by C type
ROTATE: Final = "rotl"  # the function that rotates a word
FLAT: Final = "data[then * LANES + "  # a place in the rows of the next step
NULL: Final = "core::ptr::null()"

DECLARED: Final = re.compile(r"(const )?(\w+) (\*?)(\w+) = (.*);")
ASSIGNED: Final = re.compile(r"([\w\[\] +]+) = (.*);")
KEPT: Final = re.compile(r'KEEP\("(\w)", (\w+)\);')
COPIED: Final = re.compile(r"COPY\(&(\w+(?:\[\d\])?)\[(\d+)\]\[(\w+)\], \d+, (.*), (.*)\);")
TRANSPOSED: Final = re.compile(
    r"(?:if \((.*?)\) )?transpose\(&(\w+(?:\[\d\])?)\[(\d+)\]\[(\w+)\], \d+, (.*)\);"
)
STORED: Final = re.compile(r"(store\d+)\((\w+\[\d+\]) \+ (\d+), (.*)\);")
PUT: Final = re.compile(r"(store\d*)\((\w+)(?: \+ (\d+))?, (.*)\);")
FETCHED: Final = re.compile(r"FETCH\((.*), (\d+)\);")
# Other statements of loads, and their forms in Rust. The buffers of two iterations alternate.
# KEEP also hides how many iterations its loop has.
FORMS: Final = tuple(
    (re.compile(c), rust)
    for c, rust in (
        (r"/\* (.*) \*/", r"// \1"),
        (r"\}", "}"),
        (
            r"uint(\d+)_t (\w+)\[2\]\[(\d+)\]\[(\d+)\] ALIGNED;",
            r"let mut \2 = [const { Aligned([[MaybeUninit::uninit(); \4]; \3]) }; 2];",
        ),
        (
            r"uint(\d+)_t (\w+)\[(\d+)\]\[(\d+)\] ALIGNED;",
            r"let mut \2 = Aligned([[MaybeUninit::uninit(); \4]; \3]);",
        ),
        (r"for \(size_t j = 0; (?:.* && )?j < (\d+); j \+= 2\) \{", r"for j in (0..\1).step_by(2) {"),
        (
            r"for \(size_t j = 0; (?:.* && )?j < (\d+); j \+= (\d+)\) \{",
            r"for j in (0..core::hint::black_box(\1)).step_by(\2) {",
        ),
        (
            r"uint\d+_t\(\*const w\)\[\d+\] = (\w+)\[(.*)\];",
            r"let (w, next) = alternating(&mut \1, \2);",
        ),
        (r"uint\d+_t\(\*const next\).*", ""),
        (r"const size_t then = nblocks > 1 \? (.*) : (.*);", r"let then = if nblocks > 1 { \1 } else { \2 };"),
        (r"const size_t then = step \+ 1 .*", "let then = data.get(step + 1).unwrap_or(&data[step]);"),
        (r'KEEP\("r", j\);', "let j = core::hint::black_box(j);"),
        (
            r"const uint8_t \*const \*const then = group \+ 1 < ngroups .*",
            "let then = groups.get(group + 1).unwrap_or(data);",
        ),
    )
)


class RustKind(Enum):
    """The kinds of expression that Rust spells differently."""

    WORD = auto()  # an unsigned word, whose sums wrap around
    BYTE = auto()
    INDEX = auto()  # a size or an offset
    POINTER = auto()
    ARRAY = auto()  # of pointers
    TABLE = auto()  # a pointer to an array of words
    OTHER = auto()  # a vector, a literal


ELEMENTS: Final = {  # the kinds of the elements of arrays
    RustKind.ARRAY: RustKind.POINTER,
    RustKind.POINTER: RustKind.BYTE,
    RustKind.TABLE: RustKind.WORD,
}


@dataclass(frozen=True, slots=True)
class Text:
    """A Rust expression."""

    text: str
    binds: int  # how tightly its operator binds
    kind: RustKind
    operator: str = ""
    parts: tuple["Text", ...] = ()  # the operands of a shift, or of an OR

    def within(self, operator: str) -> str:
        """The text as an operand: in parentheses if its operator is another one."""
        return self.text if self.binds >= UNARY or self.operator == operator else f"({self.text})"

    @property
    def atom(self) -> str:
        """The text before a method."""
        return self.text if self.binds == POSTFIX else f"({self.text})"


class Parser:
    """Reads one C expression."""

    def __init__(self, text: str, kinds: Mapping[str, RustKind], word: str) -> None:
        self._tokens = TOKEN.findall(text)
        assert "".join(self._tokens) == text.replace(" ", ""), f"not an expression that Rust supports: {text}"
        self._at = 0
        self._kinds = kinds
        self._word = word  # the Rust type of literals before methods

    def parsed(self) -> Text:
        """The whole expression."""
        made = self._binary(0)
        assert self._at == len(self._tokens), "the expression ends"
        return made

    def _next(self) -> str:
        return self._tokens[self._at] if self._at < len(self._tokens) else ""

    def _take(self, *expected: str) -> str:
        token = self._next()
        assert not expected or token in expected, f"{token} is not one of {expected}"
        self._at += 1
        return token

    def _binary(self, least: int) -> Text:
        left = self._unary()
        while (binds := BINDING.get(self._next(), 0)) > least:
            operator = self._take()
            left = _joined(operator, left, self._binary(binds), self._word)
        return left

    def _unary(self) -> Text:
        if (token := self._next()) == "~":
            self._take()
            return Text(f"!{self._unary().within('!')}", UNARY, RustKind.WORD)
        if token == "-":
            self._take()
            return Text(f"-{self._unary().text}", UNARY, RustKind.OTHER)
        if token == "*":
            self._take()
            inner = self._unary()
            text = inner.text.removeprefix("&") if inner.text.startswith("&") else f"*{inner.text}"
            return Text(text, POSTFIX, RustKind.WORD)
        if token == "&":
            self._take()
            return Text(f"&{self._unary().text}", UNARY, RustKind.POINTER)
        return self._cast() or self._postfix()

    def _cast(self) -> Text | None:
        """A conversion of an operand, if one is next."""
        rest = "".join(f" {each}" if re.match(r"\w", each) else each for each in self._tokens[self._at :][:6])
        found = re.match(r"\( ?(?:const )?(long long|\w+)(\*?)\)", rest.replace("( ", "("))
        if not found or not (found[2] or found[1] in (*CASTS, *LITERALS)):
            return None
        while self._take() != ")":
            pass
        operand = self._unary()
        if found[2]:
            return self._pointer(operand)
        if found[1] in LITERALS:
            return Text(LITERALS[found[1]].format(operand.text), POSTFIX, RustKind.OTHER)
        if operand.kind is RustKind.BYTE:
            return Text(f"{WIDER[found[1]]}::from({operand.text})", POSTFIX, RustKind.WORD)
        if operand.kind is RustKind.INDEX:
            return Text(f"{operand.atom}.cast_signed() as i64", UNARY, RustKind.OTHER)
        return Text(f"{_typed(operand, self._word)}.{CASTS[found[1]]}()", POSTFIX, RustKind.WORD)

    @staticmethod
    def _pointer(operand: Text) -> Text:
        if operand.text == "0":
            return Text(NULL, POSTFIX, RustKind.POINTER)
        text = operand.text if operand.text.endswith(".cast()") else f"{operand.atom}.cast()"
        return Text(text, POSTFIX, RustKind.POINTER)

    def _postfix(self) -> Text:
        token = self._take()
        if token == "(":
            inner = self._binary(0)
            self._take(")")
            return inner
        if token[0].isdigit():
            return Text(literal(token), POSTFIX, RustKind.OTHER)
        if self._next() == "(":
            self._take()
            return self._called(token, tuple(self._arguments()))
        made = Text(token, POSTFIX, self._kinds.get(token, RustKind.OTHER))
        while self._next() == "[":
            self._take()
            index = self._binary(0).text
            self._take("]")
            array = f"(*{made.text})" if made.kind is RustKind.TABLE else made.text
            made = Text(f"{array}[{index}]", POSTFIX, ELEMENTS.get(made.kind, made.kind))
        return made

    def _arguments(self) -> Iterable[Text]:
        while self._next() != ")":
            yield self._binary(0)
            self._take(",") if self._next() == "," else None
        self._take(")")

    def _called(self, name: str, arguments: tuple[Text, ...]) -> Text:
        if name in ("UINT8_C", "UINT32_C", "UINT64_C"):
            return arguments[0]
        if name == "rotl32":
            return _rotated(*arguments)
        is_load = name.startswith("load") and name[4:].isdigit()
        if (is_load or name == "load") and len(arguments) == 1:  # from an array, at an offset
            (place,) = arguments
            arguments = place.parts or (place, Text("0", POSTFIX, RustKind.OTHER))
        texts = ", ".join(each.text for each in arguments)
        kind = RustKind.WORD if is_load else RustKind.OTHER
        return Text(f"{name}({texts})", POSTFIX, kind)


def literal(token: str) -> str:
    """A number, with an underscore between the digits of 16 bits."""
    digits = token.removesuffix("u")
    if not digits.startswith("0x"):
        return digits
    groups = re.findall(r"[0-9a-f]{1,4}", digits[:1:-1])
    return f"0x{'_'.join(groups)[::-1]}" if len(digits) > 6 else digits


def _typed(operand: Text, word: str) -> str:
    """The text before a method, whose literal has a type."""
    return f"{operand.text}_{word}" if operand.text[0].isdigit() and operand.binds == POSTFIX else operand.atom


def _rotated(x: Text, count: Text) -> Text:
    """A rotate. Its count is a constant parameter: clippy follows arguments of other calls, exponentially."""
    return Text(f"{ROTATE}::<{count.text}>({x.text})", POSTFIX, RustKind.WORD)


def _joined(operator: str, left: Text, right: Text, word: str) -> Text:
    """A binary operation."""
    if operator == "+" and left.kind is RustKind.ARRAY:
        return Text(f"{left.text}[{right.text}..].as_ptr()", POSTFIX, RustKind.POINTER)
    if operator == "+" and right.text == "0":
        return left
    if operator in "+-" and left.kind is RustKind.POINTER:
        base, *before = left.parts or (left,)
        offset = _joined(operator, before[0], right, word) if before else right
        return Text(f"{base.atom}.add({offset.text})", POSTFIX, RustKind.POINTER, parts=(base, offset))
    kind = left.kind if left.kind is not RustKind.OTHER else right.kind
    if operator in "+-" and kind is RustKind.WORD:
        method = "wrapping_add" if operator == "+" else "wrapping_sub"
        return Text(f"{_typed(left, word)}.{method}({right.text})", POSTFIX, kind)
    if operator == "|" and (rotated := _as_rotate(left, right)):
        return rotated
    text = f"{left.within(operator)} {operator} {right.within(operator if operator in '|&^' else '')}"
    parts = (left, right) if operator in ("<<", ">>") else ()
    return Text(text, BINDING[operator], kind, operator, parts)


def _as_rotate(left: Text, right: Text) -> Text | None:
    """x << n | x >> (bits - n) is a rotate."""
    if (left.operator, right.operator) != ("<<", ">>") or left.parts[0] != right.parts[0]:
        return None
    count = left.parts[1]
    return _rotated(left.parts[0], count) if right.parts[1].text.endswith(f" - {count.text}") else None


def expression(c: str, word: str, kinds: Mapping[str, RustKind] | None = None) -> str:
    """A C expression in Rust; its literals have the Rust type `word` where they need one."""
    return Parser(c, kinds or {}, word).parsed().text


class Statements:
    """Translates the statements of a function, in their order."""

    def __init__(
        self, word: str, kinds: Mapping[str, RustKind], keeps: Mapping[str, str] | None = None
    ) -> None:
        self._word = word
        self._keeps = keeps or {}  # by C type: the function that keeps such a value; others: keep
        self._types: dict[str, str] = {}  # by name: its C type
        self._kinds = dict(kinds)

    def expression(self, c: str) -> str:
        return expression(c, self._word, self._kinds)

    def _place(self, c: str) -> tuple[str, str]:
        """A C pointer in Rust: its base, and the offset from there."""
        made = Parser(c, self._kinds, self._word).parsed()
        base, *offset = made.parts or (made,)
        return base.text, offset[0].text if offset else "0"

    def statement(self, c: str) -> str:
        """A C statement in Rust, indented likewise; empty if Rust needs none."""
        code = c.lstrip()
        made = self._statement(code.replace(FLAT, "then["))
        return c[: len(c) - len(code)] + made if made else ""

    def _statement(self, c: str) -> str:
        for pattern, form in FORMS:
            if found := pattern.fullmatch(c):
                return found.expand(form)
        if found := KEPT.fullmatch(c):
            name = found[2]
            of_type = self._keeps.get(self._types.get(name, ""), "keep")
            keep = "core::hint::black_box" if self._kinds[name] is RustKind.POINTER else of_type
            return f"let {name} = {keep}({name});"
        if found := COPIED.fullmatch(c):
            buffer, word, message, *places = found.groups()
            to = buffer if buffer == "next" else f"&mut {buffer}"
            (p, at), (q, same) = (self._place(each) for each in places)
            assert at == same, f"not a copy that Rust supports: {c}"
            return f"copy({to}, {word}, {message}, {p}, {q}, {at});"
        if found := TRANSPOSED.fullmatch(c):
            when, buffer, word, message, parts = found.groups()
            to = buffer if buffer == "next" else f"&mut {buffer}"
            pointers, offsets = zip(*map(self._place, parts.split(", ")), strict=True)
            assert len({*offsets}) == 1, f"not a transposition that Rust supports: {c}"
            call = f"transpose({to}, {word}, {message}, [{', '.join(pointers)}], {offsets[0]})"
            return f"if {when} {{ {call}; }}" if when else f"{call};"
        if found := STORED.fullmatch(c):
            return f"{found[1]}(&mut {found[2]}, {found[3]}, {self.expression(found[4])});"
        if found := PUT.fullmatch(c):
            return f"{found[1]}({found[2]}, {found[3] or 0}, {self.expression(found[4])});"
        if found := FETCHED.fullmatch(c):
            return f"super::fetch({self.expression(found[1])}, {found[2]});"
        if found := DECLARED.fullmatch(c):
            _, type_, star, name, value = found.groups()
            word = RustKind.WORD if type_.startswith("uint") and "x" not in type_ else RustKind.OTHER
            self._kinds[name] = RustKind.POINTER if star else word
            self._types[name] = type_
            return f"let {name} = {self.expression(value)};"
        if found := ASSIGNED.fullmatch(c):
            place, in_buffer = re.subn(r"^(w|next|buffers\[\d\])\[", r"\1.0[", found[1])
            value = self.expression(found[2])
            return f"{place}.write({value});" if in_buffer else f"{place} = {value};"
        return f"{self.expression(c.removesuffix(';'))};" if c else ""
