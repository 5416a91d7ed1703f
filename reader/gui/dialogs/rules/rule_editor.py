"""The rule editor: what a rule looks for, what it does, and what it would have caught so far. Main thread only."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCompleter,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from reader.clock import Clock
from reader.engine.documents.rules import require_usable
from reader.errors import UsageError
from reader.gui.dialogs.operations import RuleBook
from reader.gui.dialogs.rules.condition_rows import ConditionRows
from reader.gui.dialogs.rules.rule_scope import RuleLimits, RuleSource
from reader.gui.dialogs.rules.rule_trial import Trier
from reader.gui.dialogs.words import moment
from reader.gui.kit.bars import announce
from reader.gui.kit.controls import CheckBox, Choice, make_form_button
from reader.gui.kit.dialog import Dialog, make_heading, make_quiet, make_rule
from reader.gui.kit.humanize import number, posts
from reader.gui.kit.layouts import STRETCH, make_column, make_row
from reader.gui.kit.text import set_tooltip
from reader.gui.kit.theme import Theme
from reader.gui.kit.tokens import SIDEBAR_ROW
from reader.gui.kit.wording import say
from reader.model.rules import Rule
from reader.model.stored import EntryRow
from reader.services.try_rule import TriedPage

_MOST_SHOWN = 200
_TABLE_HEIGHT = 190
_WIDTH = 660


class RuleEditor(Dialog):
    rule_chosen = Signal(object, list)
    """A Rule, and the ids of stored posts it is to be applied to now."""

    def __init__(
        self,
        theme: Theme,
        clock: Clock,
        trier: Trier,
        rule: Rule,
        book: RuleBook,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, parent)
        self.setWindowTitle(self.tr("Rule"))
        self._clock, self._trier, self._rule = clock, trier, rule
        self._tried, self._matching = 0, list[EntryRow]()
        self._make_condition(book)
        self._make_deeds(book)
        self.body.addWidget(make_rule())
        self._make_trial()
        self.add_cancel()
        self.add_button(self.tr("Save rule"), is_main=True).clicked.connect(self._take)
        self._show(rule)
        self._follow_changes()
        trier.page_tried.connect(self._take_page)
        trier.failed.connect(self._show_failed)
        self.finished.connect(lambda: trier.cancel())
        self.wanted.setFocus()
        self.fit(_WIDTH)

    # --- making ---------------------------------------------------------------------------------

    def _make_condition(self, book: RuleBook) -> None:
        self.body.addWidget(make_heading(self.tr("When a new post arrives from")))
        self.source = RuleSource(self.theme, self.tr("Feed or folder"), book.feeds, book.folders)
        self.body.addLayout(make_row(None, self.source, STRETCH))
        self.conditions = ConditionRows(self.theme)
        self.conditions.show_rule(self._rule)
        self.body.addWidget(self.conditions)
        self.limits = RuleLimits(self.theme, self._clock.now())
        self.body.addWidget(self.limits)

    def _make_deeds(self, book: RuleBook) -> None:
        self.body.addWidget(make_heading(self.tr("Then")))
        self.mark_read = CheckBox(self.theme, self.tr("Mark it read"))
        self.star = CheckBox(self.theme, self.tr("Star it"))
        self.notify = CheckBox(self.theme, self.tr("Tell me at once"))
        self.highlight = CheckBox(self.theme, self.tr("Highlight it"))
        set_tooltip(self.highlight, self.tr("It stands out in lists."))
        self.hide_it = CheckBox(self.theme, self.tr("Hide it"))
        set_tooltip(self.hide_it, self.tr("It is shown nowhere, but kept: Rules can bring it back."))
        self.is_last = CheckBox(self.theme, self.tr("Ask no further rules"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        boxes = (self.mark_read, self.star, self.notify, self.highlight, self.hide_it, self.is_last)
        for place, part in enumerate(boxes):
            grid.addWidget(part, place // 2, place % 2)
        grid.addLayout(self._make_tagging(book.tags), 3, 0, 1, 2)
        self._make_sending(book, grid)
        self.body.addLayout(grid)

    def _make_sending(self, book: RuleBook, grid: QGridLayout) -> None:
        """Nothing to choose where there is no target yet."""
        self.sends = CheckBox(self.theme, self.tr("Send it to"))
        self.target = Choice(self.theme, self.tr("Target"), [(name, id_) for id_, name in book.targets])
        self.sends.toggled.connect(self.target.setEnabled)
        has_targets = bool(book.targets) or self._rule.send_to is not None
        for part in (self.sends, self.target):
            part.setVisible(has_targets)
        grid.addLayout(make_row(None, self.sends, self.target, STRETCH, spacing=12), 4, 0, 1, 2)

    def _make_tagging(self, tags: Sequence[str]) -> QHBoxLayout:
        self.has_tag = CheckBox(self.theme, self.tr("Tag it"))
        self.tag = QLineEdit()
        self.tag.setAccessibleName(self.tr("Tag"))
        self.tag.setPlaceholderText(self.tr("Name of the tag"))
        completer = QCompleter(list(tags), self.tag)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.tag.setCompleter(completer)
        self.has_tag.toggled.connect(self.tag.setEnabled)
        return make_row(None, self.has_tag, (self.tag, 1), spacing=12)

    def _make_trial(self) -> None:
        self.try_button = make_form_button(self.tr("Try it"), self.try_it)
        self.trial_words = make_quiet(self.tr("See which posts you have it would have caught."))
        line = make_row(None, self.try_button, (self.trial_words, 1))
        self.table = _make_table(self)
        self.also = CheckBox(self.theme, self.tr("Also do this to the posts found"))
        policy = self.also.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # nothing is pushed out of sight when it comes
        self.also.setSizePolicy(policy)
        self.also.hide()
        column = make_column(None, line, self.table, self.also, spacing=8)
        self.body.addLayout(column)

    def _show(self, rule: Rule) -> None:
        self.source.show_rule(rule)
        self.limits.show_rule(rule)
        self.mark_read.setChecked(rule.mark_read)
        self.star.setChecked(rule.star)
        self.notify.setChecked(rule.notify)
        self.highlight.setChecked(rule.highlight)
        self.hide_it.setChecked(rule.hide)
        self.is_last.setChecked(rule.is_last)
        self.has_tag.setChecked(bool(rule.tag))
        self.tag.setText(rule.tag)
        self.tag.setEnabled(bool(rule.tag))
        self.sends.setChecked(rule.send_to is not None)
        self.target.setEnabled(rule.send_to is not None)
        if rule.send_to is not None:
            self.target.choose(rule.send_to, self.tr("a target that is gone"))

    def _follow_changes(self) -> None:
        """What was found belongs to what was asked: another question makes it stale."""
        self.source.currentIndexChanged.connect(lambda: self._forget_trial())
        self.conditions.changed.connect(self._forget_trial)
        self.conditions.grown.connect(lambda: self.fit(_WIDTH))
        self.limits.changed.connect(self._forget_trial)

    @property
    def wanted(self) -> QLineEdit:
        """What the first condition looks for."""
        return self.conditions.first.wanted

    # --- trying ---------------------------------------------------------------------------------

    def try_it(self) -> None:
        self._forget_trial()
        try:
            rule = replace(self.make_rule(), is_last=True)
            require_usable(rule)
        except UsageError as error:
            self.show_problem(say(error.message))
            return
        self.show_note("")
        self.trial_words.setText(self.tr("Looking…"))
        self._trier.begin(rule)

    def _forget_trial(self) -> None:
        self._trier.cancel()
        self._tried, self._matching = 0, []
        self.table.setRowCount(0)
        self.also.setChecked(False)
        self.also.hide()
        self.trial_words.setText(self.tr("See which posts you have it would have caught."))

    def _take_page(self, page: TriedPage, is_last: bool) -> None:
        self._tried += page.tried
        for row in page.matching:
            if len(self._matching) < _MOST_SHOWN:
                self._add_row(row)
            self._matching.append(row)
        words = self.tr("{count} of the newest {tried} match.", n=len(self._matching))
        said = words.format(count=number(len(self._matching)), tried=posts(self._tried))
        self.trial_words.setText(said)
        if is_last:
            announce(self, said)
            self.also.setVisible(bool(self._matching))

    def _add_row(self, row: EntryRow) -> None:
        at = self.table.rowCount()
        self.table.insertRow(at)
        for column, words in enumerate((row.title, row.feed_name, moment(row.sort_at, self._clock.now()))):
            item = QTableWidgetItem(words)
            set_tooltip(item, words)
            self.table.setItem(at, column, item)

    def _show_failed(self, sentence: str) -> None:
        self.trial_words.setText(sentence)

    # --- taking ---------------------------------------------------------------------------------

    def make_rule(self) -> Rule:
        """Raises UsageError where something typed cannot be read."""
        joined, first, more = self.conditions.read()
        feed_id, folder_id = self.source.value()
        rule = replace(
            self._rule,
            feed_id=feed_id,
            folder_id=folder_id,
            joined=joined,
            place=first.place,
            manner=first.manner,
            wanted=first.wanted,
            more=more,
            mark_read=self.mark_read.isChecked(),
            star=self.star.isChecked(),
            hide=self.hide_it.isChecked(),
            notify=self.notify.isChecked(),
            tag=" ".join(self.tag.text().split()) if self.has_tag.isChecked() else "",
            highlight=self.highlight.isChecked(),
            send_to=self.target.value() if self.sends.isChecked() else None,
            is_last=self.is_last.isChecked(),
        )
        return self.limits.apply_to(rule)

    def _take(self) -> None:
        try:
            rule = self.make_rule()
            require_usable(rule)
        except UsageError as error:
            self.show_problem(say(error.message))
            return
        ids = [row.id for row in self._matching] if self.also.isChecked() else []
        self.rule_chosen.emit(rule, ids)
        self.accept()


def _make_table(owner: QWidget) -> QTableWidget:
    table = QTableWidget(0, 3)
    table.setObjectName("cardList")
    table.setAccessibleName(owner.tr("Posts it would have caught"))
    table.setHorizontalHeaderLabels([owner.tr("Title"), owner.tr("Feed"), owner.tr("When")])
    table.horizontalHeader().hide()
    table.verticalHeader().hide()
    table.verticalHeader().setDefaultSectionSize(SIDEBAR_ROW)
    table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    table.setColumnWidth(1, 150)
    table.horizontalHeader().setSectionResizeMode(2, QHeaderView.ResizeMode.ResizeToContents)
    table.setShowGrid(False)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setTabKeyNavigation(False)
    table.setMinimumHeight(_TABLE_HEIGHT)
    return table
