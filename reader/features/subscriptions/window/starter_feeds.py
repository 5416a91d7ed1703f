"""The starter feeds that come with the program: the list, which of it is shown, and its cards to tick.

None is fetched before the user ticks it. `python3 dev.py starters` asks every address whether it still answers and
notes how much it posts; it is run before a release. Widgets on the main thread only.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from enum import StrEnum
from pathlib import Path

import msgspec
from msgspec import Struct
from PySide6.QtCore import QLocale, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QToolButton, QWidget

from reader.core.paths import get_resources
from reader.window.kit.controls import INDICATOR, mirror, paint_box, write_elided
from reader.window.kit.dialog import make_heading, make_rule
from reader.window.kit.fonts import make_font
from reader.window.kit.humanize import joined, rate_in_words
from reader.window.kit.layouts import make_column
from reader.window.kit.theme import Theme
from reader.window.kit.tiles import SIZE, make_letter_tile
from reader.window.kit.tokens import INTERFACE, RADIUS_BUTTON, SMALL
from reader.window.kit.translate import tr

MOST_PER_INTEREST = 3
_LEAST_FETCHES, _MOST_FETCHES, _UNCOUNTED = 2.0, 24.0, 8.0
"""Fetches a day of one feed: at least, at most, and where nobody counted its articles yet."""


class Interest(StrEnum):
    NEWS = "news"
    SCIENCE = "science"
    TECHNOLOGY = "technology"
    MAKING = "making"
    IDEAS = "ideas"
    PICTURES = "pictures"
    LISTENING = "listening"
    KITCHEN = "kitchen"


FIRST_INTERESTS = (Interest.NEWS, Interest.SCIENCE, Interest.TECHNOLOGY, Interest.LISTENING)
"""Shown at first: a page that fits the window."""


class StarterFeed(Struct, frozen=True, omit_defaults=True):
    interest: Interest
    language: str
    """Its code: "de"."""
    name: str
    about: str
    """In the feed's own language."""
    url: str
    posts_a_day: float | None = None
    """As the last check counted it; None if it was never counted."""
    topics: str = ""
    """Words of its articles, by which it is suggested to people who read about them."""


def starter_file() -> Path:
    return get_resources() / "starter" / "feeds.json"


def load_starter_feeds() -> tuple[StarterFeed, ...]:
    return msgspec.json.decode(starter_file().read_bytes(), type=tuple[StarterFeed, ...])


def list_languages_of(feeds: Iterable[StarterFeed]) -> list[str]:
    return list(dict.fromkeys(feed.language for feed in feeds))


def choose_first_languages(offered: Collection[str], wanted: Sequence[str]) -> list[str]:
    """The system's languages that are offered ("de-AT" is "de"); English if there is none."""
    codes = dict.fromkeys(name.replace("_", "-").split("-")[0] for name in wanted)
    return [code for code in codes if code in offered] or ["en"]


def choose_shown(
    feeds: Sequence[StarterFeed], languages: Collection[str], ticked: Collection[str], show_all: bool
) -> list[StarterFeed]:
    """Some feeds of the first interests, taking turns between the languages, or all; ticked feeds are always shown."""
    if show_all:
        return list(feeds)
    shown: set[str] = set(ticked)
    for interest in FIRST_INTERESTS:
        inside = [feed for feed in feeds if feed.interest is interest and feed.language in languages]
        rows = {code: [feed for feed in inside if feed.language == code] for code in languages}
        turns = sorted(inside, key=lambda feed: rows[feed.language].index(feed))
        shown.update(feed.url for feed in turns[:MOST_PER_INTEREST])
    return [feed for feed in feeds if feed.url in shown]


def sum_posts(feeds: Iterable[StarterFeed]) -> float | None:
    """Posts a day of all; None if one of them was never counted."""
    counts = [feed.posts_a_day for feed in feeds]
    return None if None in counts else sum(filter(None, counts))


def estimate_fetches(feeds: Iterable[StarterFeed]) -> int:
    """Fetches a day: one for each article, within bounds, as the schedule settles for feeds of such a rate."""
    rates = (_UNCOUNTED if feed.posts_a_day is None else feed.posts_a_day for feed in feeds)
    return round(sum(min(_MOST_FETCHES, max(_LEAST_FETCHES, rate)) for rate in rates))


_ROW = 44
_TILE, _TEXT = 26, 52
_GAP = 16
_OWN_NAMES = {"en": "English", "es": "Español"}
"""For languages whose name in the system also says the country."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def interest_name(interest: Interest) -> str:
    names = {
        Interest.NEWS: tr("News"),
        Interest.SCIENCE: tr("Science"),
        Interest.TECHNOLOGY: tr("Technology"),
        Interest.MAKING: tr("DIY"),
        Interest.IDEAS: tr("Culture and ideas"),
        Interest.PICTURES: tr("Photos and comics"),
        Interest.LISTENING: tr("Podcasts"),
        Interest.KITCHEN: tr("Food"),
    }
    return names[interest]


def language_name(code: str) -> str:
    """The language's own name: "Deutsch"."""
    name = _OWN_NAMES.get(code) or QLocale(code).nativeLanguageName()
    return name[:1].upper() + name[1:]


