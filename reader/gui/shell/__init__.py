"""What stands on every part of the window: the program, the main window, its wiring, the line to the engine."""
