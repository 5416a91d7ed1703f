"""The recovery page: what the owner meets where the database cannot be used."""
