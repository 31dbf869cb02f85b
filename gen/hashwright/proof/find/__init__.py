"""Guesses of the cuts of paths, and of what is true there. No proof depends on them: a wrong one only fails.

It imports proof.read, proof.run and proof.say.
"""
