"""What the engine does, as the status bar and the popover say it; and the day ribbon: when the user usually reads, the
batches done and scheduled, and now, from midnight to midnight.

The ribbon is one button in two sizes: small in the status bar, where it opens the popover, and large inside the
popover. Time runs from left to right in every language. Main thread only.
"""

from __future__ import annotations

from enum import Enum, StrEnum
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QHelpEvent, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from reader.core.clock import LocalZone
from reader.core.records.messages import Message
from reader.core.words import reasons
from reader.core.words.catalogue import Code
from reader.window.kit import humanize as words
from reader.window.kit.bars import announce
from reader.window.kit.fonts import make_font
from reader.window.kit.text import show_tooltip
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import CAPTION
from reader.window.kit.translate import tr

if TYPE_CHECKING:
    from reader.insights.batches import RibbonDay, WakeUp

_ALONE, _LEAST = 200, 80
"""Pixels across: while the sidebar is hidden, and in the narrowest window."""
_NEAR = 6
"""Pixels to either side of a batch in which the pointer means it."""


class Doing(StrEnum):
    """What the engine does, with the icon for it."""

    WAITING = "clock"
    FETCHING = "refresh-cw"
    OFFLINE = "wifi-off"
    HELD_BACK = "battery-medium"
    PAUSED = "circle-pause"


class StatusFacts(Struct, frozen=True):
    doing: Doing = Doing.WAITING
    next_poll_at: float | None = None
    fetches_today: int = 0
    budget: int = 0
    """Fetches a day; 0 where none is set."""
    bytes_today: int = 0
    done: int = 0
    total: int = 0
    feed: str = ""
    """While fetching: how far, and which feed."""
    held_back: Message | None = None
    """Why only the most valuable polls are made."""
    asked_for: int = 0
    """Fetches that the user asked for, beside the budget."""
    report: str = ""
    """How a poll went that the user wanted, shown for a while."""
    network_fault: Message | None = None
    """Why we are offline, if that is known."""

    @property
    def is_held(self) -> bool:
        """Whether nothing is fetched, so that scheduled batches are not shown."""
        return self.doing in (Doing.OFFLINE, Doing.PAUSED)

    @property
    def spares_power(self) -> bool:
        return self.held_back is not None and self.held_back.code in (Code.ON_BATTERY.name, Code.SAVING_POWER.name)


class Size(Enum):
    SMALL = (26, 3, 3, 5, 0)
    LARGE = (104, 4, 4, 8, 18)

    def __init__(self, height: int, head: int, tick: int, tick_height: int, labels: int) -> None:
        self.height, self.head, self.tick, self.tick_height, self.labels = height, head, tick, tick_height, labels


def describe_batch(one: WakeUp) -> str:
    """Say in one line when a batch is, of how many feeds, and what it brought."""
    facts = {"time": words.clock(one.at), "feeds": words.feeds_in_words(len(one.feed_ids))}
    if one.is_planned:
        return tr("{time}, scheduled, {feeds}").format(**facts)
    if not one.new_posts:
        return tr("{time}, {feeds}, nothing new").format(**facts)
    return tr("{time}, {feeds}, {n} new", n=one.new_posts).format(**facts, n=words.number(one.new_posts))


def say_used(facts: StatusFacts) -> str:
    form = tr("{used} of {all} fetches used today")
    return form.format(used=words.number(facts.fetches_today), all=words.number(facts.budget))


def explain_batch(one: WakeUp) -> str:
    """The reason of most fetches of a batch."""
    return reasons.describe_for_all(one.reasons, LocalZone(), tr)


