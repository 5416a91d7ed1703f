"""Living on a desktop: tray, notifications, second starts, start at login, the state of the line."""
