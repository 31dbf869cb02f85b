"""Random changes of the generator and its templates: finds those that no test notices.

    python -m tests.mutants --seed 1 --count 200

Each change is one operator, constant, comparison, condition or order of arguments, in a copy of the tree; the
working tree is unchanged. The tests of the changed file run until one fails that passes without the change;
tests that only compare the catalogue's bytes are omitted. For a change that survives, the catalogue's digest
shows whether any of its outputs differs; if none does, the change may have no effect. --log stores the fate of
each change, and the same command continues an interrupted run. A change takes about a minute. What this does
not catch: a change that only the tests of other files notice counts as a survivor.
"""

import argparse
import ast
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Final

from tests.verify.mutants import Change

ROOT: Final = Path(__file__).parents[1]
COPIED: Final = ("gen", "templates", "tests", "schedules", "examples", "docs", "out", "cmake")
NOT_COPIED: Final = shutil.ignore_patterns("__pycache__")
LIMIT: Final = 600  # seconds for the tests of a change, which may have caused an endless loop

# Tests that only compare bytes with earlier ones.
BYTES: Final = ("tests/test_catalogue.py", "tests/vendor/test_same.py", "tests/test_determinism.py")

# By file: its tests, the quickest first, besides those that the arrangement of tests/ implies.
TESTS: Final = {
    "gen/hashwright/bench/*": ("bench/",),
    "gen/hashwright/cli/*": ("cli/test_commands.py", "requests/test_schedule.py", "requests/test_settings.py"),
    "gen/hashwright/cli/bench.py": ("bench/test_benchmark.py",),
    "gen/hashwright/cli/prove.py": (
        "rules/test_prove.py",
        "certify/test_command.py",
        "certify/test_project.py",
    ),
    "gen/hashwright/emit/*": ("cli/test_commands.py", "test_api.py"),
    "gen/hashwright/emit/gas.py": ("native/test_assembly.py", "native/test_abi.py"),
    "gen/hashwright/emit/load.py": ("native/test_lanes.py", "emit/test_c.py"),
    "gen/hashwright/emit/prototypes.py": ("native/test_dispatch.py",),
    "gen/hashwright/explain/*": ("explain/test_explain.py", "cli/test_commands.py"),
    "gen/hashwright/explore/*": ("explore/", "cli/test_explore.py"),
    "gen/hashwright/files/*": ("files/", "vendor/test_remembered.py", "certify/test_once.py"),
    "gen/hashwright/graph/*": ("graph/", "hashes/"),
    "gen/hashwright/hashes/*": ("hashes/", "passes/test_forms.py"),
    "gen/hashwright/interface/*": (
        "requests/test_alternatives.py",
        "native/test_dispatch.py",
        "native/test_lanes.py",
        "native/test_fixed.py",
        "native/test_batch.py",
        "native/test_aegis_batch.py",
    ),
    "gen/hashwright/lower/*": (
        "lower/",
        "passes/test_representation.py",
        "passes/test_forms.py",
        "emit/test_c.py",
        "requests/test_specification.py",
    ),
    "gen/performance/*": ("performance/",),
    "gen/hashwright/modes/*": ("modes/", "hashes/", "native/test_merkle_damgard.py", "native/test_aegis.py"),
    "gen/hashwright/native/*": ("bench/test_benchmark.py", "bench/test_timing.py", "native/test_foreign.py"),
    "gen/hashwright/output/*": ("output/", "native/test_assembly.py", "native/test_assembly_aegis.py"),
    "gen/hashwright/output/aegis/*": (
        "modes/test_aegis.py",
        "native/test_aegis.py",
        "native/test_assembly_aegis.py",
        "native/test_dispatch.py",
    ),
    "gen/hashwright/output/dispatch.py": ("native/test_dispatch.py", "native/test_auto.py"),
    "gen/hashwright/output/generate.py": ("test_api.py", "cli/test_commands.py", "native/test_dispatch.py"),
    "gen/hashwright/output/merkle_damgard/*": (
        "native/test_merkle_damgard.py",
        "native/test_assembly.py",
        "passes/test_forms.py",
        "native/test_dispatch.py",
    ),
    "gen/hashwright/output/merkle_damgard/batch.py": ("native/test_batch.py",),
    "gen/hashwright/output/merkle_damgard/fixed.py": ("native/test_fixed.py",),
    "gen/hashwright/passes/*": ("passes/", "lower/", "emit/test_c.py", "requests/test_specification.py"),
    "gen/hashwright/passes/planes/*": ("passes/planes/", "native/test_aegis.py"),
    "gen/hashwright/certify/*": ("certify/", "proof/test_code_mutants.py"),
    "gen/hashwright/proof/*": ("proof/",),
    "gen/hashwright/requests/*": (
        "requests/",
        "lower/",
        "explain/test_explain.py",
        "passes/test_forms.py",
        "cli/test_commands.py",
    ),
    "gen/hashwright/rules/*": ("rules/", "passes/test_forms.py"),
    "gen/hashwright/targets/*": (
        "targets/",
        "lower/test_budget.py",
        "passes/test_forms.py",
        "native/test_dispatch.py",
    ),
    "gen/hashwright/targets/cores.py": ("explore/test_model.py", "lower/test_urgency.py"),
    "gen/hashwright/targets/routine.py": ("emit/test_peachpy.py", "lower/test_frame.py"),
    "gen/hashwright/vendor/*": ("vendor/test_manifest.py", "vendor/test_make.py", "vendor/test_check.py"),
    "gen/hashwright/verify/*": (
        "verify/",
        "native/test_merkle_damgard.py",
        "native/test_aegis.py",
        "native/test_foreign.py",
    ),
    "templates/bench/*": ("bench/test_timing.py",),
    "templates/c/aegis*": ("native/test_aegis.py", "native/test_sanitizers.py"),
    "templates/c/aegis_batch*": ("native/test_aegis_batch.py",),
    "templates/c/auto*": ("native/test_auto.py",),
    "templates/c/batch*": ("native/test_batch.py",),
    "templates/c/blocks*": ("native/test_lanes.py", "native/test_merkle_damgard.py"),
    "templates/c/context*": ("native/test_batch.py", "native/test_merkle_damgard.py"),
    "templates/c/common*": ("native/test_lanes.py", "native/test_merkle_damgard.py", "native/test_aegis.py"),
    "templates/c/d*": ("native/test_dispatch.py",),
    "templates/c/fixed*": ("native/test_fixed.py",),
    "templates/c/merkle*": ("native/test_merkle_damgard.py",),
    "templates/c/words*": ("native/test_lanes.py", "native/test_big_endian.py", "native/test_aegis.py"),
    "templates/explain/*": ("explain/test_explain.py",),
    "templates/explore/*": ("explore/test_report.py", "requests/test_fastest.py"),
    "templates/gas/*": ("native/test_assembly.py", "native/test_objects.py", "native/test_abi.py"),
    "templates/run/*": ("native/test_foreign.py", "native/test_foreign_aegis.py"),
    "templates/*": ("vendor/test_page.py", "vendor/test_make.py"),
}
# Files that write no kernel, which neither the general tests nor the catalogue's digest cover.
TOOLS: Final = (
    *(
        f"gen/hashwright/{room}/*"
        for room in ["bench", "certify", "cli", "explain", "explore", "native", "proof", "vendor", "verify"]
    ),
    *("gen/hashwright/rules/prove.py", "gen/performance/*", "templates/bench/*", "templates/run/*"),
)
WRITING: Final = ("templates/c/", "templates/gas/", "templates/bench/", "templates/run/")  # code, not pages
GENERAL: Final = (
    "graph/test_ir.py",
    "passes/test_forms.py",
    "passes/test_representation.py",
    "lower/",
    "emit/test_c.py",
    "cli/test_commands.py",
)


