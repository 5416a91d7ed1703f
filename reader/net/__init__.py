"""The HTTP client for feeds, polite to publishers, and the only user of urllib3. Never parses, stores or plans."""
