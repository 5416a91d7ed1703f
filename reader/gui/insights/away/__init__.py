"""What happened while the owner was away, in one page."""
