"""The conditions of a rule: one line each, and how they are joined where there are several. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QToolButton, QVBoxLayout, QWidget

from reader.gui.dialogs.rules.rule_words import joined_names, manner_names, place_names
from reader.gui.kit.controls import Choice, make_form_button
from reader.gui.kit.layouts import STRETCH, make_column, make_row
from reader.gui.kit.text import set_tooltip
from reader.gui.kit.theme import Theme
from reader.model.rules import Condition, Joined, Manner, Place, Rule

MOST_CONDITIONS = 12


class ConditionRow(QWidget):
    changed = Signal()
    removed = Signal(object)
    """Itself."""

    def __init__(self, theme: Theme, condition: Condition) -> None:
        super().__init__()
        self.place = Choice(theme, self.tr("Where"), [(words, one) for one, words in place_names().items()])
        self.manner = Choice(theme, self.tr("How"), [(words, one) for one, words in manner_names().items()])
        self.wanted = QLineEdit()
        self.wanted.setAccessibleName(self.tr("What it looks for"))
        self.wanted.setMinimumWidth(120)
        self.remove = QToolButton()
        self.remove.setIcon(theme.icon("x", "text_2", self, 14))
        self.remove.setAccessibleName(self.tr("Remove this condition"))
        set_tooltip(self.remove, self.tr("Remove this condition"))
        self.remove.clicked.connect(lambda: self.removed.emit(self))
        make_row(self, self.place, self.manner, (self.wanted, 1), self.remove, spacing=8)
        self.place.choose(condition.place)
        self.manner.choose(condition.manner)
        self.wanted.setText(condition.wanted)
        self.wanted.textChanged.connect(lambda: self.changed.emit())
        for choice in (self.place, self.manner):
            choice.currentIndexChanged.connect(lambda: self.changed.emit())

    def read(self) -> Condition:
        place: Place = self.place.value()
        manner: Manner = self.manner.value()
        return Condition(place, manner, self.wanted.text().strip())


class ConditionRows(QWidget):
    """Looks like a single question as long as there is one."""

    changed = Signal()
    grown = Signal()
    """There is another line, or one less."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.rows: list[ConditionRow] = []
        self.joined = Choice(
            theme, self.tr("How many must apply"), [(words, one) for one, words in joined_names().items()]
        )
        self.joined.currentIndexChanged.connect(lambda: self.changed.emit())
        self._lines = QVBoxLayout()
        self._lines.setSpacing(6)
        self.more = make_form_button(self.tr("Another condition"), self.add_empty)
        foot = make_row(None, self.more, self.joined, STRETCH, spacing=8)
        make_column(self, self._lines, foot, spacing=8)

    @property
    def first(self) -> ConditionRow:
        return self.rows[0]

    def show_rule(self, rule: Rule) -> None:
        self.joined.choose(rule.joined)
        for condition in (Condition(rule.place, rule.manner, rule.wanted), *rule.more):
            self._add(condition)
        self._settle()

    def add_empty(self) -> None:
        self._add(Condition(self.rows[-1].read().place))
        self._settle()
        self.rows[-1].wanted.setFocus()
        self.changed.emit()

    def _add(self, condition: Condition) -> None:
        row = ConditionRow(self._theme, condition)
        row.changed.connect(self.changed)
        row.removed.connect(self._remove)
        self.rows.append(row)
        self._lines.addWidget(row)

    def _remove(self, row: ConditionRow) -> None:
        self.rows.remove(row)
        self._lines.removeWidget(row)
        row.hide()
        row.deleteLater()
        self._settle()
        self.changed.emit()

    def _settle(self) -> None:
        """With one condition there is nothing to join or to remove, unless it must not apply."""
        is_one = len(self.rows) == 1
        self.joined.setVisible(not is_one or self.joined.value() is Joined.NONE)
        self.more.setEnabled(len(self.rows) < MOST_CONDITIONS)
        for row in self.rows:
            row.remove.setVisible(not is_one)
        self.grown.emit()

    def read(self) -> tuple[Joined, Condition, tuple[Condition, ...]]:
        """How they are joined, the first, and the others that ask for something."""
        conditions = [row.read() for row in self.rows]
        asked = [one for one in conditions if one.wanted] or conditions[:1]
        joined: Joined = self.joined.value()
        is_alone = len(asked) == 1 and joined is Joined.ANY
        return Joined.ALL if is_alone else joined, asked[0], tuple(asked[1:])
