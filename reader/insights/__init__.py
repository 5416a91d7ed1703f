"""What is told about polling: a day, the budget, feeds, reading, savings, a replay. No Qt."""
