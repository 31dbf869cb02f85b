"""The choices of a schedule, one record each in one registry."""
