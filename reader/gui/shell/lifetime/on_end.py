"""What follows when the window is closed: nothing, another start, or life without a window. Pure."""

from __future__ import annotations

from enum import Enum, auto

from reader.gui.shell.frame.main_window import MainWindow


class OnEnd(Enum):
    QUIT = auto()
    RESTART = auto()
    """The owner chose something that takes another start."""
    LEAVE = auto()
    """It goes on without a window."""


def find_end(window: MainWindow) -> OnEnd:
    if window.is_restarting:
        return OnEnd.RESTART
    return OnEnd.LEAVE if window.is_leaving else OnEnd.QUIT
