"""What feeds are about: new entries read, profiles kept, overlaps found."""
