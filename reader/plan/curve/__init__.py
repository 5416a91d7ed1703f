"""What a budget buys: the curve behind the slider and the price of a wish. Never polls."""
