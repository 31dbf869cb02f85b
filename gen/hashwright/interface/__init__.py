"""The C functions of the files of a request: their names, parameters and records.

It imports choices, emit, modes, passes and requests.
"""
