"""Sends entries that wait for it, in the engine's process."""
