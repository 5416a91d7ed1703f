"""From a fetched document to rows: what is new in it, what rules say of it."""
