"""The first-run page: the idea, starter feeds to tick, an address to add, a list to import. Main thread only.

Nothing is fetched before "Start reading", except an address that the user pasted. The page asks a Finder for addresses
and uses neither the network nor the store.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from reader.core.records.fetched import Credentials, Found
from reader.core.settings import Settings
from reader.features.subscriptions.store import Subscription
from reader.features.subscriptions.window import starter_feeds
from reader.features.subscriptions.window.found_feeds import AddressField
from reader.window.dialogs.dialog_commands import Finder
from reader.window.dialogs.words import host_of
from reader.window.kit.bars import announce
from reader.window.kit.controls import BudgetMeter, CheckBox, make_form_button
from reader.window.kit.dialog import make_heading, make_quiet, make_scrolling
from reader.window.kit.fonts import make_font, make_headline_font
from reader.window.kit.humanize import number, rate_in_words, sentences
from reader.window.kit.layouts import STRETCH, FlowLayout, fold, make_column, make_row
from reader.window.kit.text import Label, set_tooltip
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import CAPTION, TypeSize
from reader.window.kit.translate import tr
from reader.window.kit.wording import say


class OwnAddress(QWidget):
    def __init__(
        self, theme: Theme, finder: Finder, add: Callable[[Found], object], show_status: Callable[[str], object]
    ) -> None:
        """`add` gets what was found, at least one feed; `show_status` that it is searching, or why nothing was."""
        super().__init__()
        self._finder, self._add, self._show_status = finder, add, show_status
        self._asked, self._question = "", 0
        self.field = AddressField(theme, "example.org")
        self.field.returnPressed.connect(self.search)
        self.add_button = QPushButton(self.tr("Add"))
        self.add_button.clicked.connect(self.search)
        make_row(self, (self.field, 1), self.add_button, spacing=8)

    def search(self) -> None:
        text = self.field.text().strip()
        is_waiting = self._finder.waits_for == self._question
        if not text or (is_waiting and text == self._asked):
            return
        self._asked, self._question = text, self._finder.find(text, self._on_found)
        self._show_status(self.tr("Looking for feeds at {host}…").format(host=host_of(text)))

    def _on_found(self, found: Found) -> None:
        if found.feeds:
            self.field.clear()
            self._add(found)
        else:
            nothing = self.tr("No feed found at this address.") if found.tried else ""
            self._show_status(sentences((nothing, say(found.message))))


def say_found(found: Found) -> str:
    best, others = found.feeds[0].title, len(found.feeds) - 1
    if not others:
        return tr("Found {feed}. It’s selected below.").format(feed=best)
    words = tr("Found {feed} and {n} more on this site. It’s selected below.", n=others)
    return words.format(feed=best, n=number(others))


_SIDE, _TOP = 24, 12


class StartFoot(QFrame):
    """The foot of the page: what the ticked feeds add up to, and the buttons that leave it."""

    def __init__(self, theme: Theme, width: int) -> None:
        """`width` is the largest width of the page above."""
        super().__init__()
        self.setObjectName("dialogFoot")
        self.count, self.rate, self.cost = make_heading(""), make_quiet(), make_quiet()
        self.meter = BudgetMeter(theme)
        for label in (self.rate, self.cost):
            label.setWordWrap(False)
        self.skip_button = make_form_button(self.tr("Skip for now"), kind="flat")
        self.start_button = make_form_button(self.tr("Start reading"), kind="mainButton")
        inside = QWidget()
        inside.setMaximumWidth(width)
        said = (self.count, self.rate, 12, self.meter, self.cost, STRETCH)
        make_row(inside, *said, self.skip_button, self.start_button, spacing=8)
        self._row = make_row(self, STRETCH, (inside, 100), STRETCH)
        self.line_up(0)

    def line_up(self, scroll_bar: int) -> None:
        """Align the foot with the page above, which a scroll bar of this width narrows."""
        self._row.setContentsMargins(_SIDE, _TOP, _SIDE + scroll_bar, _TOP)

    def sum_up(self, ticked: Sequence[starter_feeds.StarterFeed]) -> None:
        n, budget, fetches = len(ticked), Settings().daily_budget, starter_feeds.estimate_fetches(ticked)
        count = self.tr("1 feed") if n == 1 else self.tr("{n} feeds", n=n)
        self.count.setText(count.format(n=number(n)) if n else self.tr("No feeds selected"))
        self.rate.setText(rate_in_words(starter_feeds.sum_posts(ticked)) if n else "")
        self.rate.setVisible(bool(self.rate.text()))
        self.meter.show_share(fetches / budget)
        of_budget = self.tr("About {n} of {all} fetches in your daily budget", n=fetches)
        self.cost.setText(of_budget.format(n=number(fetches), all=number(budget)))
        for part in (self.meter, self.cost):
            part.setVisible(n > 0)
        self.start_button.setEnabled(n > 0)


_VISITS = ((0.18, 0.045, 0.85), (0.43, 0.04, 0.72), (0.83, 0.06, 1.0))
"""The day that explains the idea: where the user reads, for how long and how much, as shares of the picture."""


class IdeaPicture(QWidget):
    """The idea: a curve of when the user reads, and a fetch just before each rise."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setFixedSize(390, 136)
        self._names = (self.tr("Morning"), self.tr("Lunch"), self.tr("Evening"))
        self._legend = (self.tr("When you read"), self.tr("When Paperround fetches"))
        self.setAccessibleName(self.tr("Paperround fetches just before you usually read."))
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.ink("bg_sunken"))
        painter.drawRoundedRect(self.rect(), 10, 10)
        left, wide, base, high = 18.0, self.width() - 36.0, 74.0, 52.0
        curve = QPainterPath(QPointF(left, base))
        for step in range(121):
            at = step / 120
            share = sum(much * math.exp(-(((at - when) / long) ** 2) / 2) for when, long, much in _VISITS)
            curve.lineTo(left + at * wide, base - min(share, 1.0) * high)
        area = QPainterPath(curve)
        area.lineTo(left, base)
        painter.fillPath(area, self._theme.ink("plot_you_fill"))
        painter.strokePath(curve, QPen(self._theme.ink("plot_you"), 2))
        painter.setFont(make_font(CAPTION, semibold=False))
        for (when, long, _), name in zip(_VISITS, self._names, strict=True):
            painter.fillRect(
                QRectF(left + (when - 1.6 * long) * wide - 2, base - 22, 4, 22), self._theme.ink("poll_done")
            )
            painter.setPen(self._theme.ink("text_2"))
            room = QRectF(left + when * wide - 60, base + 4, 120, 18)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, name)
        metrics = painter.fontMetrics()
        widths = [metrics.horizontalAdvance(words) for words in self._legend]
        x, y = (self.width() - sum(widths) - 62) / 2, self.height() - 21.0
        painter.fillRect(QRectF(x, y, 12, 3), self._theme.ink("plot_you"))
        painter.drawText(QPointF(x + 18, y + 6), self._legend[0])
        x += widths[0] + 46
        painter.fillRect(QRectF(x, y - 4, 4, 11), self._theme.ink("poll_done"))
        painter.drawText(QPointF(x + 10, y + 6), self._legend[1])
        painter.end()


