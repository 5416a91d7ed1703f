"""To which posts a rule is limited: a feed or folder, a category, an end date. Main thread only."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from reader.errors import UsageError
from reader.gui.dialogs.words import natural_key
from reader.gui.kit.controls import CheckBox, Choice
from reader.gui.kit.forms import hold_words
from reader.gui.kit.humanize import local
from reader.gui.kit.layouts import make_row
from reader.gui.kit.theme import Theme
from reader.gui.sidebar.tree import list_folder_paths
from reader.model.rules import Rule
from reader.model.stored import Feed, Folder
from reader.query.dates import find_instant
from reader.wording.catalogue import Code


class RuleSource(Choice):
    """Any feed, one feed, or the feeds of a folder."""

    def __init__(self, theme: Theme, name: str, feeds: Sequence[Feed], folders: Sequence[Folder]) -> None:
        super().__init__(theme, name)
        self.add(self.tr("any feed"), (None, None))
        for path, folder_id in list_folder_paths(folders):
            self.add(self.tr("folder {name}").format(name=path), (None, folder_id))
        for feed in sorted(feeds, key=lambda feed: natural_key(feed.name)):
            self.add(feed.name, (feed.id, None))

    def show_rule(self, rule: Rule) -> None:
        gone = self.tr("a folder that is gone") if rule.feed_id is None else self.tr("a feed that is gone")
        self.choose((rule.feed_id, rule.folder_id), gone)


_USUAL_END_S = 30 * 86_400


class RuleLimits(QWidget):
    """A category, and the last day on which the rule is asked."""

    changed = Signal()

    def __init__(self, theme: Theme, now: float) -> None:
        super().__init__()
        self._now = now
        self.has_category = CheckBox(theme, self.tr("Only in the category"))
        self.category = QLineEdit()
        self.category.setAccessibleName(self.tr("Category"))
        self.has_end = CheckBox(theme, self.tr("Until"))
        self.end = QLineEdit()
        self.end.setAccessibleName(self.tr("Last day"))
        self.end.setPlaceholderText(f"{local(now):%Y-%m-%d}")
        hold_words(self.end, 110, self.end.placeholderText())
        for box, field in ((self.has_category, self.category), (self.has_end, self.end)):
            box.toggled.connect(field.setEnabled)
            box.toggled.connect(lambda: self.changed.emit())
            field.textChanged.connect(lambda: self.changed.emit())
        self.has_end.clicked.connect(self._offer_end)
        make_row(self, self.has_category, (self.category, 1), self.has_end, self.end, spacing=8)

    def _offer_end(self) -> None:
        """A day to begin with, chosen to be typed over."""
        if self.has_end.isChecked():
            if not self.end.text():
                self.end.setText(f"{local(self._now + _USUAL_END_S):%Y-%m-%d}")
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
        """Raises UsageError where the last day cannot be read."""
        category = " ".join(self.category.text().split()) if self.has_category.isChecked() else ""
        until_at = None
        if self.has_end.isChecked():
            until_at = find_instant(self.end.text(), self._now, days_on=1)
            if until_at is None:
                raise UsageError(Code.RULE_END_UNKNOWN())
        return replace(rule, category=category, until_at=until_at)
