"""Subscribing: finding feeds, adding them, lists of feeds."""
