"""Bars above and over the entry list, and the words in place of a list without entries. Main thread only."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from msgspec import Struct
from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHeaderView, QPushButton, QTableView, QWidget

from reader.window.kit.bars import announce
from reader.window.kit.humanize import clock_time, day_in_words, local, local_day, number
from reader.window.kit.layouts import make_row
from reader.window.kit.screens import make_timer, resolve_viewport_wrapper
from reader.window.kit.text import Label
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import DAY_HEADER
from reader.window.kit.translate import tr
from reader.window.sidebar.tree import ErrorNote, Kind

_MARGIN = 12


class HeldBar(QFrame):
    """Says how many posts wait for the next edition, and offers to show them."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("cardOffer")
        self.words = Label(tone="secondary", wraps=True)
        self.button = QPushButton(self.tr("Show now"))
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        make_row(self, (self.words, 1), self.button, margins=(14, 8, 12, 8), spacing=8)
        self.hide()

    def show_waiting(self, count: int, until_at: float, now: float) -> None:
        """Show the count; even 0, so that nothing moves when the first post comes."""
        when = clock_time(local(until_at))
        if local_day(until_at) != local_day(now):
            when = self.tr("{day}, {time}").format(day=day_in_words(local_day(until_at), local_day(now)), time=when)
        if count == 0:
            words = self.tr("No new articles. Next edition at {time}.")
        elif count == 1:
            words = self.tr("1 new article waiting for the {time} edition.")
        else:
            words = self.tr("{n} new articles waiting for the {time} edition.", n=count)
        self.words.setText(words.format(n=number(count), time=when))
        self.button.setVisible(count > 0)
        self.show()


class PollBar(QFrame):
    """Says at the foot of the list why nothing was polled, and offers to poll anyway."""

    insisted = Signal(tuple)
    """Ids of feeds to poll anyway."""

    def __init__(self, theme: Theme, over: QWidget) -> None:
        super().__init__(over)
        self._theme, self._over = theme, over
        self._feed_ids: tuple[int, ...] = ()
        self.setObjectName("undoBar")
        self._icon, self._label = Label(), Label(wraps=True)
        self.button = QPushButton(self.tr("Refresh anyway"))
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.clicked.connect(self._insist)
        make_row(self, self._icon, (self._label, 1), self.button, margins=(14, 8, 4, 8), spacing=10)
        self._timer = make_timer(self, self.hide, 12_000)
        self.hide()

    def offer(self, sentence: str, feed_ids: tuple[int, ...]) -> None:
        self._feed_ids = feed_ids
        self._icon.setPixmap(self._theme.pixmap("clock", "bg", self.devicePixelRatioF()))
        self._label.setText(sentence)
        self.show()
        self.place()
        self.raise_()
        self._timer.start()
        announce(self, sentence)

    def sentence(self) -> str:
        return self._label.text()

    def place(self) -> None:
        """Move to the foot of the list, as high as the words need."""
        width = self._over.width() - 2 * _MARGIN
        height = max(self.heightForWidth(width), self.sizeHint().height())
        self.setGeometry(_MARGIN, self._over.height() - height - _MARGIN, width, height)

    def _insist(self) -> None:
        self.hide()
        self.insisted.emit(self._feed_ids)


