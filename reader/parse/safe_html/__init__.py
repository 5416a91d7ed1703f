"""Untrusted HTML to the only HTML the window shows. nh3 lives here."""
