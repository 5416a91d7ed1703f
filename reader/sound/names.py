"""Names of the outputs, for whoever starts a player without loading what plays. Only facts."""

DEVICE, SILENT, HASTY = "device", "silent", "hasty"
"""The system's device; one that only keeps time; one that takes all at once. The last two are for tests."""
