"""The differences that check reports, their causes, and the commands that remove them."""

import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

import hashwright
from hashwright import targets
from hashwright.emit import shell
from hashwright.hashes import HASHES
from hashwright.output import generate
from hashwright.requests.alternatives import ask
from hashwright.rules import RULES
from hashwright.targets import TARGETS
from hashwright.vendor import inputs
from hashwright.vendor.drift import Cause
from hashwright.vendor.lock import FORMAT
from hashwright.vendor.manifest import WRITTEN
from hashwright.vendor.project import SUFFIXES
from tests import needs, pages
from tests.vendor.project import ASSEMBLY, ENTRIES, Done, Project

C: Final = "crypto/any/aegis128l_mac.c"
H: Final = "crypto/any/aegis128l_mac.h"
MD5: Final = {"hash": "md5", "target": "portable", "kernel": "blocks", "out": "crypto"}


@pytest.fixture(scope="module")
def generated(tmp_path_factory: pytest.TempPathFactory) -> Project:
    return Project(tmp_path_factory.mktemp("generated")).made()


@pytest.fixture
def project(generated: Project, tmp_path: Path) -> Project:
    return generated.copied(tmp_path / "project")


def edit(project: Project, path: str, old: bytes, new: bytes) -> bytes:
    """Changes a file; returns its previous content."""
    before = (project.root / path).read_bytes()
    assert old in before
    (project.root / path).write_bytes(before.replace(old, new, 1))
    return before


def causes(project: Project) -> dict[str, Cause]:
    return {drift.path: drift.cause for drift in hashwright.check(project.manifest()).drifts}


def told(done: Done, path: str) -> str:
    """check's report about a file, alone or in a report about several."""
    among = rf"^each of \d+ files: (.*)(?:\n  .*)*\n  \S*{re.escape(path)}$"
    found = re.findall(rf"^\S*{re.escape(path)}: (.*)$|{among}", done.out, re.MULTILINE)
    ((alone, shared),) = found
    return str(alone or shared)


def mends(project: Project, done: Done) -> None:
    """The command that check names removes all differences."""
    (command,) = set(re.findall(r"to repair it: hashwright make --all(.*)$", done.out, re.MULTILINE))
    assert project.make(*command.split()).code == 0
    assert project.run("check").code == 0


def test_nothing_is_wrong_with_what_was_made(project: Project) -> None:
    before = project.files()
    done = project.run("check")
    assert (done.code, done.out, done.err) == (0, "4 files are as generated\n", "")
    assert project.files() == before


def test_edited_by_hand(project: Project) -> None:
    edit(project, C, b"AEGIS128L_MAC_INLINE\n", b"static\n")
    done = project.run("check")
    assert done.code == 1
    assert done.sentence == "1 of 4 files is not as generated"
    assert "-static\n+AEGIS128L_MAC_INLINE\n aegis128l_mac_block aegis128l_mac_load(" in done.out
    assert told(done, C).startswith("it was edited by hand; --force discards the edit; to repair it: ")
    mends(project, done)


def test_missing(project: Project) -> None:
    (project.root / C).unlink()
    done = project.run("check")
    assert told(done, C) == "it is missing; to repair it: hashwright make --all"
    mends(project, done)


def test_manifest_changed(project: Project) -> None:
    project.write({**ENTRIES[0], "spdx": "MIT"}, ENTRIES[1])
    done = project.run("check")
    assert causes(project) == {C: Cause.MANIFEST, H: Cause.MANIFEST}
    command = "hashwright make aegis128l --target x86-64-aesni --kernel mac"
    assert told(done, C) == (
        f"the manifest changed: it was `{command}` and is `{command} --spdx MIT`; "
        "to repair it: hashwright make --all"
    )
    mends(project, done)


def test_an_option_of_assembly_changed(tmp_path: Path) -> None:
    project = Project(tmp_path, ASSEMBLY).made()
    assert project.run("check").out == "2 files are as generated\n"
    project.write({**ASSEMBLY, "cet": "off"})
    done = project.run("check")
    assert "+#if defined(__CET__) && (__CET__ & 1) != 0\n" in done.out
    command = "hashwright make md5 --target x86-64-bmi --kernel blocks --emitter gas --syntax intel"
    assert told(done, "crypto/assembly/md5_blocks.S") == (
        f"the manifest changed: it was `{command} --cet --visibility hidden` and is "
        f"`{command} --visibility hidden`; to repair it: hashwright make --all"
    )
    mends(project, done)


