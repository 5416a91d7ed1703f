"""Getting bytes from publishers, politely. Only here lives requests; it never parses, stores or plans."""
