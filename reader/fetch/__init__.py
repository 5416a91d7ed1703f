"""HTTP client for feeds, polite to publishers. Only here lives urllib3; it never parses, stores or plans."""
