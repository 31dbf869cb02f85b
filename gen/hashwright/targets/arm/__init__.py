"""32-bit Arm: its instructions, and how compilers tell it."""
