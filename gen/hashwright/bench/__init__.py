"""Times kernels beside their peers."""
