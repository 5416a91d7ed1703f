"""Insights: pages that say when and why Paperround polls, and what that costs and buys. Main thread only."""
