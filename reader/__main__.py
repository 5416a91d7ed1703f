"""The entry: hands over to the command line. Qt is imported only where a window is wanted.

A process that the program starts for itself imports this file, too, as Python's way of starting one is: so nothing is
loaded here before `main` is called.
"""

from __future__ import annotations

import gc
import sys

from reader import cli


def main() -> int:
    gc.disable()  # loading makes many objects and no garbage
    run = cli.main
    gc.enable()
    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
