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
    from hashwright.errors import CheckFailed, UserError
    from hashwright.files.plan import Plan
    from hashwright.graph.rewrite import Rule
    from hashwright.hashes import HASHES
    from hashwright.output.generate import generate
    from hashwright.requests.alternatives import Alternatives, ask
    from hashwright.requests.request import Request, resolve, serving
    from hashwright.requests.schedule import Schedule
    from hashwright.rules import RULES
    from hashwright.rules.prove import Counterexample, counterexample
    from hashwright.targets import TARGETS
    from hashwright.vendor import (
        Cause,
        Comparison,
        Drift,
        Manifest,
        ManifestError,
        Report,
        Written,
        check,
        compare,
        digest,
        make_all,
        parse_manifest,
        read_manifest,
    )
    from hashwright.verify.compare import Check
    from hashwright.verify.run import verify

__all__ = [
    "HASHES",
    "RULES",
    "TARGETS",
    "Alternatives",
    "Cause",
    "Check",
    "CheckFailed",
    "Comparison",
    "Counterexample",
    "Drift",
    "Manifest",
    "ManifestError",
    "Plan",
    "Report",
    "Request",
    "Rule",
    "Schedule",
    "UserError",
    "Written",
    "ask",
    "check",
    "compare",
    "counterexample",
    "digest",
    "generate",
    "make_all",
    "parse_manifest",
    "read_manifest",
    "resolve",
    "serving",
    "verify",
]

# The module of each name. It is imported when the name is first used, so that `import hashwright` is fast.
_WHERE: Final = {
    "HASHES": "hashes",
    "RULES": "rules",
    "TARGETS": "targets",
    "Alternatives": "requests.alternatives",
    "Cause": "vendor",
    "Check": "verify.compare",
    "CheckFailed": "errors",
    "Comparison": "vendor",
    "Counterexample": "rules.prove",
    "Drift": "vendor",
    "Manifest": "vendor",
    "ManifestError": "vendor",
    "Plan": "files.plan",
    "Report": "vendor",
    "Request": "requests.request",
    "Rule": "graph.rewrite",
    "Schedule": "requests.schedule",
    "UserError": "errors",
    "Written": "vendor",
    "ask": "requests.alternatives",
    "check": "vendor",
    "compare": "vendor",
    "counterexample": "rules.prove",
    "digest": "vendor",
    "generate": "output.generate",
    "make_all": "vendor",
    "parse_manifest": "vendor",
    "read_manifest": "vendor",
    "resolve": "requests.request",
    "serving": "requests.request",
    "verify": "verify.run",
}


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
