"""The tray icon with its menu, where the desktop has a tray. It tells wishes; others act on them.

Trays come and go (a panel restarts), so whether there is one is asked each time. Main thread only.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QSystemTrayIcon

from reader.gui.desktop.tray_icon import make_tray_icon
from reader.gui.kit.humanize import unread
from reader.gui.kit.text import as_notification

_SHOWN_MS = 8_000


def is_tray_there() -> bool:
    return QSystemTrayIcon.isSystemTrayAvailable()


class Tray(QObject):
    open_wanted = Signal()
    unread_wanted = Signal()
    notification_clicked = Signal()

    def __init__(
        self, actions: Sequence[QAction], quit_action: QAction, parent: QObject | None = None
    ) -> None:
        """`actions` stand between opening and quitting."""
        super().__init__(parent)
        self._icon = QSystemTrayIcon(make_tray_icon(0), self)
        self._icon.activated.connect(self._activate)
        self._icon.messageClicked.connect(self.notification_clicked)
        self._menu = QMenu()
        self._unread = self._menu.addAction("")
        font = self._unread.font()
        font.setBold(True)
        self._unread.setFont(font)
        self._unread.triggered.connect(self.unread_wanted)
        self._menu.addAction(self.tr("Open Paperround")).triggered.connect(self.open_wanted)
        self._menu.addActions(list(actions))
        self._menu.addSeparator()
        self._menu.addAction(quit_action)
        self._icon.setContextMenu(self._menu)
        self.show_count(0)

    @property
    def menu(self) -> QMenu:
        return self._menu

    @property
    def is_there(self) -> bool:
        return is_tray_there()

    def show(self) -> None:
        """Qt shows it by itself as soon as a tray appears."""
        self._icon.show()

    def hide(self) -> None:
        self._icon.hide()

    def show_count(self, count: int) -> None:
        words = unread(count)
        self._unread.setText(words)
        self._icon.setIcon(make_tray_icon(count))
        self._icon.setToolTip(f"Paperround · {words}")

    def show_notification(self, title: str, body: str) -> bool:
        """False where there is no desktop that would show it."""
        if not (self.is_there and QSystemTrayIcon.supportsMessages()):
            return False
        self._icon.showMessage(as_notification(title), as_notification(body), make_tray_icon(0), _SHOWN_MS)
        return True

    def _activate(self, reason: QSystemTrayIcon.ActivationReason) -> None:
        if reason in (QSystemTrayIcon.ActivationReason.Trigger, QSystemTrayIcon.ActivationReason.DoubleClick):
            self.open_wanted.emit()
