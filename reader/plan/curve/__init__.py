"""What a budget buys: the slider's curve and the price of a wish. Nothing here polls."""
