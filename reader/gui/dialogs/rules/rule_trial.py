"""Tries a rule on stored entries through the bridge, page by page, so that lists stay quick. Main thread."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from reader.gui.bridge.bridge import Bridge, Topic
from reader.model.rules import Rule
from reader.model.stored import Cursor
from reader.services.try_rule import MOST_TRIED, TriedPage, try_page


class Trier(QObject):
    page_tried = Signal(object, bool)
    """A TriedPage, and whether it was the last."""
    failed = Signal(str)

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge.bound_to(self)
        self._topic = Topic()

    def begin(self, rule: Rule) -> None:
        """Try this one; whatever was tried before ends."""
        self._topic.renew()
        self._ask(rule, None, 0)

    def cancel(self) -> None:
        self._topic.renew()

    def _ask(self, rule: Rule, after: Cursor | None, tried: int) -> None:
        def take(page: TriedPage) -> None:
            total = tried + page.tried
            is_last = page.next is None or total >= MOST_TRIED
            self.page_tried.emit(page, is_last)
            if not is_last:
                self._ask(rule, page.next, total)

        self._bridge.read(lambda conn: try_page(conn, rule, after), take, self._topic, self.failed.emit)
