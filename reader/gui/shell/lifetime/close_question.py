"""Asks once what closing the window means, with the owner's own figures. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from reader.gui.desktop.tray import Tray
from reader.gui.dialogs import closing
from reader.gui.shell.parts import Common
from reader.settings import BACKGROUND, QUIT


class CloseQuestion(QObject):
    answered = Signal(str)
    """As the setting has it: background or quit. Escape answers nothing, and the window stays."""

    def __init__(self, common: Common, tray: Tray) -> None:
        super().__init__(common.parent)
        self._common, self._tray = common, tray
        self.shown: closing.ClosingDialog | None = None

    def ask(self) -> None:
        if self.shown is None:
            operation = closing.closing_operation(self._common.clock.now())
            self._common.bridge.bound_to(self).read(operation, self._show)

    def _show(self, facts: closing.ClosingFacts) -> None:
        if self.shown is not None:  # the owner pressed twice
            return
        dialog = closing.ClosingDialog(self._common.theme, facts, self._tray.is_there, self._common.parent)
        dialog.keep_chosen.connect(lambda: self.answered.emit(BACKGROUND))
        dialog.quit_chosen.connect(lambda: self.answered.emit(QUIT))
        dialog.finished.connect(self._forget)
        self.shown = dialog
        dialog.open()

    def _forget(self) -> None:
        self.shown = None
