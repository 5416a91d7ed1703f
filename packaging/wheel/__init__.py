"""The wheel, for pipx and pip."""
