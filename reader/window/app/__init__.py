"""The application shell: the program, the main window, its wiring, the link to the engine."""
