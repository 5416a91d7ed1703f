"""Getting bytes from publishers, politely. Only here lives requests; this room never parses, stores or plans."""
