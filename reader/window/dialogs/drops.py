"""Finds the address or list of feeds in what is dropped, pasted or handed over by the desktop. Main thread only."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QEvent, QMimeData, QObject, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

from reader.html.addresses import LONGEST, feed_address
from reader.html.tokenizer import unescape

_ADDRESS = re.compile(
    r"(?:(?:feed|rss|podcast|itpc|pcast):(?://)?)?(?:https?://)?(?:@?[\w.-]+@)?[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:[/?#]\S*)?",
    re.IGNORECASE,
)
_LINK = re.compile(rb"<(?:[\w-]+:)?link\b[^>]*>", re.IGNORECASE)
_SELF = re.compile(rb"""\brel\s*=\s*["']self["']""", re.IGNORECASE)
_HREF = re.compile(rb"""\bhref\s*=\s*["']([^"']+)["']""", re.IGNORECASE)
_OPML = re.compile(rb"<opml\b", re.IGNORECASE)


def find_address(text: str) -> str:
    """The address that a copied text is; empty if it is anything else, such as a sentence."""
    text = text.strip().strip("<>\"'")
    if len(text) > LONGEST:
        return ""
    is_local = re.fullmatch(r"https?://(?:localhost|\[[0-9a-f:]+\])(?::\d+)?(?:[/?#]\S*)?", text, re.IGNORECASE)
    return text if is_local or _ADDRESS.fullmatch(text) else ""


def find_dropped(data: QMimeData) -> tuple[str, str]:
    """The address and the file of subscriptions in what is dragged; each empty if there is none."""
    for url in data.urls():
        if url.isLocalFile():
            path = url.toLocalFile()
            if path.lower().endswith((".opml", ".xml", ".urls")):
                return "", path
        elif found := find_address(url.toString()):
            return found, ""
    return (find_address(data.text()), "") if data.hasText() else ("", "")


class LinkDrops(QObject):
    """Watches a window for dropped links and lists; views inside it that accept drops keep theirs."""

    def __init__(
        self, window: QWidget, open_address: Callable[[str], object], import_list: Callable[[Path], object]
    ) -> None:
        super().__init__(window)
        self._open_address, self._import_list = open_address, import_list
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
            self._open_address(address) if address else self._import_list(Path(file))
        return True


class GivenFile(Struct, frozen=True):
    path: Path
    is_list: bool
    """Whether it is a list of feeds; otherwise it is a feed, if anything."""
    address: str
    """The feed's own address; empty if it does not say."""


def find_given_file(text: str) -> GivenFile | None:
    """The file that a `file:` address points at; None for other addresses.

    An unreadable file counts as a list, because the import says what is wrong with it.
    """
    if not text.lower().startswith("file:"):
        return None
    path = Path(QUrl(text).toLocalFile())
    try:
        with path.open("rb") as file:
            head = file.read(65_536)
    except OSError:
        return GivenFile(path, True, "")
    is_list = path.suffix.lower() == ".opml" or bool(_OPML.search(head))
    return GivenFile(path, is_list, "" if is_list else find_own_address(head))


def find_own_address(head: bytes) -> str:
    """The feed's own address, from its beginning; empty if it does not say."""
    if head.lstrip(b"\xef\xbb\xbf \r\n\t").startswith(b"{"):
        return feed_address(_find_json_address(head))
    for link in _LINK.findall(head):
        if _SELF.search(link) and (found := _HREF.search(link)):
            return feed_address(unescape(found[1].decode("utf-8", "replace")))
    return ""


def _find_json_address(head: bytes) -> str:
    """The value of "feed_url", found by its key alone: the file may be longer than what was read."""
    found = re.search(rb'"feed_url"\s*:\s*("(?:[^"\\]|\\.)*")', head)
    try:
        return str(json.loads(found[1])) if found else ""
    except ValueError:
        return ""
