"""The order in which the words of a state are replaced.

If the state occupies most registers, none is free for a word whose successor is already computed: compilers
copy such words to memory and back.
"""

from collections.abc import Iterator, Mapping, Set
from dataclasses import replace
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


def replace_late(graph: Graph) -> Graph:
    """The same kernel, of one step, in which words of the state are replaced after their last use, if possible.

    Parts of words are independent: all results in one part come before those in the next.
    """
    if len(graph.steps) != 1:
        return graph
    (step,) = graph.steps
    parts = groupby(sorted(graph.outputs, key=attrgetter("part")), attrgetter("part"))
    made = [each for _, part in parts for each in _last_read({name: graph.outputs[name] for name in part})]
    return replace(graph, steps=(replace(step, made=tuple(made)),))


def _last_read(outputs: Mapping[Var, Node]) -> Iterator[Node]:
    """The results, each after the last use of the word that it replaces, or else the first one."""
    left = dict(outputs)
    computed: set[Node] = set()
    while left:
        reads = {name: _reads(value, computed) for name, value in left.items()}
        free = (name for name in left if all(name not in reads[other] for other in left if other != name))
        chosen = left.pop(next(free, next(iter(left))))
        computed.update(node for node in topological((chosen,)) if node.op is not Op.VAR)
        yield chosen


def _reads(node: Node, computed: Set[Node]) -> frozenset[Var]:
    """The inputs on which the node depends, given the nodes that are already computed."""
    if node.op is Op.VAR:
        return frozenset({node.attr})
    return frozenset().union(*(_reads(arg, computed) for arg in node.args if arg not in computed))
