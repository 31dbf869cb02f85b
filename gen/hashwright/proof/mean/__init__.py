"""The meaning of each instruction, of functions of the C library, and of the system."""
