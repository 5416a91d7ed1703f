"""Rows of the list: their records, layouts and painting."""
