"""The rules' dialogs."""
