"""The choices of a schedule, one record each in one registry, and the list of passes that carry them out.

It imports emit, graph, lower, modes, passes and targets.
"""
