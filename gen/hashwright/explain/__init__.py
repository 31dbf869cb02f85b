"""What hashwright does, shown: the choices there are, what each pass changed, and steps as drawings."""
