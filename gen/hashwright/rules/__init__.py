"""The rules: identities, each with the advantage of its right side.

It imports graph.
"""

from typing import Final

from hashwright.graph.rewrite import Rule
from hashwright.rules import bitwise, sums

# Users can add rules: see examples/add_a_rule.py.
RULES: dict[str, Rule] = {
    value.name: value
    for module in (bitwise, sums)
    for value in vars(module).values()
    if isinstance(value, Rule)
}
OWN: Final = tuple(RULES.values())  # those of the package
