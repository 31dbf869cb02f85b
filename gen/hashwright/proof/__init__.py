"""Proofs that machine code computes what a description says, for all inputs: see docs/proof.md.

Each folder is a room of its own.
"""
