"""All tests that wait share one limit: another one would fail on a slow machine."""

import re
from pathlib import Path


def test_no_other_limit_of_time() -> None:
    limits = re.compile(
        r"timeout=\d|\b(?:wait|join|communicate)\(\d|(?:monotonic|perf_counter|time)\(\) *[-+<>] *\d"
    )
    found = [
        f"{path.name}: {line.strip()}"
        for path in sorted(Path(__file__).parent.rglob("*.py"))
        for line in path.read_text("utf-8").splitlines()
        if limits.search(line)
    ]
    assert not found
