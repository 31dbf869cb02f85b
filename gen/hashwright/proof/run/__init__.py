"""Execution over terms: the state of a processor, its memory, and every path from one address to the next.

It imports proof.read, proof.say and targets.
"""
