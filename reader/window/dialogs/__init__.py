"""The window's dialogs. Each shows and asks; dialog_commands.py does what they ask for."""
