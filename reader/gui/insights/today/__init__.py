"""The page about one day."""
