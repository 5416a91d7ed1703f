"""The window. Only here lives Qt; it reaches the store and the engine's messages, and no stage directly."""
