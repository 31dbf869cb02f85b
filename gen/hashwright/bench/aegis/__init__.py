"""The races of AEGIS ciphers."""
