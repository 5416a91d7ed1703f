"""The budget curve: what a budget buys, and the price of a wish. Nothing here polls."""
