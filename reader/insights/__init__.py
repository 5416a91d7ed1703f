"""Insights data: a day, the budget, feeds, reading, savings, a replay. No Qt."""
