"""Audio of podcasts: a player in a process of its own, and chapters and lengths from episodes' files."""
