"""Terms, claims about them, and their proofs."""
