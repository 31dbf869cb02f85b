"""What a user asks for: a hash, a kernel, a target and a schedule, or several targets together.

It imports choices, emit, files, graph, hashes, modes, passes and targets.
"""
