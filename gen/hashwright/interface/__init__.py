"""The C functions of the files of a request: their names, arguments and results."""
