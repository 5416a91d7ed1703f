"""Only the small PNG that a process of its own wrote becomes a tile, whatever a database holds; Qt does not guess."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QBuffer, QTranslator
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from reader.window.kit.tiles import make_favicon_tile


def make_icon(kind: str) -> bytes:
    image, buffer = QImage(32, 32, QImage.Format.Format_ARGB32), QBuffer()
    image.fill(QColor("teal"))
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    assert image.save(buffer, kind)  # type: ignore[call-overload]  # it takes a str
    return bytes(buffer.data().data())


class RefreshRequests(QTranslator):
    """Notes what Qt asks a translation for."""

    def __init__(self) -> None:
        super().__init__()
        self.contexts: list[str] = []

    def isEmpty(self) -> bool:  # noqa: N802 - Qt asks nobody who says that it is empty
        return False

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        self.contexts.append(context)
        return None


def test_a_favicon_becomes_a_tile_and_no_plug_in_is_asked_what_it_is(qtbot):
    data, asked = make_icon("png"), RefreshRequests()
    QApplication.installTranslator(asked)
    asked.contexts.clear()  # of the window's direction
    try:
        tile = make_favicon_tile(data, 2.0)
    finally:
        QApplication.removeTranslator(asked)
    assert tile is not None
    assert tile.devicePixelRatio() == 2.0
    # While Qt guesses, it holds a lock that a thread with Python may wait for: a word from there ends in a deadlock.
    assert asked.contexts == []


@pytest.mark.parametrize(
    "data", [b"", b"nothing", b"\x89PNG\r\n\x1a\nshort", b"\0\0\1\0", b"<svg/>", make_icon("ico"), make_icon("jpeg")]
)
def test_what_is_no_favicon_gives_none(qtbot, data):
    assert make_favicon_tile(data, 1.0) is None
