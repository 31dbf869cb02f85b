"""Vendored kernels: a manifest lists them, a lock records the written files, and a check compares them.

It imports emit, files, graph, hashes, interface, modes, native, output, proof.contract, requests, rules and
targets.
"""
