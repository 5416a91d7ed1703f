"""The tray icon with its menu, and the desktop's notifications. Main thread only.

Trays come and go (a panel restarts), so we ask each time whether there is one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QAction, QColor, QFont, QFontMetricsF, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QMenu, QSystemTrayIcon

from reader.core.desktop.notifications import DesktopNotifier, Notice
from reader.window.kit.humanize import unread
from reader.window.kit.text import as_notification
from reader.window.kit.tiles import make_pixmap
from reader.window.kit.tokens import LIGHT

_MOST_SAID = 99


def badge_words(count: int) -> str:
    """The count as it fits into a corner of sixteen pixels."""
    if count <= 0:
        return ""
    return str(count) if count <= _MOST_SAID else f"{_MOST_SAID}+"


def make_tray_icon(count: int) -> QIcon:
    """A tile with a newspaper and the unread count. Painted, because a tray asks for many sizes."""
    return _make_icon(badge_words(count))


@lru_cache(maxsize=8)
def _make_icon(badge: str) -> QIcon:
    icon = QIcon()
    for size in (16, 22, 24, 32, 48, 64):
        icon.addPixmap(_paint(size, badge))
    return icon


def _paint(size: int, badge: str) -> QPixmap:
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    # A coloured tile is visible on dark and on light panels.
    painter.setBrush(QColor(LIGHT.accent))
    painter.drawRoundedRect(QRectF(0, 0, size, size), size * 0.2, size * 0.2)
    inner = round(size * 0.7)
    glyph = make_pixmap("newspaper", LIGHT.on_accent, inner, 1.0)
    painter.drawPixmap((size - inner) // 2, (size - inner) // 2, glyph)
    if badge:
        _paint_badge(painter, size, badge)
    painter.end()
    return pixmap


def _paint_badge(painter: QPainter, size: int, badge: str) -> None:
    """Paint the count at the lower right, with a rim that sets it off from the tile."""
    height = size * 0.6
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(max(8, round(height * 0.85)))
    width = min(float(size), max(height, QFontMetricsF(font).horizontalAdvance(badge) + height * 0.3))
    place = QRectF(size - width, size - height, width, height)
    painter.setBrush(QColor(LIGHT.accent_text))
    painter.drawRoundedRect(place.adjusted(-1, -1, 0, 0), height / 2, height / 2)
    painter.setBrush(QColor(LIGHT.bg))
    painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), height / 2, height / 2)
    painter.setPen(QColor(LIGHT.text))
    painter.setFont(font)
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, badge)


class DesktopNotifications(QObject):
    acted = Signal(str, str)
    """A button or a click: its key, and a token that lets a window come to the front."""
    refused = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._notifier = DesktopNotifier(self.acted.emit)

    def show(self, notice: Notice) -> None:
        self._notifier.show(notice, lambda: self.refused.emit(notice))

    def withdraw(self) -> None:
        self._notifier.withdraw()

    def close(self) -> None:
        self._notifier.close()


def is_tray_there() -> bool:
    return QSystemTrayIcon.isSystemTrayAvailable()


class Tray(QObject):
    def __init__(self, actions: Sequence[QAction], quit_action: QAction, parent: QObject | None = None) -> None:
        """`actions` come between opening and quitting in the menu."""
        super().__init__(parent)
        self.on_open: Callable[[], None] = lambda: None
        self.on_unread: Callable[[], None] = lambda: None
        """Runs when the count in the menu is chosen."""
        self.on_notification: Callable[[], None] = lambda: None
        """Runs when a notification of the tray is clicked."""
        self._icon = QSystemTrayIcon(make_tray_icon(0), self)
        self._icon.activated.connect(self._activate)
        self._icon.messageClicked.connect(lambda: self.on_notification())
        self.menu = QMenu()
        self._unread = self.menu.addAction("")
        font = self._unread.font()
        font.setBold(True)
        self._unread.setFont(font)
        self._unread.triggered.connect(lambda: self.on_unread())
        self.menu.addAction(self.tr("Open Paperround")).triggered.connect(lambda: self.on_open())
        self.menu.addActions(list(actions))
        self.menu.addSeparator()
        self.menu.addAction(quit_action)
        self._icon.setContextMenu(self.menu)
        self.show_count(0)

    @property
    def is_there(self) -> bool:
        return is_tray_there()

    def show(self) -> None:
        """Show it, or let Qt do that as soon as a tray appears."""
        self._icon.show()

    def hide(self) -> None:
        self._icon.hide()

    def show_count(self, count: int) -> None:
        words = unread(count)
        self._unread.setText(words)
        self._icon.setIcon(make_tray_icon(count))
        self._icon.setToolTip(f"Paperround · {words}")

    def show_notification(self, title: str, body: str) -> bool:
        """Show a notification by the tray. Returns False if the desktop cannot."""
        if not (self.is_there and QSystemTrayIcon.supportsMessages()):
            return False
        self._icon.showMessage(as_notification(title), as_notification(body), make_tray_icon(0), 8_000)
        return True

    def _activate(self, reason: QSystemTrayIcon.ActivationReason) -> None:
        if reason in (QSystemTrayIcon.ActivationReason.Trigger, QSystemTrayIcon.ActivationReason.DoubleClick):
            self.on_open()
