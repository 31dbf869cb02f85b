"""The command line, a module for each command.

It imports bench, emit, explain, explore, files, graph, hashes, lower, modes, native, output, passes,
proof.report, recheck, requests, rules, targets, vendor and verify.
"""
