"""AES without AES instructions: states as bit planes, rounds as Boolean circuits over them.

The code reads no table and has no branch, so the time depends neither on the data nor on the key.
"""
