"""Actions and what they do: table, handlers, states, menus, commands with undo."""
