"""The player: its bar, its control, its queue."""
