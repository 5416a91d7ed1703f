"""The Savings page."""
