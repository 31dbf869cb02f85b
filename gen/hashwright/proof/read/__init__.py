"""Linked files, and their bytes as instructions in one form."""
