"""Valid manifests, and the sentences about invalid ones."""

import os
import re
import string
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hashwright.emit.emitters import ARM, OPTIONS, X86
from hashwright.errors import UserError
from hashwright.modes.aegis import Aegis
from hashwright.modes.merkle_damgard import BLOCKS
from hashwright.vendor.manifest import (
    KEYS,
    Manifest,
    ManifestError,
    find_manifest,
    parse_manifest,
    read_manifest,
)
from tests.vendor.project import ENTRIES, Project, run, text

MD5: Final = {"hash": "md5", "target": "portable", "out": "crypto"}
PATH: Final = Path("/project/hashwright.toml")
VENDORING: Final = Path(__file__).parents[2] / "docs" / "vendoring.md"


def parsed(*entries: Mapping[str, object], **top: object) -> Manifest:
    return parse_manifest(text(*entries, **top), PATH)


def refused(written: str, path: Path = PATH) -> ManifestError:
    with pytest.raises(ManifestError) as caught:
        parse_manifest(written, path)
    error = caught.value
    assert str(error) == f"{path}: {error.sentence}"
    assert "\n" not in str(error)
    assert error.exit_code == 2
    return error


def test_an_entry_says_what_a_command_line_says() -> None:
    entry = {**MD5, "kernel": "blocks", "schedule": "g=add", "prefix": "my_", "spdx": "MIT"}
    (made,) = parsed(entry).entries
    command = "hashwright make md5 --target portable --kernel blocks --schedule g=add --prefix my_ --spdx MIT"
    assert made.request.command() == command
    assert made.outputs == ("crypto/md5_blocks.h", "crypto/md5_blocks.c")


@pytest.mark.parametrize(
    ("entry", "options"),
    [
        ({"target": "x86-64-bmi", "syntax": "intel", "cet": "on"}, "--syntax intel --cet"),
        ({"target": "x86-64", "syntax": "att", "cet": "off", "visibility": "hidden"}, "--visibility hidden"),
        ({"target": "aarch64", "bti": "on"}, "--bti"),
    ],
)
def test_assembly_has_its_options(entry: dict[str, str], options: str) -> None:
    (made,) = parsed({**MD5, "emitter": "gas", **entry}).entries
    assert made.request.command() == f"hashwright make md5 --target {entry['target']} --emitter gas {options}"
    assert made.outputs == ("crypto/md5.h", "crypto/md5_blocks.S", "crypto/md5.c")


def test_what_stands_at_the_top_is_for_all_kernels_that_say_nothing_else() -> None:
    others = {"hash": "ripemd160", "target": "portable", "prefix": "its_", "out": "other"}
    first, second = parsed(
        {"hash": "md5", "target": "portable"}, others, out="crypto", prefix="my_", spdx="MIT"
    ).entries
    assert (first.out, first.request.prefix, first.request.spdx) == ("crypto", "my_", "MIT")
    assert (second.out, second.request.prefix, second.request.spdx) == ("other", "its_", "MIT")


def test_an_empty_manifest_asks_for_nothing() -> None:
    assert parse_manifest("", PATH).entries == ()


def test_paths_are_in_their_shortest_form() -> None:
    assert parsed({**MD5, "out": "./a//b/"}).entries[0].out == "a/b"
    assert parsed({**MD5, "out": "."}).entries[0].outputs == ("md5.h", "md5.c")


def test_symbols_may_be_the_same_in_different_directories() -> None:
    assert len(parsed(MD5, {**MD5, "target": "x86-64-bmi", "out": "bmi"}).entries) == 2


