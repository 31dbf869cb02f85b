"""Proofs that machine code computes what a description says, for all inputs: see docs/proof.md.

It imports emit, files, graph, interface, native, output, passes, proof.contract, requests, targets, vendor and
verify.
"""
