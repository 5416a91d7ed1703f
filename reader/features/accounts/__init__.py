"""Servers that keep feeds and marks for several devices."""
