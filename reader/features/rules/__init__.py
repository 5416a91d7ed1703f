"""Rules: what happens to a new entry by itself."""
