"""Adding feeds: by address, by drop, from a list."""
