"""Tables of candidates have a line for each in 80 columns."""

from collections.abc import Callable

import pytest

from hashwright.cli.candidates import Shown, printed, shortened

HEADS = ("cpb", "GB/s", "ratio", "range", "spread", "code")
FIGURES = ("4.792", "10.21", "13.24", "0.362-0.362", "12.0%", "17496")
LONG = "unroll=2,update=plain,results=late,defer=off gcc 12"


@pytest.fixture(params=[80, 120])
def width(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """The width of the terminal."""
    monkeypatch.setenv("COLUMNS", str(request.param))
    return int(request.param)


@pytest.fixture
def told(width: int, capsys: pytest.CaptureFixture[str]) -> Callable[..., list[str]]:
    """Prints candidates; the lines."""

    def lines(*shown: Shown, title: str = "title") -> list[str]:
        printed(title, HEADS, shown)
        return capsys.readouterr().out.splitlines()

    return lines


def test_each_candidate_has_one_line(told: Callable[..., list[str]], width: int) -> None:
    names = [f"x86-64-{target} {rest}" for target in ("vaes", "vaes-avx512vl") for rest in ("gcc 12", LONG)]
    lines = told(Shown("OpenSSL 3.0.19", FIGURES), *(Shown(name, FIGURES, True) for name in names))
    assert max(map(len, lines)) <= width
    table = lines[lines.index("") + 1 :]
    table = table[: table.index("")]
    assert len(table) == 1 + 1 + len(names)
    assert all(row.rstrip().endswith("17496") for row in table[1:])
    assert lines[0].endswith("; names without x86-64-")
    for name in names:
        assert any(name.removeprefix("x86-64-") in line for line in lines)


def test_names_that_fit_are_whole(told: Callable[..., list[str]]) -> None:
    lines = told(Shown("x86-64-avx2 gcc 12", FIGURES, True), Shown("x86-64-bmi gcc 12", FIGURES, True))
    assert lines[0] == "title"
    assert any(line.startswith("x86-64-avx2 gcc 12  ") for line in lines)


@pytest.mark.parametrize(
    ("names", "common", "labels"),
    [
        (
            ("x86-64-avx512, in pieces", "x86-64-avx512, whole"),
            "x86-64-",
            ("avx512, in pieces", "avx512, whole"),
        ),
        (("x86-64 streams=22", "x86-64-bmi streams=22"), "", ("#1", "#2")),
        (("x86-64 streams=22", "x86-64 streams=33"), "", ("#1", "#2")),
        (("x86-64-avx512-with-more",), "", ("#1",)),
        (("aarch64-neon gcc 122222", "x86-64-avx2 gcc 122222"), "", ("#1", "#2")),
        (("x86-64-vaes-avx512vl c", "x86-64-vaes c"), "x86-64-", ("vaes-avx512vl c", "vaes c")),
    ],
)
def test_names_lose_what_their_targets_have_in_common(
    names: tuple[str, ...], common: str, labels: tuple[str, ...]
) -> None:
    found = shortened([Shown(name, (), True) for name in names], 17 if len(names[0]) > 17 else 16)
    assert (found.common, tuple(found.of[name] for name in names)) == (common, labels)
    assert {found.common + rest for rest in found.numbered.values()} <= set(names)


@pytest.mark.parametrize("is_terminal", [False, True])
def test_sentences_break_between_words_on_a_terminal_only(
    is_terminal: bool, told: Callable[..., list[str]], width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hashwright.cli.printing.is_terminal", lambda: is_terminal)
    sentence = "cpb: core cycles per byte " * 8
    lines = told(Shown("name", FIGURES), title=sentence)
    title = lines[: lines.index("")]
    assert " ".join(title).split() == sentence.split()
    assert (max(map(len, title)) <= width) == is_terminal
