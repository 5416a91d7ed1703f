"""Rules: what happens automatically to a new entry."""
