"""A second checker of proofs: it reads their log, and shares only the contracts with the first.

It imports graph, proof.contract, requests and targets.
"""
