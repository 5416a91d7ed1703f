"""Starts the demo beside the window: the same program, a process and a profile of its own. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import QProcess

from reader.desktop.program import find_program


def open_demo() -> bool:
    """Whether it was started; it goes on when this window is closed."""
    return _start("demo")


def open_own() -> bool:
    """The owner's own profile, in a window of its own; one that is open already comes to the front."""
    return _start()


def _start(*command: str) -> bool:
    program, *arguments = find_program()
    started: bool = QProcess.startDetached(program, [*arguments, *command])[0]
    return started
