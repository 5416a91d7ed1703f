"""Application bundle and disk image."""
