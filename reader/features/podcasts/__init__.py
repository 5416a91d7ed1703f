"""Podcasts: episodes, downloads, queue and player."""
