"""Decides when to poll which feed. Pure numpy: no clock, no files, no threads, no logging, no database."""
