"""The files of a request, in memory."""
