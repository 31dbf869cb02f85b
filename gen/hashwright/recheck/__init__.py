"""A second checker of proofs: it reads their log, and shares no code with them but the contracts.

It imports graph, proof.contract and requests.
"""
