"""Explanations: the choices of schedules, the changes of each pass, and steps as drawings.

It imports emit, graph, lower, modes, passes, requests and targets.
"""
