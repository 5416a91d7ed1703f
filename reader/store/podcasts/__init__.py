"""Recordings: episodes, downloads, and how far they were heard."""
