"""The list as cards."""
