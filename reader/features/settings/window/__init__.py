"""The settings' dialog and its pages."""
