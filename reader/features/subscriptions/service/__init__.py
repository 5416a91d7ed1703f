"""What the window and the terminal both do to subscribe."""
