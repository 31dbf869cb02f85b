"""What each instruction, each function of the C library and the system do to the state of a processor.

It imports graph, proof.read, proof.run, proof.say and targets.
"""
