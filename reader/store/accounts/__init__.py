"""Accounts at servers: what was set up, which rows belong to them, what they have not got yet."""
