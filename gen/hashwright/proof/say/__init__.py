"""The language of proofs: terms, claims about them, and what decides claims.

It imports graph.
"""
