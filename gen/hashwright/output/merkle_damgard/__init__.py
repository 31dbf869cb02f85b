"""The files of Merkle-Damgard hashes."""
