"""Compiles, loads, calls and times generated code on this machine."""
