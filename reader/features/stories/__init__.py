"""Stories: the same news in several feeds, found and folded."""
