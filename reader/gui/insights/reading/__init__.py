"""The page of reading times."""
