"""Explanations: the choices of schedules, the changes of each pass, and steps as drawings.

It imports choices, emit, graph, lower, modes, passes and targets.
"""
