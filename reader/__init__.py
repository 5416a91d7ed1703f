"""Paperround: a desktop feed reader that fetches just before its owner looks."""

__version__ = "0.1.0"
