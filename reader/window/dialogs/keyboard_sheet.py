"""Keyboard shortcuts: the essentials, then all others by section, searchable; a click on a key changes it in place.

Main thread only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QGridLayout, QKeySequenceEdit, QLineEdit, QWidget

from reader.window.kit.actions import Actions
from reader.window.kit.bars import UndoBar
from reader.window.kit.controls import make_form_button, make_search
from reader.window.kit.dialog import Dialog, make_heading
from reader.window.kit.layouts import STRETCH, make_row
from reader.window.kit.screens import find_room
from reader.window.kit.shortcuts import ActionSpec, Section, find_clash, keys_of
from reader.window.kit.text import Label
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import PAGE_TITLE
from reader.window.kit.translate import tr

ESSENTIALS = (
    *("next_post", "previous_post", "page_on", "toggle_read", "toggle_star", "open_in_browser", "full_text"),
    *("mark_all_read", "undo", "search", "poll", "add_feed", "go_unread", "help"),
)
_COLUMN = 340
"""Pixels that a column of commands needs."""


def say_keys(key: str) -> str:
    """The keys of a sequence in the words of this system and language: "Ctrl+Shift+N", "G then U"."""
    native = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
    return tr("{key} then {next}").format(key=native[0], next=native[3:]) if native[1:3] == ", " else native


class KeyEdit(QKeySequenceEdit):
    """Takes the next keys that are pressed; Escape leaves the old ones, Backspace takes them away."""

    def __init__(self, name: str, on_keys: Callable[[str | None], None]) -> None:
        """`on_keys` gets the new keys, "" for none, or None to leave the old ones."""
        super().__init__()
        self._on_keys = on_keys
        self.setMaximumSequenceLength(2)
        for part in (self, *self.findChildren(QLineEdit)):
            part.setAccessibleName(name)
            if isinstance(part, QLineEdit):
                part.setPlaceholderText(self.tr("Press the new keys"))
        self.editingFinished.connect(self._finish)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.keySequence().isEmpty():
            self._on_keys(None)
        elif event.key() == Qt.Key.Key_Backspace and self.keySequence().isEmpty():
            self._on_keys("")
        else:
            super().keyPressEvent(event)

    def _finish(self) -> None:
        self._on_keys(self.keySequence().toString(QKeySequence.SequenceFormat.PortableText) or None)


class ShortcutRow(QFrame):
    """A command with its keys on a button, which makes way for a field while they are changed."""

    def __init__(self, words: str, keys: str = "", begin: Callable[[], object] | None = None) -> None:
        """Without `begin` the keys are shown and can't be changed."""
        super().__init__()
        self.setObjectName("factRow")
        self.words = words
        self.label, self.button = Label(words), make_form_button("", begin)
        self.button.setObjectName("keyCap")
        self.button.setEnabled(begin is not None)
        self.row = make_row(self, (self.label, 1), self.button, margins=(0, 3, 0, 3), spacing=8)
        self.show_keys(keys)

    def show_keys(self, keys: str) -> None:
        self.button.setText(keys or tr("Add keys"))
        said = tr("Shortcut for {action}").format(action=self.words)
        self.button.setAccessibleName(f"{said}: {self.button.text()}")

    def matches(self, typed: str) -> bool:
        return typed.casefold() in f"{self.words} {self.button.text()}".casefold()


