"""Targets that entries are sent to, and what is on its way there."""
