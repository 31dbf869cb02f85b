"""The AEGIS mode: authenticated encryption, and a MAC."""
