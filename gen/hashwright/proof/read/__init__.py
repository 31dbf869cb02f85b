"""Linked files, and their bytes as instructions in one form.

It imports emit, files and proof.say.
"""
