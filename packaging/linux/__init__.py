"""Debian package and relocatable archive."""
