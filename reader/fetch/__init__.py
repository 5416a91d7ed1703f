"""Getting bytes from publishers, politely. Only here lives urllib3; it never parses, stores or plans."""
