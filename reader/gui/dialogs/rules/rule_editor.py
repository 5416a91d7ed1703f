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
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from reader.clock import Clock
from reader.engine.rules import require_usable
from reader.errors import UsageError
from reader.gui.dialogs.rules.rule_trial import Trier
from reader.gui.dialogs.words import manner_names, moment, natural_key, place_names
from reader.gui.kit.bars import announce
from reader.gui.kit.controls import CheckBox, Choice
from reader.gui.kit.dialog import Dialog, make_heading, make_quiet, make_rule
from reader.gui.kit.humanize import number, posts
from reader.gui.kit.layouts import STRETCH, make_column, make_row
from reader.gui.kit.text import set_tooltip
from reader.gui.kit.theme import Theme
from reader.gui.kit.tokens import SIDEBAR_ROW
from reader.gui.kit.wording import say
from reader.model.rules import Manner, Place, Rule
from reader.model.stored import EntryRow, Feed
from reader.services.try_rule import TriedPage

_MOST_SHOWN = 200
_TABLE_HEIGHT = 190


class RuleEditor(Dialog):
    rule_chosen = Signal(object, list)
    """A Rule, and the ids of stored posts it is to be applied to now."""

    def __init__(
        self,
        theme: Theme,
        clock: Clock,
        trier: Trier,
        rule: Rule,
        feeds: Sequence[Feed],
        tags: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, parent)
        self.setWindowTitle(self.tr("Rule"))
        self._clock, self._trier, self._rule = clock, trier, rule
        self._tried, self._matching = 0, list[EntryRow]()
        self._make_condition(feeds)
        self._make_actions(tags)
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
        self.fit(620)

    # --- making ---------------------------------------------------------------------------------

    def _make_condition(self, feeds: Sequence[Feed]) -> None:
        self.body.addWidget(make_heading(self.tr("When a new post arrives from")))
        self.feed = Choice(self.theme, self.tr("Feed"), [(self.tr("any feed"), None)])
        for feed in sorted(feeds, key=lambda feed: natural_key(feed.name)):
            self.feed.add(feed.name, feed.id)
        self.place = Choice(self.theme, self.tr("Where"), _swapped(place_names()))
        self.manner = Choice(self.theme, self.tr("How"), _swapped(manner_names()))
        self.wanted = QLineEdit()
        self.wanted.setAccessibleName(self.tr("What it looks for"))
        line = make_row(None, self.feed, self.place, self.manner, STRETCH, spacing=8)
        self.body.addLayout(line)
        self.body.addWidget(self.wanted)

    def _make_actions(self, tags: Sequence[str]) -> None:
        self.body.addWidget(make_heading(self.tr("Then")))
        self.mark_read = CheckBox(self.theme, self.tr("Mark it read"))
        self.star = CheckBox(self.theme, self.tr("Star it"))
        self.notify = CheckBox(self.theme, self.tr("Tell me at once"))
        self.hide_it = CheckBox(self.theme, self.tr("Hide it"))
        set_tooltip(self.hide_it, self.tr("It is shown nowhere, but kept: Rules can bring it back."))
        self.is_last = CheckBox(self.theme, self.tr("Ask no further rules"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        for place, part in enumerate((self.mark_read, self.star, self.notify, self.hide_it)):
            grid.addWidget(part, place // 2, place % 2)
        grid.addWidget(self.is_last, 2, 0)
        grid.addLayout(self._make_tagging(tags), 2, 1)
        self.body.addLayout(grid)

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
        self.try_button = QPushButton(self.tr("Try it"))
        self.try_button.setAutoDefault(False)
        self.try_button.clicked.connect(self.try_it)
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
        self.feed.choose(rule.feed_id, self.tr("a feed that is gone"))
        self.place.choose(rule.place)
        self.manner.choose(rule.manner)
        self.wanted.setText(rule.wanted)
        self.mark_read.setChecked(rule.mark_read)
        self.star.setChecked(rule.star)
        self.notify.setChecked(rule.notify)
        self.hide_it.setChecked(rule.hide)
        self.is_last.setChecked(rule.is_last)
        self.has_tag.setChecked(bool(rule.tag))
        self.tag.setText(rule.tag)
        self.tag.setEnabled(bool(rule.tag))

    def _follow_changes(self) -> None:
        """What was found belongs to what was asked: another question makes it stale."""
        for choice in (self.feed, self.place, self.manner):
            choice.currentIndexChanged.connect(lambda: self._forget_trial())
        self.wanted.textChanged.connect(lambda: self._forget_trial())

    # --- trying ---------------------------------------------------------------------------------

    def try_it(self) -> None:
        self._forget_trial()
        try:
            require_usable(replace(self.make_rule(), is_last=True))
        except UsageError as error:
            self.show_problem(say(error.message))
            return
        self.show_note("")
        self.trial_words.setText(self.tr("Looking…"))
        self._trier.begin(replace(self.make_rule(), is_last=True))

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
        words = self.tr("{count} of the newest {tried} match.")
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
        manner: Manner = self.manner.value()
        place: Place = self.place.value()
        return replace(
            self._rule,
            feed_id=self.feed.value(),
            place=place,
            manner=manner,
            wanted=self.wanted.text().strip(),
            mark_read=self.mark_read.isChecked(),
            star=self.star.isChecked(),
            hide=self.hide_it.isChecked(),
            notify=self.notify.isChecked(),
            tag=" ".join(self.tag.text().split()) if self.has_tag.isChecked() else "",
            is_last=self.is_last.isChecked(),
        )

    def _take(self) -> None:
        rule = self.make_rule()
        try:
            require_usable(rule)
        except UsageError as error:
            self.show_problem(say(error.message))
            return
        ids = [row.id for row in self._matching] if self.also.isChecked() else []
        self.rule_chosen.emit(rule, ids)
        self.accept()


def _swapped(names: dict[Place, str] | dict[Manner, str]) -> list[tuple[str, Place | Manner]]:
    return [(words, value) for value, words in names.items()]


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
