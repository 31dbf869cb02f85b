"""Compilers, and the execution of what they produce: on this machine in a separate process, or under emulation.

It imports emit, interface, requests and targets.
"""
