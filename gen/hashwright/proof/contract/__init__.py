"""The contracts: what each function of a request must compute, and what it may change.

It imports choices, emit, graph, interface, modes, passes, requests and targets.
"""
