"""Names of C files that macros of programs would replace."""

import re
from pathlib import Path
from typing import Final

from hashwright.emit.own import COMMENT, MACROS, STRING, prefixed

OUT: Final = Path(__file__).parents[2] / "out"


def test_variables_and_members_with_names_of_macros_get_others() -> None:
    """A name in a string, as of an attribute, stays."""
    text = 'static int f(int used) { w->then = used; } /* What is used. */ int g(void) F("used");\n'
    made = prefixed(text, "", "md5")
    assert (
        made == 'static int md5_f(int used_) { w->then_ = used_; } /* What is used. */ int g(void) F("used");\n'
    )


def test_no_name_of_the_catalogue_is_a_common_macro() -> None:
    for source in OUT.rglob("*.[ch]"):
        text = source.read_text(encoding="utf-8")
        text = re.sub(rf"{COMMENT}|{STRING}|^#include .*?$", "", text, flags=re.DOTALL | re.MULTILINE)
        assert not {*re.findall(r"\b[A-Za-z_]\w*", text)} & MACROS, source
