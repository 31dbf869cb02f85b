"""The search for the fastest schedule: the space of schedules, the search, the results, and the report."""
