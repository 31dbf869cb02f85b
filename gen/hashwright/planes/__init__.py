"""AES without AES instructions: states as bit planes, rounds as Boolean circuits over them.

No table is read and nothing branches, so that the time does not depend on what is encrypted, or with which key.
"""
