"""Blocks of an article written into a text document."""
