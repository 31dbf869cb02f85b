"""The modes of operation as mathematics: what a hash of each mode computes, and which kernels it has.

It imports graph.
"""
