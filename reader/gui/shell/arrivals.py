"""What changes by itself: the status, and posts that arrive. Functions of the window. Main thread only."""

from __future__ import annotations

from reader.gui.kit.humanize import clock_time, local
from reader.gui.shell.main_window import MainWindow
from reader.gui.shell.status_bar import StatusFacts, status_operation


def read_status(window: MainWindow) -> None:
    operation = status_operation(window.clock.now())
    window.bridge.read(operation, window.status_control.show_stored)


def tell_next_poll(window: MainWindow, facts: StatusFacts) -> None:
    """What an empty list says of the future."""
    if facts.next_poll_at:
        words = window.tr("Next poll {time}.").format(time=clock_time(local(facts.next_poll_at)))
        window.list_control.next_poll = words


def posts_arrived(window: MainWindow) -> None:
    """The engine stored something: counts change in place, the list offers what is new."""
    window.sidebar_control.refresh()
    window.list_control.check_new()
    read_status(window)
