"""The rules dialog: all in their order, to add, change, move and remove. Each change is saved at once, and can be
taken back. Main thread."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace
from PySide6.QtCore import QItemSelectionModel, Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from reader.clock import Clock
from reader.gui.dialogs.operations import RuleBook, RulesEdit
from reader.gui.dialogs.rules.rule_editor import RuleEditor
from reader.gui.dialogs.rules.rule_rows import RuleRows
from reader.gui.dialogs.rules.rule_trial import Trier
from reader.gui.dialogs.rules.rule_words import RuleNames, rule_in_words
from reader.gui.kit.controls import make_form_button
from reader.gui.kit.dialog import Dialog, make_quiet
from reader.gui.kit.humanize import posts
from reader.gui.kit.layouts import STRETCH, make_column, make_row
from reader.gui.kit.theme import Theme
from reader.model.rules import Fate, Rule


class RulesDialog(Dialog):
    edit_chosen = Signal(object)
    """A RulesEdit, after every change."""
    hidden_wanted = Signal()
    """What rules hid is to be shown."""

    def __init__(
        self, theme: Theme, clock: Clock, trier: Trier, book: RuleBook, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent)
        self.setWindowTitle(self.tr("Rules"))
        self._clock, self._trier, self._book = clock, trier, book
        self.rules, self._saved = list(book.rules), book.rules
        self.about = make_quiet()
        self.body.addWidget(self.about)
        self._make_list()
        self._make_hidden()
        self.add_button(self.tr("Close"), is_main=True).clicked.connect(self.accept)
        self._fill(0)
        (self.list if self.rules else self.new).setFocus()
        self.resize(640, 440)

    # --- making ---------------------------------------------------------------------------------

    def _make_list(self) -> None:
        self.list = QListWidget()
        self.list.setObjectName("cardList")
        self.list.setAccessibleName(self.tr("Rules"))
        self.list.setItemDelegate(RuleRows(self.theme, self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.itemDoubleClicked.connect(lambda item: self.change())
        self.list.itemChanged.connect(self._note_switch)
        self.list.currentRowChanged.connect(lambda row: self._show_buttons())
        self.new = make_form_button(self.tr("New rule…"), self.add)
        self.edit = make_form_button(self.tr("Change…"), self.change)
        self.up = make_form_button(self.tr("Up"), lambda: self.move_by(-1))
        self.down = make_form_button(self.tr("Down"), lambda: self.move_by(1))
        self.remove = make_form_button(self.tr("Remove"), self.remove_rule)
        buttons = make_column(None, self.new, self.edit, self.up, self.down, self.remove, STRETCH, spacing=8)
        line = make_row(None, (self.list, 1), buttons, spacing=12)
        self.body.addLayout(line, 1)

    def _make_hidden(self) -> None:
        self.hidden_words = make_quiet()
        self.show_them = make_form_button(self.tr("Show them…"), self.hidden_wanted)
        line = make_row(None, (self.hidden_words, 1), self.show_them)
        self.body.addLayout(line)
        self.show_hidden(self._book.hidden)

    def show_hidden(self, count: int) -> None:
        self.hidden_words.setText(self.tr("Hidden by rules: {posts}.").format(posts=posts(count)))
        self.hidden_words.setVisible(count > 0)
        self.show_them.setVisible(count > 0)

    # --- the list -------------------------------------------------------------------------------

    def _fill(self, current: int) -> None:
        self.list.blockSignals(True)
        self.list.clear()
        for rule in self.rules:
            item = QListWidgetItem(rule_in_words(rule, self._names_of(rule)))
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked if rule.enabled else Qt.CheckState.Unchecked)
            self.list.addItem(item)
        self.list.blockSignals(False)
        self.about.setText(
            self.tr("Rules are asked from top to bottom when a post arrives. They leave older posts alone.")
            if self.rules
            else self.tr("No rules yet. A rule marks, stars, tags or hides new posts by their words.")
        )
        if self.rules:
            row = max(0, min(current, len(self.rules) - 1))
            self.list.setCurrentRow(row, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self._show_buttons()

    def _names_of(self, rule: Rule) -> RuleNames:
        feeds = {feed.id: feed.name for feed in self._book.feeds}
        folders = {folder.id: folder.name for folder in self._book.folders}
        targets = dict(self._book.targets)
        return RuleNames(
            _name(rule.feed_id, feeds, self.tr("a feed that is gone")),
            _name(rule.folder_id, folders, self.tr("a folder that is gone")),
            _name(rule.send_to, targets, self.tr("a target that is gone")),
        )

    def _show_buttons(self) -> None:
        row = self.list.currentRow()
        for button in (self.edit, self.remove):
            button.setEnabled(row >= 0)
        self.up.setEnabled(row > 0)
        self.down.setEnabled(0 <= row < len(self.rules) - 1)

    def _note_switch(self, item: QListWidgetItem) -> None:
        row = self.list.row(item)
        is_on = item.checkState() is Qt.CheckState.Checked
        self.rules[row] = replace(self.rules[row], enabled=is_on)
        self._save()

    # --- changing -------------------------------------------------------------------------------

    def add(self) -> None:
        self._edit(Rule(mark_read=True), len(self.rules))

    def change(self) -> None:
        row = self.list.currentRow()
        if row >= 0:
            self._edit(self.rules[row], row)

    def move_by(self, by: int) -> None:
        row = self.list.currentRow()
        if row >= 0 and 0 <= row + by < len(self.rules):
            self.rules.insert(row + by, self.rules.pop(row))
            self._fill(row + by)
            self._save()

    def remove_rule(self) -> None:
        row = self.list.currentRow()
        if row >= 0:
            del self.rules[row]
            self._fill(row)
            self._save()

    def _edit(self, rule: Rule, row: int) -> None:
        self.editor = RuleEditor(self.theme, self._clock, self._trier, rule, self._book, self)
        self.editor.rule_chosen.connect(lambda made, ids: self.put(row, made, ids))
        self.editor.open()

    def put(self, row: int, rule: Rule, ids: list[int]) -> None:
        """Take a rule from the editor, in its place or at the end."""
        self.rules[row : row + 1] = [rule]
        self._fill(row)
        self._save(((rule.fate, tuple(ids)),) if ids else ())

    def _save(self, apply: tuple[tuple[Fate, tuple[int, ...]], ...] = ()) -> None:
        """All of them: their order is part of what they do."""
        edit = RulesEdit(tuple(self.rules), apply)
        if edit != RulesEdit(self._saved):
            self._saved = edit.rules
            self.edit_chosen.emit(edit)


def _name(id_: int | None, names: Mapping[int, str], gone: str) -> str:
    return "" if id_ is None else names.get(id_, gone)
