"""NSIS installer."""
