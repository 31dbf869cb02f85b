"""Explanations: the choices of schedules, the changes of each pass, and steps as drawings."""
