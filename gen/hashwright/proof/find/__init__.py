"""Guesses of what is true at the cuts of paths. No proof depends on them: a wrong one only fails.

It imports proof.read, proof.run and proof.say.
"""
