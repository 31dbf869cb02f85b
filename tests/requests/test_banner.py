"""The user's own text at the top of every file: fields, manifests, and errors."""

from pathlib import Path
from typing import Final

import pytest

from hashwright.errors import UserError
from hashwright.files.installed import version
from hashwright.files.plan import is_ours
from hashwright.output.generate import generate
from hashwright.requests.alternatives import ask
from hashwright.requests.banner import FIELDS, LONGEST, MOST, read_head
from hashwright.vendor.drift import Cause
from tests.vendor.project import Project, run
from tests.vendor.test_check import causes, told

TEXT: Final = """\
Copyright 2026 Jane Doe.

{file} of {hash}: {kernel}, {target}, {licence}; hashwright {version}, {{braces}}.
"""
FILLED: Final = (
    "Copyright 2026 Jane Doe.",
    "",
    "{file} of MD5: {kernel}, {target}, MIT; hashwright {version}, {{braces}}.",
)


@pytest.fixture
def head(tmp_path: Path) -> str:
    path = tmp_path / "top.txt"
    path.write_text(TEXT, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("target", "words"),
    [
        ("portable", {}),
        ("x86-64-bmi", {"emitter": "gas"}),
        ("portable,x86-64-bmi", {}),
        ("auto", {}),
        ("portable", {"emitter": "rust"}),
        ("x86-64-bmi", {"emitter": "go", "kernel": "blocks"}),
    ],
)
def test_it_is_the_first_comment_of_every_file(target: str, words: dict[str, str], head: str) -> None:
    asked = ask("md5", target, head=head, spdx="MIT", **words)
    kernel = words.get("kernel", "library")
    without = generate(ask("md5", target, spdx="MIT", **words)).files
    for name, content in generate(asked).files.items():
        is_block = name.endswith((".c", ".h", ".S"))
        expected = [each.format(file=name, kernel=kernel, target=target, version=version()) for each in FILLED]
        lines = content.decode().splitlines()
        if is_block:
            assert lines[: len(FILLED) + 2] == ["/*", *(f" * {each}".rstrip() for each in expected), " */"]
        else:
            assert lines[: len(FILLED) + 1] == [*(f"// {each}".rstrip() for each in expected), "//"]
        rest = "\n".join(lines[len(FILLED) + (2 if is_block else 1) :]) + "\n"
        assert rest.startswith(without[name].decode().split("\n")[0])
        assert f"--head {head}" in rest.replace(" \\\n *       ", " ")


def test_the_command_is_a_field(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("top.txt").write_text("{command}\r\n", encoding="utf-8")
    text = generate(ask("md5", "portable", head="top.txt")).files["md5.h"].decode()
    assert text.startswith("/*\n * hashwright make md5 --target portable --head top.txt\n */\n/* SPDX")
    assert run(["make", "md5", "--target", "portable", "--head", "top.txt"]).code == 0
    assert Path("md5.h").read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"{year}", "has the field {year}, which does not exist; write one of: {file}, {hash}, {kernel}"),
        (b"{file:>9}", "has the field {file:>9}, which does not exist"),
        (b"{file!r}", "has the field {file!r}, which does not exist"),
        (b"{file.x}", "has the field {file.x}, which does not exist"),
        (b"{}", "has the field {}, which does not exist"),
        (b"a { b", "belongs to no field; write {{ or }} for a brace, or one of: {file}"),
        (b"a } b", "belongs to no field"),
        (b"a */ b", "has '*/', which cannot be in a comment of C"),
        (b"/* a", "has '/*', which cannot be in a comment of C"),
        (b" \n", "has 0 characters of text; write 1 to 8192"),
        (b"a" * (LONGEST + 1), "has 8193 characters of text"),
        (b"a\0b", "has the character '\\x00', which cannot be printed"),
        (b" " * (MOST + 1), f"has more than {MOST} bytes; write 1 to 8192 characters of text"),
        (b"\xff", "is not UTF-8; save it as UTF-8"),
    ],
)
def test_a_bad_text_is_refused_in_a_sentence(content: bytes, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "top.txt"
    path.write_bytes(content)
    with pytest.raises(UserError) as caught:
        read_head(path, "top.txt")
    assert sentence in str(caught.value)
    assert str(caught.value).count("\n") == 0


@pytest.mark.parametrize("name", ["a*/b", "a\nb", "missing"])
def test_a_bad_name_is_refused_in_a_sentence(name: str, tmp_path: Path) -> None:
    (tmp_path / "a*").mkdir()
    for other in ("a*/b", "a\nb"):
        (tmp_path / other).write_text("text", encoding="utf-8")
    done = run(["make", "md5", "--out", str(tmp_path), "--head", str(tmp_path / name)])
    assert done.code == 2
    assert str(tmp_path)[:4] in done.sentence


def test_the_longest_text_leaves_files_ours(tmp_path: Path) -> None:
    path = tmp_path / "top.txt"
    path.write_text("\U0001f600\n" * (LONGEST // 2), encoding="utf-8")
    assert all(map(is_ours, generate(ask("md5", "portable", head=str(path))).files.values()))


def test_every_field_is_documented() -> None:
    help_ = " ".join(run(["make", "--help"]).out.split())
    page = (Path(__file__).parents[2] / "docs" / "vendoring.md").read_text(encoding="utf-8")
    for field in FIELDS:
        assert f"{{{field}}}" in help_
        assert f"`{{{field}}}`" in page


# In a manifest.

ENTRY: Final = {"hash": "aegis128l", "target": "x86-64-aesni", "kernel": "mac", "out": "crypto"}


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """A project whose files have a text at the top."""
    root = tmp_path / "project"
    root.mkdir()
    (root / "top.txt").write_text("{licence}: {hash}\n", encoding="utf-8")
    return Project(root, ENTRY, head="top.txt").made()


def test_a_manifest_names_it_from_where_it_is(project: Project) -> None:
    text = (project.root / "crypto" / "aegis128l_mac.c").read_text(encoding="utf-8")
    assert text.startswith("/*\n * 0BSD: AEGIS-128L\n */\n/* SPDX")
    assert "--kernel mac --head top.txt\n" in text
    assert project.run("check").code == 0


def test_a_change_of_the_text_is_a_change_of_the_project(project: Project) -> None:
    assert project.run("check").code == 0
    (project.root / "top.txt").write_text("mine\n", encoding="utf-8")
    done = project.run("check")
    sentence = "the text at the top changed: head top.txt; to repair it: hashwright make --all"
    assert told(done, "crypto/aegis128l_mac.c") == sentence
    assert set(causes(project).values()) == {Cause.MANIFEST}
    assert project.make().code == 0
    assert project.run("check").code == 0


def test_another_version_is_named(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    (project.root / "top.txt").write_text("{version}\n", encoding="utf-8")
    with monkeypatch.context() as earlier:
        for module in ("hashwright.output.preamble", "hashwright.vendor.project"):
            earlier.setattr(f"{module}.version", lambda: "0.0.1")
        project.make()
    sentence = f"the text at the top names the version (hashwright 0.0.1, now {version()})"
    assert told(project.run("check"), "crypto/aegis128l_mac.c").startswith(sentence)
