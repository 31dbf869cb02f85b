"""The races of Merkle-Damgard hashes."""
