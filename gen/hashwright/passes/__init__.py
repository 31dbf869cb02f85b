"""Changes of a graph before instructions are selected, one module each."""
