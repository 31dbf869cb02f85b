"""What a user asks for: one request, several targets together, and the best known answers for a processor."""
