"""Proofs of the files of a request: what is built, the verdicts, the cache and certificates."""
