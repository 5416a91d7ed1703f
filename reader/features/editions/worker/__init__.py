"""Editions in the engine: gathered, made at their hour, delivered."""
