"""The form in which the words of a state are stored."""

from collections.abc import Iterable, Sequence
from itertools import islice

from hashwright.graph.ir import Graph
from hashwright.proof.run.state import Unproved
from hashwright.proof.say.terms import TERMS, WORD, Term, join, split


def stored_words(form: Graph, words: Iterable[Term]) -> Sequence[Term]:
    """The stored words of 32 bits, by the graph from a state to its form, from those of the state."""
    numbered = iter(words)
    given = {str(node.attr): join(*islice(numbered, node.ty.bits // WORD)) for node in form.inputs}
    made = form.evaluate(given, TERMS).values()
    return [word for term in made for word in split(term)]


def check_distinct(form: Graph, words: Sequence[Term]) -> None:
    """Raises Unproved if different states, whose words are these variables, may be stored as the same words."""
    found = stored_words(form, words)
    if any(term not in found and ~term not in found for term in words):
        raise Unproved("different states may be stored as the same words")
