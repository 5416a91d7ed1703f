"""The index of words, searching by it, and saved searches."""