OPERATORS: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.And: ast.Or,
    ast.Or: ast.And,
}


def _other(operator: ast.AST) -> ast.AST | None:
    found = OPERATORS.get(type(operator))
    return found() if found else None


def _changed(node: ast.AST) -> Iterator[ast.AST]:
    """The possible changes of an expression."""
    if isinstance(node, ast.BinOp) and (other := _other(node.op)):
        yield ast.BinOp(node.left, other, node.right)  # type: ignore[arg-type]
    if isinstance(node, ast.BoolOp) and (other := _other(node.op)):
        yield ast.BoolOp(other, node.values)  # type: ignore[arg-type]
    if isinstance(node, ast.Compare) and (other := _other(node.ops[0])):
        yield ast.Compare(node.left, [other, *node.ops[1:]], node.comparators)  # type: ignore[list-item]
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield ast.Constant(node.value + 1)
    if isinstance(node, ast.IfExp):
        yield ast.IfExp(node.test, node.orelse, node.body)
    if isinstance(node, ast.Call) and len(node.args) > 1 and not isinstance(node.args[1], ast.Starred):
        first, second, *others = node.args
        if ast.dump(first) != ast.dump(second):
            yield ast.Call(node.func, [second, first, *others], node.keywords)


CHECKS: Final = ("frozen", "kw_only", "slots", "strict")  # arguments that only reject programming errors


