"""The command line, a module for each command.

It imports bench, certify, emit, explain, explore, files, graph, hashes, lower, modes, native, output, passes,
recheck, requests, rules, targets, vendor and verify.
"""
