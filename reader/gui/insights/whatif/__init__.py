"""The page that replays the owner's own weeks."""
