"""What the user will want offline, fetched beforehand."""
