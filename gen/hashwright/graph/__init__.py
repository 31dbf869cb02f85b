"""The language of hashes: word operations with a meaning, graphs of them, and their rewriting."""
