"""The entry point of `paperround` and `python -m reader`."""

from __future__ import annotations

import gc
import sys

from reader.cli import main as command_line


def main() -> int:
    gc.disable()  # loading makes many objects and no garbage
    run = command_line.main
    gc.enable()
    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
