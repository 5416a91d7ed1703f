"""The choices on the settings dialog's page about looks: read from the window's parts and applied to them.

Main thread only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from reader.gui.article.record import TextChoice
from reader.gui.entries.control import ListControl
from reader.gui.kit.actions import Actions
from reader.gui.shell.panes import Panes
from reader.gui.shell.parts import ArticleParts
from reader.gui.shell.window_memory import WindowMemory
from reader.lazy_import import lazy_import

if TYPE_CHECKING:
    from reader.gui.dialogs.settings import pages
else:  # loaded with the dialog
    pages = lazy_import("reader.gui.dialogs.settings.pages")


class LookChoices(QObject):
    def __init__(
        self,
        actions: Actions,
        entries: ListControl,
        article: ArticleParts,
        panes: Panes,
        memory: WindowMemory,
    ) -> None:
        super().__init__(actions)
        self._actions, self._entries, self._article = actions, entries, article
        self._panes, self._memory = panes, memory

    def read(self) -> pages.Looks:
        text, login = self._article.view.text_choice, self._actions["start_at_login"]
        return pages.Looks(
            self._article.read_policy.policy,
            text.serif,
            text.px,
            self._panes.layout_name,
            self._memory.language,
            login.isChecked() if login.isVisible() else None,
            self._entries.fold_stories,
        )

    def use(self, looks: pages.Looks) -> None:
        self._article.read_policy.policy = looks.mark_read
        self._article.view.set_text_choice(TextChoice(looks.serif, looks.text_px))
        self._actions["serif"].setChecked(looks.serif)
        self._panes.set_layout(looks.layout)
        if looks.fold_stories != self._entries.fold_stories:
            self._actions["fold_stories"].trigger()
        self._memory.set_language(looks.language)
        self._memory.save()
        login = self._actions["start_at_login"]
        if looks.start_at_login is not None and looks.start_at_login != login.isChecked():
            login.trigger()
