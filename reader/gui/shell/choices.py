"""The user's choices about the program itself and its appearance. Main thread only."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from reader.errors import PaperroundError
from reader.gui.desktop.autostart import Autostart
from reader.gui.dialogs import settings_pages
from reader.gui.entries.control import ListControl
from reader.gui.kit.actions import Actions
from reader.gui.kit.theme import find_scheme
from reader.gui.kit.wording import say
from reader.gui.shell.action_states import find_read_when
from reader.gui.shell.article_parts import ArticleParts
from reader.gui.shell.commands import Commands
from reader.gui.shell.main_window import OnClose
from reader.gui.shell.panes import Panes
from reader.gui.shell.parts import Common
from reader.gui.shell.window_memory import WindowMemory
from reader.settings import BACKGROUND, QUIT, Settings


class AppearanceChoices(QObject):
    """What the settings dialog's page about appearance reads from the window's parts and applies to them."""

    restart_wanted = Signal()
    """The interface has a new size, which takes effect at a start."""
    language_chosen = Signal()

    def __init__(
        self, common: Common, entries: ListControl, article: ArticleParts, panes: Panes, memory: WindowMemory
    ) -> None:
        super().__init__(common.actions)
        self._theme, self._actions = common.theme, common.actions
        self._entries, self._article, self._panes, self._memory = entries, article, panes, memory
        self.can_restart: Callable[[], bool] = lambda: False

    def read(self) -> settings_pages.Appearance:
        kept, login = self._memory.state, self._actions["start_at_login"]
        return settings_pages.Appearance(
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

    def use(self, appearance: settings_pages.Appearance) -> None:
        self._actions[find_read_when(appearance.mark_read)].trigger()
        self._article.view.set_text_choice(appearance.text)
        self._actions["serif"].setChecked(appearance.text.serif)
        self._panes.set_layout(appearance.layout)
        if appearance.fold_stories != self._entries.fold_stories:  # the action may be suspended
            self._actions["fold_stories"].setChecked(appearance.fold_stories)
            self._entries.choose("fold_stories", appearance.fold_stories)
        self._theme.prefer(find_scheme(appearance.colour_scheme))
        before = self._memory.state
        self._memory.set_choices(appearance.language, appearance.colour_scheme, appearance.interface_percent)
        self._memory.save()
        login = self._actions["start_at_login"]
        if appearance.start_at_login is not None and appearance.start_at_login != login.isChecked():
            login.trigger()
        if appearance.interface_percent != before.interface_percent and self.can_restart():
            self.restart_wanted.emit()
        elif appearance.language != before.language:
            self.language_chosen.emit()


class ProgramChoices(QObject):
    """Whether polling is paused, what closing does, and whether the program starts at login."""

    proxy_changed = Signal()
    failed = Signal(str)
    """Why a choice could not be kept."""

    def __init__(
        self,
        actions: Actions,
        commands: Commands,
        has_feeds: Callable[[], bool],
        autostart: Autostart | None,
        should_leave: Callable[[], bool],
    ) -> None:
        """Without `autostart` there is no choice to start at login. `should_leave` says whether another process goes on
        in the background, because there is no tray to hide in."""
        super().__init__(actions)
        self._actions, self._commands, self._autostart = actions, commands, autostart
        self._has_feeds, self._should_leave = has_feeds, should_leave
        self._settings = Settings()

    def show(self) -> None:
        if self._autostart is not None:
            self._actions["start_at_login"].setChecked(self._autostart.is_on())

    def decide_close(self) -> OnClose:
        """What closing does now: without a feed there is nothing to go on with."""
        if not self._has_feeds() or self._settings.closing == QUIT:
            return OnClose.QUIT
        if self._settings.closing == BACKGROUND:
            return OnClose.LEAVE if self._should_leave() else OnClose.HIDE
        return OnClose.ASK

    def choose_closing(self, closing: str) -> None:
        """Choose at once, so that closing right after it counts; and for good."""
        self._settings = replace(self._settings, closing=closing)
        self._commands.change_settings(closing=closing)

    def load(self, settings: Settings) -> None:
        self._settings = settings
        self._actions["keep_fetching"].setChecked(settings.closing == BACKGROUND)
        self._actions["pause_polling"].setChecked(settings.paused)

    def use(self, settings: Settings) -> None:
        if settings.proxy != self._settings.proxy:
            self.proxy_changed.emit()
        self.load(settings)

    def actions(self) -> dict[str, Callable[[], None]]:
        """What each action does, by its name."""
        pause, keep = self._actions["pause_polling"], self._actions["keep_fetching"]
        table: dict[str, Callable[[], None]] = {
            "pause_polling": lambda: self._commands.change_settings(paused=pause.isChecked()),
            "keep_fetching": lambda: self.choose_closing(BACKGROUND if keep.isChecked() else QUIT),
        }
        if self._autostart is not None:
            table["start_at_login"] = partial(self._choose_login, self._autostart)
        return table

    def _choose_login(self, autostart: Autostart) -> None:
        action = self._actions["start_at_login"]
        try:
            autostart.set_on(action.isChecked())
        except PaperroundError as error:
            self.failed.emit(say(error.message))
        action.setChecked(autostart.is_on())
