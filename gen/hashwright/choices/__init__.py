"""The choices of a schedule, one record each in one registry, and the passes that carry them out."""
