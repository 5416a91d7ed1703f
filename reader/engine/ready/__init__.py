"""Getting posts ready before hours without a line: learning when, choosing which, fetching them politely."""
