"""The program's lifetime beside the window: start, coming to the front, hiding in the tray, closing.

Main thread only.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from reader.gui.desktop.instance_listener import InstanceListener
from reader.gui.desktop.tray import Tray
from reader.gui.shell.engine_link import EngineLink
from reader.gui.sidebar.tree import SidebarData


class AppLifetime(QObject):
    address_given = Signal(str)
    """From outside: a second start, a link of the system."""

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
        elif not self.tray.is_there:
            self._window.showMinimized()
        self._first_focus.setFocus()
        self._link.start()
        if address:
            self.bring_forward(address)

    def close(self) -> None:
        """Within two seconds; may be called twice."""
        self.tray.hide()
        self._instance_listener.close()
        self._link.close()

    def bring_forward(self, address: str = "") -> None:
        window = self._window
        if window.isMinimized():
            window.showNormal()
        window.show()
        window.raise_()
        window.activateWindow()
        if address:
            self.address_given.emit(address)

    def is_in_front(self) -> bool:
        """Whether the owner looks at the window now, as far as the desktop knows."""
        return self._window.isActiveWindow() and not self._window.isMinimized()

    def show_count(self, data: SidebarData) -> None:
        self.tray.show_count(sum(data.unread.values()))
