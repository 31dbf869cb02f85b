"""What is counted of a listing, as the head of a file tells it."""

from hashwright.lower.order import Listing


def facts_of(name: str, listing: Listing, what: str) -> list[str]:
    """The sentences about a function, which does so much at a time."""
    facts = listing.facts
    counted = f"{name}: {facts.instructions} instructions for {what}"
    fired = ", ".join(f"{rule} {times} times" for rule, times in facts.rules.items())
    return [f"{counted}, {facts.paths()}."] + ([f"Rules: {fired}."] if fired else [])
