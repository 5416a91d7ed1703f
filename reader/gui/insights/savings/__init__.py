"""The page about what was saved."""
