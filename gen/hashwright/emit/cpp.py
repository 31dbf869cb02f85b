"""C sources as one C++ file in a namespace, and its header.

The C is already valid C++. What differs is that functions have the linkage of C++, and that one file contains
the kernels of all targets. Headers of the system stay outside the namespace.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

LINKAGE: Final = re.compile(
    r'#ifdef __cplusplus\nextern "C" \{\n#endif\n(.*)\n#ifdef __cplusplus\n\}\n#endif\n', re.DOTALL
)
OWN: Final = re.compile(r'#include "(.*)"')
BRANCH, END = ("#elif", "#else"), "#endif"
BEFORE: Final = """\
/* Casts and null pointers are those of C, and guards of headers and their constants are in this file. */
#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wold-style-cast"
#pragma GCC diagnostic ignored "-Wunused-macros"
#pragma GCC diagnostic ignored "-Wzero-as-null-pointer-constant"
#if !defined(__clang__)
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized" /* of gcc 12 about its own headers: gcc bug 105593 */
#pragma GCC diagnostic ignored "-Wuseless-cast"
#endif
#endif

"""
AFTER: Final = """
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif
"""
FOREIGN: Final = 'extern "C" {'  # up to the next brace alone on a line, functions of the C library are declared


def header(text: str, namespace: str) -> str:
    """The header of the C++ file."""
    return LINKAGE.sub(
        lambda found: f"namespace {namespace} {{\n{found[1]}\n}} // namespace {namespace}\n", text
    )


def source(texts: Iterable[str], headers: Mapping[str, str], public: str, namespace: str) -> str:
    """The C++ file of several C files, with the text of each header at its first inclusion.

    The public header, which is not among them, is included in the form of C++, by that name.
    """
    left = {name: text[text.index("#ifndef") :] for name, text in headers.items()}
    left = {name: LINKAGE.sub(r"\1\n", text) for name, text in left.items()}
    lines = (line for text in texts for line in ("", *_with_headers(text.strip(), left, public)))
    made = "".join(f"{line}\n" for line in _in_namespace(lines, namespace)).lstrip()
    made = re.sub(r"^#", f"{BEFORE}#", made, count=1, flags=re.MULTILINE)
    return re.sub(r"\n{3,}", "\n\n", made) + AFTER


def _with_headers(text: str, left: dict[str, str], public: str) -> Iterator[str]:
    """The lines of a text, with the headers that are left to be included."""
    for line in text.splitlines():
        found = OWN.fullmatch(line)
        if not found:
            yield line
        elif found[1] in left:
            yield from _with_headers(left.pop(found[1]), left, public)
        elif found[1] == public.replace(".hpp", ".h"):
            yield f'#include "{public}"'


def _in_namespace(lines: Iterable[str], namespace: str) -> Iterator[str]:
    """The lines, with all code in the namespace, and without the inclusions of headers in it."""
    is_open, before = False, list[bool]()  # before: the same at the beginning of each condition
    held: list[str] = []  # comments and empty lines before the next other line
    in_comment = is_continued = is_foreign = False
    for line in lines:
        text = line.strip()
        wanted = is_open
        if in_comment or (text.startswith("/*") and not is_continued):
            in_comment = "*/" not in text
            held.append(line)
            continue
        if not text:
            held.append(line)
            continue
        if not is_continued:
            if text.startswith("#if"):
                before.append(is_open)
            elif text.startswith(BRANCH):
                wanted = before[-1]
            elif text.startswith(END):
                wanted = before.pop()
            elif text.startswith("#include"):
                wanted = False
            elif not text.startswith("#"):
                is_foreign |= text == FOREIGN
                wanted = wanted if is_foreign else True
                is_foreign &= text != "}"
        if wanted and not is_open:
            yield f"\nnamespace {namespace} {{"
        elif is_open and not wanted:
            yield f"}} // namespace {namespace}\n"
        is_open = wanted
        yield from held
        held = []
        yield line
        is_continued = text.endswith("\\") and (is_continued or text.startswith("#"))
    if is_open:
        yield f"}} // namespace {namespace}"
