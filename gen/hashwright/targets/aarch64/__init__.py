"""AArch64: its registers, its instructions, and how programs find out which of them there are."""
