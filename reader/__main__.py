"""The entry: hands over to the command line. Qt is imported only where a window is wanted."""

from __future__ import annotations

import sys

from reader.cli import main as run_command_line


def main() -> int:
    return run_command_line(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
