"""Audio of podcasts: played in a process of its own, and what the files of episodes say of themselves."""
