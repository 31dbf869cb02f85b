"""The checks of AEGIS ciphers, and how they are called."""
