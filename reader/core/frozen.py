"""The entry point of the frozen program.

An installed Paperround has no Python to call, so its one executable also runs modules: the processes beside the window
(core/child_process.py). Imports only what it hands over to.
"""

from __future__ import annotations

import os
import sys
from collections.abc import MutableMapping, Sequence
from importlib import import_module
from io import StringIO

PROGRAMS = ("reader.core.child_process",)
"""Modules that are started as `sys.executable -m NAME`; their `main` takes the rest of the command line."""
_WARNING = 0x30
"""MessageBoxW: one button, and a warning sign."""


def main() -> int:
    unheard = give_streams()
    give_back_environment(os.environ)
    module, arguments = choose_program(sys.argv[1:])
    code: int = import_module(module).main(arguments)
    if code and unheard.getvalue():
        show_message(unheard.getvalue())
    return code


def give_streams() -> StringIO:
    """Replace the streams that Windows doesn't give a program without a console; return what collects its errors."""
    unheard = StringIO()
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - for the life of the process
    if sys.stderr is None:
        sys.stderr = unheard
    return unheard


def show_message(text: str) -> None:
    """Show a message box of the system, since Qt may be what failed."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, text.strip(), "Paperround", _WARNING)


def choose_program(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """The module whose `main` is meant, and its arguments."""
    if len(arguments) >= 2 and arguments[0] == "-m" and arguments[1] in PROGRAMS:
        return arguments[1], list(arguments[2:])
    return "reader.cli.main", list(arguments)


def give_back_environment(environment: MutableMapping[str, str]) -> None:
    """Restore LD_LIBRARY_PATH, which points at our own libraries: a browser opened from here must not get them."""
    environment.pop("LD_LIBRARY_PATH", None)
    if before := environment.pop("LD_LIBRARY_PATH_ORIG", None):
        environment["LD_LIBRARY_PATH"] = before


if __name__ == "__main__":
    sys.exit(main())