class StarterRow(QCheckBox):
    def __init__(self, theme: Theme, feed: StarterFeed, language: str) -> None:
        super().__init__()
        self._theme, self.feed = theme, feed
        self._language, self._rate = language, rate_in_words(feed.posts_a_day)
        self.shows_language = True
        self.setFixedHeight(_ROW)
        self.setAccessibleName(joined(filter(None, (feed.name, feed.about, language, self._rate))))
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(300, _ROW)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, _ROW)

    def hitButton(self, position: QPoint) -> bool:
        return self.rect().contains(position)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.underMouse():
            ground = QRectF(self.rect().adjusted(-4, 1, 4, -1))
            self._theme.paint_row(painter, ground, RADIUS_BUTTON, "hover", is_selected=False)
        top = (_ROW - INDICATOR) // 2
        paint_box(painter, self._theme, mirror(self, QRect(0, top, INDICATOR, INDICATOR)), self.isChecked(), True)
        tile = make_letter_tile(self.feed.name, self.feed.url, self.devicePixelRatioF())
        painter.drawPixmap(mirror(self, QRect(_TILE, (_ROW - SIZE) // 2, SIZE, SIZE)).topLeft(), tile)
        right = self._paint_notes(painter)
        painter.setFont(make_font(INTERFACE, semibold=True))
        ink, quiet = self._theme.ink("text"), self._theme.ink("text_2")
        write_elided(painter, self, QRect(_TEXT, 4, right - _TEXT, 18), self.feed.name, ink)
        painter.setFont(make_font(SMALL))
        write_elided(painter, self, QRect(_TEXT, 22, right - _TEXT, 18), self.feed.about, quiet)

    def _paint_notes(self, painter: QPainter) -> int:
        """Paint language and rate at the end of the row; return where the name must end."""
        painter.setFont(make_font(SMALL))
        right = self.width()
        for note in filter(None, (self._rate, self._language if self.shows_language else "")):
            wide = painter.fontMetrics().horizontalAdvance(note) + 2
            room = QRect(right - wide, (_ROW - 18) // 2, wide, 18)
            write_elided(painter, self, room, note, self._theme.ink("text_3"), _RIGHT)
            right -= wide + _GAP
        return right


class InterestCard(QFrame):
    def __init__(self, theme: Theme, title: str, on_ticks: Callable[[], object], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._theme, self._on_ticks = theme, on_ticks
        self.rows: list[StarterRow] = []
        self._rules: dict[str, QFrame] = {}
        self._shown: set[str] = set()
        self._column = make_column(self, margins=(14, 12, 14, 8), spacing=0)
        self._column.addWidget(make_heading(title))
        self._column.addSpacing(8)

    @property
    def has_rows(self) -> bool:
        return bool(self._shown)

    def shown_rows(self) -> list[StarterRow]:
        return [row for row in self.rows if row.feed.url in self._shown]

    def show_feeds(self, feeds: Sequence[StarterFeed], ticked: Collection[str]) -> None:
        """Show only these feeds; rows that stay keep their place and the focus."""
        self._shown = {feed.url for feed in feeds}
        known = {row.feed.url for row in self.rows}
        for feed in feeds:
            if feed.url not in known:
                self._add(feed, feed.url in ticked)
        for row in self.rows:
            row.setVisible(row.feed.url in self._shown)
            self._rules[row.feed.url].setVisible(row.feed.url in self._shown)

    def show_languages(self, shown: bool) -> None:
        """Say in each row which language it is in."""
        for row in self.rows:
            row.shows_language = shown
            row.update()

    def tick(self, url: str) -> None:
        for row in self.rows:
            if row.feed.url == url:
                row.setChecked(True)

    def _add(self, feed: StarterFeed, is_ticked: bool) -> None:
        row = StarterRow(self._theme, feed, language_name(feed.language) if feed.language else "")
        row.setChecked(is_ticked)
        row.toggled.connect(self._on_ticks)
        self.rows.append(row)
        rule = self._rules[feed.url] = make_rule()
        self._column.addWidget(rule)
        self._column.addWidget(row)

    def ticked(self) -> list[StarterFeed]:
        return [row.feed for row in self.rows if row.isChecked()]


class LanguageChip(QToolButton):
    def __init__(self, theme: Theme, code: str) -> None:
        super().__init__()
        self._theme, self.code = theme, code
        self.setObjectName("chip")
        self.setText(f" {language_name(code)}")
        self.setAccessibleName(language_name(code))
        self.setCheckable(True)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.toggled.connect(self._recolour)
        theme.changed.connect(self._recolour)
        self._recolour()

    def _recolour(self) -> None:
        icon, ink = ("check", "accent_text") if self.isChecked() else ("plus", "text_2")
        self.setIcon(self._theme.icon(icon, ink, self, 14))
