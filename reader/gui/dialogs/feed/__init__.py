"""One feed's settings."""
