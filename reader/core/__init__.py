"""The base of everything else: clock, paths, settings, errors, records, words, the desktop. No Qt, no store."""
