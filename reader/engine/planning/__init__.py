"""The plan of the day: its inputs from the store, made, kept and forecast."""
