"""The public functions of the package exist, are documented and typed, and import quickly."""

import ast
import doctest
import inspect
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

import hashwright

PACKAGE: Final = Path(hashwright.__path__[0])

MODULES: Final = [
    ".".join(("hashwright", *path.relative_to(PACKAGE).with_suffix("").parts)).removesuffix(".__init__")
    for path in sorted(PACKAGE.rglob("*.py"))
    if ">>> " in path.read_text(encoding="utf-8")
]


def python(program: str) -> str:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_in_docstrings_hold(module: str) -> None:
    import_module(module)
    failed, tried = doctest.testmod(sys.modules[module])
    assert tried > 0
    assert failed == 0


def test_there_are_examples() -> None:
    assert {"hashwright", "hashwright.output.generate", "hashwright.vendor.manifest"} <= set(MODULES)


@pytest.mark.parametrize("name", hashwright.__all__)
def test_every_name_is_there_and_says_what_it_is(name: str) -> None:
    value = getattr(hashwright, name)
    assert name in dir(hashwright)
    if inspect.isfunction(value) or inspect.isclass(value):
        assert value.__name__ == name
        assert value.__doc__
        assert not value.__doc__.startswith(f"{name}(")  # the default docstring of dataclasses


def test_the_names_are_those_that_types_are_checked_by() -> None:
    """The imports for mypy and those at run time are two lists."""
    tree = ast.parse((PACKAGE / "__init__.py").read_text(encoding="utf-8"))
    block = next(node for node in tree.body if isinstance(node, ast.If))
    typed = {
        alias.name: node.module
        for node in block.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert typed == {name: f"hashwright.{module}" for name, module in hashwright._WHERE.items()}
    assert set(hashwright.__all__) == typed.keys()
    assert (PACKAGE / "py.typed").is_file()


@pytest.mark.parametrize(
    "imports",
    [
        "import hashwright.output.generate, hashwright.verify",
        "from hashwright.output.generate import generate; from hashwright.verify.run import verify",
        "import hashwright.cli",
        "pass",
    ],
)
def test_a_function_is_not_hidden_by_its_module(imports: str) -> None:
    print_both = "print(hashwright.generate.__name__, hashwright.verify.__name__)"
    assert python(f"{imports}\nimport hashwright\n{print_both}") == "generate verify\n"


def test_there_is_nothing_else() -> None:
    with pytest.raises(AttributeError, match="module 'hashwright' has no attribute 'nonsense'"):
        import_module("hashwright").nonsense  # noqa: B018


def test_the_import_alone_costs_nothing() -> None:
    modules = python("import sys, hashwright; print(*sys.modules)").split()
    assert [name for name in modules if name.startswith("hashwright")] == ["hashwright"]
    assert not {"jinja2", "click"} & set(modules)


def test_generating_needs_neither_the_command_line_nor_extras() -> None:
    program = """
import sys
import hashwright
hashwright.generate(hashwright.resolve("md5", "portable"))
hashwright.check(hashwright.parse_manifest("", __import__("pathlib").Path("/nowhere/hashwright.toml")))
print(*sys.modules)
"""
    assert not {"click", "z3", "capstone", "ctypes"} & set(python(program).split())


def test_the_docstring_of_the_package_names_what_a_build_script_calls() -> None:
    assert hashwright.__doc__
    called = set(re.findall(r"hashwright\.(\w+)\(", hashwright.__doc__))
    assert {"resolve", "generate", "read_manifest", "make_all", "check"} <= called <= set(hashwright.__all__)
