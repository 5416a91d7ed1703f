"""A source of pictures that holds what it is given; the real one is the fetcher's store."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QBuffer, QByteArray, QObject, QPointF, Signal
from PySide6.QtGui import QColor, QImage, QImageWriter, QLinearGradient, QPainter

from reader.window.article.picture_loader import Pending


class FakeHost:
    """A window that notes what its articles ask for."""

    def __init__(self) -> None:
        self.opened: list[str] = []
        self.copied: list[str] = []
        self.hovered: list[str] = []
        self.said: list[str] = []
        self.failures: list[str] = []

    def open_link(self, link: str) -> None:
        self.opened.append(link)

    def copy_link(self, link: str) -> None:
        self.copied.append(link)

    def show_link(self, link: str) -> None:
        self.hovered.append(link)

    def say(self, words: str) -> None:
        self.said.append(words)

    def fail(self, sentence: str) -> None:
        self.failures.append(sentence)


class FakeSource(QObject):
    arrived = Signal(str)

    def __init__(self, files: dict[str, bytes] | None = None) -> None:
        super().__init__()
        self.files = files or {}
        self.asked: list[str] = []
        self.missing: set[str] = set()

    def expect(self, feed_id: int, urls: Iterable[str]) -> None:
        """Holds what it holds, whoever asks."""

    def get(self, url: str) -> bytes | Pending | None:
        self.asked.append(url)
        if url in self.missing:
            return None
        return self.files.get(url, Pending.PENDING)

    def read(self, url: str) -> bytes | None:
        return self.files.get(url)

    def deliver(self, url: str, data: bytes) -> None:
        self.files[url] = data
        self.arrived.emit(url)


def paint_picture(
    width: int, height: int, kind: bytes = b"png", pixels: QImage.Format = QImage.Format.Format_RGB32
) -> bytes:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    sky = QLinearGradient(QPointF(0, 0), QPointF(0, height))
    sky.setColorAt(0, QColor("#8aa4bf"))
    sky.setColorAt(0.55, QColor("#e6cfae"))
    sky.setColorAt(0.56, QColor("#8ba3b4"))
    sky.setColorAt(1, QColor("#5f7786"))
    painter.fillRect(image.rect(), sky)
    painter.setBrush(QColor("#fbe9c6"))
    painter.drawEllipse(QPointF(width * 0.7, height * 0.42), height * 0.06, height * 0.06)
    painter.end()
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(kind)).write(image.convertToFormat(pixels))
    return bytes(buffer.data().data())
