"""Measurements as data: a record of each core in a file, and the tables and the pictures from these records.

It imports bench, choices, emit, explore, files, hashes, modes, native, output, requests and targets.
"""
