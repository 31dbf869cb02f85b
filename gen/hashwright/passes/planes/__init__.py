"""AES without AES instructions: states as bit planes, rounds as Boolean circuits over them.

The code has no tables and no branches, so its execution time depends neither on the data nor on the key.
"""
