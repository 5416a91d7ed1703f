"""The main window's frame: panes, title, status bar, and what it remembers."""
