"""Schedules: the choices about a kernel that do not change its results."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from hashwright.errors import UserError


@dataclass(frozen=True, slots=True)
class Schedule:
    """The choices for one kernel; the generator makes all others.

    It prints as, and parses from, one short string: `g=add,i=sub,order=step`. The keys and values depend on
    the hash and the target: see requests/registry.py.
    """

    choices: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return ",".join(f"{key}={value}" for key, value in sorted(self.choices.items()))

    def __hash__(self) -> int:
        return hash(str(self))

    def __getitem__(self, key: str) -> str:
        return self.choices[key]

    @staticmethod
    def parse(text: str) -> "Schedule":
        """The schedule that prints as text. Raises UserError if the text is not a schedule."""
        choices: dict[str, str] = {}
        for part in filter(None, text.split(",")):
            key, equals, value = part.partition("=")
            if not (key and equals and value):
                raise UserError(
                    f"'{part}' is not a choice of a schedule; "
                    "write key=value, as `hashwright list HASH TARGET` lists them"
                )
            if choices.setdefault(key, value) != value:
                raise UserError(f"the schedule chooses {key} twice; write it once")
        return Schedule(choices)
