"""The settings page for accounts: a card for each, and the form for a new one."""
