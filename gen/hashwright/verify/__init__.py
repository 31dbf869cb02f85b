"""Checks of generated files: their results are compared with those of the description.

It imports interface, modes, native, output, requests and targets.
"""
