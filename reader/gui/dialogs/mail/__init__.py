"""Newsletters by mail in the settings: a card for each mailbox, and the form for a new one."""
