"""Feeds that are seldom opened, with unsubscribing at hand."""
