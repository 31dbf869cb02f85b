"""The search for the fastest schedule: its space, a model of cores, studies, and their report.

It imports bench, emit, explain, files, graph, hashes, lower, modes, native, output, passes, requests and
targets.
"""
