"""The Merkle-Damgard mode: MD5, RIPEMD-160 and similar hashes."""