_WIDTH = 1000
_TWO_COLUMNS = 760
_INTRODUCTION = TypeSize(15, 23)


class FirstRunPage(QWidget):
    def __init__(
        self,
        theme: Theme,
        finder: Finder,
        start: Callable[[list[Subscription], bool], object],
        choose_list: Callable[[], object],
        start_demo: Callable[[], bool] | None,
    ) -> None:
        """`start` gets the subscriptions that were ticked, perhaps none, and whether pictures are wanted."""
        super().__init__()
        self._theme, self._finder = theme, finder
        self._start_reading, self._choose_list, self._start_demo = start, choose_list, start_demo
        self._feeds = starter_feeds.load_starter_feeds()
        self._shows_all = False
        self._yours: list[starter_feeds.StarterFeed] = []
        self._logins: dict[str, Credentials | None] = {}
        self.reader_buttons: list[QPushButton] = []
        self.setAccessibleName(self.tr("Welcome"))
        page = QWidget()
        holder = self._holder = QWidget()
        holder.setMaximumWidth(_WIDTH)
        self.note = make_quiet()
        self.note.hide()
        make_column(
            holder,
            self._make_head(),
            8,
            self._make_languages(),
            self._make_cards(),
            self._make_ways(),
            self.note,
            self._make_pictures(),
            STRETCH,
            spacing=12,
        )
        make_row(page, STRETCH, (holder, 100), STRETCH, margins=(24, 24, 24, 16))
        area = make_scrolling(page)
        self.foot = StartFoot(theme, _WIDTH)
        self.foot.skip_button.clicked.connect(self._skip)
        self.foot.start_button.clicked.connect(self._start)
        make_column(self, (area, 1), self.foot, spacing=0)
        bar = area.verticalScrollBar()
        bar.rangeChanged.connect(lambda least, most: self.foot.line_up(bar.sizeHint().width() * (most > least)))
        self._show_starters()

    def _make_head(self) -> QHBoxLayout:
        icon, hello = Label(), Label(self.tr("Welcome to Paperround"), wraps=True)
        self._theme.show_icon(icon, "newspaper", "accent", 32)
        hello.setFont(make_headline_font())
        idea = Label(
            self.tr(
                "Paperround learns when you read and fetches your feeds just before, so new articles are ready "
                "when you are. What it learns stays on this computer."
            ),
            tone="secondary",
            wraps=True,
        )
        idea.setFont(make_font(_INTRODUCTION))
        title = make_row(None, icon, (hello, 1), spacing=14)
        words: QVBoxLayout = make_column(None, STRETCH, title, idea, STRETCH, spacing=10)
        self._head = make_row(None, (words, 1), IdeaPicture(self._theme), spacing=48)
        return self._head

    def _make_ways(self) -> QVBoxLayout:
        """Make the row of other ways to begin: an address, a list from another reader, the demo."""
        others = Label(self.tr("Or add any website"), tone="secondary")
        self.own = OwnAddress(self._theme, self._finder, self._add_own, self._show_status)
        # Qt leaves no air between an icon and its words.
        self.import_button = QPushButton(f" {self.tr('Import OPML…')}")
        self._theme.show_icon(self.import_button, "upload")
        self.import_button.setAccessibleDescription(
            self.tr("Coming from another reader? Import an OPML file or a newsboat list. Folders and names are kept.")
        )
        self.import_button.clicked.connect(lambda: self._choose_list())
        self.demo_button = QPushButton(self.tr("Open the demo"))
        set_tooltip(self.demo_button, self.tr("Try Paperround with 40 sample feeds. Nothing is downloaded or saved."))
        self.demo_button.clicked.connect(self._open_demo)
        self.demo_button.setHidden(self._start_demo is None)
        self.show_all = make_form_button("", self._show_every, "linkButton")
        own = make_row(None, others, (self.own, 1), spacing=8)
        self._others = make_row(None, self.show_all, 8, self.import_button, self.demo_button, STRETCH, spacing=8)
        return make_column(None, own, self._others, spacing=8)

    def offer_readers(self, readers: Sequence[str], import_from: Callable[[str], object]) -> None:
        """Offer to move in from the readers of these names, which are on this computer."""
        for name in readers:
            button = QPushButton(self.tr("Import from {reader}").format(reader=name))
            button.setAccessibleDescription(self.tr("Imports its feeds, articles and stars. Nothing changes there."))
            button.clicked.connect(partial(import_from, name))
            self._others.insertWidget(2, button)
            self.reader_buttons.append(button)

    def _make_languages(self) -> QHBoxLayout:
        offered = starter_feeds.list_languages_of(self._feeds)
        chosen = starter_feeds.choose_first_languages(offered, QLocale.system().uiLanguages())
        self.chips = [starter_feeds.LanguageChip(self._theme, code) for code in offered]
        for chip in self.chips:
            chip.setChecked(chip.code in chosen)
            chip.toggled.connect(self._show_starters)
        says = Label(self.tr("Languages I read"), tone="secondary")
        says.setMinimumHeight(self.chips[0].sizeHint().height())
        chips = QWidget()
        flow = FlowLayout(chips, spacing=8)
        for part in (says, *self.chips):
            flow.addWidget(part)
        self._languages = make_row(
            None, make_heading(self.tr("Choose some feeds to start with")), (chips, 1), spacing=24
        )
        return self._languages

    def _make_cards(self) -> QGridLayout:
        self.yours = self._make_card(self.tr("Added by you"))
        self.cards = {
            interest: self._make_card(starter_feeds.interest_name(interest)) for interest in starter_feeds.Interest
        }
        self._grid = QGridLayout()
        self._grid.setSpacing(16)
        return self._grid

    def _make_card(self, title: str) -> starter_feeds.InterestCard:
        return starter_feeds.InterestCard(self._theme, title, self._sum_up, self._holder)

    def _make_pictures(self) -> QHBoxLayout:
        self.pictures = CheckBox(self._theme, self.tr("Show images"))
        self.pictures.setChecked(True)
        cost = make_quiet(self.tr("Uses more data. The sites that host images can see that you loaded them."))
        return make_row(None, self.pictures, (cost, 1), spacing=8)

    def first_focus(self) -> QWidget:
        """The first box to tick, where letters are still shortcuts."""
        rows = (row for card in self.cards.values() for row in card.shown_rows())
        return next(rows, self.own.field)

    def _show_every(self) -> None:
        self._shows_all = not self._shows_all
        self._show_starters()

    def _show_starters(self) -> None:
        ticked = {feed.url for feed in self.ticked()}
        languages = [chip.code for chip in self.chips if chip.isChecked()]
        shown = starter_feeds.choose_shown(self._feeds, languages, ticked, self._shows_all)
        for interest, card in self.cards.items():
            card.show_feeds([feed for feed in shown if feed.interest is interest], ticked)
        self.yours.show_feeds(self._yours, ticked)
        every = self.tr("Show all {n} starter feeds", n=len(self._feeds)).format(n=number(len(self._feeds)))
        self.show_all.setText(self.tr("Show fewer feeds") if self._shows_all else every)
        has_several = len({feed.language for feed in shown}) > 1
        for card in self.cards.values():
            card.show_languages(has_several)
        self._arrange()
        self._sum_up()

    def _arrange(self) -> None:
        """Lay out the cards in two columns if there is room, and fold the rows if there is not."""
        while self._grid.count():
            self._grid.takeAt(0)
        columns = 2 if self.width() >= _TWO_COLUMNS else 1
        cards = (self.yours, *self.cards.values())
        for place, card in enumerate(card for card in cards if card.has_rows):
            row, column = divmod(place, columns)
            self._grid.addWidget(card, row, column, Qt.AlignmentFlag.AlignTop)
        for card in cards:
            card.setVisible(card.has_rows)
        for column in range(2):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        is_narrow = self.width() < _WIDTH
        fold(self._head, is_narrow)
        fold(self._languages, is_narrow)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        before, now = event.oldSize().width(), self.width()
        if any((before < width) != (now < width) for width in (_TWO_COLUMNS, _WIDTH)):
            self._arrange()

    def ticked(self) -> list[starter_feeds.StarterFeed]:
        return [feed for card in (self.yours, *self.cards.values()) for feed in card.ticked()]

    def _sum_up(self) -> None:
        self.foot.sum_up(self.ticked())

    def _add_own(self, found: Found) -> None:
        """List all feeds of the site, and tick the best one."""
        known = {feed.url for feed in self._yours}
        for feed in found.feeds:
            if feed.url not in known:
                self._yours.append(
                    starter_feeds.StarterFeed(
                        starter_feeds.Interest.NEWS, "", feed.title, host_of(feed.url), feed.url, feed.posts_per_day
                    )
                )
            self._logins[feed.url] = found.credentials if feed.takes_password else None
        self._show_starters()
        self.yours.tick(found.feeds[0].url)
        self._show_status(say_found(found))

    def _show_status(self, words: str) -> None:
        self.note.setText(words)
        self.note.setVisible(bool(words))
        announce(self, words)

    def _open_demo(self) -> None:
        assert self._start_demo is not None
        opens = self.tr("The demo opens in its own window. Close it to come back here.")
        failed = self.tr("The demo couldn’t start. Try again. If it still fails, restart Paperround.")
        self._show_status(opens if self._start_demo() else failed)

    def leave(self) -> None:
        """Start with what was chosen here too, although feeds came another way: by a list or an account."""
        if self.ticked() or not self.pictures.isChecked():
            self._start()

    def _skip(self) -> None:
        self._start_reading([], self.pictures.isChecked())

    def _start(self) -> None:
        wanted = [
            *(Subscription(feed.url, feed.name, credentials=self._logins[feed.url]) for feed in self.yours.ticked()),
            *(
                Subscription(feed.url, feed.name, new_folder=(starter_feeds.interest_name(interest),))
                for interest, card in self.cards.items()
                for feed in card.ticked()
            ),
        ]
        self._start_reading(wanted, self.pictures.isChecked())
