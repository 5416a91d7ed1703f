"""The user's choices about the program itself and its appearance. Main thread only."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject

from reader.core.errors import PaperroundError
from reader.core.settings import BACKGROUND, QUIT, Settings
from reader.features.settings.window import settings_pages
from reader.store.settings import load_settings
from reader.window.app.action_states import find_read_when
from reader.window.app.main_window import OnClose
from reader.window.bridge.bridge import Changes
from reader.window.desktop.autostart import Autostart
from reader.window.kit.theme import find_scheme
from reader.window.kit.wording import say

if TYPE_CHECKING:
    from reader.window.app.article_screen import ArticleScreen
    from reader.window.app.screen import Screen
    from reader.window.app.window_memory import WindowMemory


class AppearanceChoices(QObject):
    """What the settings dialog's page about appearance reads from the window's parts and applies to them."""

    def __init__(self, window: ArticleScreen, memory: WindowMemory) -> None:
        super().__init__(window.window)
        self._window, self._theme, self._actions = window.window, window.theme, window.actions
        self._entries, self._article = window.entries.control, window.article
        self._panes, self._memory = window.frame.panes, memory

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
            can_restart=self._window.can_restart,
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
        if appearance.interface_percent != before.interface_percent and self._window.can_restart:
            self._window.restart()
        elif appearance.language != before.language:
            self._window.renew()


class ProgramChoices(QObject):
    """Whether polling is paused, what closing does, and whether the program starts at login."""

    def __init__(
        self,
        window: Screen,
        autostart: Autostart | None,
        should_leave: Callable[[], bool],
        is_demo: bool,
        restart_engine: Callable[[], None],
    ) -> None:
        """Without `autostart` there is no choice to start at login. `should_leave` says whether another process goes on
        in the background, because there is no tray to hide in."""
        super().__init__(window.window)
        self._window, self._actions, self._commands = window, window.actions, window.commands
        self._autostart, self._should_leave, self._is_demo = autostart, should_leave, is_demo
        self._restart_engine = restart_engine
        self._settings = Settings()
        if autostart is not None:
            self._actions["start_at_login"].setChecked(autostart.is_on())
        window.bridge.changed.connect(self._on_changed)
        window.bridge.bound_to(self).read(load_settings, self._load)

    def decide_close(self) -> OnClose:
        """What closing does now: without a feed there is nothing to go on with."""
        # The demo's feeds end with its process, so it cannot go on in the background.
        has_feeds = not self._is_demo and bool(self._window.sidebar.control.data.feeds)
        if not has_feeds or self._settings.closing == QUIT:
            return OnClose.QUIT
        if self._settings.closing == BACKGROUND:
            return OnClose.LEAVE if self._should_leave() else OnClose.HIDE
        return OnClose.ASK

    def choose_closing(self, closing: str) -> None:
        """Choose right away, so that closing right after it counts; and for good."""
        self._settings = replace(self._settings, closing=closing)
        self._commands.change_settings(closing=closing)

    def _load(self, settings: Settings) -> None:
        self._settings = settings
        self._actions["keep_fetching"].setChecked(settings.closing == BACKGROUND)
        self._actions["pause_polling"].setChecked(settings.paused)

    def _on_changed(self, changes: Changes) -> None:
        """Follow the settings; the engine restarts for a new proxy, which it reads only at its start."""
        if changes & Changes.SETTINGS:
            before, settings = self._settings, self._commands.settings
            self._load(settings)
            if settings.proxy != before.proxy:
                self._restart_engine()

    def set_keep_fetching(self, on: bool) -> None:
        self.choose_closing(BACKGROUND if on else QUIT)

    def set_start_at_login(self, on: bool) -> None:
        if self._autostart is not None:
            try:
                self._autostart.set_on(on)
            except PaperroundError as error:
                self._window.frame.messages.show_message(say(error.message))
            self._actions["start_at_login"].setChecked(self._autostart.is_on())
