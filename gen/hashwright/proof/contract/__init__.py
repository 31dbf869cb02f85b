"""The contracts: what each function of a request must compute, and what it may change.

It imports emit, graph, interface, modes, passes, requests and targets.
"""
