"""The keyboard sheet: every action that works here, with its keys, and a way to change them. Main thread."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QKeySequenceEdit,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from reader.gui.kit.actions import Actions
from reader.gui.kit.fonts import make_font
from reader.gui.kit.layouts import STRETCH, make_column, make_row
from reader.gui.kit.shortcuts import SPECS, ActionSpec, Section, find_clash, keys_of
from reader.gui.kit.text import Label
from reader.gui.kit.tokens import CAPTION, INTERFACE

_COLUMNS = ((Section.READING,), (Section.MARKING, Section.FEEDS), (Section.MOVING, Section.WINDOW))
_MOST_OF_THE_SCREEN = 0.85


def fixed_keys() -> tuple[tuple[tuple[str, ...], str], ...]:
    """Keys that lists everywhere answer to; they are no actions and stay as they are."""
    return (
        (("↑", "↓"), QCoreApplication.translate("Sections", "Up and down")),
        (("←", "→"), QCoreApplication.translate("Sections", "To the pane beside")),
        ((key_names("Home")[0],), QCoreApplication.translate("Sections", "To the top, and bring new posts")),
    )


def key_names(key: str) -> list[str]:
    """The keys of a sequence as this system and language call them, to be drawn as caps."""
    return split_keys(QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText))


def _shift() -> str:
    """Shift in the owner's language."""
    return QKeySequence("Shift+A").toString(QKeySequence.SequenceFormat.NativeText).rpartition("+")[0]


def section_name(section: Section) -> str:
    names = {
        Section.READING: QCoreApplication.translate("Sections", "Reading"),
        Section.MARKING: QCoreApplication.translate("Sections", "Marking"),
        Section.MOVING: QCoreApplication.translate("Sections", "Moving"),
        Section.FEEDS: QCoreApplication.translate("Sections", "Feeds"),
        Section.WINDOW: QCoreApplication.translate("Sections", "Window"),
    }
    return names[section]


def shown_specs(actions: Actions, section: Section) -> list[ActionSpec]:
    return [spec for spec in SPECS if spec.section is section and actions[spec.name].isVisible()]


