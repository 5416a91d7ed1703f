"""Names of the outputs, for whoever starts a player without loading what plays. Only facts."""

DEVICE, SILENT, HASTY = "device", "silent", "hasty"
"""The system's device; one that only keeps time; one that takes all at once. The last two are for tests."""

MEMORY = 200_000_000
"""What the player's process may take beyond what it has when it begins: threads of the device reserve much of it."""
