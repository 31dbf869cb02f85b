"""What a user asks for: a hash, a kernel, a target and a schedule of choices, or several targets together.

It imports emit, files, graph, hashes, lower, modes, passes and targets.
"""
