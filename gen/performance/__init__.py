"""Measurements as data: a record of each core in a file, and the tables and the pictures from these records.

It imports the package, and is no part of it.
"""
