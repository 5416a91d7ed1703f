"""Pictures for every part of the window: whether they may be seen, decoding them, small ones for the list."""
