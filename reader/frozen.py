"""The entry of the frozen program: one executable that stands for the command, its processes and `python -m`.

An installed Paperround brings no Python to call, so its own executable has to be all of them: what
multiprocessing starts (the engine, the parser, a replay), what is started as a module of its own (the demo's
server), and the program itself. Never imported by the others; it must not import more than it hands over to.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import MutableMapping, Sequence
from importlib import import_module
from io import StringIO

PROGRAMS = ("reader.demo.server",)
"""Modules that are started as `sys.executable -m NAME`; their `main` takes the rest of the command line."""
_CHANGED = ("LD_LIBRARY_PATH",)
_WARNING = 0x30
"""MessageBoxW: one button, and the picture of a warning."""


def main() -> int:
    unheard = give_streams()
    # In a process that multiprocessing started, this call does its work and never returns.
    multiprocessing.freeze_support()
    give_back_environment(os.environ)
    module, arguments = choose_program(sys.argv[1:])
    code: int = import_module(module).main(arguments)
    if code and unheard.getvalue():
        show_message(unheard.getvalue())
    return code


def give_streams() -> StringIO:
    """Windows gives a program without a console no streams at all, and printing must not end it. What it
    complains of is collected, because otherwise nobody would hear of it."""
    unheard = StringIO()
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - for the life of the process
    if sys.stderr is None:
        sys.stderr = unheard
    return unheard


def show_message(text: str) -> None:
    """The system's own box, as plain as it comes: whatever went wrong may have been Qt."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, text.strip(), "Paperround", _WARNING)


def choose_program(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """Which module's `main` is meant, and what to hand to it."""
    if len(arguments) >= 2 and arguments[0] == "-m" and arguments[1] in PROGRAMS:
        return arguments[1], list(arguments[2:])
    return "reader.cli.main", list(arguments)


def give_back_environment(environment: MutableMapping[str, str]) -> None:
    """The starter points LD_LIBRARY_PATH at our own libraries; a browser opened from here must not get them."""
    for name in _CHANGED:
        before = environment.pop(f"{name}_ORIG", None)
        if before:
            environment[name] = before
        else:
            environment.pop(name, None)


if __name__ == "__main__":
    sys.exit(main())
