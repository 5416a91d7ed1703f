"""Mailboxes in the engine's process: what a check does, when it is made, and the threads that wait for news."""
