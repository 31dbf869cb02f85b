"""x86-64: its registers, its instructions, and the detection of its features."""
