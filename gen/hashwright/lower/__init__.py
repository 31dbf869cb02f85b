"""From a graph to machine code: selection, order, registers, frames."""
