"""The schema as one text, in three parts. Read for a new database only, by db.open_store."""
