"""Frozen records that packages pass to each other: `fetched` from the network, `parsed` from documents, `stored` in the
database, and those of the features."""
