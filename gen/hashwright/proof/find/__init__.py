"""Invariants of loops and equal terms. A wrong guess only fails."""
