"""The checks of Merkle-Damgard hashes, and how they are called."""
