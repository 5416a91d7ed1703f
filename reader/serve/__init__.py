"""A small HTTP server for the outside world: bounded in every way. Knows nothing of what is served."""
