"""Feed parsing: bytes to records, identities, safe HTML. Only here live feedparser and nh3; no network here."""
