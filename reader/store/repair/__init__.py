"""Backups, copies, salvage and upkeep of the database file."""
