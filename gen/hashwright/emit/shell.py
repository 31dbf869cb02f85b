"""The code around kernels: Jinja2 templates of guards, loops and interfaces, without operations of the hash."""

from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined, TemplateNotFound, meta

from hashwright.errors import UserError

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

PACKAGE: Final = Path(__file__).resolve().parents[1]

# Templates are at the top of the repository, and inside the package in a wheel.
OWN: Final = (PACKAGE / "templates", PACKAGE.parents[1] / "templates")  # in the wheel, and in a checkout
_loader: Final = FileSystemLoader(OWN)
_environment: Final = Environment(
    loader=_loader,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    keep_trailing_newline=True,
)


def add_templates(directory: Path) -> None:
    """Adds the templates of a mode from outside the package; they may import the package's own."""
    if str(directory) not in _loader.searchpath:
        _loader.searchpath.append(str(directory))


def is_there(template: str) -> bool:
    """Is there a template of that name?"""
    try:
        _environment.get_template(template)
    except TemplateNotFound:
        return False
    return True


def render(template: str, values: Mapping[str, Any]) -> bytes:
    """The file that a template generates from a context."""
    try:
        return _environment.get_template(template).render(values).encode()
    except TemplateNotFound as missing:
        raise UserError(
            f"there is no template {missing.name} in {PACKAGE}; install hashwright by pip, not as an archive"
        ) from missing


def fields_of(*records: "DataclassInstance") -> dict[str, Any]:
    """The fields of records by name, as a template reads them. No two records share a name."""
    found: dict[str, Any] = {}
    for record in records:
        for field in fields(record):
            assert field.name not in found, f"two records of a template have the field {field.name}"
            found[field.name] = getattr(record, field.name)
    return found


def texts_in(folder: str) -> Mapping[str, str]:
    """The text of every template of the package in a folder, by name, without those that users added."""
    own = FileSystemLoader(OWN)
    names = (name for name in own.list_templates() if name.startswith(f"{folder}/"))
    return {name: own.get_source(_environment, name)[0] for name in names}


@cache
def texts(template: str) -> Mapping[str, str]:
    """The text of a template and of every one that it imports, by name; lines end with \\n."""
    found: dict[str, str] = {}
    wanted = [template]
    for name in wanted:
        source = _loader.get_source(_environment, name)[0]
        found[name] = "\n".join(source.splitlines()) + "\n"
        named = meta.find_referenced_templates(_environment.parse(source))
        wanted += [other for other in named if other and other not in (*found, *wanted)]
    return found
