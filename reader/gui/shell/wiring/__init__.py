"""Signal connections: the only place where the window's parts are joined."""
