"""Widgets that the pages of Insights share."""
