"""The Morning Paper: the pages of an edition, older ones in the menu of its title, its settings in a sheet beside it.

Before the first edition it shows what that would be, and makes it with one button. Main thread only.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QFileDialog, QFrame, QPushButton, QToolButton, QWidget

from reader.core.clock import LocalZone
from reader.core.settings import Settings
from reader.engine.messages import CancelEdition, EditionMade, EditionMailTried, EditionProgress, MakeEdition
from reader.features.editions.records import Edition, MadeEdition
from reader.features.editions.texts import EditionCode
from reader.features.editions.window.form import EditionForm, FormFacts, read_form
from reader.features.editions.window.pane import EditionContext, PageHolder, PageView, Shown, describe, make_words
from reader.window.article.export import ask_printer
from reader.window.bridge.bridge import Topic
from reader.window.kit.actions import Menu
from reader.window.kit.controls import CheckBox
from reader.window.kit.dialog import make_quiet, make_rule, make_scrolling
from reader.window.kit.fonts import make_font, make_headline_font
from reader.window.kit.humanize import feeds_in_words, number, sentences
from reader.window.kit.layouts import STRETCH, make_column, make_row
from reader.window.kit.text import Label, set_tooltip
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import PANE_TITLE, SINGLE_PLACE_BELOW
from reader.window.kit.wording import say

_SIDE, _BAR, _REDRAW_MS = 360, 48, 80
_MAKE_KEY = "Ctrl+Return"


class FirstEdition(QWidget):
    """Says before the first edition what one is, and makes it with one button."""

    def __init__(self, theme: Theme, change_settings: Callable[..., None]) -> None:
        super().__init__()
        title = Label(self.tr("Your feeds, as a newspaper"), wraps=True)
        title.setFont(make_headline_font())
        words = self.tr(
            "The best of your unread articles in one edition you can finish. Read it here, on an e-reader or on paper."
        )
        self.make_button = QPushButton()
        self.make_button.setObjectName("mainButton")
        self.contents, self.ahead = make_quiet(), make_quiet()
        self.daily = CheckBox(theme, self.tr("Every morning"))
        self.daily.clicked.connect(lambda is_on: change_settings(editions=is_on))
        self.settings = QPushButton(self.tr("Morning Paper settings"))
        self.settings.setObjectName("linkButton")
        make_column(
            self,
            *(STRETCH, title, Label(words, tone="secondary", wraps=True), 12),
            *(make_row(None, self.make_button, STRETCH), self.contents, 16, make_rule(), 16),
            *(make_row(None, self.daily, STRETCH), self.ahead, make_row(None, self.settings, STRETCH)),
            *(STRETCH, STRETCH),
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


class EditionView(QFrame):
    def __init__(self, context: EditionContext) -> None:
        super().__init__()
        self.setObjectName("sidebar")
        self._context, self._theme = context, context.theme
        self._holder, self._topic, self._form_topic, self._page_topic = PageHolder(), Topic(), Topic(), Topic()
        self.form: EditionForm | None = None
        self.made: MadeEdition | None = None
        self._wanted: int | None = None
        """The older edition that the user opened."""
        self.page_count, self._number = 0, 1
        self._is_making = False
        self._redraw = QTimer(self, singleShot=True, interval=_REDRAW_MS)
        self._redraw.timeout.connect(self._render)
        self.page, self.place, self.state = PageView(self._turn, self._redraw.start), Label(), Label(wraps=True)
        self.state.setProperty("secondary", True)
        self.state.setContentsMargins(16, 8, 16, 0)
        self.first = FirstEdition(context.theme, context.change_settings)
        self.first.setFixedWidth(_SIDE)
        self._bar, self.sheet = self._make_bar(), self._make_sheet()
        self._pages = QWidget()
        make_column(self._pages, self.state, (self.page, 1), spacing=0)
        beside = make_row(None, self.first, (self._pages, 1), self.sheet, spacing=0)
        make_column(self, self._bar, (beside, 1), spacing=0)
        self._show_making(False)
        self._wire()
        self._show_parts()

    def _make_bar(self) -> QFrame:
        bar = QFrame()
        bar.setObjectName("paneBar")
        bar.setFixedHeight(_BAR)
        self.title = QToolButton()
        self.title.setFont(make_font(PANE_TITLE))
        self.title.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.title.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.title.setMenu(Menu(self.title))
        set_tooltip(self.title, self.tr("Older editions"))
        self.back, self.on = QPushButton("←"), QPushButton("→")
        self.back.setAccessibleName(self.tr("Previous page"))
        self.on.setAccessibleName(self.tr("Next page"))
        self.read = QPushButton(self.tr("Mark read"))
        self.save_as, self.print = QPushButton(self.tr("Save as…")), QPushButton(self.tr("Print…"))
        self.gear = QToolButton()
        self.gear.setCheckable(True)
        self.gear.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.gear.setAccessibleName(self.tr("Morning Paper settings"))
        set_tooltip(self.gear, self.tr("Morning Paper settings"))
        self._theme.changed.connect(self._recolour)
        self._recolour()
        turn = (self.back, self.place, self.on)
        buttons = (self.read, self.save_as, self.print, self.gear)
        make_row(bar, self.title, STRETCH, *turn, STRETCH, *buttons, margins=(12, 0, 12, 0), spacing=8)
        return bar

    def _recolour(self) -> None:
        self.gear.setIcon(self._theme.icon("settings", "text_2", self.gear))

    def _make_sheet(self) -> QFrame:
        """Make the sheet with the settings, and at its foot when the next edition comes."""
        sheet, bar, foot = QFrame(), QFrame(), QFrame()
        sheet.setObjectName("articlePane")
        sheet.setFixedWidth(_SIDE)
        bar.setObjectName("paneBar")
        foot.setObjectName("dialogFoot")
        self.close_sheet = QPushButton(self.tr("Done"))
        title = Label(self.tr("Morning Paper settings"), size=PANE_TITLE)
        make_row(bar, title, STRETCH, self.close_sheet, margins=(20, 8, 12, 8))
        self._area = make_scrolling(QWidget())
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.ahead, self.make_now = Label(tone="secondary", wraps=True), QPushButton()
        set_tooltip(self.make_now, QKeySequence(_MAKE_KEY).toString(QKeySequence.SequenceFormat.NativeText))
        buttons = make_row(None, self.make_now, STRETCH)
        make_column(foot, self.ahead, buttons, margins=(20, 12, 20, 12), spacing=10)
        make_column(sheet, bar, (self._area, 1), foot, spacing=0)
        return sheet

    def _wire(self) -> None:
        for make in (self.make_now, self.first.make_button):
            make.clicked.connect(self._make)
        self.gear.toggled.connect(self._show_parts)
        self.first.settings.clicked.connect(lambda: self.gear.setChecked(True))
        self.close_sheet.clicked.connect(lambda: self.gear.setChecked(False))
        self.back.clicked.connect(lambda: self._turn(-1))
        self.on.clicked.connect(lambda: self._turn(1))
        self.read.clicked.connect(lambda: self._context.mark_read(list(self.made.all_ids) if self.made else []))
        self.print.clicked.connect(self._print)
        self.save_as.clicked.connect(self._save_as)
        keys = {"Esc": self._leave, _MAKE_KEY: self._make, "Ctrl+P": self.print.click, "Ctrl+S": self.save_as.click}
        for key, do in keys.items():
            shortcut = QShortcut(QKeySequence(key), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(do)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus to the page, for its keys. As a focus proxy it would keep Tab from everything else."""
        self.page.setFocus(event.reason())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_parts()

    def _show_parts(self, *_: object) -> None:
        """Show the first visit, the pages or the sheet, one at a time in a narrow window."""
        has_sheet, is_first = self.gear.isChecked(), self.made is None
        narrow = self.width() < SINGLE_PLACE_BELOW
        self.sheet.setVisible(has_sheet)
        self.first.setVisible(is_first and not has_sheet)
        self._pages.setVisible(not narrow or not (has_sheet or is_first))
        self._bar.setVisible(not is_first and not (narrow and has_sheet))

    def _leave(self) -> None:
        if self.gear.isChecked():
            self.gear.setChecked(False)
            self.page.setFocus()
        else:
            self._context.leave()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._holder.open()
        self.load()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._topic.renew()
        self._page_topic.renew()
        self._holder.close()

    def load(self) -> None:
        """Read the settings and the editions again, unless they are read when the page is shown."""
        if not self.isVisible():
            return
        self._load_form()
        self._topic.renew()
        self._page_topic.renew()
        holder, now, wanted = self._holder, self._context.clock.now(), self._wanted
        self._context.bridge.bound_to(self).study(
            lambda conn: holder.load(conn, now, wanted), self._show_edition, self._topic, self._show_problem
        )

    def _load_form(self) -> None:
        self._form_topic.renew()
        now = self._context.clock.now()
        self._context.bridge.bound_to(self).study(lambda conn: read_form(conn, now), self._show_form, self._form_topic)

    def settings_changed(self, settings: Settings) -> None:
        if self.isVisible():
            self._load_form()

    def _show_form(self, facts: FormFacts) -> None:
        if self.form is None or self.form.folders != facts.folders:
            self.form = EditionForm(self._context, facts)
            self._area.setWidget(self.form)
        self.form.show_settings(facts.settings)
        self.ahead.setText(sentences(say(sentence) for sentence in facts.ahead))
        self.first.daily.setChecked(facts.settings.editions)
        self.first.ahead.setText(self.ahead.text() if facts.settings.editions else "")

    def show_tried(self, note: EditionMailTried) -> None:
        if self.form is not None:
            self.form.show_tried(note)

    def _open(self, edition_id: int) -> None:
        self._wanted = edition_id
        self.load()

    def _show_edition(self, found: Shown) -> None:
        before, self.made, self.page_count = self.made, found.made, found.page_count
        self.first.show_preview(found.preview)
        self._show_parts()
        for button in (self.back, self.on, self.read, self.save_as, self.print):
            button.setEnabled(self.made is not None and bool(self.page_count))
        if self.made is None:
            self._number = 1
            self.state.setText(self.tr("Preview of today’s edition") if self.page_count else self.tr("No edition yet"))
            if not self.page_count:
                self.page.show_words(self.tr("Not enough new articles for an edition."))
        else:
            self._number = self._number if before is not None and before.id == self.made.id else 1
            self._show_title(found, self.made)
            if not self.page_count:
                self.page.show_words(say(EditionCode.EDITION_PAGE_GONE()))
        self._render()

    def _show_problem(self, words: str) -> None:
        self.page_count = 0
        self.page.show_words(words)

    def _show_title(self, found: Shown, made: MadeEdition) -> None:
        now, zone, words = self._context.clock.now(), LocalZone(), make_words()
        self.title.setText(words.dateline(made.made_at))
        menu = self.title.menu()
        menu.clear()
        for one in found.editions:
            action = menu.addAction(say(describe(one, now, zone)[0]), partial(self._open, one.id))
            action.setCheckable(True)
            action.setChecked(one.id == made.id)
        self.state.setText(" · ".join(say(one).rstrip(".") for one in describe(made, now, zone)))

    def _render(self) -> None:
        if self.page_count:
            page, room, holder = self._number, self.page.find_room(), self._holder
            self._page_topic.renew()
            self._context.bridge.bound_to(self).study(
                lambda conn: holder.paint(page, room), self.page.show_page, self._page_topic, self.page.show_words
            )
            words = self.tr("{page} of {pages}").format(page=self._number, pages=self.page_count)
            self.place.setText(words)
            self.page.setAccessibleDescription(words)
            self.back.setEnabled(self.made is not None and self._number > 1)
            self.on.setEnabled(self.made is not None and self._number < self.page_count)

    def _turn(self, by: int) -> None:
        self._number = min(max(1, self._number + by), max(1, self.page_count))
        self._render()

    def _save_as(self) -> None:
        kinds = self.tr("Book for e-readers (*.epub);;PDF (*.pdf)")
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Save edition"), "paper.epub", kinds)
        if name:
            self.save_to(Path(name))

    def save_to(self, path: Path) -> None:
        holder, said = self._holder, self.tr("Saved as {file}.").format(file=path.name)
        self._context.bridge.bound_to(self).study(
            lambda conn: holder.save(conn, path), lambda _: self.state.setText(said), None, self.state.setText
        )

    def _print(self) -> None:
        holder = self._holder
        if printer := ask_printer(self):
            self._context.bridge.bound_to(self).study(
                lambda conn: holder.print_on(printer), lambda _: None, None, self.state.setText
            )

    def _make(self) -> None:
        """Ask for an edition, or cancel the one that is being made."""
        if self._is_making:
            self._show_making(False)  # no answer comes for one that was not begun yet
            self.load()
            self._context.send(CancelEdition())
            return
        self._show_making(True)
        self._say(self.tr("Creating…"))
        self._context.send(MakeEdition())

    def _show_making(self, is_making: bool) -> None:
        self._is_making = is_making
        self.make_now.setText(self.tr("Cancel") if is_making else self.tr("Create now"))
        self.first.make_button.setText(self.tr("Cancel") if is_making else self.tr("Create today’s edition"))

    def _say(self, words: str) -> None:
        """Say how far the next one is, on the page too, if there is none yet."""
        self.state.setText(words)
        if not self.page_count:
            self.page.show_words(words)

    def show_progress(self, note: EditionProgress) -> None:
        self._say(say(note.step))

    def show_made(self, note: EditionMade) -> None:
        if self._is_making:
            self._wanted = None
        self._show_making(False)
        if note.edition_id is None:
            self._say(say(note.message))
        else:
            self.load()
            if self.form is not None:
                self.form.show_effect()
