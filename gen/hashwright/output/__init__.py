"""The files of a request, in memory.

It imports emit, files, graph, interface, lower, modes, passes, proof.contract, requests and targets.
"""
