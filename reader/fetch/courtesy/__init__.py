"""Manners towards hosts: pace, limits, robots.txt, merged requests."""
