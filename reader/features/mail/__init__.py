"""A client for mail servers (IMAP). Stores nothing and does not decide when to connect."""
