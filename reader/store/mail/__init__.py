"""Mailboxes, and which mail is which entry."""
