"""The SQLite database. Only here live SQLite and SQL; every function takes the connection it works on."""
