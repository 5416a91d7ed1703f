"""OPML in and out: a file of subscriptions to records and back. Never fetches, never touches the database."""
