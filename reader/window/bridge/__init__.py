"""Database access from the window, on threads of its own, and undo."""
