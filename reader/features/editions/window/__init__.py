"""Editions in the window, and the renderer of their pages and files."""
