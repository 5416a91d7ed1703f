"""The window's side of the engine: the link, and what its notes change."""
