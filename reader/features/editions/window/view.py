"""The Morning Paper: the pages of the latest edition beside its settings, or one at a time in a narrow window.

Before the first edition it shows what that would be. Main thread only.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QPushButton, QSplitter, QStackedWidget, QWidget

from reader.core.clock import LocalZone
from reader.core.settings import Settings
from reader.engine.messages import CancelEdition, EditionMade, EditionMailTried, EditionProgress, MakeEdition
from reader.features.editions.records import Edition
from reader.features.editions.service import explain_next
from reader.features.editions.window.form import EditionForm, FormFacts
from reader.features.editions.window.pane import EditionContext, EditionPane, Shown
from reader.features.editions.worker.deliver import find_folder
from reader.store.db import Connection
from reader.store.folders import list_folders
from reader.store.settings import load_settings
from reader.window.bridge.bridge import Topic
from reader.window.kit.controls import CheckBox
from reader.window.kit.dialog import make_quiet, make_rule, make_scrolling
from reader.window.kit.fonts import make_headline_font
from reader.window.kit.humanize import feeds_in_words, number, sentences
from reader.window.kit.layouts import STRETCH, make_column, make_row
from reader.window.kit.text import Label, set_tooltip
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import PANE_TITLE, SINGLE_PLACE_BELOW
from reader.window.kit.wording import say

_LEFT, _BAR = 400, 48
_MAKE_KEY = "Ctrl+Return"


def read_form(conn: Connection, now: float) -> FormFacts:
    settings = load_settings(conn)
    top = tuple((str(one.id), one.name) for one in list_folders(conn) if one.parent_id is None)
    return FormFacts(settings, top, explain_next(conn, settings, now, LocalZone()), str(find_folder(Settings())))


class FirstEdition(QWidget):
    """Says before the first edition what one is, and makes it with one button."""

    def __init__(self, theme: Theme, change_settings: Callable[..., None]) -> None:
        super().__init__()
        title = Label(self.tr("Your feeds, as a newspaper"), wraps=True)
        title.setFont(make_headline_font())
        words = self.tr(
            "The best of your unread articles in one edition you can finish. Read it here, on an e-reader or on paper."
        )
        self.make_button = QPushButton(self.tr("Create today’s edition"))
        self.make_button.setObjectName("mainButton")
        self.contents = make_quiet()
        self.daily = CheckBox(theme, self.tr("Every morning"))
        self.daily.clicked.connect(lambda is_on: change_settings(editions=is_on))
        self.ahead = make_quiet()
        self.settings = QPushButton(self.tr("Morning Paper settings"))
        self.settings.setObjectName("linkButton")
        make_column(
            self,
            STRETCH,
            title,
            Label(words, tone="secondary", wraps=True),
            12,
            make_row(None, self.make_button, STRETCH),
            self.contents,
            16,
            make_rule(),
            16,
            make_row(None, self.daily, STRETCH),
            self.ahead,
            make_row(None, self.settings, STRETCH),
            STRETCH,
            STRETCH,
            margins=(32, 24, 32, 24),
            spacing=8,
        )

    def show_preview(self, preview: Edition | None) -> None:
        self.make_button.setEnabled(preview is not None)
        if preview is None:
            self.contents.setText(self.tr("Not enough new articles yet"))
            return
        n, feeds = len(preview.all_articles), feeds_in_words(preview.feed_count)
        words = self.tr("{n} articles from {feeds}, about {minutes} minutes", n=n)
        self.contents.setText(words.format(n=number(n), feeds=feeds, minutes=number(preview.minutes)))


class EditionView(QWidget):
    def __init__(self, context: EditionContext) -> None:
        super().__init__()
        self._context = context
        self._topic = Topic()
        self.form: EditionForm | None = None
        self._is_making = self._was_loaded = False
        self._shows_page = True
        self.pane = EditionPane(context)
        self.ahead = Label(tone="secondary", wraps=True)
        self._lay_out()
        self._wire()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus to the page, for its keys. As a focus proxy it would keep Tab from everything else."""
        self.pane.page.setFocus(event.reason())

    def _lay_out(self) -> None:
        self.make_now = QPushButton(self.tr("Create now"))
        set_tooltip(self.make_now, QKeySequence(_MAKE_KEY).toString(QKeySequence.SequenceFormat.NativeText))
        self.revert, self.save = QPushButton(self.tr("Revert")), QPushButton(self.tr("Save"))
        self.save.setObjectName("mainButton")
        self.splitter = QSplitter()
        self.splitter.setHandleWidth(1)
        self.splitter.setChildrenCollapsible(False)
        self._left = self._make_left()
        self.splitter.addWidget(self._left)
        self.splitter.addWidget(self.pane)
        self.splitter.setStretchFactor(1, 1)
        self.splitter.setSizes([_LEFT, 700])
        make_column(self, self.splitter)

    def _make_left(self) -> QStackedWidget:
        self.first = FirstEdition(self._context.theme, self._context.change_settings)
        title = Label(self.tr("Morning Paper"), size=PANE_TITLE)
        area = self._area = make_scrolling(QWidget())
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.turn_back = QPushButton(self.tr("Show edition"))
        foot = QFrame()
        foot.setObjectName("dialogFoot")
        buttons = make_row(None, self.make_now, STRETCH, self.revert, self.save, spacing=8)
        make_column(foot, self.ahead, buttons, margins=(20, 12, 20, 12), spacing=10)
        sheet, left = QWidget(), QStackedWidget()
        left.setMinimumWidth(_LEFT)
        bar = QFrame()
        bar.setObjectName("paneBar")
        bar.setFixedHeight(_BAR)
        make_row(bar, title, STRETCH, self.turn_back, margins=(16, 0, 16, 0), spacing=8)
        make_column(sheet, bar, (area, 1), foot, spacing=0)
        sheet.setObjectName("articlePane")
        left.addWidget(sheet)
        left.addWidget(self.first)
        return left

    def _wire(self) -> None:
        self.save.clicked.connect(self._save)
        self.revert.clicked.connect(self.load)
        for make in (self.make_now, self.first.make_button):
            make.clicked.connect(self._make)
        self.first.settings.clicked.connect(lambda: self._left.setCurrentIndex(0))
        self.pane.on_loaded = self._show_loaded
        self.pane.turn.clicked.connect(lambda: self._show_side(False))
        self.turn_back.clicked.connect(lambda: self._show_side(True))
        for key, do in (("Esc", self._context.leave), (_MAKE_KEY, self._make)):
            shortcut = QShortcut(QKeySequence(key), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(do)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_side(self._shows_page)

    def _show_side(self, shows_page: bool) -> None:
        self._shows_page = shows_page
        narrow = self.width() < SINGLE_PLACE_BELOW
        self._left.setVisible(not narrow or not shows_page)
        self.pane.setVisible(not narrow or shows_page)
        self.pane.turn.setVisible(narrow)
        self.turn_back.setVisible(narrow)

    def _show_loaded(self, shown: Shown) -> None:
        """Begin with what an edition is, and later with the settings."""
        self.first.show_preview(shown.preview)
        if shown.made is not None:
            self._left.setCurrentIndex(0)
        elif not self._was_loaded:
            self._left.setCurrentIndex(1)
        self._was_loaded = True

    def load(self) -> None:
        """Read the settings and the latest edition again."""
        self._topic.renew()
        now = self._context.clock.now()
        self._context.bridge.bound_to(self).study(lambda conn: read_form(conn, now), self._show_form, self._topic)
        self.pane.load()

    def _show_form(self, facts: FormFacts) -> None:
        form = self.form
        if form is None or not form.agrees_with(facts):  # where it stays, it stays where it was scrolled to
            form = self.form = EditionForm(self._context, facts, self._show_saving)
            self._area.setWidget(form)
        form.facts = facts
        self.ahead.setText(sentences(say(sentence) for sentence in facts.ahead))
        self.first.daily.setChecked(facts.settings.editions)
        self.first.ahead.setText(self.ahead.text() if facts.settings.editions else "")
        self._show_saving()
        form.show_effect()

    def _show_saving(self) -> None:
        has_changes = self.form is not None and self.form.has_changes()
        self.save.setEnabled(has_changes)
        self.revert.setEnabled(has_changes)

    def _save(self) -> None:
        if self.form is not None:
            self.form.save()

    def settings_changed(self, settings: Settings) -> None:
        """Show them, unless something chosen here is not saved yet."""
        if not self.isVisible() or self.form is None:
            return
        self.form.facts = replace(self.form.facts, settings=settings)
        self._show_saving()
        if not self.save.isEnabled():
            self.load()

    def show_tried(self, note: EditionMailTried) -> None:
        if self.form is not None:
            self.form.show_tried(note)

    def _make(self) -> None:
        """Ask for an edition, or cancel the one that is being made."""
        if self._is_making:
            self._show_making(False)  # no answer comes for one that was not begun yet
            self.pane.load()
            self._context.send(CancelEdition())
            return
        self._show_making(True)
        self.pane.show_making(self.tr("Creating…"))
        self._context.send(MakeEdition())

    def _show_making(self, is_making: bool) -> None:
        self._is_making = is_making
        self.make_now.setText(self.tr("Cancel") if is_making else self.tr("Create now"))
        self.first.make_button.setText(self.tr("Cancel") if is_making else self.tr("Create today’s edition"))

    def show_progress(self, note: EditionProgress) -> None:
        self.pane.show_making(say(note.step))

    def show_made(self, note: EditionMade) -> None:
        self._show_making(False)
        if note.edition_id is None:
            self.pane.show_making(say(note.message))
        else:
            self.pane.load()
            if self.form is not None:
                self.form.show_effect()
