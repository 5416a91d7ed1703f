"""The page with the budget's slider."""
