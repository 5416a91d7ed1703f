"""Settings: changed by the window and the terminal alike, and erasing what was learned."""
