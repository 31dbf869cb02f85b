"""32-bit Arm: its instructions, and its detection by compilers."""
