"""The Insights view inside the main window: the list of pages at the left, the page at the right. A page is made, and
its module imported, when it is first opened. Main thread only."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QKeySequence, QPainter, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from reader.core.settings import Settings
from reader.insights.day import Overview, read_overview
from reader.insights.feed_health import find_health
from reader.insights.reading import ENOUGH_WEEKDAYS
from reader.window.bridge.bridge import Changes, Topic
from reader.window.insights.page import Page, PageContext
from reader.window.kit import humanize as words
from reader.window.kit.bars import UndoBar
from reader.window.kit.controls import Choice, make_tool
from reader.window.kit.fonts import make_font
from reader.window.kit.layouts import STRETCH, make_column, make_row
from reader.window.kit.screens import make_timer
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import INTERFACE, RADIUS_ROW, SMALL
from reader.window.kit.translate import tr

_MINUTE_MS = 60_000
_NARROW_BELOW = 1_150
"""Below this width the list of pages would leave too little room for a plot or a table."""
FEED = "feed"
_MODULES = {
    "today": ("reader.window.insights.today", "TodayPage"),
    "budget": ("reader.window.insights.budget", "BudgetPage"),
    "feeds": ("reader.window.insights.feeds", "FeedsPage"),
    FEED: ("reader.window.insights.feed_page", "FeedPage"),
    "reading": ("reader.window.insights.reading", "ReadingPage"),
    "savings": ("reader.window.insights.savings", "SavingsPage"),
    "away": ("reader.window.insights.away", "AwayPage"),
    "compare": ("reader.window.insights.compare", "ComparePage"),
}
_LISTED_UNDER = {FEED: "feeds", "compare": "savings"}
"""Pages that are reached from another one."""
LEAST_WIDTH = 216
_AROUND = 8
BESIDE_WORDS = 44
"""The icon and the air around it."""
_ROW = 52
_KEY, _ASIDE, _ICON, _RARE = (Qt.ItemDataRole.UserRole + n for n in range(4))


class Entry(Struct, frozen=True):
    key: str
    name: str
    icon: str
    is_rare: bool = False
    """Whether it is listed only while it is open."""


class PageList(QFrame):
    """The list of the pages: the way back, and every page with a word about it."""

    def __init__(self, theme: Theme, entries: Sequence[Entry], open_page: Callable[[str], None]) -> None:
        super().__init__()
        self._open_page = open_page
        self.setObjectName("insightsSide")
        self.back = QPushButton(self.tr("Back to reading"))
        self.back.setObjectName("backToReading")
        self.back.setFlat(True)
        self.list = QListWidget()
        self.list.setObjectName("insightsList")
        self.list.setAccessibleName(self.tr("Insights pages"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setMouseTracking(True)
        self.help = QPushButton(self.tr("Learn more"))
        self.help.setObjectName("linkButton")
        self._delegate = _EntryDelegate(theme, self.list)
        self.list.setItemDelegate(self._delegate)
        for entry in entries:
            item = QListWidgetItem(entry.name, self.list)
            item.setData(_KEY, entry.key)
            item.setData(_ICON, entry.icon)
            item.setSizeHint(QSize(0, _ROW))
            item.setHidden(entry.is_rare)
            item.setData(_RARE, entry.is_rare)
        self.list.currentItemChanged.connect(self._chosen)
        make_column(
            self,
            (self.back, Qt.AlignmentFlag.AlignLeft),
            (self.list, 1),
            (self.help, Qt.AlignmentFlag.AlignLeft),
            margins=(_AROUND, _AROUND, _AROUND, _AROUND),
            spacing=6,
        )
        self.setFixedWidth(LEAST_WIDTH)
        self._fit()
        theme.show_icon(self.back, "arrow-left")
        theme.changed.connect(self.list.viewport().update)

    def choose(self, key: str) -> None:
        for item in self._items():
            if item.data(_KEY) == key:
                item.setHidden(False)
                self.list.setCurrentItem(item)
            elif item.data(_RARE):
                item.setHidden(True)

    def show_asides(self, asides: Mapping[str, str]) -> None:
        for item in self._items():
            aside = asides.get(item.data(_KEY), "")
            item.setData(_ASIDE, aside)
            spoken = f"{item.text()}, {aside}" if aside else item.text()
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
        self._fit()

    def _fit(self) -> None:
        """Make it as wide as its words need, but never narrower: the page beside it would move with every figure."""
        words = max((self._delegate.width_of(self.list.indexFromItem(item)) for item in self._items()), default=0)
        needed = max(words, self.back.sizeHint().width()) + 2 * _AROUND
        self.setFixedWidth(max(self.width(), needed))

    def asides(self) -> dict[str, str]:
        return {item.data(_KEY): item.data(_ASIDE) or "" for item in self._items()}

    def _items(self) -> list[QListWidgetItem]:
        return [self.list.item(number) for number in range(self.list.count())]

    def _chosen(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self._open_page(item.data(_KEY))


class _EntryDelegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def width_of(self, index: QModelIndex | QPersistentModelIndex) -> int:
        """The width at which nothing of an entry is cut off."""
        name = QFontMetrics(make_font(INTERFACE)).horizontalAdvance(index.data())
        aside = QFontMetrics(make_font(SMALL)).horizontalAdvance(index.data(_ASIDE) or "")
        return BESIDE_WORDS + max(name, aside)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        box: QRect = option.rect
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen or option.state & QStyle.StateFlag.State_MouseOver:
            ground = QRectF(box).adjusted(0, 1, 0, -1)
            self._theme.paint_row(painter, ground, RADIUS_ROW, "accent_soft" if chosen else "hover", chosen)

        def place(x: int, y: int, wide: int, high: int) -> QRect:
            part = QRect(box.left() + x, box.top() + y, wide, high)
            return QStyle.visualRect(option.direction, box, part)

        ratio = painter.device().devicePixelRatio()
        pixmap = self._theme.pixmap(index.data(_ICON), "accent_text" if chosen else "text_2", ratio)
        painter.drawPixmap(place(10, 9, 16, 16).topLeft(), pixmap)
        side = QStyle.visualAlignment(option.direction, Qt.AlignmentFlag.AlignLeft)
        flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute | side)
        # Figures keep their place in the words, whichever way the window reads.
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        painter.setFont(make_font(INTERFACE))
        painter.setPen(self._theme.ink("text"))
        width = box.width() - BESIDE_WORDS
        painter.drawText(place(36, 7, width, 18), flags, index.data())
        painter.setFont(make_font(SMALL))
        painter.setPen(self._theme.ink("text_2" if chosen else "text_3"))
        aside = painter.fontMetrics().elidedText(index.data(_ASIDE) or "", Qt.TextElideMode.ElideRight, width)
        painter.drawText(place(36, 26, width, 17), flags, aside)
        painter.restore()


class InsightsView(QWidget):
    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self.context = replace(context, open_page=self.open, open_feed=self.open_feed, refresh=self.refresh)
        self._topic = Topic()
        self._pages: dict[str, Page] = {}
        self._narrow = False
        self.key = ""
        entries = self._entries()
        self.list = PageList(context.theme, entries, self.open)
        self.stack = QStackedWidget()
        self.combo = Choice(context.theme, self.tr("Page of Insights"), [(one.name, one.key) for one in entries])
        self.bar = QFrame()
        self.bar.setObjectName("paneBar")
        back = make_tool(context.theme, "arrow-left", self.tr("Back to reading"), context.leave)
        make_row(self.bar, back, self.combo, STRETCH, margins=(12, 8, 12, 8))
        self.bar.hide()
        make_row(self, self.list, (make_column(None, self.bar, (self.stack, 1), spacing=0), 1), spacing=0)
        self.undo_bar = UndoBar(context.theme, self.stack)
        self._wire()

    def _entries(self) -> list[Entry]:
        return [
            Entry("today", self.tr("Schedule"), "calendar-clock"),
            Entry("budget", self.tr("Budget"), "gauge"),
            Entry("feeds", self.tr("Feeds"), "table-2"),
            Entry("reading", self.tr("Reading times"), "calendar-days"),
            Entry("savings", self.tr("Savings"), "trending-down"),
            Entry("away", self.tr("While you were away"), "newspaper", is_rare=True),
        ]

    def _wire(self) -> None:
        self.list.back.clicked.connect(self.context.leave)
        self.combo.activated.connect(lambda number: self.open(self.combo.value()))
        self.context.undo.show_in(self.undo_bar, self)
        self.context.bridge.changed.connect(self._on_changed)
        leave = QShortcut(QKeySequence("Esc"), self)
        leave.setContext(leave.context().WidgetWithChildrenShortcut)
        leave.activated.connect(self._step_out)
        self._minute = make_timer(self, self._tick, _MINUTE_MS, repeats=True)

    def open(self, key: str) -> None:
        page = self.page(key)
        self.key = key
        self.list.list.blockSignals(True)
        self.list.choose(self.listed_key)
        self.list.list.blockSignals(False)
        self.combo.choose(self.listed_key)
        self.stack.setCurrentWidget(page)
        self.refresh()

    @property
    def listed_key(self) -> str:
        """The key of the page under which the one in sight is listed."""
        return _LISTED_UNDER.get(self.key, self.key)

    def open_feed(self, feed_id: int, entry_id: int | None = None) -> None:
        """Open the page of a feed; with an entry, at the fetch that brought it."""
        self.page(FEED).choose(feed_id, entry_id)
        self.open(FEED)

    def page(self, key: str) -> Any:
        """The page of a key, imported and made when it is first asked for; each is of a class of its own."""
        if key not in self._pages:
            module, name = _MODULES[key]
            page: Page = getattr(import_module(module), name)(self.context)
            page.set_narrow(self._narrow)
            self._pages[key] = page
            self.stack.addWidget(page)
        return self._pages[key]

    def refresh(self) -> None:
        """Read the facts of the page in sight, and the words about all pages, again."""
        if not self.key:
            return
        self._pages[self.key].load()
        self._read_overview()

    def feeds_changed(self) -> None:
        # Only this page shows what the user can change about feeds.
        if self.key == FEED and self.isVisible():
            self._pages[self.key].load()

    def _on_changed(self, changes: Changes) -> None:
        if changes & Changes.READING and self.isVisible():
            self.refresh()

    def settings_changed(self, settings: Settings) -> None:
        for page in self._pages.values():
            page.set_settings(settings)
        if self.isVisible():
            self.refresh()

    def _tick(self) -> None:
        if self.key and self._pages[self.key].ticks:
            self._pages[self.key].load()
        self._read_overview()

    def _read_overview(self) -> None:
        self._topic.renew()
        now, zone = self.context.clock.now(), self.context.zone
        self.context.bridge.bound_to(self).study(
            lambda conn: read_overview(conn, now, zone), self._show_overview, self._topic
        )

    def set_shown(self, shown: bool) -> None:
        """Read again every minute, but only while it is in sight."""
        if shown:
            self._minute.start()
        else:
            self._minute.stop()
            self.undo_bar.hide()

    def _step_out(self) -> None:
        if self.key in _LISTED_UNDER:
            self.open(self.listed_key)
        else:
            self.context.leave()

    def _show_overview(self, facts: Overview) -> None:
        now = self.context.clock.now()
        next_poll = self.tr("No fetch scheduled")
        if facts.next_poll_at is not None:
            next_poll = self.tr("Next fetch {time}").format(time=words.clock(facts.next_poll_at))
        asides = {
            "today": next_poll,
            "budget": self.tr("{n} fetches a day", n=facts.budget).format(n=words.number(facts.budget)),
            "feeds": self._feeds(facts, now),
            "reading": how_sure(facts.reading.weekdays, facts.reading.is_enough),
            "savings": self._saved(facts),
        }
        self.list.show_asides(asides)

    def _feeds(self, facts: Overview, now: float) -> str:
        troubled = sum(find_health(feed, now).is_trouble for feed in facts.feeds)
        n = len(facts.feeds)
        form = self.tr("{n}, all OK", n=n)
        if troubled:
            form = (
                self.tr("{n}, one needs attention", n=n) if troubled == 1 else self.tr("{n}, {m} need attention", n=n)
            )
        return form.format(n=words.number(n), m=words.number(troubled))

    def _saved(self, facts: Overview) -> str:
        if facts.fewer_share is None:
            return self.tr("Not known yet")
        form = self.tr("{share} more fetches") if facts.fewer_share < 0 else self.tr("{share} fewer fetches")
        return form.format(share=words.percent(abs(facts.fewer_share)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._narrow = event.size().width() < _NARROW_BELOW
        self.list.setVisible(not self._narrow)
        self.bar.setVisible(self._narrow)
        for page in self._pages.values():
            page.set_narrow(self._narrow)
        self.undo_bar.place()


def how_sure(days: int, is_enough: bool) -> str:
    if not is_enough:
        return tr("Not known yet")
    if days >= ENOUGH_WEEKDAYS:
        return tr("Medium confidence") if days < 2 * ENOUGH_WEEKDAYS else tr("High confidence")
    return tr("Estimate")
