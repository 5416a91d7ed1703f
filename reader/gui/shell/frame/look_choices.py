"""The choices on the settings dialog's page about looks: read from the window's parts and applied to them.

Main thread only.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from reader.gui.dialogs.settings import pages
from reader.gui.entries.control import ListControl
from reader.gui.kit.theme import find_scheme
from reader.gui.shell.actions.action_states import find_read_when
from reader.gui.shell.article_parts import ArticleParts
from reader.gui.shell.frame.panes import Panes
from reader.gui.shell.frame.window_memory import WindowMemory
from reader.gui.shell.parts import Common


class LookChoices(QObject):
    restart_wanted = Signal()
    """A size of the interface was chosen, which is read at a start."""
    language_chosen = Signal()

    def __init__(
        self,
        common: Common,
        entries: ListControl,
        article: ArticleParts,
        panes: Panes,
        memory: WindowMemory,
    ) -> None:
        super().__init__(common.actions)
        self._theme, self._actions = common.theme, common.actions
        self._entries, self._article, self._panes, self._memory = entries, article, panes, memory
        self.can_restart: Callable[[], bool] = lambda: False

    def read(self) -> pages.Looks:
        kept, login = self._memory.state, self._actions["start_at_login"]
        return pages.Looks(
            mark_read=self._article.read_policy.policy,
            text=self._article.view.text_choice,
            layout=self._panes.layout_name,
            language=kept.language,
            start_at_login=login.isChecked() if login.isVisible() else None,
            fold_stories=self._entries.fold_stories,
            colour_scheme=kept.colour_scheme,
            interface_percent=kept.interface_percent,
            can_restart=self.can_restart(),
        )

    def use(self, looks: pages.Looks) -> None:
        self._actions[find_read_when(looks.mark_read)].trigger()
        self._article.view.set_text_choice(looks.text)
        self._actions["serif"].setChecked(looks.text.serif)
        self._panes.set_layout(looks.layout)
        if looks.fold_stories != self._entries.fold_stories:  # the action may rest just now
            self._actions["fold_stories"].setChecked(looks.fold_stories)
            self._entries.choose("fold_stories", looks.fold_stories)
        self._theme.prefer(find_scheme(looks.colour_scheme))
        before = self._memory.state
        self._memory.set_choices(looks.language, looks.colour_scheme, looks.interface_percent)
        self._memory.save()
        login = self._actions["start_at_login"]
        if looks.start_at_login is not None and looks.start_at_login != login.isChecked():
            login.trigger()
        if looks.interface_percent != before.interface_percent and self.can_restart():
            self.restart_wanted.emit()
        elif looks.language != before.language:
            self.language_chosen.emit()
