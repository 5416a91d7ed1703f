"""Bars above, in and below the list."""