def _idle(tree: ast.AST) -> Iterator[ast.AST]:
    """Is it without effect at run time, such as a type, or an argument that only checks?"""
    for node in ast.walk(tree):
        for name in ("annotation", "returns"):
            if isinstance(found := getattr(node, name, None), ast.AST):
                yield from ast.walk(found)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.BinOp | ast.Subscript):
            yield from ast.walk(node.value) if ast.unparse(node.targets[0])[:1].isupper() else ()
        if isinstance(node, ast.keyword) and node.arg in CHECKS:
            yield node.value


def of_python(path: str, source: str) -> Iterator[Change]:
    """The changes of a module."""
    tree = ast.parse(source)
    lines = [0]
    for line in source.splitlines(keepends=True):
        lines.append(lines[-1] + len(line))
    idle = {*_idle(tree)}
    for node in ast.walk(tree):
        if node in idle or not isinstance(node, ast.expr):
            continue
        start, end = (
            lines[line - 1] + len(source[lines[line - 1] : lines[line]].encode()[:column].decode())
            for line, column in (
                (node.lineno, node.col_offset),
                (node.end_lineno or 0, node.end_col_offset or 0),
            )
        )
        for other in _changed(node):
            text = ast.unparse(ast.fix_missing_locations(other))
            yield Change(path, start, end, text if isinstance(node, ast.Constant) else f"({text})")


WORDS: Final = (
    (r"&&", "||"),
    (r"\|\|", "&&"),
    (r" == ", " != "),
    (r" != ", " == "),
    (r" < ", " <= "),
    (r" > ", " >= "),
    (r" \+ ", " - "),
    (r" - ", " + "),
    (r" and ", " or "),
)
NUMBER: Final = re.compile(r"(?<![\w.#])\d+(?![\w.])")
COMMENT: Final = re.compile(r"\{#.*?#\}|/\*.*?\*/|//[^\n]*", re.DOTALL)


def of_template(path: str, source: str) -> Iterator[Change]:
    """The changes of a template, outside of comments."""
    said = {place for found in COMMENT.finditer(source) for place in range(*found.span())}
    for pattern, text in WORDS:
        for found in re.finditer(pattern, source):
            yield Change(path, *found.span(), text)
    for found in NUMBER.finditer(source):
        if found.start() not in said:
            yield Change(path, *found.span(), str(int(found[0]) + 1))


@cache
def changes() -> list[Change]:
    """Every change that may be drawn."""
    found: list[Change] = []
    for folder, of in (("gen", of_python), ("templates", of_template)):
        for path in sorted((ROOT / folder).rglob("*.py" if of is of_python else "*.*")):
            name = path.relative_to(ROOT).as_posix()
            if path.is_file() and (name.startswith(WRITING) or path.suffix == ".py"):
                found += of(name, path.read_text(encoding="utf-8"))
    return found


def is_tool(path: str) -> bool:
    """Does the file write no kernel?"""
    return any(fnmatch(path, pattern) for pattern in TOOLS)


def tests_of(path: str) -> list[str]:
    """The tests of a file, those named after it first."""
    module = Path(re.sub("^(gen/hashwright|gen|templates)/", "", path))
    named = f"{module.parent}/test_{module.stem}.py".removeprefix("./")
    found = [named, *(test for pattern, tests in TESTS.items() if fnmatch(path, pattern) for test in tests)]
    paths = dict.fromkeys(f"tests/{name}" for name in (*found, *(() if is_tool(path) else GENERAL)))
    return list(dict.fromkeys(file for name in paths for file in _files(ROOT / name)))


def _files(path: Path) -> list[str]:
    """The test files of a path; tests that count whole kernels come last."""
    found = sorted(path.glob("test_*.py"), key=lambda each: (each.name == "test_budget.py", each.name))
    return [each.relative_to(ROOT).as_posix() for each in ([path] if path.is_file() else found)]


