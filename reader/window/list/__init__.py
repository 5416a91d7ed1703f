"""The entry list: its rows, model, delegate, view and the bars above it."""
