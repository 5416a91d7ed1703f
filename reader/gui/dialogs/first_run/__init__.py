"""The page of the first run: starter feeds to tick, and a light tour that ends in reading."""
