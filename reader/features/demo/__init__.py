"""The demo: made-up feeds, three made-up weeks, and a server on loopback. Knows nothing of the store or the window."""
