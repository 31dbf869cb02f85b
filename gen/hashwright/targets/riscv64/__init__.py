"""RISC-V: its instructions, and its detection by compilers."""
