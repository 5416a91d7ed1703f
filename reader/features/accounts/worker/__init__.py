"""Synchronises with the servers of accounts: sends what waits, takes over what other devices did."""
