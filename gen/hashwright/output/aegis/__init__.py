"""The files of AEGIS ciphers."""
