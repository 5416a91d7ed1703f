"""The rule editor: what a rule looks for, what it does, and which stored entries it would match. Main thread only."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial

from msgspec.structs import replace
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLineEdit,
    QMenu,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from reader.core.errors import UsageError
from reader.core.records.stored import Cursor, EntryRow, Feed, Folder
from reader.core.words.catalogue import Code
from reader.features.rules.records import Condition, Joined, Rule
from reader.features.rules.service import MOST_TRIED, TriedPage, try_page
from reader.features.rules.window.rule_words import joined_names, manner_names, place_names
from reader.features.rules.worker import require_usable
from reader.features.search.query import find_instant
from reader.window.bridge.bridge import Topic
from reader.window.dialogs.dialog_commands import DialogCommands
from reader.window.dialogs.operations import RuleBook
from reader.window.dialogs.words import natural_key
from reader.window.kit.actions import Menu
from reader.window.kit.bars import announce
from reader.window.kit.controls import CheckBox, Choice, hold_words, make_form_button, make_tool
from reader.window.kit.dialog import Dialog, make_heading, make_quiet, make_rule
from reader.window.kit.humanize import local, moment, number, posts
from reader.window.kit.layouts import STRETCH, FlowLayout, make_column, make_row
from reader.window.kit.screens import make_timer
from reader.window.kit.text import ask_for_name, set_tooltip
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import SIDEBAR_ROW
from reader.window.kit.wording import say
from reader.window.sidebar.tree import list_folder_paths


class ConditionRow(QWidget):
    def __init__(
        self,
        theme: Theme,
        condition: Condition,
        on_change: Callable[[], object],
        remove: Callable[[ConditionRow], object],
    ) -> None:
        super().__init__()
        self.place = Choice(theme, self.tr("Field"), [(words, one) for one, words in place_names().items()])
        self.manner = Choice(theme, self.tr("Comparison"), [(words, one) for one, words in manner_names().items()])
        self.wanted = QLineEdit()
        self.wanted.setAccessibleName(self.tr("Text to find"))
        self.wanted.setMinimumWidth(120)
        self.remove = make_tool(theme, "x", self.tr("Remove this condition"), lambda: remove(self), 14)
        make_row(self, self.place, self.manner, (self.wanted, 1), self.remove, spacing=8)
        self.place.choose(condition.place)
        self.manner.choose(condition.manner)
        self.wanted.setText(condition.wanted)
        for changed in (self.place.currentIndexChanged, self.manner.currentIndexChanged, self.wanted.textChanged):
            changed.connect(on_change)

    def read(self) -> Condition:
        return Condition(self.place.value(), self.manner.value(), self.wanted.text().strip())


class ConditionRows(QWidget):
    """The conditions of a rule, and a choice of how they are joined, which is part of a sentence elsewhere."""

    def __init__(self, theme: Theme, on_change: Callable[[], object], on_grown: Callable[[], object]) -> None:
        """`on_grown` is called when a row was added or removed."""
        super().__init__()
        self._theme, self._on_change, self._on_grown = theme, on_change, on_grown
        self.rows: list[ConditionRow] = []
        self.joined = Choice(theme, self.tr("Match"), [(words, one) for one, words in joined_names().items()])
        self.joined.is_in_sentence = True
        self.joined.currentIndexChanged.connect(on_change)
        self._lines = QVBoxLayout()
        self._lines.setSpacing(6)
        self.more = make_form_button(self.tr("Add condition"), self.add_empty)
        make_column(self, self._lines, make_row(None, self.more, STRETCH), spacing=8)

    def show_rule(self, rule: Rule) -> None:
        self.joined.choose(rule.joined)
        for condition in (Condition(rule.place, rule.manner, rule.wanted), *rule.more):
            self._add(condition)
        self._settle()

    def add_empty(self) -> None:
        self._add(Condition(self.rows[-1].read().place))
        self._settle()
        self.rows[-1].wanted.setFocus()
        self._on_change()

    def _add(self, condition: Condition) -> None:
        row = ConditionRow(self._theme, condition, self._on_change, self._remove)
        self.rows.append(row)
        self._lines.addWidget(row)

    def _remove(self, row: ConditionRow) -> None:
        self.rows.remove(row)
        self._lines.removeWidget(row)
        row.hide()
        row.deleteLater()
        self._settle()
        self._on_change()

    def _settle(self) -> None:
        self.more.setEnabled(len(self.rows) < 12)
        for row in self.rows:
            row.remove.setVisible(len(self.rows) > 1)
        self._on_grown()

    def read(self) -> tuple[Joined, Condition, tuple[Condition, ...]]:
        """How the conditions are joined, the first, and the others that are filled in."""
        conditions = [row.read() for row in self.rows]
        asked = [one for one in conditions if one.wanted] or conditions[:1]
        joined: Joined = self.joined.value()
        is_alone = len(asked) == 1 and joined is Joined.ANY
        return Joined.ALL if is_alone else joined, asked[0], tuple(asked[1:])


class RuleSource(Choice):
    """A choice of any feed, one feed, or the feeds of a folder."""

    def __init__(self, theme: Theme, name: str, feeds: Sequence[Feed], folders: Sequence[Folder]) -> None:
        super().__init__(theme, name)
        self.is_in_sentence = True
        self.add(self.tr("any feed"), (None, None))
        for path, folder_id in list_folder_paths(folders):
            self.add(self.tr("folder {name}").format(name=path), (None, folder_id))
        for feed in sorted(feeds, key=lambda feed: natural_key(feed.name)):
            self.add(feed.name, (feed.id, None))

    def show_rule(self, rule: Rule) -> None:
        gone = self.tr("(deleted folder)") if rule.feed_id is None else self.tr("(deleted feed)")
        self.choose((rule.feed_id, rule.folder_id), gone)


class RuleLimits(QWidget):
    """A category, and the last day on which the rule applies."""

    def __init__(self, theme: Theme, now: float, on_change: Callable[[], object]) -> None:
        super().__init__()
        self._now = now
        self.has_category = CheckBox(theme, self.tr("Only if the category is"))
        self.category = QLineEdit()
        self.category.setAccessibleName(self.tr("Category"))
        self.has_end = CheckBox(theme, self.tr("Until"))
        self.end = QLineEdit()
        self.end.setAccessibleName(self.tr("Active until"))
        self.end.setPlaceholderText(f"{local(now):%Y-%m-%d}")
        hold_words(self.end, 110, self.end.placeholderText())
        for box, field in ((self.has_category, self.category), (self.has_end, self.end)):
            box.toggled.connect(field.setEnabled)
            box.toggled.connect(on_change)
            field.textChanged.connect(on_change)
        self.has_end.clicked.connect(self._offer_end)
        make_row(self, self.has_category, (self.category, 1), self.has_end, self.end, spacing=8)

    def _offer_end(self) -> None:
        """Fill in a day, selected so that it can be typed over."""
        if self.has_end.isChecked():
            if not self.end.text():
                self.end.setText(f"{local(self._now + (30 * 86_400)):%Y-%m-%d}")
            self.end.setFocus()
            self.end.selectAll()

    def show_rule(self, rule: Rule) -> None:
        self.has_category.setChecked(bool(rule.category))
        self.category.setText(rule.category)
        self.category.setEnabled(bool(rule.category))
        self.has_end.setChecked(rule.until_at is not None)
        self.end.setEnabled(rule.until_at is not None)
        if rule.until_at is not None:
            self.end.setText(f"{local(rule.until_at - 1):%Y-%m-%d}")

    def apply_to(self, rule: Rule) -> Rule:
        """The rule with these limits; raises UsageError if the last day cannot be read."""
        category = " ".join(self.category.text().split()) if self.has_category.isChecked() else ""
        until_at = None
        if self.has_end.isChecked():
            until_at = find_instant(self.end.text(), self._now, days_on=1)
            if until_at is None:
                raise UsageError(Code.RULE_END_UNKNOWN())
        return replace(rule, category=category, until_at=until_at)


class RuleActions(QWidget):
    """What a rule does, as chips: a click on one takes it away, and a menu has the others."""

    def __init__(self, theme: Theme, book: RuleBook, on_grown: Callable[[], object]) -> None:
        super().__init__()
        self._theme, self._book, self._on_grown = theme, book, on_grown
        self.rule = Rule()
        """The rule with what it does now."""
        self.chips: list[QPushButton] = []
        self._line = FlowLayout(self, 8, line_spacing=8)
        self.more = QPushButton(self.tr("Add action"), autoDefault=False)
        self.more.setIcon(theme.icon("plus", "text_2", self, 14))
        menu = Menu(self.more)
        menu.aboutToShow.connect(lambda: self.fill_menu(menu))
        self.more.setMenu(menu)

    def _list_switches(self) -> list[tuple[str, str, str]]:
        """The fields of a rule that are on or off, with their words and pictures."""
        return [
            ("mark_read", self.tr("Mark it read"), "circle-dot"),
            ("star", self.tr("Star it"), "star"),
            ("notify", self.tr("Notify me"), "bell"),
            ("highlight", self.tr("Highlight it"), "palette"),
            ("hide", self.tr("Hide it"), "eye"),
        ]

    def change(self, **changes: object) -> None:
        """Change what the rule does, and show it."""
        self.show_rule(replace(self.rule, **changes))
        self.more.setFocus()

    def show_rule(self, rule: Rule) -> None:
        self.rule = rule
        for chip in self.chips:
            self._line.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        self._line.removeWidget(self.more)
        self.chips = [
            self._make_chip(*one[1:], one[0], False) for one in self._list_switches() if getattr(rule, one[0])
        ]
        if rule.tag:
            self.chips.append(self._make_chip(self.tr("Tag “{name}”").format(name=rule.tag), "tag", "tag", ""))
        if rule.send_to is not None:
            name = dict(self._book.targets).get(rule.send_to, self.tr("(deleted destination)"))
            self.chips.append(self._make_chip(self.tr("Send to {target}").format(target=name), "send", "send_to", None))
        for button in (*self.chips, self.more):
            self._line.addWidget(button)
            button.show()
        self._on_grown()

    def _make_chip(self, words: str, picture: str, field: str, off: object) -> QPushButton:
        chip = QPushButton(f"{words}  ×")
        chip.setObjectName("chip")
        chip.setCheckable(True)
        chip.setChecked(True)
        chip.setAutoDefault(False)
        chip.setIcon(self._theme.icon(picture, "accent_text", self, 14))
        chip.setAccessibleName(words)
        set_tooltip(chip, self.tr("Remove this action"))
        chip.clicked.connect(lambda: self.change(**{field: off}))
        return chip

    def fill_menu(self, menu: QMenu) -> None:
        menu.clear()
        for field, words, _ in self._list_switches():
            if not getattr(self.rule, field):
                menu.addAction(words, partial(self.change, **{field: True}))
        tags = menu.addMenu(self.tr("Tag it"))
        for name in self._book.tags:
            tags.addAction(name.replace("&", "&&"), partial(self.change, tag=name))
        tags.addSeparator()
        tags.addAction(self.tr("New tag…"), self._ask_tag)
        if self._book.targets:
            targets = menu.addMenu(self.tr("Send it to"))
            for id_, name in self._book.targets:
                targets.addAction(name.replace("&", "&&"), partial(self.change, send_to=id_))

    def _ask_tag(self) -> None:
        if name := " ".join(ask_for_name(self, self.tr("New tag"), self.tr("Name of the tag")).split()):
            self.change(tag=name)


_WIDTH = 660


class RuleEditor(Dialog):
    """Edits a rule as a sentence. While it is typed it is tried on stored entries, page by page, so that lists stay
    fast."""

    def __init__(
        self,
        theme: Theme,
        commands: DialogCommands,
        rule: Rule,
        book: RuleBook,
        save: Callable[[Rule, list[int]], object],
        parent: QWidget | None = None,
    ) -> None:
        """`save` gets the rule, and the ids of stored entries to apply it to now."""
        super().__init__(theme, parent)
        self.setWindowTitle(self.tr("Rule"))
        self._clock, self._bridge, self._save = commands.clock, commands.bridge.bound_to(self), save
        self._trial = Topic()
        self._tried, self._matching = 0, list[EntryRow]()
        self._typing = make_timer(self, self.try_it, 300)
        self.source = RuleSource(self.theme, self.tr("Feed or folder"), book.feeds, book.folders)
        self.source.setMaximumWidth(280)  # the sentence fits on a line
        self.source.currentIndexChanged.connect(self._on_change)
        self.conditions = ConditionRows(self.theme, self._on_change, lambda: self.fit(_WIDTH))
        self.limits = RuleLimits(self.theme, self._clock.now(), self._on_change)
        self.actions_of_rule = RuleActions(self.theme, book, lambda: self.fit(_WIDTH))
        self.is_last = CheckBox(self.theme, self.tr("Stop processing other rules"))
        parts = (self._make_sentence(), self.conditions, self.limits, make_heading(self.tr("Then")))
        for part in (*parts, self.actions_of_rule, self.is_last, make_rule()):
            self.body.addWidget(part)
        self._make_trial()
        self.add_cancel()
        self.add_button(self.tr("Save rule"), is_main=True).clicked.connect(self._submit)
        self.source.show_rule(rule)
        self.conditions.show_rule(rule)
        self.limits.show_rule(rule)
        self.actions_of_rule.show_rule(rule)
        self.is_last.setChecked(rule.is_last)
        self.finished.connect(self._trial.renew)
        self.wanted.setFocus()
        self.fit(_WIDTH)

    def _make_sentence(self) -> QWidget:
        """Make the sentence, with its choices where the language puts them."""
        sentence, choices = QWidget(), {"{feed}": self.source, "{how}": self.conditions.joined}
        line = FlowLayout(sentence, 8, line_spacing=8)
        for words in re.split(r"({feed}|{how})", self.tr("When an article from {feed} matches {how} of these:")):
            if words.strip():
                line.addWidget(choices.get(words) or make_heading(words.strip()))
        return sentence

    def _make_trial(self) -> None:
        self.trial_words = make_heading("")
        about = make_quiet(self.tr("Existing articles aren’t changed."))
        self.table = _make_table(self)
        self.also = CheckBox(self.theme, self.tr("Also apply to the matching articles"))
        policy = self.also.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # nothing is pushed out of sight when it comes
        self.also.setSizePolicy(policy)
        self.also.toggled.connect(lambda on: about.setVisible(not on))
        line = make_row(None, self.trial_words, (about, 1), spacing=8)
        self.body.addLayout(make_column(None, line, self.table, self.also, spacing=8))

    @property
    def wanted(self) -> QLineEdit:
        return self.conditions.rows[0].wanted

    def _on_change(self) -> None:
        """Drop what was found and said, and look again once the user pauses."""
        self._forget_trial()
        self.show_note("")
        self._typing.start()

    def try_it(self) -> None:
        self._typing.stop()
        self._forget_trial()
        try:
            rule = replace(self.make_rule(), is_last=True)
            if rule.conditions or rule.has_scope:  # else nothing is typed yet
                require_usable(rule)
                self.trial_words.setText(self.tr("Searching…"))
                self._try_page(rule, None)
        except UsageError as error:
            self.trial_words.setText(say(error.message))

    def _try_page(self, rule: Rule, after: Cursor | None) -> None:
        def show(page: TriedPage) -> None:
            is_last = page.next is None or self._tried + page.tried >= MOST_TRIED
            self._show_page(page, is_last)
            if not is_last:
                self._try_page(rule, page.next)

        self._bridge.read(lambda conn: try_page(conn, rule, after), show, self._trial, self.trial_words.setText)

    def _forget_trial(self) -> None:
        self._trial.renew()
        self._tried, self._matching = 0, []
        self.table.setRowCount(0)
        self.also.setChecked(False)
        self.also.hide()
        self.trial_words.setText(self.tr("See which of your articles it would match."))

    def _show_page(self, page: TriedPage, is_last: bool) -> None:
        self._tried += page.tried
        for row in page.matching:
            if len(self._matching) < 200:
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

    def make_rule(self) -> Rule:
        """The rule that the fields make; raises UsageError if something typed cannot be read."""
        joined, first, more = self.conditions.read()
        feed_id, folder_id = self.source.value()
        rule = replace(
            self.actions_of_rule.rule,
            feed_id=feed_id,
            folder_id=folder_id,
            joined=joined,
            place=first.place,
            manner=first.manner,
            wanted=first.wanted,
            more=more,
            is_last=self.is_last.isChecked(),
        )
        return self.limits.apply_to(rule)

    def _submit(self) -> None:
        try:
            rule = self.make_rule()
            require_usable(rule)
        except UsageError as error:
            self.show_problem(say(error.message))
            return
        ids = [row.id for row in self._matching] if self.also.isChecked() else []
        self._save(rule, ids)
        self.accept()


def _make_table(widget: QWidget) -> QTableWidget:
    table = QTableWidget(0, 3)
    table.setObjectName("cardList")
    table.setAccessibleName(widget.tr("Matching articles"))
    table.setHorizontalHeaderLabels([widget.tr("Title"), widget.tr("Feed"), widget.tr("When")])
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
    table.setMinimumHeight(190)
    return table
