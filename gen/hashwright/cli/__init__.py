"""The command line, a module for each command.

It imports bench, choices, emit, explain, explore, files, graph, hashes, lower, measured, modes, native, output,
passes, proof, requests, rules, targets, vendor and verify.
"""