BAD: Final[dict[str, tuple[str, str]]] = {
    # errors: the manifest and the sentence, with the line number
    "unknown key": (
        text({**MD5, "shedule": "g=add"}),
        "6: kernel 1: 'shedule' is not a key; write schedule, or one of: hash, target, kernel, length, "
        "emitter, syntax, cet, bti, visibility, single-block, wipe, environment, out, prefix, symbol, name, "
        "file, copyright, spdx, "
        "head",
    ),
    "unknown key at the top": (
        text(MD5, kernels="md5"),
        "1: 'kernels' is not a key; write [[kernel]], or one of: out, prefix, copyright, spdx, head, index",
    ),
    "wrong type": (
        text(MD5, {**MD5, "prefix": 1}),
        "11: kernel 2: 'prefix' is a number; write a string, as in prefix = \"my_\"",
    ),
    "wrong type at the top": (
        text(MD5, spdx=True),
        "1: 'spdx' is a truth value; write a string, as in spdx = \"0BSD\"",
    ),
    "no list": ('kernel = "md5"', "1: 'kernel' is not a list of tables; write [[kernel]] before each kernel"),
    "no tables": ('kernel = ["md5"]', "1: kernel 1: it is text, not a table; write [[kernel]] before it"),
    "no hash": (text({"target": "portable", "out": "a"}), '2: kernel 1: there is no hash; write hash = "md5"'),
    "no target": (
        text({"hash": "md5", "out": "a"}),
        '2: kernel 1: there is no target; write target = "portable"',
    ),
    "no out": (
        text({"hash": "md5", "target": "portable"}),
        '2: kernel 1: there is no out; write out = "crypto"',
    ),
    "unknown hash": (
        text({**MD5, "hash": "md6"}),
        "3: kernel 1: there is no hash 'md6'; write md5, or one of: ripemd160, aegis128l",
    ),
    "a hash that the target lacks": (
        text({**MD5, "hash": "aegis128l", "target": "x86-64"}),
        "4: kernel 1: target 'x86-64' does not support aegis128l; write target with one of: portable, armv6, ",
    ),
    "a head that is not there": (
        text({**MD5, "head": "top.txt"}),
        "6: kernel 1: cannot read top.txt (No such file or directory); write head with a file that is there",
    ),
    "a head elsewhere": (
        text(MD5, head="../top.txt"),
        "3: kernel 1: '../top.txt' leads out of the project; write a path without ..",
    ),
    "best": (
        text({**MD5, "schedule": "best"}),
        "6: kernel 1: 'best' is another schedule on another machine; write schedule with its choices",
    ),
    "native": (
        text({**MD5, "target": "native"}),
        "4: kernel 1: 'native' is another processor on another machine; write target with the name of one",
    ),
    "no such kernel": (
        text({**MD5, "kernel": "encrypt"}),
        "6: kernel 1: there is no kernel 'encrypt' of md5; write one of: library, blocks, lanes",
    ),
    "no such choice": (
        text({**MD5, "schedule": "q=add"}),
        "2: kernel 1: 'q' is not a choice for this kernel on target 'portable'; write one of: ",
    ),
    "an object file": (
        text({**MD5, "emitter": "obj"}),
        "6: kernel 1: an object file is built, not kept; write emitter with one of: c, c++, gas",
    ),
    "no assembly for the target": (
        text({**MD5, "emitter": "gas"}),
        "6: kernel 1: emitter gas does not write for 'portable'; write target with one of: riscv64",
    ),
    "an option of another processor": (
        text({**MD5, "target": "aarch64", "emitter": "gas", "cet": "on"}),
        "7: kernel 1: cet is not an option of emitter gas on target 'aarch64'; "
        "leave it out, or write some of: bti, visibility",
    ),
    "an option of another emitter": (
        text({**MD5, "visibility": "hidden"}),
        "6: kernel 1: visibility is not an option of emitter c on target 'portable'; leave it out",
    ),
    "an option of another hash": (
        text({**MD5, "wipe": "on"}),
        "6: kernel 1: wipe is not an option of md5; leave it out",
    ),
    "an option of several targets": (
        text({**MD5, "environment": "ignored"}),
        "6: kernel 1: environment is an option of programs that select one of several targets; "
        "leave it out, or write target with several, separated by commas",
    ),
    "an option of assembly, of a hash with one of C": (
        text({**MD5, "hash": "aegis128l", "visibility": "hidden"}),
        "6: kernel 1: visibility is not an option of emitter c on target 'portable'; "
        "leave it out, or write some of: wipe",
    ),
    "no such emitter": (
        text({**MD5, "emitter": "gaz"}),
        "6: kernel 1: there is no emitter 'gaz'; write gas, or one of: c, c++, rust, go",
    ),
    "an option's value": (
        text({**MD5, "target": "x86-64", "emitter": "gas", "cet": "yes"}),
        "7: kernel 1: there is no value 'yes' of cet; write one of: off, on",
    ),
    "an option that is a truth value": (
        text({**MD5, "cet": True}),
        "6: kernel 1: 'cet' is a truth value; write a string, as in cet = \"on\"",
    ),
    "no identifier": (
        text({**MD5, "prefix": "7-"}),
        "6: kernel 1: prefix '7-' is not a C identifier; write letters, digits and underscores, no digit first",
    ),
    "no licence": (
        text({**MD5, "spdx": "*/"}),
        "2: kernel 1: '*/' is not an SPDX licence expression; write one like 0BSD, GPL-3.0-only or ",
    ),
    "twice": (text(MD5, MD5), "10: kernel 2: crypto/md5.h already belongs to kernel 1; write another out"),
    "twice, by another spelling": (
        text(MD5, {**MD5, "out": "./crypto/."}),
        "10: kernel 2: crypto/md5.h already belongs to kernel 1; write another out",
    ),
    "twice where case does not matter": (
        text(MD5, {**MD5, "out": "Crypto"}),
        "10: kernel 2: Crypto/md5.h already belongs to kernel 1; write another out",
    ),
    "an index that is an output": (
        text(MD5, index="crypto/md5.c"),
        "6: kernel 1: crypto/md5.c already belongs to index; write another out",
    ),
    "an index that is the manifest": (
        text(index="hashwright.toml"),
        "1: hashwright.toml already belongs to the manifest and its lock; write another index",
    ),
    "outputs below the lock": (
        text({**MD5, "out": "hashwright.lock"}),
        "5: kernel 1: hashwright.lock/md5.h is below a file of the manifest and its lock; write another out",
    ),
    "outputs below the index": (
        text({**MD5, "out": "crypto"}, index="crypto"),
        "6: kernel 1: crypto/md5.h is below a file of index; write another out",
    ),
    "an output that is a directory of others": (
        text({**MD5, "out": "crypto/md5.c"}, MD5),
        "10: kernel 2: crypto/md5.c is a directory for kernel 1; write another out",
    ),
    "an index that is no file": (
        text(index="."),
        "1: '.' is not a file; write one, as in crypto/README.md",
    ),
    "out of the project": (
        text({**MD5, "out": "a/../../b"}),
        "5: kernel 1: 'a/../../b' leads out of the project; write a path without ..",
    ),
    "absolute": (
        text({**MD5, "out": "/etc"}),
        "5: kernel 1: '/etc' is not a relative path; write one relative to the manifest, with /",
    ),
    "absolute on Windows": (
        text({**MD5, "out": "C:/x"}),
        "5: kernel 1: 'C:/x' is not a relative path; write one relative to the manifest, with /",
    ),
    "backslash": (
        text({**MD5, "out": "a\\b"}),
        "5: kernel 1: 'a\\b' is not a relative path; write one relative to the manifest, with /",
    ),
    "a control character": (
        text({**MD5, "out": "a\0b"}),
        "5: kernel 1: 'out' has a character that cannot be printed; leave it out",
    ),
    "a path that is too long": (
        text(index="a/" * 3000 + "a.md"),
        f"1: {'a/' * 3000}a.md cannot be a path (File name too long); write another index",
    ),
    "a number that Python does not read": (
        text({**MD5, "prefix": 1}).replace("= 1", f"= {'9' * 5000}"),
        "6: it has a number of too many digits at line 6; write fewer",
    ),
    "a key of too many parts": (
        text(MD5) + "a." * 600 + "a = 1\n",
        "6: it has more than 500 dots in line 6; divide the line",
    ),
    "a merge that is not resolved": (
        text(MD5).replace("target", '<<<<<<< ours\ntarget = "x"\n=======\ntarget'),
        "4: it contains merge markers at line 4; keep the kernels of both sides, then run `hashwright",
    ),
    "no TOML": (
        "[[kernel]]\nhash = md5\n",
        "2: it is not TOML: Invalid value (at line 2, column 8); correct it",
    ),
}


