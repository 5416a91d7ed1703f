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

PROGRAMS = ("reader.demo.server",)
"""Modules that are started as `sys.executable -m NAME`; their `main` takes the rest of the command line."""
_CHANGED = ("LD_LIBRARY_PATH",)


def main() -> int:
    # First of all: in a process that multiprocessing started, this call does its work and never returns.
    multiprocessing.freeze_support()
    give_back_environment(os.environ)
    module, arguments = choose_program(sys.argv[1:])
    code: int = import_module(module).main(arguments)
    return code


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
