"""The engine's process: started, driven by its loop, one instance per profile."""
