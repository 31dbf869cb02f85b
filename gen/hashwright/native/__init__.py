"""Generated code on this machine: compiled, loaded, called, timed."""