class ShortcutsDialog(Dialog):
    """A key that another command has is refused, or taken from it if the user says so."""

    def __init__(self, theme: Theme, actions: Actions, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        self._actions = actions
        self.rows: dict[str, ShortcutRow] = {}
        self.edit: KeyEdit | None = None
        self._wanted: tuple[ActionSpec[Any], str] | None = None
        """A key that was refused, and for which command."""
        self._columns = 2 if find_room(parent).width() >= 2 * _COLUMN else 1
        self.search = make_search(self.tr("Search commands or keys"), self.show_found)
        title = Label(self.tr("Keyboard shortcuts"), size=PAGE_TITLE)
        self.body.addLayout(make_row(None, title, STRETCH, (self.search, 1), spacing=12))
        self._groups = list(map(self._make_group, (None, *Section)))
        self.body.addStretch(1)
        self.show_found("")
        self.instead = self.add_button(self.tr("Use it here instead"))
        self.instead.clicked.connect(self._use_here)
        self.add_button(self.tr("Restore defaults")).clicked.connect(self.reset)
        self.add_button(self.tr("Close"), is_main=True).clicked.connect(self.accept)
        self.bar, self._before = UndoBar(theme, self), dict[str, str]()
        self.bar.undo_wanted.connect(self.undo_reset)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self, self.undo_reset)
        self._explain()
        self.search.setFocus()
        self.resize(self._columns * (_COLUMN + 60), 680)

    def _make_group(self, section: Section | None) -> tuple[QWidget, QGridLayout, list[ShortcutRow]]:
        """The commands of a section or, with None, the essentials."""
        names = {
            None: self.tr("Essentials"),
            Section.READING: self.tr("Reading"),
            Section.MARKING: self.tr("Marking"),
            Section.MOVING: self.tr("Navigation"),
            Section.FEEDS: self.tr("Feeds"),
            Section.WINDOW: self.tr("Window"),
        }
        rows = []
        for spec in self._actions.specs:
            is_here = spec.name in ESSENTIALS if section is None else spec.section is section
            if is_here and spec.name not in self.rows and self._actions[spec.name].isVisible():
                self.rows[spec.name] = ShortcutRow(spec.words, begin=lambda *_, spec=spec: self.begin(spec))
                self._show_key(spec)
                rows.append(self.rows[spec.name])
        if section is None:
            rows.sort(key=lambda row: ESSENTIALS.index(next(name for name, one in self.rows.items() if one is row)))
        if section is Section.MOVING:  # what all lists answer to
            rows.append(ShortcutRow(tr("Up and down"), "↑ ↓"))
            rows.append(ShortcutRow(tr("To the next pane"), "← →"))
            rows.append(ShortcutRow(tr("To the top, showing new articles"), say_keys("Home")))
        heading, grid = make_heading(names[section]), QGridLayout()
        grid.setHorizontalSpacing(32)
        grid.setVerticalSpacing(0)
        self.body.addWidget(heading)
        self.body.addLayout(grid)
        return heading, grid, rows

    def show_found(self, typed: str) -> None:
        """Show the commands whose words or keys hold what was typed, column by column."""
        for heading, grid, rows in self._groups:
            shown = [row for row in rows if row.matches(typed.strip())]
            high = -(-len(shown) // self._columns)
            for row in rows:
                grid.removeWidget(row)
                row.setVisible(row in shown)
            for place, row in enumerate(shown):
                grid.addWidget(row, place % high, place // high)
            for column in range(self._columns):
                grid.setColumnStretch(column, 1)
            heading.setVisible(bool(shown))

    # --- changing -----------------------------------------------------------------------------

    def begin(self, spec: ActionSpec[Any]) -> None:
        """Take the next keys for this command."""
        self._end()
        self._explain()
        row = self.rows[spec.name]
        self.edit = KeyEdit(tr("Shortcut for {action}").format(action=spec.words), lambda key: self.choose(spec, key))
        row.button.hide()
        row.row.addWidget(self.edit)
        self.edit.setFocus()

    def _end(self) -> None:
        edit, self.edit = self.edit, None
        if edit is not None:
            row = edit.parentWidget()
            assert isinstance(row, ShortcutRow)
            had_focus = edit.hasFocus()
            row.button.show()
            if had_focus:
                row.button.setFocus()
            row.row.removeWidget(edit)
            edit.deleteLater()

    def choose(self, spec: ActionSpec[Any], key: str | None) -> None:
        """Use these keys, unless another command has them."""
        if self.edit is None:
            return
        self._end()
        chosen = self._actions.chosen_keys
        if key is None or key in keys_of(spec, chosen):
            return
        clash = find_clash(self._actions.specs, spec.name, key, chosen) if key else None
        if clash is not None:
            words = self.tr("{key} is used by {action}.").format(key=say_keys(key), action=clash.words)
            self._explain(words, (spec, key))
            return
        self._actions.choose_key(spec.name, key)
        self._show_key(spec)

    def _use_here(self) -> None:
        """Use the refused key here, and leave the command that had it without it."""
        if self._wanted is not None:
            spec, key = self._wanted
            while (clash := find_clash(self._actions.specs, spec.name, key, self._actions.chosen_keys)) is not None:
                self._actions.choose_key(clash.name, "")
                self._show_key(clash)
            self._actions.choose_key(spec.name, key)
            self._show_key(spec)
            self._explain()
            self.rows[spec.name].button.setFocus()

    def reset(self) -> None:
        """Restore the usual keys, and offer to undo that."""
        self._before = self._actions.chosen_keys
        self._use({})
        self.bar.offer(self.tr("Shortcuts restored"))

    def undo_reset(self) -> None:
        if not self.bar.isHidden():
            self._use(self._before)
            self.bar.hide()

    def _use(self, chosen: dict[str, str]) -> None:
        for spec in self._actions.specs:
            if self._actions.chosen_keys.get(spec.name) != chosen.get(spec.name):
                self._actions.choose_key(spec.name, chosen.get(spec.name))
                self._show_key(spec)
        self._explain()

    def _show_key(self, spec: ActionSpec[Any]) -> None:
        if spec.name in self.rows:
            keys = keys_of(spec, self._actions.chosen_keys)
            self.rows[spec.name].show_keys(say_keys(keys[0]) if keys else "")

    def _explain(self, problem: str = "", wanted: tuple[ActionSpec[Any], str] | None = None) -> None:
        self._wanted = wanted
        self.instead.setVisible(wanted is not None)
        if problem:
            self.show_problem(problem)
        else:
            self.show_note(self.tr("Click a key to change it. Esc cancels."))
