"""What a user may ask for: the choices of a schedule, one record each in one registry."""