@pytest.mark.parametrize("case", BAD)
def test_what_is_wrong_is_reported_in_a_sentence(case: str) -> None:
    written, expected = BAD[case]
    error = refused(written)
    assert f"{error.line}: {error.sentence}".startswith(expected)


def test_tables_on_one_line_are_found_too() -> None:
    lines = [
        "kernel = [",
        '    { hash = "md5", target = "portable", out = "a" },',
        '    { hash = "md6" },',
        "]",
    ]
    assert refused("\n".join(lines)).line == 3


@pytest.mark.parametrize("key", ["out", "index"])
def test_links_that_lead_out_are_refused(key: str, tmp_path: Path) -> None:
    (tmp_path / "project").mkdir()
    (tmp_path / "project" / "link").symlink_to(tmp_path)
    written = text({**MD5, "out": "link/a"}) if key == "out" else text(index="link/a.md")
    error = refused(written, tmp_path / "project" / "hashwright.toml")
    assert "leads out of the project by a symbolic link" in error.sentence


def test_a_name_that_is_too_long_is_refused(tmp_path: Path) -> None:
    error = refused(text({**MD5, "out": "a" * 300}), tmp_path / "hashwright.toml")
    assert error.sentence == (
        f"kernel 1: {'a' * 300}/md5.h cannot be a path (File name too long); write another out"
    )


