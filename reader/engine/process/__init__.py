"""The engine in a process of its own: started, watched, and one for each profile."""
