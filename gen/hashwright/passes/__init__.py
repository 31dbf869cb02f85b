"""Changes of a graph before instructions are selected: forms of the state, round keys, streams, bit planes.

It imports graph, lower, rules and targets.
"""
