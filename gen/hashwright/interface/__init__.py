"""The C functions of the files of a request: their names, parameters and records.

It imports emit, modes, passes and requests.
"""
