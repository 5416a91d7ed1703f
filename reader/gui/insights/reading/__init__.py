"""The Reading times page."""
