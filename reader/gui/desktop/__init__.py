"""Living on a desktop: tray, notifications, one instance, start at login, what the system says of the line."""
