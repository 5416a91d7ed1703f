"""Digest mode: new entries are held and come together at fixed times."""