def test_new_in_the_manifest(project: Project) -> None:
    project.write(*ENTRIES, MD5)
    done = project.run("check")
    assert told(done, "crypto/md5_blocks.c") == "it is new in the manifest; to repair it: hashwright make --all"
    mends(project, done)


def test_no_longer_in_the_manifest(project: Project) -> None:
    """The file stays, and is reported, until the user removes it."""
    project.write(ENTRIES[1])
    for _ in range(2):
        done = project.run("check")
        assert done.code == 1
        assert causes(project) == {C: Cause.ORPHAN, H: Cause.ORPHAN}
        assert told(done, C) == ("it is no longer in the manifest; to repair it: hashwright make --all --prune")
        assert f"not in the manifest; --prune removes it: {project.root / C}\n" in project.make().out
    (project.root / C).unlink()
    (project.root / H).unlink()
    assert project.run("check").code == 1
    assert project.make().code == 0
    assert project.run("check").code == 0


def test_crlf(project: Project) -> None:
    for path in (C, H):
        content = (project.root / path).read_bytes()
        (project.root / path).write_bytes(content.replace(b"\n", b"\r\n"))
    project.path.write_bytes(project.path.read_bytes().replace(b"\n", b"\r\n"))
    project.lock.write_bytes(project.lock.read_bytes().replace(b"\n", b"\r\n"))
    done = project.run("check")
    assert causes(project) == {C: Cause.LINE_ENDS, H: Cause.LINE_ENDS}
    assert told(done, C).startswith("its lines end in CRLF; write `* text=auto eol=lf` into .gitattributes")
    assert told(done, H) == told(done, C)
    assert done.out.count("CRLF") == 1
    assert "@@" not in done.out
    mends(project, done)


POINTER: Final = f"version https://git-lfs.github.com/spec/v1\noid sha256:{'0' * 64}\nsize 12345\n"


@pytest.mark.parametrize("name", ["hashwright.toml", "hashwright.lock"])
def test_a_pointer_in_place_of_the_manifest_or_its_lock(name: str, project: Project) -> None:
    (project.root / name).write_text(POINTER, encoding="ascii")
    for command in (["check"], ["make", "--all"]):
        done = project.run(*command)
        assert done.code == 2
        assert "it is a pointer of Git LFS, in place of the file; run `git lfs pull`\n" in done.err


def test_a_pointer_in_place_of_a_file(project: Project) -> None:
    """Of a repository whose .gitattributes name Git LFS, on a machine without it: nobody edited the file."""
    (project.root / C).write_text(POINTER, encoding="ascii")
    done = project.run("check")
    assert causes(project) == {C: Cause.POINTER}
    assert told(done, C) == "it is a pointer of Git LFS, in place of the file; to repair it: git lfs pull"
    assert "@@" not in done.out
    assert project.make().code == 0
    assert causes(project) == {}


def test_crlf_hides_no_edit(project: Project) -> None:
    edit(project, C, b"\n", b"\r\n/* mine */\r\n")
    assert causes(project) == {C: Cause.EDITED}
    assert project.make().code == 2


# The generator changed.


def changed(
    project: Project, monkeypatch: pytest.MonkeyPatch, name: str, path: str = "crypto/md5_blocks.c"
) -> str:
    """check's report about a file after the generator changed its output and the digest of an input."""
    before = inputs.digests
    monkeypatch.setattr(inputs, "digests", lambda requests: {**before(requests), name: "0" * 64})
    render = shell.render
    monkeypatch.setattr(generate, "render", lambda template, facts: render(template, facts) + b"/* new */\n")
    return told(project.run("check"), path)


