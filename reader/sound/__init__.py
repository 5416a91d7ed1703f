"""Recordings: decoded and played in a process of its own, their chapters, and the handle by which others play them."""
