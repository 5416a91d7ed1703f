"""The Feeds page, and the page of one feed."""
