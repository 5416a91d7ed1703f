"""Turns a history of posts and looks into rates. Pure numpy: no clock, no files, no threads, no database."""
