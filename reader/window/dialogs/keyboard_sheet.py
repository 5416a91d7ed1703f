"""The keyboard sheet, which lists every action with its keys, and the dialog to change them. Main thread only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QKeySequenceEdit, QLineEdit, QWidget

from reader.window.kit.actions import Actions
from reader.window.kit.controls import make_clearable
from reader.window.kit.dialog import Dialog, make_heading
from reader.window.kit.fonts import make_font
from reader.window.kit.layouts import STRETCH, make_column, make_row
from reader.window.kit.screens import find_room
from reader.window.kit.shortcuts import ActionSpec, Section, find_clash, keys_of
from reader.window.kit.text import Label
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import CAPTION
from reader.window.kit.translate import tr

_WAYS = (
    ((Section.READING,), (Section.MARKING, Section.FEEDS), (Section.MOVING, Section.WINDOW)),
    ((Section.READING, Section.MARKING), (Section.FEEDS, Section.MOVING, Section.WINDOW)),
    (tuple(Section),),
)
"""Columns of sections, from wide screens to narrow ones."""
_BETWEEN = 32
_EDITOR_WIDTH, _EDITOR_HEIGHT = 500, 560
_BESIDE_KEY = 40
"""Room in a field for its frame and the cross that clears it."""


def fixed_keys() -> tuple[tuple[tuple[str, ...], str], ...]:
    """Keys that all lists answer to; they are not actions and cannot be changed."""
    return (
        (("↑", "↓"), tr("Up and down")),
        (("←", "→"), tr("To the next pane")),
        ((key_names("Home")[0],), tr("To the top, showing new articles")),
    )


def key_names(key: str) -> list[str]:
    """The keys of a sequence in the words of this system and language, to be drawn as caps."""
    return split_keys(QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText))


def _shift() -> str:
    """The name of the Shift key in the user's language."""
    return QKeySequence("Shift+A").toString(QKeySequence.SequenceFormat.NativeText).rpartition("+")[0]


def section_name(section: Section) -> str:
    names = {
        Section.READING: tr("Reading"),
        Section.MARKING: tr("Marking"),
        Section.MOVING: tr("Navigation"),
        Section.FEEDS: tr("Feeds"),
        Section.WINDOW: tr("Window"),
    }
    return names[section]


def shown_specs(actions: Actions, section: Section) -> list[ActionSpec[Any]]:
    return [spec for spec in actions.specs if spec.section is section and actions[spec.name].isVisible()]


