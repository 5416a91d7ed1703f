"""The shell around the engine: its process, the loop that drives it, one instance per profile."""
