"""The Budget page."""