def test_links_in_a_circle_are_refused(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    assert "symbolic link" in refused(text({**MD5, "out": "a/c"}), tmp_path / "hashwright.toml").sentence


def test_two_ways_to_one_directory_are_seen(tmp_path: Path) -> None:
    (tmp_path / "crypto").mkdir()
    (tmp_path / "link").symlink_to("crypto")
    error = refused(text(MD5, {**MD5, "out": "link"}), tmp_path / "hashwright.toml")
    assert error.sentence == "kernel 2: link/md5.h already belongs to kernel 1; write another out"


def test_a_file_that_is_a_link_is_refused(tmp_path: Path) -> None:
    (tmp_path / "crypto").mkdir()
    (tmp_path / "crypto" / "md5.c").symlink_to("/etc/passwd")
    error = refused(text(MD5), tmp_path / "hashwright.toml")
    assert error.sentence == "kernel 1: crypto/md5.c is a symbolic link; remove it, or write another out"


SEALING: Final = {"hash": "aegis128l", "target": "x86-64-aesni", "out": "crypto"}


@pytest.mark.parametrize(
    ("first", "second", "symbol"),
    [
        ({**SEALING, "kernel": "encrypt"}, {**SEALING, "kernel": "decrypt"}, "aegis128l_init"),
        (MD5, {**MD5, "kernel": "blocks"}, "md5_blocks"),
        ({**MD5, "target": "x86-64", "emitter": "gas"}, {**MD5, "kernel": "blocks"}, "md5_blocks"),
        ({**MD5, "prefix": "x"}, {**MD5, "kernel": "blocks", "prefix": "x"}, "xmd5_blocks"),
    ],
)
def test_symbols_that_clash(first: dict[str, str], second: dict[str, str], symbol: str, tmp_path: Path) -> None:
    project = Project(tmp_path, first, second)
    done = project.make()
    assert done.code == 2
    assert done.sentence == (
        f"{project.path}: kernel 2: {symbol} already exists in crypto, from kernel 1; "
        "write prefix or symbol for one of them, or another out"
    )
    assert project.files() == {}
    project.write(first, {**second, "prefix": "other_"})
    assert project.make().code == 0


# Its location.


def test_a_pyproject_in_the_midst_of_a_merge_is_the_manifest(tmp_path: Path) -> None:
    pyproject = tmp_path / "pyproject.toml"
    pyproject.write_text("[project]\n<<<<<<< ours\n[tool.hashwright]\n", encoding="utf-8")
    assert find_manifest(tmp_path) == pyproject
    pyproject.write_text("[project]\n<<<<<<< ours\n[tool.mypy]\n", encoding="utf-8")
    with pytest.raises(UserError, match=r"there is no hashwright.toml in"):
        find_manifest(tmp_path)


def test_the_manifest_is_here_or_above(tmp_path: Path) -> None:
    project = Project(tmp_path / "project")
    below = project.root / "a" / "b"
    below.mkdir(parents=True)
    assert find_manifest(below) == project.path


def test_it_may_be_a_table_of_pyproject(tmp_path: Path) -> None:
    pyproject = tmp_path / "pyproject.toml"
    lines = ["[project]", 'name = "x"', "[tool.hashwright]", 'out = "crypto"', "[[tool.hashwright.kernel]]"]
    pyproject.write_text("\n".join([*lines, 'hash = "md5"', 'target = "portable"\n']), encoding="utf-8")
    assert find_manifest(tmp_path) == pyproject
    assert parse_manifest(pyproject.read_text(encoding="utf-8"), pyproject).entries[0].out == "crypto"
    broken = pyproject.read_text(encoding="utf-8").replace('"md5"', '"md6"')
    assert refused(broken, pyproject).line == 6
    assert refused("[tool]\n", pyproject).sentence == "there is no table [tool.hashwright]; write one"


@pytest.mark.parametrize("words", [["check"], ["make", "--all"], ["digest"]])
def test_where_there_is_none(words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = run(words)
    assert done.code == 2
    assert done.sentence == f"there is no hashwright.toml in {tmp_path} or above; `hashwright init` writes one"


def test_two_manifests_are_one_too_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Project(tmp_path)
    (tmp_path / "pyproject.toml").write_text("[tool.hashwright]\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert run(["check"]).sentence.endswith("are both there; keep one of them")


def test_what_cannot_be_read(tmp_path: Path) -> None:
    assert "No such file or directory" in run(["check", "--manifest", str(tmp_path / "none.toml")]).sentence
    assert "Is a directory" in run(["check", "--manifest", str(tmp_path)]).sentence
    (tmp_path / "latin.toml").write_bytes(b'spdx = "\xe9"')
    sentence = run(["check", "--manifest", str(tmp_path / "latin.toml")]).sentence
    assert sentence.endswith("it is not UTF-8; save it as UTF-8")


@pytest.mark.parametrize("words", [["check"], ["make", "--all"]])
def test_what_is_there_but_is_no_file(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is not said to be missing, and a manifest above does not take its place."""
    Project(tmp_path)
    (tmp_path / "below").mkdir()
    monkeypatch.chdir(tmp_path / "below")
    path = tmp_path / "below" / "hashwright.toml"
    kinds: dict[str, Callable[[], object]] = {
        "Is a directory": path.mkdir,
        "it is a pipe": lambda: os.mkfifo(path),
        "Too many levels of symbolic links": lambda: path.symlink_to(path.name),
        "No such file or directory": lambda: path.symlink_to("moved.toml"),
    }
    for why, make in kinds.items():
        make()
        done = run(words)
        assert (done.code, done.sentence) == (
            2,
            f"cannot read {path} ({why}); make it a file that you can read, or remove it",
        )
        assert run(["init"]).sentence == "hashwright.toml already exists; edit it, or remove it first"
        if path.is_dir():
            path.rmdir()
        else:
            path.unlink()


def test_a_byte_order_mark_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "hashwright.toml"
    path.write_bytes(b"\xef\xbb\xbf" + text(MD5).encode("utf-8"))
    assert [each.request.hash.name for each in read_manifest(path).entries] == ["md5"]


# init.


def test_init_writes_a_manifest_that_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = run(["init", "--prefix", "my_"])
    assert done.code == 0
    merged = re.findall(r"^ +(\S+ merge=union)$", done.out, re.MULTILINE)
    assert merged == ["hashwright.lock merge=union", "crypto/README.md merge=union"]
    assert "\n".join(merged) in VENDORING.read_text(encoding="utf-8")
    written = Path("hashwright.toml").read_text(encoding="utf-8")
    assert parse_manifest(written, PATH).entries[0].request.prefix == "my_"
    done = run(["init"])
    assert done.code == 2
    assert done.sentence == "hashwright.toml already exists; edit it, or remove it first"
    assert Path("hashwright.toml").read_text(encoding="utf-8") == written
    assert run(["init", "--prefix", "7"]).code == 2


def test_init_explains_every_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its comments are examples, which are valid without the comment sign; options, if there is one."""
    monkeypatch.chdir(tmp_path)
    run(["init"])
    written = Path("hashwright.toml").read_text(encoding="utf-8")
    assert all(f"{key} = " in written for key in KEYS)
    options = "|".join(OPTIONS)
    written = re.sub(rf"^# (?!{options}|emitter|length)(\w+ = )", r"\1", written, flags=re.MULTILINE)
    request = parse_manifest(written, PATH).entries[0].request
    assert (request.kernel, request.names) == (BLOCKS, {"blocks": "my_compress"})
    written = written.replace('name = "blocks=my_compress"', "")  # other kernels have other functions
    fixed = re.sub("^# (length = )", r"\1", written.replace('"blocks"', '"fixed"'), flags=re.MULTILINE)
    assert parse_manifest(fixed.replace('"g=add,i=sub"', '""'), PATH).entries[0].request.stem == "fast_md5_32"
    written = re.sub('^# (emitter = "gas")', r"\1", written, flags=re.MULTILINE)
    for name in OPTIONS.keys() & KEYS.keys():
        option = OPTIONS[name]
        one = re.sub(rf"^# ({name} = )", r"\1", written, flags=re.MULTILINE)
        if option.families:  # another hash, with kernels and choices of its own
            assert option.families == (Aegis.family,)
            for ours, its in (("md5", "aegis128l"), ("blocks", "encrypt"), ("g=add,i=sub", "")):
                assert f'"{ours}"' in one
                one = one.replace(f'"{ours}"', f'"{its}"')
        isa = option.isas[0] if option.isas else X86
        needed = {X86: "-aesni", ARM: "-aes"}[isa] if option.families else ""
        target = {X86: "x86-64", ARM: "aarch64"}[isa] + needed
        if option.is_of_choices:  # in C
            one = one.replace('emitter = "gas"', 'emitter = "c"')
            target = f"{target},{target}-bmi"
        one = one.replace("portable", target)
        assert f"--{name}" in parse_manifest(one, PATH).entries[0].request.command()


# Random manifests.

ANY: Final = st.recursive(
    st.one_of(st.text(string.printable, max_size=8), st.integers(), st.booleans(), st.floats(0, 1)),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text("abc", min_size=1), inner, max_size=2),
    max_leaves=4,
)
LIKELY: Final = {
    "hash": st.sampled_from(["aegis128l", "md5", "", "MD5"]),
    "target": st.sampled_from(["x86-64-aesni", "x86-64-bmi", "portable", "native", "x86"]),
    "kernel": st.sampled_from(["mac", "encrypt", "library", "lanes", "blocks"]),
    "schedule": st.sampled_from(["", "barriers=on", "g=add", "=", ",", "a=b,a=c"]),
    "out": st.sampled_from(
        ["", ".", "a", "a/b", "..", "/", "a/../b", "~", "\\", "C:", "a\n", "hashwright.toml"]
    ),
    "prefix": st.sampled_from(["", "a_", "7", "é", "int"]),
    "spdx": st.sampled_from(["", "MIT", "*/", "MIT OR"]),
    "emitter": st.sampled_from(["", "c", "gas", "obj"]),
    "syntax": st.sampled_from(["", "att", "intel"]),
    "cet": st.sampled_from(["", "on", "off"]),
    "visibility": st.sampled_from(["hidden", "exported", "none"]),
    "index": st.sampled_from(["", "a.md", "a", "..", "a/mac.c"]),
}


@st.composite
def tables(draw: st.DrawFn) -> dict[str, Any]:
    """A mostly valid table."""
    keys = draw(st.lists(st.sampled_from(list(LIKELY)), unique=True))
    table = {key: draw(LIKELY[key] if draw(st.integers(0, 9)) else ANY) for key in keys}
    return table if draw(st.integers(0, 4)) else {**table, draw(st.text("abk", min_size=1)): draw(ANY)}


def read_or_refused(written: str) -> None:
    """All paths are inside the project, or a sentence reports the error."""
    try:
        manifest = parse_manifest(written, PATH)
    except ManifestError as caught:
        sentence, line = str(caught), caught.line
    else:
        sentence, line = "", 1
        paths = [path for entry in manifest.entries for path in entry.outputs]
        assert not [path for path in paths if path.startswith("/") or ".." in path]
    assert "\n" not in sentence
    assert 1 <= line <= written.count("\n") + 1


@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.one_of(tables(), st.just(MD5), st.sampled_from(ENTRIES)), max_size=4), tables())
def test_no_manifest_is_met_with_a_traceback(entries: list[dict[str, Any]], top: dict[str, Any]) -> None:
    written = text(*entries, **{key: value for key, value in top.items() if key not in ("hash", "target")})
    read_or_refused(written)


@settings(max_examples=300)
@given(st.data())
def test_no_text_is_met_with_a_traceback(data: st.DataObject) -> None:
    """A manifest with inserted and removed characters."""
    written = list(text(*ENTRIES, prefix="my_", index="a.md"))
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(written) - 1))
        written[place] = data.draw(st.sampled_from(["", '"', "[", "{", "=", "\n", "\0", "é", "#", "\\", "1"]))
    read_or_refused("".join(written))


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.one_of(st.sampled_from(ENTRIES), tables()), min_size=1, max_size=3))
def test_no_command_ends_otherwise_than_documented(tmp_path: Path, entries: list[dict[str, Any]]) -> None:
    project = Project(tmp_path, *entries)
    for words in (["check"], ["make", "--all"], ["check", "--output-format", "github"], ["digest"]):
        done = project.run(*words)
        assert done.code in (0, 1, 2)
        if done.code == 2:
            assert done.sentence


def test_tables_that_a_merge_has_joined_are_named() -> None:
    joined = 'out = "x"\n[[kernel]]\nhash = "md5"\ntarget = "portable"\ntarget = "x86-64"\n'
    with pytest.raises(ManifestError) as caught:
        parse_manifest(joined, PATH)
    assert caught.value.line == 5
    assert caught.value.sentence == (
        "it has 'target' twice in one table, the second time at line 5; "
        "leave one out, or divide the tables that a merge has joined"
    )
