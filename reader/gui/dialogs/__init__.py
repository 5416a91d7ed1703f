"""The window's dialogs. Each shows and asks; desk.py does what they ask for, hooks.py connects them."""
