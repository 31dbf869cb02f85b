"""The order in which an update computes its results: its output, and the words of the state.

If the state occupies most registers, none is free for a word whose successor is already computed: compilers
copy such words to memory and back.
"""

from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import replace
from enum import Enum, auto
from itertools import groupby
from operator import attrgetter
from typing import Final

from hashwright.graph.ir import Graph, Node, Var, topological
from hashwright.graph.semantics import Op
from hashwright.targets.machine import Machine

AES: Final = "aes"  # the kind of work of an AES instruction


def keeps_operands(machine: Machine) -> bool:
    """Do AES instructions preserve their operands? Spellings that overwrite the first one omit it."""
    return all("{0" in text for insn in machine.insns if insn.work == AES for text in insn.asm)


class Results(Enum):
    """The order in which an update computes its output and the words of the state."""

    PLAIN = auto()  # the output, then the words by their numbers
    LATE = auto()  # the output, then the words, each after the last use of the one that it replaces
    LAST = auto()  # the words, late, then the output
    DOWN = auto()  # the words from the last to the first, then the output
    UP = auto()  # the words from the second to the last, the first one, then the output


def in_order(graph: Graph, order: Results) -> Graph:
    """The same kernel, of one step, with its results in this order.

    Parts of words are independent: except in plain order, all results in one part precede those in the next.
    """
    if len(graph.steps) != 1:
        return graph
    (step,) = graph.steps
    made: list[Node] = []
    parts = groupby(sorted(graph.outputs, key=attrgetter("part")), attrgetter("part"))
    for part in [list(part) for _, part in parts] if order is not Results.PLAIN else [list(graph.outputs)]:
        words = {name: graph.outputs[name] for name in part if name in graph.state}
        output = [graph.outputs[name] for name in part if name not in graph.state]
        if order is Results.PLAIN:
            made += (*output, *words.values())
        elif order is Results.LATE:
            made += (*output, *_last_read(words, output))
        elif order is Results.LAST:
            made += (*_last_read(words, ()), *output)
        elif order is Results.DOWN:
            made += (*reversed(words.values()), *output)
        else:
            first, *others = words.values()
            made += (*others, first, *output)
    return replace(graph, steps=(replace(step, made=tuple(made)),))


def _last_read(outputs: Mapping[Var, Node], earlier: Iterable[Node]) -> Iterator[Node]:
    """The results, each after the last use of the word that it replaces, or else the first one."""
    left = dict(outputs)
    computed = _computed(earlier)
    while left:
        reads = {name: _reads(value, computed) for name, value in left.items()}
        free = (
            name for name in reversed(left) if all(name not in reads[other] for other in left if other != name)
        )
        chosen = left.pop(next(free, next(iter(left))))
        computed |= _computed((chosen,))
        yield chosen


def _computed(nodes: Iterable[Node]) -> set[Node]:
    """All that is computed with the nodes."""
    return {node for node in topological(nodes) if node.op is not Op.VAR}


def _reads(node: Node, computed: Set[Node]) -> frozenset[Var]:
    """The inputs that the node depends on, given the nodes that are already computed."""
    if node.op is Op.VAR:
        return frozenset({node.attr})
    return frozenset().union(*(_reads(arg, computed) for arg in node.args if arg not in computed))
