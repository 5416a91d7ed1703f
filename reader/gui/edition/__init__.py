"""The morning paper in the window: its settings beside its pages."""
