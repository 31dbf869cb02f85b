"""The fastest schedule for a processor: the space of schedules, the search, what was found, and the report."""
