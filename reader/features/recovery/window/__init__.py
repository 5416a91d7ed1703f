"""The recovery page: what the user meets where the database cannot be used."""