class DayStrip(QHeaderView):
    """Names the day or feed of the first row in sight. As the table's header, it gets its room from the table."""

    def __init__(self, table: QTableView, paint: Callable[[QPainter, QRect], None]) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        resolve_viewport_wrapper(self)
        self._paint = paint
        self.setFixedHeight(DAY_HEADER)
        self.setSectionsClickable(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        self._paint(painter, self.viewport().rect())
        painter.end()


class Offer(Enum):
    """What a button in place of an empty list does."""

    SEARCH_EVERYWHERE = auto()
    CLEAR_SEARCH = auto()
    POLL = auto()
    ADD_FEED = auto()
    IMPORT = auto()
    STARTERS = auto()
    ACCOUNT = auto()
    STARRED = auto()
    EDITION = auto()
    PASSWORD = auto()
    RELOAD = auto()


class FirstFetches(Struct, frozen=True):
    count: int = 0
    name: str = ""
    """Of the feed, if it is only one."""
    is_offline: bool = False
    paused_until: float | None = None
    """When the first of their hosts may be asked, if all hosts asked for a pause."""


class EmptyFacts(Struct, frozen=True):
    kind: Kind
    place_name: str = ""
    unread_only: bool = False
    words: str = ""
    """What was searched for."""
    problems: str = ""
    """What of it was not understood."""
    everywhere: bool = False
    trouble: ErrorNote = ErrorNote()
    feeds_in_trouble: int = 0
    first_fetches: FirstFetches = FirstFetches()
    next_poll: str = ""
    can_poll: bool = False
    has_feeds: bool = True
    has_articles: bool = True
    """Whether any article ever came: without one, nobody caught up with anything."""


class EmptyWords(Struct, frozen=True):
    picture: str
    title: str
    text: str = ""
    buttons: tuple[tuple[str, Offer], ...] = ()
    """The first of several is the main one."""
    links: tuple[tuple[str, Offer], ...] = ()


def describe_empty(facts: EmptyFacts) -> EmptyWords:
    if not facts.has_feeds:
        return EmptyWords(
            "rss",
            tr("No feeds yet"),
            tr("Add a website you like, or bring your feeds from another reader."),
            ((tr("Add feed"), Offer.ADD_FEED), (tr("Import OPML…"), Offer.IMPORT)),
            ((tr("Browse starter feeds"), Offer.STARTERS), (tr("Add a sync account"), Offer.ACCOUNT)),
        )
    if facts.words:
        return _nothing_found(facts)
    if facts.first_fetches.count and facts.kind not in (Kind.STARRED, Kind.TAG, Kind.SAVED):
        return _fetching(facts.first_fetches)
    if facts.trouble:
        buttons = _refresh(facts.can_poll)
        if facts.trouble.wants_password or facts.trouble.is_rebuilt:
            words = tr("Enter password…") if facts.trouble.wants_password else tr("Choose again…")
            buttons = ((words, Offer.PASSWORD),)
        return EmptyWords("triangle-alert", facts.trouble.sentence, facts.trouble.details, buttons)
    return _nothing_here(facts)


def _refresh(can_poll: bool) -> tuple[tuple[str, Offer], ...]:
    return ((tr("Refresh now"), Offer.POLL),) if can_poll else ()


def describe_failure(problem: str) -> EmptyWords:
    title = tr("Couldn’t load the list.")
    return EmptyWords("triangle-alert", title, problem, ((tr("Try again"), Offer.RELOAD),))


def _nothing_found(facts: EmptyFacts) -> EmptyWords:
    title = tr("No results for “{words}”").format(words=facts.words)
    place = tr("all articles") if facts.everywhere else facts.place_name
    text = facts.problems or tr("Searched {place}.").format(place=place)
    clear = (tr("Clear search"), Offer.CLEAR_SEARCH)
    if facts.everywhere:
        return EmptyWords("search", title, text, (clear,))
    return EmptyWords("search", title, text, ((tr("Search everywhere"), Offer.SEARCH_EVERYWHERE),), (clear,))


def _fetching(first: FirstFetches) -> EmptyWords:
    what = first.name if first.count == 1 else tr("{n} feeds", n=first.count).format(n=number(first.count))
    if first.is_offline:
        return EmptyWords(
            "wifi-off", tr("No connection"), tr("{what} will be fetched once you’re back online.").format(what=what)
        )
    if first.paused_until is not None:
        title = tr("{what} will be fetched at {time}").format(what=what, time=clock_time(local(first.paused_until)))
        return EmptyWords("clock", title, tr("Its server asked Paperround to wait until then."))
    title = tr("Refreshing {what}…").format(what=what)
    return EmptyWords("refresh-cw", title, tr("Your first articles will appear in a moment."))


def _nothing_here(facts: EmptyFacts) -> EmptyWords:
    if facts.kind is Kind.FOR_YOU:
        text = tr("Read a few articles, and suggestions based on them will appear here.")
        return EmptyWords("wand-sparkles", tr("Nothing to suggest yet"), text)
    if facts.kind is Kind.SAVED and not facts.unread_only:
        return EmptyWords(
            "search", tr("Nothing found yet"), facts.problems or tr("New matches appear here automatically.")
        )
    if facts.kind is Kind.STARRED:
        return EmptyWords("star", tr("No starred articles"), tr("Press S to star an article and keep it here."))
    if facts.kind is Kind.FOLDER and facts.feeds_in_trouble:
        title = tr("All caught up") if facts.unread_only else tr("Nothing here yet")
        count = facts.feeds_in_trouble
        many = tr("{n} feeds here couldn’t be refreshed.", n=count).format(n=number(count))
        return EmptyWords("triangle-alert", title, tr("1 feed here couldn’t be refreshed.") if count == 1 else many)
    next_poll = "" if facts.kind in (Kind.FEED, Kind.FOLDER) else facts.next_poll  # which may be of another feed
    refresh = _refresh(facts.can_poll)
    if facts.unread_only and facts.has_articles:
        links = ((tr("Starred"), Offer.STARRED), (tr("Morning Paper"), Offer.EDITION))
        return EmptyWords("circle-check", tr("All caught up"), next_poll, refresh, links)
    title = tr("No articles today yet") if facts.kind is Kind.TODAY else tr("Nothing here yet")
    return EmptyWords("inbox", title, next_poll, refresh)
