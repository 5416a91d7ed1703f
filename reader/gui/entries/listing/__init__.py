"""Which entries are listed, in which order: ids, pages, groups and folds."""
