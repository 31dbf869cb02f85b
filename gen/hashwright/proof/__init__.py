"""Proofs that machine code computes what a description says, for all inputs: docs/proof.md."""
