"""The language of the search field: what was typed as a tree of conditions, and where its words are. Pure."""
