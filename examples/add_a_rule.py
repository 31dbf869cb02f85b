"""Adds a rewrite rule from outside the package, and a form of a hash's functions that uses it.

Run it: it proves the rule, refuses one that is nearly right, and shows what the rule gains for SHA-1.
"""

from add_a_hash import SHA1

from hashwright.forms import FORMS, Form
from hashwright.ir import Node
from hashwright.pipeline import lower
from hashwright.prove import counterexample
from hashwright.request import resolve
from hashwright.rewrite import Pair, rule
from hashwright.rules import RULES


@rule
def majority_as_add(x: Node, y: Node, z: Node) -> Pair:
    """Where y and z differ x decides, elsewhere they do: the parts share no bit, and only one waits for x."""
    return (x & y) ^ (x & z) ^ (y & z), (y & z) + (x & (y ^ z))


@rule
def majority_as_add_of_three(x: Node, y: Node, z: Node) -> Pair:
    """Nearly right, and wrong: where x, y and z are all ones their sum carries."""
    return (x & y) ^ (x & z) ^ (y & z), (x & y) + (x & z) + (y & z)


RULES[majority_as_add.name] = majority_as_add
FORMS["majority"] = Form((majority_as_add,))


def main() -> None:
    print(f"{majority_as_add.name}: {counterexample(majority_as_add) or 'true for all values'}")
    print(f"{majority_as_add_of_three.name}: {counterexample(majority_as_add_of_three)}")
    for schedule in ("maj=plain", "maj=majority", ""):
        request = resolve(SHA1.name, "x86-64-bmi", schedule=schedule)
        facts = lower(SHA1.compress, request.setting()).facts
        print(f"sha1 for {request.target.name}, {schedule or 'left to hashwright'}: {facts}")


if __name__ == "__main__":
    main()
