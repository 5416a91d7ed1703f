"""The commands. Each file here holds the ones of one idea; they print tables or --json and decide nothing."""

from reader.cli.main import main

__all__ = ["main"]
