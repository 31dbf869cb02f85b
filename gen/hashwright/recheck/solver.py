"""Proves claims about expressions for all values of their variables, by bitwuzla.

A question is text in SMT-LIB, in which variables have numbers instead of names, so that it is asked once.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final

from hashwright.recheck.terms import KINDS, VAR, BitVector, ordered, variables

MILLISECONDS: Final = 10_000  # the most time for one claim
BLOCK: Final = "(_ BitVec 128)"
START: Final = ("(set-logic QF_UFBV)", *(f"(declare-fun aes_{x} ({BLOCK}) {BLOCK})" for x in ("sub", "mix")))


@cache
def holds(claim: BitVector, assumed: tuple[BitVector, ...] = ()) -> bool:
    """Is a claim of one bit true if the assumptions are?"""
    if claim.is_const:
        return bool(claim.attr)
    return _is_impossible(_asked(~claim, *_relevant(claim, assumed)))


def _relevant(claim: BitVector, assumed: Iterable[BitVector]) -> list[BitVector]:
    """The assumptions that share variables with the claim, directly or through other assumptions."""
    reached, found = variables(claim), list[BitVector]()
    while new := [each for each in assumed if each not in found and not variables(each).isdisjoint(reached)]:
        found += new
        reached |= variables(*new)
    return found


def _asked(*bits: BitVector) -> str:
    """The question whether all bits can be 1."""
    lines, names = [*START], dict[BitVector, str]()
    for number, term in enumerate(ordered(bits)):
        args, name, sort = [names[arg] for arg in term.args], f"v{number}", f"(_ BitVec {term.bits})"
        if term.kind == VAR:
            lines.append(f"(declare-const {name} {sort})")
        else:
            value = KINDS[term.kind][1].format(*args, args=" ".join(args), term=term)
            lines.append(f"(define-fun {name} () {sort} {value})")
        names[term] = name
    return "\n".join([*lines, *(f"(assert (= {names[each]} #b1))" for each in bits)])


@cache
def _is_impossible(question: str) -> bool:
    import bitwuzla

    options = bitwuzla.Options()
    options.set(bitwuzla.Option.TIME_LIMIT_PER, MILLISECONDS)
    parser = bitwuzla.Parser(bitwuzla.TermManager(), options)
    parser.parse(question, True, False)
    return bool(parser.bitwuzla().check_sat() == bitwuzla.Result.UNSAT)
