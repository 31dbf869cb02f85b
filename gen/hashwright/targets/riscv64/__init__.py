"""RISC-V: its instructions, and how compilers tell it."""
