"""The menu of targets: where the posts at hand can be sent. Main thread only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QMenu

from reader.gui.dialogs.targets.target_commands import TargetCommands
from reader.gui.kit.menus import pop_up
from reader.gui.shell.parts import Common
from reader.model.targets import Target
from reader.store.sending import targets as target_rows


class SendMenu(QObject):
    setting_up_wanted = Signal()

    def __init__(self, common: Common, targets: TargetCommands, find_place: Callable[[], QPoint]) -> None:
        """`find_place`: where on the screen the menu opens."""
        super().__init__(common.parent)
        self._window, self._bridge = common.parent, common.bridge.bound_to(self)
        self._targets, self._find_place = targets, find_place

    def open_for(self, ids: Sequence[int]) -> None:
        if ids:
            self._bridge.read(target_rows.list_targets, lambda found: self._show(ids, found))

    def _show(self, ids: Sequence[int], found: Sequence[Target]) -> None:
        menu = QMenu(self._window)
        menu.setAccessibleName(self.tr("Send to"))
        for target in found:
            menu.addAction(target.name.replace("&", "&&"), partial(self._targets.send, target, ids))
        if not found:
            menu.addAction(self.tr("No targets yet")).setEnabled(False)
        menu.addSeparator()
        menu.addAction(self.tr("Set up targets…"), self.setting_up_wanted.emit)
        pop_up(menu, self._find_place())
        menu.setActiveAction(menu.actions()[0 if found else -1])