class HelpSheet(QDialog):
    """Every key at a glance."""

    def __init__(self, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keyboard"))
        self._actions = actions
        columns = QHBoxLayout()
        columns.setSpacing(32)
        for sections in _COLUMNS:
            columns.addLayout(self._make_column(sections))
        change = QPushButton(self.tr("Change keys…"))
        change.clicked.connect(self._change)
        close = QPushButton(self.tr("Close"))
        close.setDefault(True)
        close.clicked.connect(self.accept)
        foot = make_row(None, change, STRETCH, close)
        make_column(self, (self._make_area(columns), 1), foot, margins=(24, 20, 24, 20), spacing=16)

    def _make_area(self, columns: QHBoxLayout) -> QScrollArea:
        """As large as the keys need; on a small screen it scrolls."""
        inside = QWidget()
        inside.setLayout(columns)
        columns.setContentsMargins(0, 0, 12, 0)
        area = QScrollArea()
        area.setObjectName("dialogArea")
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setWidget(inside)
        self._area, self._inside = area, inside
        return area

    def showEvent(self, event: QShowEvent) -> None:
        """Only now it is known how large the caps are."""
        super().showEvent(event)
        room = self.screen().availableGeometry().size() * _MOST_OF_THE_SCREEN
        wanted = self._inside.sizeHint()
        self._area.setMinimumSize(
            min(wanted.width() + 12, room.width()), min(wanted.height(), room.height() - 100)
        )
        self.adjustSize()

    def _make_column(self, sections: tuple[Section, ...]) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(6)
        for section in sections:
            specs = [spec for spec in shown_specs(self._actions, section) if self._keys(spec)]
            if specs:
                column.addWidget(_heading(section_name(section)))
                rows = [(tuple(key_names(self._keys(spec)[0])), spec.words) for spec in specs]
                column.addLayout(_make_rows([*(fixed_keys() if section is Section.MOVING else ()), *rows]))
                column.addSpacing(12)
        column.addStretch(1)
        return column

    def _keys(self, spec: ActionSpec) -> tuple[str, ...]:
        return keys_of(spec, self._actions.chosen_keys)

    def _change(self) -> None:
        self.accept()
        self._actions["change_keys"].trigger()


def _heading(words: str) -> Label:
    label = Label(words)
    label.setFont(make_font(INTERFACE, semibold=True))
    label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
    return label


def _make_rows(rows: Sequence[tuple[Sequence[str], str]]) -> QGridLayout:
    """Keys, and what they do."""
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
    """Each key as a small cap; keys pressed together and keys pressed in turn stand side by side."""
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
    """ "Ctrl+Shift+N" and "G, U" as the caps to draw."""
    parts: list[str] = []
    for chord in key.split(", "):
        body, plus = (chord[:-1], ["+"]) if chord.endswith("+") else (chord, [])
        names = [name for name in body.split("+") if name] + plus
        parts += [name.lower() if len(name) == 1 and len(names) == 1 else name for name in names]
    return ["⇧" if part == _shift() else part for part in parts]


class KeyEditor(QDialog):
    """Change the key of any action; one that is taken is refused in words."""

    def __init__(self, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Change keys"))
        self.resize(460, 560)
        self._actions = actions
        self.fields: dict[str, QKeySequenceEdit] = {}
        self.message = Label()
        self.message.setWordWrap(True)
        self.message.setAccessibleName(self.tr("Message"))
        make_column(
            self,
            (self._make_area(), 1),
            self.message,
            self._make_foot(),
            margins=(16, 12, 16, 16),
            spacing=12,
        )

    def _make_area(self) -> QScrollArea:
        grid_holder = QWidget()
        self._fill(QGridLayout(grid_holder))
        area = QScrollArea()
        area.setObjectName("dialogArea")
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setWidget(grid_holder)
        return area

    def _make_foot(self) -> QHBoxLayout:
        reset = QPushButton(self.tr("Usual keys"))
        reset.clicked.connect(self.reset)
        close = QPushButton(self.tr("Close"))
        close.setDefault(True)
        close.clicked.connect(self.accept)
        return make_row(None, reset, STRETCH, close)

    def _fill(self, grid: QGridLayout) -> None:
        row = 0
        for section in Section:
            grid.addWidget(_heading(section_name(section)), row, 0, 1, 2)
            row += 1
            for spec in shown_specs(self._actions, section):
                grid.addWidget(Label(spec.words), row, 0)
                grid.addWidget(self._make_field(spec), row, 1)
                row += 1

    def _make_field(self, spec: ActionSpec) -> QKeySequenceEdit:
        field = QKeySequenceEdit()
        name = self.tr("Key for {action}").format(action=spec.words)
        for part in (field, *field.findChildren(QLineEdit)):
            part.setAccessibleName(name)
        field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        field.setClearButtonEnabled(True)
        self.fields[spec.name] = field
        self._show_key(spec)
        field.editingFinished.connect(lambda: self.take(spec))
        return field

    def take(self, spec: ActionSpec) -> None:
        """Use what was typed, unless another action has it."""
        key = self.fields[spec.name].keySequence().toString(QKeySequence.SequenceFormat.PortableText)
        chosen = self._actions.chosen_keys
        if key in keys_of(spec, chosen) or (not key and not keys_of(spec, chosen)):
            return
        clash = find_clash(spec.name, key, chosen) if key else None
        if clash is None:
            self.message.clear()
            self._actions.choose_key(spec.name, key)
        else:
            words = self.tr("{key} already does “{action}”; choose another key.")
            self.message.setText(words.format(key=key, action=clash.words))
        self._show_key(spec)

    def reset(self) -> None:
        for spec in SPECS:
            if spec.name in self._actions.chosen_keys:
                self._actions.choose_key(spec.name, None)
            if spec.name in self.fields:
                self._show_key(spec)
        self.message.clear()

    def _show_key(self, spec: ActionSpec) -> None:
        keys = keys_of(spec, self._actions.chosen_keys)
        self.fields[spec.name].setKeySequence(QKeySequence(keys[0] if keys else ""))
