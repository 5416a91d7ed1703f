"""IMAP: the connection to a mail server and what is said over it. Stores nothing, decides nothing about when."""
