"""hashwright generates optimised hash kernels from one description of each hash.

Each command of the command line is a function here. A build script of another project can call it:

>>> import hashwright
>>> request = hashwright.resolve("md5", "x86-64-bmi", kernel="blocks", prefix="my_")
>>> print(request.command())
hashwright make md5 --target x86-64-bmi --kernel blocks --prefix my_
>>> plan = hashwright.generate(request)
>>> list(plan.files)
['md5_blocks.h', 'md5_blocks.c']

`plan.write(directory)` writes them. With a manifest, `hashwright.make_all(hashwright.read_manifest())` writes
all kernels that it lists, and `hashwright.check(hashwright.read_manifest())` reports the files that differ.

Errors that a user can repair are UserError. Each message is one sentence.
"""

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from hashwright.errors import CheckFailed as CheckFailed
    from hashwright.errors import UserError as UserError
    from hashwright.files.plan import Plan as Plan
    from hashwright.graph.rewrite import Rule as Rule
    from hashwright.hashes import HASHES as HASHES
    from hashwright.output.generate import generate as generate
    from hashwright.requests.alternatives import Alternatives as Alternatives
    from hashwright.requests.alternatives import ask as ask
    from hashwright.requests.request import Request as Request
    from hashwright.requests.request import resolve as resolve
    from hashwright.requests.request import serving as serving
    from hashwright.requests.schedule import Schedule as Schedule
    from hashwright.rules import RULES as RULES
    from hashwright.rules.prove import Counterexample as Counterexample
    from hashwright.rules.prove import counterexample as counterexample
    from hashwright.targets import TARGETS as TARGETS
    from hashwright.vendor.against import Comparison as Comparison
    from hashwright.vendor.against import compare as compare
    from hashwright.vendor.against import digest as digest
    from hashwright.vendor.drift import Cause as Cause
    from hashwright.vendor.drift import Drift as Drift
    from hashwright.vendor.drift import Report as Report
    from hashwright.vendor.drift import check as check
    from hashwright.vendor.make import Written as Written
    from hashwright.vendor.make import make_all as make_all
    from hashwright.vendor.manifest import Manifest as Manifest
    from hashwright.vendor.manifest import ManifestError as ManifestError
    from hashwright.vendor.manifest import parse_manifest as parse_manifest
    from hashwright.vendor.manifest import read_manifest as read_manifest
    from hashwright.verify.compare import Check as Check
    from hashwright.verify.run import verify as verify

# The module of each name. It is imported when the name is first used, so that `import hashwright` is fast.
_WHERE: Final = {
    name: module
    for module, names in {
        "errors": "CheckFailed UserError",
        "files.plan": "Plan",
        "graph.rewrite": "Rule",
        "hashes": "HASHES",
        "output.generate": "generate",
        "requests.alternatives": "Alternatives ask",
        "requests.request": "Request resolve serving",
        "requests.schedule": "Schedule",
        "rules": "RULES",
        "rules.prove": "Counterexample counterexample",
        "targets": "TARGETS",
        "vendor.against": "Comparison compare digest",
        "vendor.drift": "Cause Drift Report check",
        "vendor.make": "Written make_all",
        "vendor.manifest": "Manifest ManifestError parse_manifest read_manifest",
        "verify.compare": "Check",
        "verify.run": "verify",
    }.items()
    for name in names.split()
}
__all__ = list(_WHERE)


class _Package(ModuleType):
    """This module. If a function has the name of its module, the name refers to the function here."""

    def __getattr__(self, name: str) -> Any:
        if name not in _WHERE:
            raise AttributeError(f"module 'hashwright' has no attribute '{name}'")
        value = getattr(import_module(f"hashwright.{_WHERE[name]}"), name)
        self.__dict__[name] = value
        return value

    def __setattr__(self, name: str, value: Any) -> None:
        if not (isinstance(value, ModuleType) and name in _WHERE):
            super().__setattr__(name, value)

    def __dir__(self) -> list[str]:
        return sorted({*self.__dict__, *_WHERE})


sys.modules[__name__].__class__ = _Package
