"""The language of descriptions: word operations with a meaning, graphs of them, matching and rewriting.

It imports no other room.
"""
