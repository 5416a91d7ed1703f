"""A bar for work whose length is not known yet: it moves, unless the system asks for less motion. Main thread only."""

from __future__ import annotations

from PySide6.QtWidgets import QProgressBar

from reader.desktop.reduced_motion import should_reduce_motion
from reader.gui.kit.thread_pool import run_in_pool


class BusyBar(QProgressBar):
    """Still and striped until the system has told that it may move; asked anew for each bar, so a change of mind needs
    no restart."""

    def __init__(self) -> None:
        super().__init__()
        self.setTextVisible(False)
        self.setRange(0, 1)
        self.setProperty("still", True)  # how the style sheet knows it
        run_in_pool(self, should_reduce_motion, self._take_wish)

    def show_progress(self, done: int, total: int) -> None:
        self._set_range(max(total, 1))
        self.setValue(done)

    def _take_wish(self, is_still: bool) -> None:
        if self.property("still") and not is_still:
            self._set_range(0)

    def _set_range(self, total: int) -> None:
        """Without a total it moves."""
        self.setRange(0, total)
        if self.property("still"):
            self.setProperty("still", False)
            self.style().polish(self)
