"""Sending on, in the engine: works off the queue of what goes to targets."""
