"""Paperround without a window: the engine goes on, tells what came, and makes room for a window."""