@pytest.mark.parametrize(
    "name",
    [
        "hash md5",
        "target portable",
        "rule select_as_xor",
        "template c/merkle_damgard.c.j2",
        "module lower/cover",
    ],
)
def test_the_generator_changed(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    project = Project(tmp_path, MD5).made()
    with monkeypatch.context() as context:
        assert (
            changed(project, context, name)
            == f"the generator changed: {name}; to repair it: hashwright make --all"
        )
        assert project.make().code == 0
    assert project.run("check").code == 1


@pytest.mark.parametrize(
    "name",
    ["template gas/x86_64.S.j2", "template gas/common.j2", "target x86-64-bmi", "module output/loop"],
)
def test_the_generator_of_assembly_changed(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    project = Project(tmp_path, ASSEMBLY).made()
    sentence = changed(project, monkeypatch, name, "crypto/assembly/md5_blocks.S")
    assert sentence == f"the generator changed: {name}; to repair it: hashwright make --all"


def test_the_generator_of_assembly_under_dispatch_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each kernel's file is generated from the template of its language."""
    entry = {"hash": "md5", "target": "portable,x86-64-bmi,aarch64", "emitter": "gas", "cet": "on", "bti": "on"}
    project = Project(tmp_path, {**entry, "out": "crypto"}).made()
    assert not causes(project)
    sentence = changed(project, monkeypatch, "template gas/aarch64.S.j2", "crypto/md5_aarch64.S")
    assert sentence == "the generator changed: template gas/aarch64.S.j2; to repair it: hashwright make --all"


@pytest.mark.long
@pytest.mark.parametrize(
    "name", ["rule not_in_sum", "hash aegis128l", "target x86-64-aesni", "template gas/x86_64.S.j2"]
)
def test_what_an_output_does_not_come_from_is_not_named(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = Project(tmp_path, MD5, ASSEMBLY, *ENTRIES).made()
    assert changed(project, monkeypatch, name).startswith("nothing that hashwright.lock names changed")


def test_edited_while_the_generator_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    project = Project(tmp_path, MD5).made()
    edit(project, "crypto/md5_blocks.c", b"\n", b"\n/* mine */\n")
    sentence = changed(project, monkeypatch, "hash md5")
    expected = "it was edited by hand; --force discards the edit; besides, the generator changed: hash md5"
    assert sentence.startswith(expected)


def test_inputs_that_make_the_same_files_are_no_error(project: Project) -> None:
    text = re.sub(r'("module passes/forms" = ")\w+', r"\g<1>0", project.lock.read_text(encoding="utf-8"))
    project.lock.write_text(text, encoding="utf-8")
    done = project.run("check")
    assert done.code == 0
    assert done.out.endswith("which generate the same files; `hashwright make --all` updates it\n")
    assert project.make().out == "0 files written, 4 unchanged\n"
    assert project.run("check").out == "4 files are as generated\n"


# The index.


def test_the_index_is_checked_too(tmp_path: Path) -> None:
    project = Project(tmp_path, *ENTRIES, index="crypto/README.md").made()
    assert project.run("check").out == "5 files are as generated\n"
    edit(project, "crypto/README.md", b"mac only", b"mac, only")
    assert causes(project) == {"crypto/README.md": Cause.EDITED}
    project.make("--force")
    project.write(*ENTRIES, MD5, index="crypto/README.md")
    sentence = told(project.run("check"), "crypto/README.md")
    assert sentence == "the list of kernels changed; to repair it: hashwright make --all"
    assert project.make().code == 0


# The lock.


def test_no_more_files_are_wrong_than_there_are(project: Project) -> None:
    project.write(ENTRIES[1])
    (project.root / ENTRIES[1]["out"] / "aegis128l_mac.c").unlink()
    assert project.run("check").sentence == "3 of 4 files are not as generated"
    project.lock.unlink()
    assert project.run("check").sentence == "2 of 3 files are not as generated"


def test_no_lock(project: Project) -> None:
    project.lock.unlink()
    done = project.run("check")
    assert told(done, "hashwright.lock") == "it is missing; to repair it: hashwright make --all"
    assert causes(project) == {"hashwright.lock": Cause.MISSING}
    mends(project, done)


@pytest.mark.parametrize("words", [["check"], ["make", "--all"]])
def test_a_lock_of_a_later_format(project: Project, words: list[str]) -> None:
    text = project.lock.read_text(encoding="utf-8")
    later = re.sub(
        'generator = "[^"]*"', 'generator = "9.0.0"', text.replace(f"format = {FORMAT}", "format = 99")
    )
    project.lock.write_text(later, encoding="utf-8")
    before = project.files()
    done = project.run(*words)
    assert done.code == 2
    assert re.fullmatch(
        r"\S+ was written in format 99, by hashwright 9\S+; this is hashwright \S+, which reads only 3; "
        r"install that version or a later one",
        done.sentence,
    )
    assert project.files() == before


def test_a_lock_with_the_marks_of_a_merge(project: Project) -> None:
    text = project.lock.read_text(encoding="utf-8")
    project.lock.write_text(text.replace("format", "<<<<<<< HEAD\nformat", 1), encoding="utf-8")
    assert project.run("check").sentence == (
        f"cannot use {project.lock}: it contains merge markers at line 3; "
        "keep either side, then run `hashwright make --all`"
    )


def test_a_lock_with_the_lines_of_two_generators(project: Project) -> None:
    """As merge=union leaves it: the last line of each key counts, and make --all writes one."""
    text = project.lock.read_text(encoding="utf-8")
    other = re.sub(r'(?m)^((?:"[^"]*"|source|generator) = )".*"$', r'\1"0"\n\g<0>', text)
    assert len(other.splitlines()) > len(text.splitlines()) + 3
    project.lock.write_text(other, encoding="utf-8")
    assert project.run("check").code == 0
    assert project.make().code == 0
    assert project.lock.read_text(encoding="utf-8") == text


def test_the_lock_names_the_source_of_the_generator(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    line = f'source = "{inputs.source()}"\n'
    new = project.lock.read_text(encoding="utf-8")
    assert f"{line}\noutput = [" in new
    # Another generator, by a target that this project does not use.
    portable, *others = targets.OWN
    monkeypatch.setattr(targets, "OWN", (replace(portable, title="another"), *others))
    assert project.run("check").out == "4 files are as generated\n"
    assert project.make().out == "0 files written, 4 unchanged\n"
    after = project.lock.read_text(encoding="utf-8")
    assert re.sub("source = .*", "", after) == re.sub("source = .*", "", new)
    assert after != new


@pytest.mark.parametrize("folder", ["c", "gas", "go", "rust"])
def test_a_template_is_part_of_the_source(folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = inputs.source()
    monkeypatch.setattr(inputs, "FOLDERS", tuple({*inputs.FOLDERS} - {folder}))
    assert inputs.source() != before


@pytest.mark.parametrize("part", ["modules", "of_index", "_of_rule", "of_hash", "of_target"])
def test_every_input_is_part_of_the_source(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = inputs.source()
    other: object = {} if part in ("modules", "of_index") else ""
    monkeypatch.setattr(inputs, part, lambda *_: other)
    assert inputs.source() != before


def test_a_rule_that_is_gone_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    project = Project(tmp_path, MD5).made()
    edit(project, "hashwright.lock", b"[inputs]\n", b'[inputs]\n"rule gone" = "0"\n')
    render = shell.render
    monkeypatch.setattr(generate, "render", lambda template, facts: render(template, facts) + b"/* new */\n")
    sentence = told(project.run("check"), "crypto/md5_blocks.c")
    assert sentence.startswith("the generator changed: rule gone")


BROKEN: Final = (
    "",
    f"format = {'9' * 5000}\n",
    f"format = 0x{'9' * 5000}\n",
    "\udcff",
    "format = 3\n",
    'format = "x"\n',
    "format = 3\ninputs = 3\ngenerator = 1\n",
    'format = 3\ngenerator = "1"\nsource = "2"\noutput = [1]\n[inputs]\n',
    'format = 3\ngenerator = "1"\noutput = []\n[inputs]\n',
    'format = 0\ngenerator = "1"\nsource = "2"\noutput = []\n[inputs]\n',
)


@pytest.mark.parametrize("text", BROKEN)
@pytest.mark.parametrize("words", [["check"], ["make", "--all"]])
def test_a_broken_lock(project: Project, words: list[str], text: str) -> None:
    project.lock.write_text(text, encoding="utf-8", errors="surrogateescape")
    before = project.files()
    done = project.run(*words)
    assert done.code == 2
    assert done.sentence.startswith(f"cannot use {project.lock}: ")
    assert done.sentence.endswith("restore it, or remove it and run `hashwright make --all`")
    assert project.files() == before


def test_another_digest_in_the_lock(project: Project) -> None:
    text = project.lock.read_text(encoding="utf-8")
    project.lock.write_text(re.sub(r'sha256 = "\w+"', 'sha256 = "0"', text, count=1), encoding="utf-8")
    done = project.run("check")
    assert causes(project) == {C: Cause.LOCK}
    mends(project, done)


# GitHub.


def test_annotations(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(project.root)
    line = (project.root / C).read_text().splitlines().index("#include <string.h>") + 1
    edit(project, C, b"#include <string.h>", b"#include <strings.h>")
    done = project.run("check", "--output-format", "github")
    assert done.code == 1
    (annotation,) = re.findall(r"^::.*$", done.out, re.MULTILINE)
    assert annotation == (
        f"::error file={C},line={line}::it was edited by hand; --force discards the edit; to repair it: "
        "hashwright make --all --force"
    )


def test_a_wrong_manifest_is_annotated(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(project.root)
    project.write(ENTRIES[0], {**ENTRIES[1], "hash": "100%"})
    done = project.run("check", "--output-format", "github")
    assert done.code == 2
    assert done.out.startswith(
        "::error file=hashwright.toml,line=9::kernel 2: there is no hash '100%25'; write one of"
    )


# The content of an input's digest.


def test_a_digest_sees_every_target_and_every_rule_apart() -> None:
    seen = [inputs.of_target(target) for target in TARGETS.values()]
    rules = [digest for name, digest in inputs.digests([]).items() if name.startswith(inputs.RULE)]
    assert len(set(seen)) == len(TARGETS)
    assert len(set(rules)) == len(RULES)
    assert len({inputs.of_hash(hash_) for hash_ in hashwright.HASHES.values()}) == len(hashwright.HASHES)


def test_a_digest_of_a_target_sees_each_field_of_an_instruction() -> None:
    target = TARGETS["portable"]
    unit, *others = target.units
    for new in ({"latency": 9}, {"c": "{0}"}, {"sem": unit.insns[1].sem}, {"choice": "a=b"}, {"name": "x"}):
        insns = (replace(unit.insns[0], **new), *unit.insns[1:])
        other = replace(target, units=(replace(unit, insns=insns), *others))
        assert inputs.of_target(other) != inputs.of_target(target), new
    register = replace(unit.register, c_const=lambda value: f"{value}")
    other = replace(target, units=(replace(unit, register=register), *others))
    assert inputs.of_target(other) != inputs.of_target(target)


def test_line_ends_change_no_digest(tmp_path: Path) -> None:
    made = package(tmp_path, output__generate="a\nb\n")
    module = made / "output" / "generate.py"
    known = HASHES.values()
    unix = inputs.modules(known, made)
    name = f"{inputs.MODULE}output/generate"
    module.write_bytes(b"a\r\nb\r\n")
    assert inputs.modules(known, made) == unix
    assert name in unix
    module.write_bytes(b"a\nc\n")
    assert inputs.modules(known, made)[name] != unix[name]


def package(place: Path, **modules: str) -> Path:
    """A package named hashwright with these modules."""
    for name, source in modules.items():
        path = place.joinpath("hashwright", *name.split("__")).with_suffix(".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(source.encode())
        (path.parent / "__init__.py").touch()
    return place / "hashwright"


def test_what_generate_imports_is_digested(tmp_path: Path) -> None:
    """Also inside functions, through other modules, and as the package of a module."""
    made = package(
        tmp_path,
        output__generate="from hashwright import parts\nimport hashwright.rooms.one\n",
        parts="def f():\n    from hashwright.hashes import code, HASHES",
        rooms__one="",
        rooms__other="",
        hashes__code="",
        hashes__listed="",
    )
    (made / "hashes" / "__init__.py").write_text("from hashwright.hashes import listed")
    named = {name.removeprefix(inputs.MODULE) for name in inputs.modules(HASHES.values(), made)}
    assert named == {"output/generate", "parts", "rooms/__init__", "rooms/one", "hashes/code"}


def test_the_generator_is_digested_and_what_registries_list_is_not() -> None:
    digested = {name.removeprefix(inputs.MODULE) for name in inputs.modules(HASHES.values())}
    assert {
        "output/generate",
        "output/merkle_damgard/rolled",
        "interface/iterations",
        "proof/contract/aegis",
        "lower/order",
        "passes/planes/__init__",
        "targets/cores",
    } <= digested
    listed = {"hashes/md5", "hashes/__init__", "rules/bitwise", "rules/sums", "targets/x86_64/targets"}
    assert digested.isdisjoint(
        {
            *listed,
            "output/catalogue",
            "cli/commands",
            "vendor/inputs",
            "verify/aegis/verifying",
            "bench/aegis/racing",
        }
    )


def test_marks_of_a_merge_in_a_file(project: Project) -> None:
    edit(project, C, b"#include <string.h>", b"<<<<<<< HEAD\n#include <string.h>\n=======\n>>>>>>> other")
    done = project.run("check")
    assert told(done, C).startswith("it contains merge markers; keep either side; to repair it: ")
    assert causes(project) == {C: Cause.MERGE}
    before = project.files()
    assert project.make().sentence == (
        f"nothing was written: there are merge markers in {C}; keep either side, "
        "then run `hashwright make --all`"
    )
    assert project.files() == before


def test_marks_of_a_merge_in_the_index(tmp_path: Path) -> None:
    """It is rewritten, whatever its content."""
    project = Project(tmp_path, MD5, index="crypto/README.md").made()
    edit(project, "crypto/README.md", b"# Gen", b"<<<<<<< HEAD\n# Gen")
    done = project.run("check")
    assert told(done, "crypto/README.md").startswith("it contains merge markers")
    mends(project, done)


@pytest.mark.long
@pytest.mark.parametrize("first", ["a", "z"])
def test_additions_of_two_branches_are_merged(tmp_path: Path, first: str) -> None:
    """Each branch adds a kernel at a different place of the manifest, and runs make --all."""

    def git(*words: str) -> None:
        given = ("user.name=x", "user.email=x@example.org", "commit.gpgsign=false", "init.defaultBranch=main")
        settings = [word for each in given for word in ("-c", each)]
        subprocess.run(["git", *settings, *words], cwd=tmp_path, check=True, capture_output=True)

    needs.program("git")
    old, last = MD5, {**MD5, "out": "zz", "prefix": "last_"}
    mine, theirs = ({**MD5, "hash": "ripemd160", "out": f"{first}{n}"} for n in "12")
    project = Project(tmp_path, old, last, index="crypto/README.md").made()
    attributes = pages.content("docs/vendoring.md", "hashwright.lock merge=union")
    (tmp_path / ".gitattributes").write_text(attributes, encoding="utf-8")
    git("init", "-q")
    git("add", ".")
    git("commit", "-qm", "old")
    git("tag", "old")
    for branch, entries in (("mine", (mine, old, last)), ("theirs", (old, last, theirs))):
        git("checkout", "-q", "-b", branch, "old")
        project.write(*entries, index="crypto/README.md")
        assert project.make().code == 0
        git("add", ".")
        git("commit", "-qm", branch)
    git("merge", "-q", "mine")
    assert project.make().code == 0
    assert project.run("check").out == "9 files are as generated\n"


def test_a_script_can_read_the_report(project: Project) -> None:
    (project.root / C).unlink()
    done = project.run("check", "--output-format", "json")
    report = json.loads(done.out)
    assert (done.code, report["compared"]) == (1, 4)
    (drift,) = report["drifts"]
    assert drift["path"].endswith(C)
    assert (drift["cause"], drift["mend"]) == ("missing", "hashwright make --all")


def test_what_users_add_is_not_part_of_the_source() -> None:
    """In another process, because additions stay there."""
    program = (
        "from hashwright.vendor.inputs import source\n"
        "before = source()\n"
        "import examples.sponge\n"
        "assert source() == before"
    )
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=root, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


# Files that the manifest does not list.


def test_an_unlisted_file_is_found_and_pruned(tmp_path: Path) -> None:
    """Even after a check that passed: a new file is no change of those that it compared."""
    project = Project(tmp_path, *ENTRIES).made()
    assert project.run("check").code == 0
    beside = tmp_path / "crypto" / "any" / "old.c"
    beside.write_bytes((tmp_path / C).read_bytes())
    (tmp_path / "crypto" / "any" / "mine.c").write_bytes(b"int mine;\n")
    done = project.run("check")
    assert done.code == 1
    assert causes(project) == {"crypto/any/old.c": Cause.UNLISTED}
    assert told(done, "crypto/any/old.c") == (
        "hashwright wrote it, but the manifest does not list it; add it to the manifest, or remove it; "
        "to repair it: hashwright make --all --prune"
    )
    assert f"not in the manifest; --prune removes it: {beside}\n" in project.make().out
    assert f"removed {beside}\n" in project.make("--prune").out
    assert not beside.exists()
    assert (tmp_path / "crypto" / "any" / "mine.c").exists()
    assert project.run("check").code == 0


@pytest.mark.parametrize("emitter", WRITTEN)
def test_files_in_every_language_are_found(emitter: str) -> None:
    asked = ask("md5", "x86-64", kernel="blocks", emitter=emitter)
    assert {Path(name).suffix for name in generate.templates(asked)} <= {*SUFFIXES}


def test_pruning_spares_an_edit(tmp_path: Path) -> None:
    project = Project(tmp_path, *ENTRIES).made()
    edit(project, C, b"", b"/* mine */\n")
    project.write(*ENTRIES[1:])
    done = project.make("--prune")
    assert done.code == 2
    assert f"{C} was edited by hand" in done.err
    assert (tmp_path / C).exists()
    assert project.make("--prune", "--force").code == 0
    assert not (tmp_path / C).exists()
