"""From a graph to machine code: selection, order, registers and frames.

It imports graph and targets.
"""
