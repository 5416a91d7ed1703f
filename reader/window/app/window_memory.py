"""Saves and restores the window's state. Main thread only.

Reading the file is in kit/window_state.py, since every start waits for it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import asdict, replace
from PySide6.QtCore import QFileDevice, QIODevice, QObject, QSaveFile

from reader.core.private_files import make_private_folder
from reader.window.app.main_window import geometry_text
from reader.window.article.browser import Place
from reader.window.kit.screens import make_timer, run_in_pool
from reader.window.kit.window_state import WindowState, window_state_file

if TYPE_CHECKING:
    from reader.window.app.article_screen import ArticleScreen

SAVED_AFTER_MS = 5_000


def save_window_state(folder: Path, window_state: WindowState) -> bool:
    """Write the file, whole or not at all; False if that failed. Any thread."""
    make_private_folder(window_state_file(folder).parent)
    file = QSaveFile(str(window_state_file(folder)))
    if not file.open(QIODevice.OpenModeFlag.WriteOnly):
        return False
    file.setPermissions(QFileDevice.Permission.ReadOwner | QFileDevice.Permission.WriteOwner)
    file.write(json.dumps(asdict(window_state), indent=1).encode())
    return file.commit()


class WindowMemory(QObject):
    def __init__(self, window: ArticleScreen) -> None:
        super().__init__(window.window)
        self._folder, self.state = window.folder, window.window_state
        """As the last start left it, with later choices that no part of the window keeps itself."""
        self._window, self._actions, self._panes = window.window, window.actions, window.frame.panes
        self._sidebar, self._entries, self._article = window.sidebar, window.entries, window.article
        self._soon = make_timer(self, self._save_aside, SAVED_AFTER_MS)

    def set_choices(self, language: str, colour_scheme: str, interface_percent: int) -> None:
        """Note choices that no part of the window keeps itself."""
        self.state = replace(
            self.state, language=language, colour_scheme=colour_scheme, interface_percent=interface_percent
        )

    def note_player_speed(self, speed: float) -> None:
        self.state = replace(self.state, player_speed=speed)

    def remember(self) -> WindowState:
        sidebar_width, list_width, list_height = self._panes.sizes
        listed, text = self._entries.control, self._article.view.text_choice
        here, read_at = listed.find_place(), self._article.view.browser.find_place()
        return replace(
            self.state,
            geometry=geometry_text(self._window),
            layout=self._panes.layout_name,
            sidebar_width=sidebar_width,
            list_width=list_width,
            list_height=list_height,
            sidebar_shown=self._panes.sidebar_wanted,
            unread_only=listed.unread_only,
            newest_first=listed.newest_first,
            by_relevance=listed.by_relevance,
            by_feed=listed.by_feed,
            fold_stories=listed.fold_stories,
            hide_read=self._sidebar.control.hide_read,
            mark_read=self._article.read_policy.policy.value,
            serif=text.serif,
            text_px=text.px,
            text_family=text.family,
            text_column=text.column,
            text_spacing=text.spacing,
            folded=tuple(sorted(self._sidebar.tree.folded)),
            keys=self._actions.chosen_keys,
            card_places=self._entries.cards.places,
            place=f"{listed.place.kind}:{listed.place.id}",
            entry=here.current or 0,
            entry_top=next((one.top for one in here.anchors if one.entry_id == here.current), 0),
            article_position=read_at.position,
            article_offset=read_at.offset,
        )

    def resume(self) -> None:
        """Open the last article where the user left it, as soon as the list has it."""
        state = self.state
        if state.entry:
            self._article.read_policy.note_resumed(state.entry)
            self._article.control.resume(state.entry, Place(state.article_position, state.article_offset))

    def save_soon(self) -> None:
        """Save in a few seconds, so that even a crash keeps the user's place."""
        if not self._soon.isActive():
            self._soon.start()

    def _save_aside(self) -> None:
        folder, state = self._folder, self.remember()
        run_in_pool(self, lambda: save_window_state(folder, state), lambda is_saved: None)

    def save(self) -> None:
        self._soon.stop()
        save_window_state(self._folder, self.remember())
