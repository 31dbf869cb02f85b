"""Execution over terms: one memory, and every path from one address to the next."""
