"""What is claimed of the functions of a request, as data."""
