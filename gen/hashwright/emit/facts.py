"""The counts of a listing, as sentences for the head of a file."""

from hashwright.lower.order import Listing


def facts_of(name: str, listing: Listing, what: str) -> list[str]:
    """The sentences about a function; `what` is the amount of work of one call or iteration."""
    facts = listing.facts
    counted = f"{name}: {facts.instructions} instructions for {what}"
    fired = ", ".join(f"{rule} {times} times" for rule, times in facts.rules.items())
    return [f"{counted}, {facts.paths()}."] + ([f"Rules: {fired}."] if fired else [])
