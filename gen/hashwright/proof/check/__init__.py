"""Each kind of function: the state at its call, and what must be right at its end."""
