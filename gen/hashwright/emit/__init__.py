"""The text of expressions, listings and routines in C, assembly, Rust and Go. It makes no decision.

It imports graph, lower and targets.
"""
