"""Reports of a child process are validated: the code that it runs may write to its pipe."""

import pytest

from hashwright.native.child import _parsed


def test_a_line_of_ours_is_read() -> None:
    assert _parsed(b'["result", [1, 2]]') == ("result", [1, 2])


@pytest.mark.parametrize(
    "line", ["7", '"result"', "[]", '["result"]', '["result", 1, 2]', '["other", 1]', '[["end"], 1]', "{}", "x"]
)
def test_any_other_line_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match=r"no result has this form|Expecting value"):
        _parsed(line.encode())
