"""The morning paper: what goes in, and the files it becomes. No Qt, no store, no network."""
