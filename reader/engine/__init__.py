"""Ties the rooms together: what to fetch, what to make of it, what to store. No Qt here."""
