"""The program's lifetime beside the window: start, coming to the front, hiding in the tray, closing.

Main thread only.
"""

from __future__ import annotations

import os

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from reader.desktop.background import CAN_LEAVE
from reader.gui.desktop.instance_listener import InstanceListener
from reader.gui.desktop.tray import Tray
from reader.gui.kit.screens import bring_to_front
from reader.gui.shell.engine.engine_link import EngineLink
from reader.gui.sidebar.tree import SidebarData

_TRAY_COMES_MS = 15_000


class AppLifetime(QObject):
    address_given = Signal(str)
    """From outside: a second start, a link of the system."""
    leave_wanted = Signal()
    """Started to be hidden, and there is nowhere to hide."""

    def __init__(
        self,
        window: QWidget,
        first_focus: QWidget,
        tray: Tray,
        link: EngineLink,
        instance_listener: InstanceListener,
    ) -> None:
        super().__init__(window)
        self._window, self._first_focus, self.tray = window, first_focus, tray
        self._link, self._instance_listener = link, instance_listener

    def start(self, address: str = "", hidden: bool = False) -> None:
        """Show the window, or only the tray, and start the engine."""
        self.tray.show()
        if not hidden:
            self._window.show()
        elif CAN_LEAVE:
            QTimer.singleShot(_TRAY_COMES_MS, self, self._leave_without_tray)
        elif not self.tray.is_there:
            self._window.showMinimized()
        self._first_focus.setFocus()
        self._link.start()
        if address:
            self.bring_forward(address)

    def _leave_without_tray(self) -> None:
        """At login a tray may be there later than we are."""
        if not self._window.isVisible() and not self.tray.is_there:
            self.leave_wanted.emit()

    def close(self) -> None:
        """Within two seconds; may be called twice."""
        self.tray.hide()
        self._instance_listener.close()
        self._link.close()

    def bring_forward(self, address: str = "", token: str = "") -> None:
        """`token`: what the desktop gave for it; without one, some leave a window where it is."""
        if token:
            os.environ["XDG_ACTIVATION_TOKEN"] = token  # Qt takes it from there, once
        bring_to_front(self._window)
        if address:
            self.address_given.emit(address)

    def is_in_front(self) -> bool:
        """Whether the owner looks at the window now, as far as the desktop knows."""
        return self._window.isActiveWindow() and not self._window.isMinimized()

    def show_count(self, data: SidebarData) -> None:
        self.tray.show_count(sum(data.unread.values()))
