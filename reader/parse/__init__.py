"""Bytes to records: feeds, identities, safe HTML. Only here live feedparser and nh3; no network here."""
