"""From an address that somebody typed to feeds and icons."""
