"""Turns a history of posts and visits into rates. Pure numpy: no clock, no files, no threads, no database."""