class DayRibbon(QAbstractButton):
    def __init__(self, theme: Theme, size: Size = Size.SMALL) -> None:
        super().__init__()
        self._theme, self._size = theme, size
        self._day: RibbonDay | None = None
        self._now = 0.0
        self._at: WakeUp | None = None
        """The batch that the arrow keys have come to."""
        self._facts = StatusFacts()
        self._wide = _ALONE
        self.setFixedHeight(size.height)
        across = QSizePolicy.Policy.Maximum if size is Size.SMALL else QSizePolicy.Policy.Expanding
        self.setSizePolicy(across, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Today’s schedule"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if size is Size.SMALL else Qt.FocusPolicy.NoFocus)
        theme.changed.connect(self.update)

    def show_day(self, day: RibbonDay, now: float, facts: StatusFacts) -> None:
        self._day, self._now, self._facts = day, now, facts
        self.setAccessibleDescription(self._summary(day))
        self.update()

    def _shown(self, day: RibbonDay) -> list[WakeUp]:
        return day.done if self._facts.is_held else [*day.done, *day.scheduled]

    def _summary(self, day: RibbonDay) -> str:
        scheduled, facts = [] if self._facts.is_held else day.scheduled, self._facts
        done = tr("{n} batches done,", n=len(day.done)).format(n=len(day.done))
        said = tr("{done} nothing scheduled.").format(done=done)
        if scheduled:
            form = tr("{done} {n} scheduled, next at {time}.", n=len(scheduled))
            said = form.format(done=done, n=len(scheduled), time=words.clock(scheduled[0].at))
        return words.sentences((said, f"{say_used(facts)}." if facts.budget else ""))

    # --- what is under the pointer ------------------------------------------------------------

    def batch_at(self, place: QPoint) -> WakeUp | None:
        """The batch nearest to a place, if it is near."""
        if self._day is None:
            return None
        near = [(abs(self._x(one.at) - place.x()), one) for one in self._shown(self._day)]
        away, found = min(near, key=lambda pair: pair[0], default=(_NEAR + 1.0, None))
        return found if away <= _NEAR else None

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            show_tooltip(event.globalPos(), self.describe_at(event.pos()), self)
            return True
        return super().event(event)

    def describe_at(self, place: QPoint) -> str:
        """Explain the batch at a place, or the ribbon itself."""
        if (one := self.batch_at(place)) is not None:
            return f"{describe_batch(one)}\n{explain_batch(one)}"
        if self._day is not None and not self._day.is_learned:
            return tr("A typical day, until Paperround knows when you read")
        return tr("When you usually read, and today’s batches of fetches")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the arrow keys go from batch to batch and say each; Enter and Space open the popover."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        shown = self._shown(self._day) if self._day is not None else []
        if step is None or not shown:
            super().keyPressEvent(event)
            return
        # From now on, if the keys have not come to a batch yet.
        ahead = sum(one.at <= self._now for one in shown)
        place = shown.index(self._at) + step if self._at in shown else ahead - (step < 0)
        self._at = shown[min(max(place, 0), len(shown) - 1)]
        said = f"{describe_batch(self._at)}\n{explain_batch(self._at)}"
        show_tooltip(self.mapToGlobal(QPoint(round(self._x(self._at.at)), -24)), said, self)
        announce(self, said.replace("\n", ". "))
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._at = None
        show_tooltip(QPoint(), "", self)
        super().focusOutEvent(event)

    # --- painting -----------------------------------------------------------------------------

    def be_as_wide_as(self, sidebar: QWidget | None) -> None:
        """Take the sidebar's width, or a width of its own without one; a narrow window makes it narrower."""
        self._wide = sidebar.width() if sidebar is not None else _ALONE
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(self._wide, self._size.height)

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST, self._size.height)

    def _x(self, at: float) -> float:
        assert self._day is not None
        return (at - self._day.start_at) / (self._day.end_at - self._day.start_at) * self.width()

    def _base(self) -> float:
        """The curve's place."""
        return self.height() - self._size.labels - self._size.tick_height - 4

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._size is Size.SMALL and self.underMouse():
            painter.fillRect(self.rect(), self._theme.ink("hover"))
        if self._day is not None:
            self._paint_curve(painter, self._day)
            self._paint_ticks(painter, self._day)
            x, head = self._x(self._now), self._size.head
            painter.setPen(QPen(self._theme.ink("accent"), 1.5))
            painter.drawLine(QPointF(x, head), QPointF(x, self._base() + 2))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.ink("accent"))
            painter.drawEllipse(QPointF(x, head), head, head)
            if self._size.labels:
                self._paint_hours(painter)
        if self.hasFocus():
            painter.setPen(QPen(self._theme.ink("accent"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)
        painter.end()

    def _paint_curve(self, painter: QPainter, day: RibbonDay) -> None:
        base, room = self._base(), self._base() - 2 * self._size.head
        step = self.width() / len(day.curve)
        heights = [base - share * room for share in day.curve]
        line = QPainterPath(QPointF(0, heights[0]))
        for i, y in enumerate(heights):
            line.lineTo((i + 0.5) * step, y)
        line.lineTo(self.width(), heights[-1])
        area = QPainterPath(line)
        area.lineTo(self.width(), base)
        area.lineTo(0, base)
        now = self._x(self._now)
        for ink, left, right in (("plot_you_fill", 0.0, now), ("plot_band_fill", now, float(self.width()))):
            painter.save()
            painter.setClipRect(QRectF(left, 0, right - left, self.height()))
            painter.fillPath(area, self._theme.ink(ink))
            painter.restore()
        style = Qt.PenStyle.SolidLine if day.is_learned else Qt.PenStyle.DashLine
        painter.strokePath(line, QPen(self._theme.ink("plot_you"), 1.2, style))

    def _paint_ticks(self, painter: QPainter, day: RibbonDay) -> None:
        wide, high, top = self._size.tick, self._size.tick_height, self._base() + 3
        for one in self._shown(day):
            box = QRectF(round(self._x(one.at)) - wide / 2, top, wide, high)
            if one == self._at:
                painter.fillRect(box.adjusted(-2, -2, 2, 2), self._theme.ink("accent"))
            if one.is_planned:
                painter.setPen(QPen(self._theme.ink("poll_planned"), 1))
                painter.setBrush(QColor(Qt.GlobalColor.transparent))
                painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))
            else:
                painter.fillRect(box, self._theme.ink("poll_done"))

    def _paint_hours(self, painter: QPainter) -> None:
        painter.setFont(make_font(CAPTION, semibold=False))
        painter.setPen(self._theme.ink("text_3"))
        metrics = painter.fontMetrics()
        for hour in (0, 6, 12, 18, 24):
            text = words.hour_of_day(hour) if hour < 24 else "24:00"
            wide = metrics.horizontalAdvance(text)
            x = min(max(hour / 24 * self.width() - wide / 2, 0.0), float(self.width() - wide))
            painter.drawText(QPointF(x, self.height() - metrics.descent()), text)
