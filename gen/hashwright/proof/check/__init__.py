"""What must be right: the contract of each kind of function at its call, at each cut and at its end.

It imports graph, passes, proof.contract, proof.find, proof.mean, proof.read, proof.run and
proof.say.
"""
