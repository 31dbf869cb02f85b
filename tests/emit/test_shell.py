"""The fields of records that templates read; no two records of a template share a name."""

from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Final

import pytest
from jinja2 import meta, nodes

from hashwright.bench.aegis.textbook import Textbook
from hashwright.cli.vendor import Example
from hashwright.emit.go import Go
from hashwright.emit.shell import _environment, fields_of, render, texts
from hashwright.errors import UserError
from hashwright.explain.figure import Drawing, Named, Titled
from hashwright.explore.report import ReportPage
from hashwright.native.foreign import Driver
from hashwright.output.aegis.batch import AegisBatchContext
from hashwright.output.aegis.context import AegisContext
from hashwright.output.catalogue import Page
from hashwright.output.dispatch import Branches, Choosing, Several
from hashwright.output.generate import Assembly
from hashwright.output.merkle_damgard.batch import BatchContext
from hashwright.output.merkle_damgard.context import BlocksContext
from hashwright.output.merkle_damgard.fixed import FixedContext
from hashwright.output.preamble import FileHead
from hashwright.output.rust_modules import RustModules, RustPart, RustTexts

CONTEXTS: Final = {
    "aegis": AegisContext,
    "aegis_batch": AegisBatchContext,
    "batch": BatchContext,
    "fixed": FixedContext,
    "merkle_damgard": BlocksContext,
}
AROUND: Final = (Several, Branches, Choosing)  # further records of the files around several kernels
TEMPLATES: Final = {
    **{
        f"c/{name}.{end}.j2": (FileHead, context, *AROUND) for name, context in CONTEXTS.items() for end in "hc"
    },
    **{f"c/{name}.c.j2": (FileHead, *CONTEXTS.values(), *AROUND) for name in ("auto", "dispatch")},
    **{f"gas/{isa}.S.j2": (FileHead, *CONTEXTS.values(), *AROUND, Assembly) for isa in ("x86_64", "aarch64")},
    **{
        f"rust/merkle_damgard{end}.rs.j2": (FileHead, BlocksContext, RustPart, RustTexts, RustModules)
        for end in ("", "_exports")
    },
    **{
        f"rust/{name}{end}.rs.j2": (FileHead, CONTEXTS[name], RustPart, RustTexts, RustModules)
        for name in ("aegis_batch", "batch", "fixed")
        for end in ("", "_exports")
    },
    "rust/aegis.rs.j2": (FileHead, AegisContext, AegisBatchContext, RustPart, RustTexts, RustModules),
    **{
        f"go/{name}.j2": (FileHead, BlocksContext, Go)
        for name in ("blocks.go", "asm.go", "asm.s", "generic.go")
    },
    "run/calls.c.j2": (Driver,),
    "catalogue/README.md.j2": (Page,),
    "explain/step.dot.j2": (Named,),
    "explain/step.html.j2": (Titled, Drawing),
    "explain/step.svg.j2": (Drawing,),
    "explore/report.html.j2": (ReportPage,),
    "vendor/hashwright.toml.j2": (Example,),
    "bench/textbook.c.j2": (
        FileHead,
        *CONTEXTS.values(),
        *AROUND,
        Textbook,
    ),  # for the templates that it imports
}
for of_ciphers in ("c/aegis.c.j2", "c/aegis_batch.c.j2"):
    TEMPLATES[of_ciphers] = (*TEMPLATES[of_ciphers], Assembly)


@cache
def read(template: str) -> set[str]:
    """The names that a template and its imports read from the context."""
    found: set[str] = set()
    for text in texts(template).values():
        parsed = _environment.parse(text)
        macros = {macro.name for macro in parsed.find_all(nodes.Macro)}
        found |= meta.find_undeclared_variables(parsed) - {"caller"} - _assigned(parsed) - macros
    return found


def _assigned(parsed: nodes.Template) -> set[str]:
    """The names that assignments define, except those that they also read."""
    return {name for each in parsed.find_all(nodes.Assign) for name in _names(each.target) - _names(each.node)}


def _names(part: nodes.Node) -> set[str]:
    return {name.name for name in (part, *part.find_all(nodes.Name)) if isinstance(name, nodes.Name)}


@pytest.mark.parametrize("template", TEMPLATES)
def test_a_template_reads_only_fields_of_its_records(template: str) -> None:
    known = {field.name for record in TEMPLATES[template] for field in fields(record)}
    assert read(template) - known == set()


@pytest.mark.parametrize(
    "record",
    [*dict.fromkeys(record for records in TEMPLATES.values() for record in records)],
    ids=lambda record: record.__name__,
)
def test_every_field_is_read(record: Any) -> None:
    """By a template, or by the code that merges the records of several kernels."""
    used = {name for template in TEMPLATES for name in read(template)}
    assert {field.name for field in fields(record)} - used - {
        "iv",
        "label",
        "state_bytes",
        "head_text",
        "head_values",
    } == set()


@dataclass(frozen=True)
class One:
    first: int
    shared: int = 0


@dataclass(frozen=True)
class Other:
    shared: int


def test_a_name_is_one_records_alone() -> None:
    assert fields_of(One(3), Several((), True))["first"] == 3
    with pytest.raises(AssertionError, match="two records of a template have the field shared"):
        fields_of(One(1), Other(2))


def test_a_template_that_is_missing_is_named() -> None:
    """As in a package that is imported from an archive, or frozen without its data."""
    with pytest.raises(UserError, match=r"c/gone\.j2 .*; install hashwright by pip, "):
        render("c/gone.j2", {})
