"""Offers, once after each absence, to tell what happened meanwhile. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from reader.gui.shell.parts import Common
from reader.services import away


class AwayOffer(QObject):
    found = Signal(str, str)
    """How long the owner was away, and what is offered."""

    def __init__(self, common: Common) -> None:
        super().__init__(common.parent)
        self._bridge, self._clock = common.bridge.bound_to(self), common.clock

    def look(self) -> None:
        """The owner came to read."""
        now = self._clock.now()
        self._bridge.write(lambda conn: away.take_untold_absence(conn, now), self._offer)

    def _offer(self, span: away.Span | None) -> None:
        if span is not None:
            said = self.tr("You were away for {n} days", n=span.days).format(n=span.days)
            self.found.emit(said, self.tr("What happened meanwhile, story by story, in one page"))
