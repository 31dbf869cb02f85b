"""What is read from the disk and written to it: plans of files, caches, TOML that users write.

It imports no other room.
"""
