"""The keyboard sheet: every action that works here, with its keys, and a way to change them. Main thread."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QKeySequenceEdit,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from reader.gui.actions import Actions
from reader.gui.shortcuts import SPECS, ActionSpec, Section, find_clash, keys_of
from reader.gui.tokens import CAPTION, INTERFACE
from reader.gui.type import make_font

_COLUMNS = ((Section.READING, Section.FEEDS), (Section.MARKING, Section.MOVING), (Section.WINDOW,))


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
        foot = QHBoxLayout()
        foot.addWidget(change)
        foot.addStretch(1)
        foot.addWidget(close)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(24, 20, 24, 20)
        whole.setSpacing(16)
        whole.addLayout(columns)
        whole.addLayout(foot)

    def _make_column(self, sections: tuple[Section, ...]) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(6)
        for section in sections:
            specs = [spec for spec in shown_specs(self._actions, section) if self._keys(spec)]
            if specs:
                column.addWidget(_heading(section_name(section)))
                column.addLayout(self._make_rows(specs))
                column.addSpacing(12)
        column.addStretch(1)
        return column

    def _make_rows(self, specs: list[ActionSpec]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(5)
        grid.setColumnStretch(1, 1)
        for row, spec in enumerate(specs):
            grid.addWidget(_key_caps(self._keys(spec)[0]), row, 0)
            words = QLabel(spec.words)
            words.setProperty("secondary", True)
            grid.addWidget(words, row, 1)
        return grid

    def _keys(self, spec: ActionSpec) -> tuple[str, ...]:
        return keys_of(spec, self._actions.chosen_keys)

    def _change(self) -> None:
        self.accept()
        self._actions["change_keys"].trigger()


def _heading(words: str) -> QLabel:
    label = QLabel(words)
    label.setFont(make_font(INTERFACE, semibold=True))
    label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
    return label


def _key_caps(key: str) -> QWidget:
    """Each key as a small cap; keys pressed together and keys pressed in turn stand side by side."""
    caps = QWidget()
    caps.setAccessibleName(key)
    line = QHBoxLayout(caps)
    line.setContentsMargins(0, 0, 0, 0)
    line.setSpacing(3)
    for part in split_keys(key):
        cap = QLabel(part)
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
    return ["⇧" if part == "Shift" else part for part in parts]


class KeyEditor(QDialog):
    """Change the key of any action; one that is taken is refused in words."""

    def __init__(self, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Change keys"))
        self.resize(460, 560)
        self._actions = actions
        self.fields: dict[str, QKeySequenceEdit] = {}
        self.message = QLabel()
        self.message.setWordWrap(True)
        self.message.setAccessibleName(self.tr("Message"))
        grid_holder = QWidget()
        self._fill(QGridLayout(grid_holder))
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(grid_holder)
        reset = QPushButton(self.tr("Usual keys"))
        reset.clicked.connect(self.reset)
        close = QPushButton(self.tr("Close"))
        close.setDefault(True)
        close.clicked.connect(self.accept)
        foot = QHBoxLayout()
        foot.addWidget(reset)
        foot.addStretch(1)
        foot.addWidget(close)
        whole = QVBoxLayout(self)
        whole.addWidget(area, 1)
        whole.addWidget(self.message)
        whole.addLayout(foot)

    def _fill(self, grid: QGridLayout) -> None:
        row = 0
        for section in Section:
            grid.addWidget(_heading(section_name(section)), row, 0, 1, 2)
            row += 1
            for spec in shown_specs(self._actions, section):
                grid.addWidget(QLabel(spec.words), row, 0)
                grid.addWidget(self._make_field(spec), row, 1)
                row += 1

    def _make_field(self, spec: ActionSpec) -> QKeySequenceEdit:
        field = QKeySequenceEdit()
        field.setAccessibleName(self.tr("Key for {action}").format(action=spec.words))
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
