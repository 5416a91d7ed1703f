"""What moves in and out, for window and terminal."""