def ran(words: Sequence[str], place: Path, limit: int) -> tuple[int | None, str]:
    """The exit code of a Python command in the copy, None after a timeout; and its output."""
    environment = {**os.environ, "PYTHONPATH": str(place / "gen"), "PYTHONDONTWRITEBYTECODE": "1"}
    with tempfile.TemporaryFile("w+") as said:
        process = subprocess.Popen(
            [sys.executable, *words],
            cwd=place,
            env=environment,
            stdout=said,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            code: int | None = process.wait(limit)
        except BaseException as error:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            if not isinstance(error, subprocess.TimeoutExpired):
                raise
            code = None
        said.seek(0)
        return code, said.read()


def digest(place: Path) -> str:
    """The digest of the catalogue, or its failure."""
    code, said = ran(["-m", "hashwright", "digest"], place, LIMIT)
    return said.splitlines()[0] if code == 0 else "it fails"


@dataclass(slots=True)
class Copy:
    """A copy of the tree for changes."""

    place: Path
    limit: int  # seconds
    able: dict[str, bool]  # by test: does it pass without a change?

    def tried(self, change: Change) -> dict[str, str]:
        """The result of a change: killed, with the test; or survived, with the catalogue's digest."""
        path = self.place / change.name
        source = path.read_text(encoding="utf-8")
        while True:
            path.write_text(change.made(source), encoding="utf-8")
            try:
                code, said = self.tested(tests_of(change.name))
                if code == 0:
                    made = "" if is_tool(change.name) else digest(self.place)
                    return {"fate": "survived", "digest": made}
            finally:
                path.write_text(source, encoding="utf-8")
            if code is None:
                return {"fate": "killed", "by": "the time limit"}
            failed = re.search(r"^(?:FAILED|ERROR) (.+?)(?: - |$)", said, re.MULTILINE)
            if not failed or self.passes(failed[1]):
                return {"fate": "killed", "by": failed[1] if failed else said[-200:]}

    def passes(self, test: str) -> bool:
        """Does a test pass without a change?"""
        if test not in self.able:
            self.able[test] = self.tested([test])[0] == 0
        return self.able[test]

    def tested(self, tests: Sequence[str]) -> tuple[int | None, str]:
        """The exit code and the output of tests, without those that always fail."""
        left_out = [f"--ignore={name}" for name in BYTES]
        left_out += [f"--deselect={test}" for test, passes in self.able.items() if not passes]
        return ran(
            ["-m", "pytest", "-x", "-q", "--full", "-p", "no:cacheprovider", *left_out, *tests],
            self.place,
            self.limit,
        )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--only", default="*", help="a pattern of paths, as in 'gen/hashwright/lower/*'")
    parser.add_argument("--log", type=Path, default=ROOT / "build" / "mutants.jsonl")
    parser.add_argument("--limit", type=int, default=LIMIT, help="seconds for the tests of a change")
    asked = parser.parse_args()
    os.nice(10)
    able = [each for each in changes() if fnmatch(each.name, asked.only)]
    drawn = random.Random(asked.seed).sample(able, min(asked.count, len(able)))
    asked.log.parent.mkdir(exist_ok=True)
    rows = [json.loads(line) for line in asked.log.read_text().splitlines()] if asked.log.exists() else []
    known = {row["diff"]: row for row in rows}
    with tempfile.TemporaryDirectory(prefix="hashwright-mutants-") as name:
        place = Path(name)
        for each in COPIED:
            shutil.copytree(ROOT / each, place / each, ignore=NOT_COPIED)
        for path in (path for path in ROOT.iterdir() if path.is_file() and path.name != ".git"):
            shutil.copy(path, place)
        copy = Copy(place, asked.limit, {})
        diffs = [each.diff((ROOT / each.name).read_text(encoding="utf-8")) for each in drawn]
        for number, (change, diff) in enumerate(zip(drawn, diffs, strict=True), 1):
            if diff not in known:
                known[diff] = {"diff": diff, **copy.tried(change)}
                with asked.log.open("a") as log:
                    log.write(json.dumps(known[diff]) + "\n")
            row = known[diff]
            print(f"{number}: {change.name}: {row['fate']} {row.get('by', '')}", flush=True)
        alive = [known[diff] for diff in diffs if known[diff]["fate"] == "survived"]
        plain = digest(place) if any(row["digest"] for row in alive) else ""
    for row in alive:
        print(f"\n{'no output changed' if row['digest'] in ('', plain) else 'output changed'}:\n{row['diff']}")
    print(f"{len(drawn)} changes, {len(drawn) - len(alive)} killed, {len(alive)} survived")


if __name__ == "__main__":
    main()
