"""A page as a feed: its repeating block found, its entries read off, its changes told. Pure; in the parser's child."""
