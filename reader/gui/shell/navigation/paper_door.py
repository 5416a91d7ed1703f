"""Opens and leaves the page of editions, which is loaded when first opened. Main thread only."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from reader.gui.shell.frame.panes import Panes
from reader.gui.shell.navigation.rest_actions import rest_actions
from reader.gui.shell.parts import Common
from reader.gui.sidebar.tree import Key, Kind
from reader.gui.sidebar.view import SidebarView
from reader.settings import Settings

if TYPE_CHECKING:
    from reader.gui.edition.view import EditionView


class PaperDoor(QObject):
    engine_told = Signal(object)
    """A command for the engine."""
    opened = Signal(str)
    """With its name."""
    left = Signal()
    """The user wants to read on."""

    def __init__(self, common: Common, panes: Panes, tree: SidebarView) -> None:
        super().__init__(common.parent)
        self._common, self._panes, self._tree = common, panes, tree
        self.view: EditionView | None = None

    def open(self) -> None:
        view = self.view = self.view or self._make()
        rest_actions(self._common.actions)
        self._panes.show_page(view)
        self._tree.show_chosen(Key(Kind.EDITION))
        self.opened.emit(self.tr("Morning paper"))
        view.load()
        view.setFocus()

    def close(self) -> None:
        """Another place is shown."""
        self._common.actions.wake()

    def settings_changed(self, settings: Settings) -> None:
        if self.view is not None:
            self.view.settings_changed(settings)

    def _make(self) -> EditionView:
        common = self._common
        module = import_module("reader.gui.edition.view")
        context = import_module("reader.gui.edition.pane").EditionContext(
            common.theme,
            common.bridge,
            common.clock,
            common.commands.change_settings,
            lambda ids: common.commands.mark_these_read(ids, self.tr("the paper")),
            self.engine_told.emit,
        )
        view: EditionView = module.EditionView(context)
        view.left.connect(self.left)
        return view
