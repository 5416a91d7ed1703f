"""What the pages of Insights are made of."""
