"""The commands, a module for each topic: they print tables or --json and decide nothing."""
