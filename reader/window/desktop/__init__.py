"""Desktop integration: tray, notifications, second starts, start at login, the state of the network."""
