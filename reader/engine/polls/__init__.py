"""Polls: which are due, who asked for them, and running them in rounds."""
