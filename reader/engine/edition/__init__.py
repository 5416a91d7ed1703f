"""Editions in the engine: gathered, made at their hour, delivered, offered as a catalogue."""