class HelpSheet(Dialog):
    def __init__(self, theme: Theme, actions: Actions, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        self._actions = actions
        parts = {section: part for section in Section if (part := self._make_section(section)) is not None}
        room = find_room(parent).width() - 2 * _BETWEEN
        ways = [make_ways(way, parts) for way in _WAYS]
        columns = next((way for way in ways if width_of(way) <= room), ways[-1])
        line = QHBoxLayout()
        line.setSpacing(_BETWEEN)
        for column in columns:
            line.addLayout(make_column(None, *column, STRETCH, spacing=12))
        self.body.addLayout(line)
        self.add_button(self.tr("Customise shortcuts…")).clicked.connect(self._change)
        self.add_button(self.tr("Close"), is_main=True).clicked.connect(self.accept)

    def _make_section(self, section: Section) -> QWidget | None:
        """The keys of a section; None if none of them works here."""
        specs = [spec for spec in shown_specs(self._actions, section) if self._keys(spec)]
        if not specs:
            return None
        rows = [(tuple(key_names(self._keys(spec)[0])), spec.words) for spec in specs]
        fixed = fixed_keys() if section is Section.MOVING else ()
        holder = QWidget()
        make_column(holder, make_heading(section_name(section)), _make_rows([*fixed, *rows]), spacing=6)
        return holder

    def _keys(self, spec: ActionSpec[Any]) -> tuple[str, ...]:
        return keys_of(spec, self._actions.chosen_keys)

    def _change(self) -> None:
        self.accept()
        self._actions["change_keys"].trigger()


def make_ways(way: Sequence[Sequence[Section]], parts: Mapping[Section, QWidget]) -> list[list[QWidget]]:
    columns = [[parts[section] for section in column if section in parts] for column in way]
    return [column for column in columns if column]


def width_of(columns: Sequence[Sequence[QWidget]]) -> int:
    widths = [max(part.sizeHint().width() for part in column) for column in columns]
    return sum(widths) + _BETWEEN * (len(widths) - 1)


def _make_rows(rows: Sequence[tuple[Sequence[str], str]]) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(16)
    grid.setVerticalSpacing(5)
    grid.setColumnStretch(1, 1)
    for row, (keys, said) in enumerate(rows):
        grid.addWidget(_key_caps(keys), row, 0)
        words = Label(said)
        words.setProperty("secondary", True)
        grid.addWidget(words, row, 1)
    return grid


def _key_caps(keys: Sequence[str]) -> QWidget:
    """A row of caps, one for each key, whether pressed together or in turn."""
    caps = QWidget()
    caps.setAccessibleName(" ".join(keys))
    line = make_row(caps, spacing=3)
    for part in keys:
        cap = Label(part)
        cap.setObjectName("keyCap")
        cap.setFont(make_font(CAPTION, semibold=False))
        line.addWidget(cap)
    line.addStretch(1)
    return caps


def split_keys(key: str) -> list[str]:
    """The caps of a sequence such as "Ctrl+Shift+N" or "G, U"."""
    parts: list[str] = []
    for chord in key.split(", "):
        body, plus = (chord[:-1], ["+"]) if chord.endswith("+") else (chord, [])
        names = [name for name in body.split("+") if name] + plus
        parts += [name.lower() if len(name) == 1 and len(names) == 1 else name for name in names]
    return ["⇧" if part == _shift() else part for part in parts]


class KeyEditor(Dialog):
    """The dialog to change the key of any action; a key that another action has is refused."""

    def __init__(self, theme: Theme, actions: Actions, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setWindowTitle(self.tr("Customise shortcuts"))
        self._actions = actions
        self.fields: dict[str, QKeySequenceEdit] = {}
        grid = QGridLayout()
        self._fill(grid)
        self.body.addLayout(grid)
        self.add_button(self.tr("Restore defaults")).clicked.connect(self.reset)
        self.add_button(self.tr("Close"), is_main=True).clicked.connect(self.accept)
        self._fit_fields()
        self.resize(max(_EDITOR_WIDTH, grid.sizeHint().width() + _BETWEEN * 2), _EDITOR_HEIGHT)

    def _fit_fields(self) -> None:
        """Make all fields wide enough for the longest key."""
        lines = [line for field in self.fields.values() for line in field.findChildren(QLineEdit)]
        words = [line.text() or line.placeholderText() for line in lines]
        widest = max(map(self.fontMetrics().horizontalAdvance, words), default=0)
        for field in self.fields.values():
            field.setMinimumWidth(widest + _BESIDE_KEY)

    def _fill(self, grid: QGridLayout) -> None:
        row = 0
        for section in Section:
            grid.addWidget(make_heading(section_name(section)), row, 0, 1, 2)
            row += 1
            for spec in shown_specs(self._actions, section):
                grid.addWidget(Label(spec.words), row, 0)
                grid.addWidget(self._make_field(spec), row, 1)
                row += 1

    def _make_field(self, spec: ActionSpec[Any]) -> QKeySequenceEdit:
        field = QKeySequenceEdit()
        name = self.tr("Shortcut for {action}").format(action=spec.words)
        for part in (field, *field.findChildren(QLineEdit)):
            part.setAccessibleName(name)
        field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        make_clearable(field)
        self.fields[spec.name] = field
        self._show_key(spec)
        field.editingFinished.connect(lambda: self.set_key(spec))
        return field

    def set_key(self, spec: ActionSpec[Any]) -> None:
        """Use the typed key, unless another action has it."""
        key = self.fields[spec.name].keySequence().toString(QKeySequence.SequenceFormat.PortableText)
        chosen = self._actions.chosen_keys
        if key in keys_of(spec, chosen) or (not key and not keys_of(spec, chosen)):
            return
        clash = find_clash(self._actions.specs, spec.name, key, chosen) if key else None
        if clash is None:
            self.show_note("")
            self._actions.choose_key(spec.name, key)
        else:
            words = self.tr("{key} is already used for “{action}”. Choose another.")
            self.show_problem(words.format(key=key, action=clash.words))
        self._show_key(spec)

    def reset(self) -> None:
        for spec in self._actions.specs:
            if spec.name in self._actions.chosen_keys:
                self._actions.choose_key(spec.name, None)
            if spec.name in self.fields:
                self._show_key(spec)
        self.show_note("")

    def _show_key(self, spec: ActionSpec[Any]) -> None:
        keys = keys_of(spec, self._actions.chosen_keys)
        self.fields[spec.name].setKeySequence(QKeySequence(keys[0] if keys else ""))
