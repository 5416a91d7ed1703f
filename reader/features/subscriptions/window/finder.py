"""Feed search for the dialogs: the field for an address, commands for the engine, and its answers. Main thread only."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLineEdit

from reader.core.records.fetched import Credentials, Found
from reader.engine import messages
from reader.window.kit.theme import Theme


class Finder(QObject):
    """A feed search by the engine. Answers come later; a new question makes older ones stale."""

    def __init__(self, send: Callable[[messages.Question], None], parent: QObject | None = None) -> None:
        """`send` passes questions on to the engine, whose answers come back to `handle`."""
        super().__init__(parent)
        self._send = send
        self._count = 0
        self.waits_for = 0
        """The number of the open question; 0 if there is none."""
        self._then: Callable[[Found], None] | None = None

    def find(
        self,
        typed: str,
        then: Callable[[Found], None],
        credentials: Credentials | None = None,
        selector: str = "",
        pointed_at: str = "",
    ) -> int:
        """Ask, and return the question's number; `then` gets the answer, which may be empty and then says why.

        A selector, or the words of a link, is tried on the page itself. Leaving before the answer cancels it.
        """
        self._count += 1
        self.waits_for, self._then = self._count, then
        self._send(messages.FindFeeds(self._count, typed, credentials, selector, pointed_at))
        return self._count

    def cancel(self) -> None:
        """Drop the open question, because nobody waits for its answer."""
        if self.waits_for:
            self.waits_for, self._then = 0, None
            self._send(messages.StopFinding())

    def handle(self, answer: messages.FeedsFound) -> None:
        """Pass on an answer, unless it is stale."""
        then = self._then
        if then is not None and answer.question == self.waits_for:
            self.waits_for, self._then = 0, None
            then(answer.found)


class AddressField(QLineEdit):
    def __init__(self, theme: Theme, placeholder: str) -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName("addressField")
        self.setAccessibleName(self.tr("Address"))
        self.setPlaceholderText(placeholder)
        self._icon = QAction(self.tr("Address"), self)
        self.addAction(self._icon, QLineEdit.ActionPosition.LeadingPosition)
        theme.changed.connect(self._recolour)
        self._recolour()

    def _recolour(self) -> None:
        self._icon.setIcon(self._theme.icon("link", "text_3", self))
