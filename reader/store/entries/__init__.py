"""Entries with their texts, marks, tags and stories; lists of them; letting them go."""
