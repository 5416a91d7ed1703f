"""Pages without a feed, followed as if they had one."""
