"""Rules on arrival, and what they hid."""
