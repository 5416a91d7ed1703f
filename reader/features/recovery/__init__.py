"""Recovery: backups, repair of a damaged database, and the page a user meets then."""
