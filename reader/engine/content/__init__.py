"""Content learning: new entries read, profiles kept, overlaps found."""
