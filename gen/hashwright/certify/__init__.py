"""Proofs of the files of a request: what is built, verdicts, inputs that refute them, the cache, certificates.

It imports emit, files, graph, interface, native, output, proof.check, proof.contract,
proof.mean, proof.read, proof.run, proof.say, requests, targets, vendor and verify.
"""
