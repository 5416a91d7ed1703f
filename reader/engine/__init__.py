"""The engine: decides what to fetch, what to make of it, what to store. No Qt here."""
