"""What the window and the terminal both do to the store: subscribe, find feeds, try rules, mark, erase."""
