"""Adds a rewrite rule from outside the package, and a form of a hash's functions that uses it.

Run it: it proves the rule, rejects one that is nearly right, and shows the gain of the rule for SHA-1.
"""

from sha1 import SHA1

from hashwright.graph.ir import Node
from hashwright.graph.rewrite import Pair, rule
from hashwright.passes.forms import FORMS, Form
from hashwright.requests.pipeline import lower
from hashwright.requests.request import resolve
from hashwright.rules import RULES
from hashwright.rules.prove import counterexample


@rule
def majority_by_pairs(x: Node, y: Node, z: Node) -> Pair:
    """The majority is x with y or z, or y with z: y | z does not wait for x, and only one AND does."""
    return (x & y) ^ (x & z) ^ (y & z), (x & (y | z)) | (y & z)


@rule
def majority_by_sums(x: Node, y: Node, z: Node) -> Pair:
    """A wrong rule that is nearly right: if x, y and z are all ones, their sum carries."""
    return (x & y) ^ (x & z) ^ (y & z), (x & y) + (x & z) + (y & z)


RULES[majority_by_pairs.name] = majority_by_pairs
FORMS["pairs"] = Form((majority_by_pairs,))


def main() -> None:
    print(f"{majority_by_pairs.name}: {counterexample(majority_by_pairs) or 'true for all values'}")
    print(f"{majority_by_sums.name}: {counterexample(majority_by_sums)}")
    for schedule in ("maj=plain", "maj=pairs", ""):
        request = resolve(SHA1.name, "x86-64-bmi", schedule=schedule)
        facts = lower(SHA1.compress, request.setting()).facts
        print(f"sha1 for {request.target.name}, {schedule or 'left to hashwright'}: {facts}")


if __name__ == "__main__":
    main()
