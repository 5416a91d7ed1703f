"""Feeds and folders, and what is known of each feed."""
