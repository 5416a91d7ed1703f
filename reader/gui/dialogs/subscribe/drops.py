"""Drag and drop of links on the window, and paste: which address they mean. Main thread only."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QMimeData, QObject, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

_ADDRESS = re.compile(
    r"(?:(?:feed|rss|podcast|itpc|pcast):(?://)?)?(?:https?://)?(?:@?[\w.-]+@)?[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:[/?#]\S*)?",
    re.IGNORECASE,
)
_LISTS = (".opml", ".xml", ".urls")
MAX_LENGTH = 2_000


def find_address(text: str) -> str:
    """The address that a copied text is; empty where it is anything else, such as a sentence."""
    text = text.strip().strip("<>\"'")
    if len(text) > MAX_LENGTH:
        return ""
    is_local = re.fullmatch(
        r"https?://(?:localhost|\[[0-9a-f:]+\])(?::\d+)?(?:[/?#]\S*)?", text, re.IGNORECASE
    )
    return text if is_local or _ADDRESS.fullmatch(text) else ""


def find_dropped(data: QMimeData) -> tuple[str, str]:
    """An address and a file of subscriptions in what is dragged; each empty where there is none."""
    for url in data.urls():
        if url.isLocalFile():
            path = url.toLocalFile()
            if path.lower().endswith(_LISTS):
                return "", path
        elif found := find_address(url.toString()):
            return found, ""
    return (find_address(data.text()), "") if data.hasText() else ("", "")


class LinkDrops(QObject):
    """Watches one window; views inside it that take drops themselves keep theirs."""

    address_dropped = Signal(str)
    list_dropped = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in (QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop):
            return False
        assert isinstance(event, QDropEvent)
        address, file = find_dropped(event.mimeData())
        if not address and not file:
            return False
        event.acceptProposedAction()
        if event.type() == QEvent.Type.Drop:
            (self.address_dropped if address else self.list_dropped).emit(address or file)
        return True
