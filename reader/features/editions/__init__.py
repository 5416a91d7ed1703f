"""Editions: what goes in, and what they say of themselves. No Qt, no store, no network."""
