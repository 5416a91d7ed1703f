"""The window's way to the store, on threads of its own, and undo."""
