"""Article extraction: the main text of a web page, without what surrounds it."""
