"""The owner's choices about the program itself: polling paused, closing to the tray, starting at login.

Main thread only.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from reader.errors import PaperroundError
from reader.gui.desktop.autostart import Autostart
from reader.gui.desktop.tray import Tray
from reader.gui.kit.actions import Actions
from reader.gui.kit.wording import say
from reader.gui.shell.commands import Commands
from reader.settings import Settings


class ProgramChoices(QObject):
    proxy_changed = Signal()
    failed = Signal(str)
    """Why a choice could not be kept."""

    def __init__(self, actions: Actions, commands: Commands, tray: Tray, autostart: Autostart | None) -> None:
        """Without `autostart` there is no choice to start at login."""
        super().__init__(actions)
        self._actions, self._commands, self._tray, self._autostart = actions, commands, tray, autostart
        self._settings = Settings()

    def show(self) -> None:
        """What this desktop offers."""
        self._actions["close_to_tray"].setVisible(self._tray.is_there)
        if self._autostart is not None:
            self._actions["start_at_login"].setChecked(self._autostart.is_on())

    def may_hide(self) -> bool:
        """Whether closing the window should leave the program in the tray."""
        return self._settings.close_to_tray and self._tray.is_there

    def load(self, settings: Settings) -> None:
        self._settings = settings
        self._actions["close_to_tray"].setChecked(settings.close_to_tray)
        self._actions["pause_polling"].setChecked(settings.paused)

    def use(self, settings: Settings) -> None:
        if settings.proxy != self._settings.proxy:
            self.proxy_changed.emit()
        self.load(settings)

    def actions(self) -> dict[str, Callable[[], None]]:
        """What each action does, by its name."""
        table: dict[str, Callable[[], None]] = {
            "pause_polling": self._choose_pause,
            "close_to_tray": self._choose_tray,
        }
        if self._autostart is not None:
            table["start_at_login"] = partial(self._choose_login, self._autostart)
        return table

    def _choose_pause(self) -> None:
        self._commands.change_settings(paused=self._actions["pause_polling"].isChecked())

    def _choose_tray(self) -> None:
        self._commands.change_settings(close_to_tray=self._actions["close_to_tray"].isChecked())

    def _choose_login(self, autostart: Autostart) -> None:
        action = self._actions["start_at_login"]
        try:
            autostart.set_on(action.isChecked())
        except PaperroundError as error:
            self.failed.emit(say(error.message))
        action.setChecked(autostart.is_on())
