"""Benchmarks: kernels and their peers, timed in alternation.

It imports emit, files, graph, hashes, interface, modes, native, output, requests and targets.
"""
