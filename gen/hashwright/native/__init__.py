"""Compiles, loads and calls generated code, on this machine and under emulation."""
