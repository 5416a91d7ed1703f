"""The timeline of a day: three bands on one axis of hours. Its vertical coordinates are pixels, so that bands keep
their places. Main thread only."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QWidget

from reader.core.records.logged import Gap, GapKind
from reader.core.records.planning import HOUR_S
from reader.insights.batches import WakeUp
from reader.insights.day import DayPicture, begin_of
from reader.window.insights import plots
from reader.window.insights.plots import PlotFrame
from reader.window.kit import humanize as words
from reader.window.kit.humanize import clock_time, local, number
from reader.window.kit.text import Label
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import SMALL
from reader.window.kit.translate import tr

HEIGHT, AXIS = 268, 24
LEAST_LABELS, BESIDE_LABELS = 128, 8
_LABEL_HIGH = 40
SESSION = (8, 20)
BARS, BARS_HIGH = 40, 70
VISITING, VISITING_HIGH = 136, 76
TOP = 244
BAR_WIDE = 0.16
LEAST_GAP = 0.05
"""Hours; a shorter gap would not be seen."""
ROOM_FOR_WORDS = 0.5
LONG_OFF_S = 1.5 * HOUR_S
EDGE = 1.0
"""Hours between words and the ends of the axis, where they would be cut off."""


def gap_label(gap: Gap, now: float) -> str:
    """A gap in two or three words, with its end if it was long."""
    if gap.kind is GapKind.OFFLINE:
        return tr("Offline")
    if gap.ended_at - gap.started_at < 2.5 * HOUR_S or gap.ended_at >= now:
        return tr("Asleep") if gap.kind is GapKind.ASLEEP else tr("Closed")
    form = tr("Asleep until {time}") if gap.kind is GapKind.ASLEEP else tr("Closed until {time}")
    return form.format(time=words.clock(gap.ended_at))


def find_ticks(start_at: float, end_at: float) -> list[tuple[float, str]]:
    """Hours since a day began, and the time on the clock then; on two days of the year these differ."""
    hours = range(int((end_at - start_at) / HOUR_S))
    shown = [(float(hour), local(start_at + hour * HOUR_S)) for hour in hours]
    return [*((x, clock_time(then)) for x, then in shown if then.hour % 3 == 0), (hours.stop, "24:00")]


class TodayPlot(PlotFrame):
    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, HEIGHT, left=False)
        self._day: DayPicture | None = None
        self._stops: list[WakeUp | Gap] = []
        self._labels = _Labels(self)
        self.column.setContentsMargins(self.labels_width, 0, 0, 0)
        item = self.plot.getPlotItem()
        item.getAxis("bottom").setHeight(AXIS)
        item.vb.setLimits(xMin=0, xMax=25)
        item.setYRange(0, TOP, padding=0)

    @property
    def labels_width(self) -> int:
        return self._labels.width()

    def show_day(self, day: DayPicture, summary: str, values: Sequence[str]) -> None:
        explained_at = begin_of(self._stops[self.current]) if self.current >= 0 else None
        self._day, self._stops = day, day.stops
        self.describe(self.tr("Timeline of the day"), summary, values)
        if explained_at is not None:  # others may have come before it meanwhile
            away = [abs(begin_of(stop) - explained_at) for stop in self._stops]
            self.put_cursor(away.index(min(away)) if away else -1)
        self.redraw()

    def draw(self) -> None:
        day = self._day
        if day is None:
            return
        hours = self._hour(day.end_at)
        self.plot.getPlotItem().setXRange(0, hours, padding=0)
        self.set_ticks(
            "bottom", [(min(max(x, 0.55), hours - 0.55), t) for x, t in find_ticks(day.start_at, day.end_at)]
        )
        for gap in day.gaps:
            self._add_gap(gap.started_at, gap.ended_at, gap_label(gap, day.now))
        for begin, end in day.usually_off:
            # The words would hide the bars around a short one.
            self._add_gap(begin, end, self.tr("Usually off") if end - begin >= LONG_OFF_S else "")
        self._add_sessions(day)
        self._add_curve(day)
        self._add_bars(day)
        self._add_now(day, hours)

    def _hour(self, at: float) -> float:
        assert self._day is not None
        return (at - self._day.start_at) / HOUR_S

    def _add_gap(self, begin: float, end: float, label: str) -> None:
        left, right = self._hour(begin), self._hour(end)
        wide = max(right - left, LEAST_GAP)
        self.plot.addItem(plots.Hatch(QRectF(left, 0, wide, VISITING + VISITING_HIGH + 6), self.theme))
        if label and wide >= ROOM_FOR_WORDS:
            assert self._day is not None
            at = min(max(left + wide / 2, EDGE), self._hour(self._day.end_at) - EDGE)
            self.add_words(label, at, 118, fill="bg")

    def _add_sessions(self, day: DayPicture) -> None:
        low, high = SESSION
        for begin, end in day.sessions:
            x, wide = self._hour(begin), max((end - begin) / HOUR_S, 0.12)
            middle, whole = [x + wide / 2], VISITING + VISITING_HIGH + 6
            band = self.add_bars(middle, [0], [whole], wide, ink="plot_band_fill")
            band.setZValue(-10)
            self.add_bars(middle, [low], [high - low], wide, ink="plot_you")

    def _add_curve(self, day: DayPicture) -> None:
        for level in (BARS, VISITING):
            self.add_line([0, 25], [level, level], self.pen("line_2"))
        curve = day.visiting
        if not day.reading.is_enough or curve.max() <= 0:
            self.add_note(self._not_known(day), 0.3, VISITING + 30)
            return
        hours = self._hour(day.end_at)
        xs = (np.arange(len(curve)) + 0.5) * hours / len(curve)
        ys = VISITING + VISITING_HIGH * curve / curve.max()
        xs, ys = np.concatenate([[0.0], xs, [hours]]), np.concatenate([ys[:1], ys, ys[-1:]])
        self.add_area(xs, ys, VISITING, "plot_you_fill")
        self.add_line(xs, ys, self.pen("plot_you", 2))

    def _not_known(self, day: DayPicture) -> str:
        if day.reading.days <= 1:
            return self.tr("Not enough data yet. It takes about 10 days of reading.")
        return self.tr(
            "Paperround has seen you read on {n} days. After about 10 it will know your daily pattern.",
            n=day.reading.days,
        ).format(n=day.reading.days)

    def _add_bars(self, day: DayPicture) -> None:
        tallest = max([len(one.feed_ids) for one in day.wake_ups], default=1)
        self._scale = BARS_HIGH / max(tallest, 5)
        self._labels.show_top(tallest, BARS + tallest * self._scale)
        if day.wake_ups:
            self.add_line([0, 25], [BARS + tallest * self._scale] * 2, self.pen("grid"))
        if day.done:
            fresh = [one.new_feeds * self._scale for one in day.done]
            rest = [(len(one.feed_ids) - one.new_feeds) * self._scale for one in day.done]
            xs = [self._hour(one.at) for one in day.done]
            self.add_bars(xs, [BARS] * len(xs), fresh, BAR_WIDE, ink="poll_done")
            self.add_bars(xs, [BARS + one for one in fresh], rest, BAR_WIDE, ink="poll_nothing")
        if day.planned:
            xs = [self._hour(one.at) for one in day.planned]
            tall = [len(one.feed_ids) * self._scale for one in day.planned]
            self.add_bars(xs, [BARS] * len(xs), tall, BAR_WIDE, pen=self.pen("poll_planned"), ink="bg")

    def _add_now(self, day: DayPicture, hours: float) -> None:
        if not day.start_at <= day.now < day.end_at:
            return
        x = self._hour(day.now)
        self.add_line([x, x], [0, TOP - 18], self.pen("accent", 1.5))
        label = self.tr("Now {time}").format(time=words.clock(day.now))
        at = min(max(x, 1.0), hours - 1.0)
        self.add_words(label, at, TOP - 14, ink="on_accent", fill="accent", bold=True)

    def make_marks(self, at: int) -> list[object]:
        one = self._stops[at]
        if isinstance(one, Gap):
            ends, level = [self._hour(one.started_at), self._hour(one.ended_at)], VISITING + VISITING_HIGH + 6
            return [self.add_line(ends, [level, level], self.pen("accent", 3))]
        x, high = self._hour(one.at), len(one.feed_ids) * self._scale
        ink = "accent_soft" if one.is_planned else ""
        bar = self.add_bars([x], [BARS], [high], BAR_WIDE + 0.02, pen=self.pen("accent", 1.5), ink=ink)
        return [bar, self.add_line([x, x], [0, BARS], self.pen("accent", 1, dotted=True))]

    def nearest(self, position: QPointF) -> int:
        """The nearest bar; inside a gap the gap itself, unless the pointer is on a bar."""
        x = self.x_at(position)
        return min(range(len(self._stops)), key=lambda i: self._distance(self._stops[i], x))

    def _distance(self, stop: WakeUp | Gap, x: float) -> float:
        if isinstance(stop, WakeUp):
            return abs(self._hour(stop.at) - x)
        left, right = self._hour(stop.started_at), self._hour(stop.ended_at)
        return BAR_WIDE if left <= x <= right else min(abs(left - x), abs(right - x)) + BAR_WIDE


class _Labels(QWidget):
    """The names of the bands, at their left."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._add(self.tr("When you\nusually read"), VISITING + VISITING_HIGH - 20)
        self._add(self.tr("Batches"), BARS + 38)
        self._add(self.tr("You read"), (SESSION[0] + SESSION[1]) / 2)
        self._add(self.tr("0 feeds"), BARS + 4, quiet=True)
        self._top = self._add("", 0, quiet=True)
        labels = self.findChildren(Label)
        widest = max(label.sizeHint().width() for label in labels)
        self.setGeometry(0, 0, max(LEAST_LABELS, widest + BESIDE_LABELS), HEIGHT)
        for label in labels:
            label.resize(self.width() - BESIDE_LABELS, label.height())

    def _add(self, words_: str, level: float, *, quiet: bool = False) -> Label:
        label = Label(words_, self, tone="quiet" if quiet else "secondary", size=SMALL)
        # At the left of the plot in every language, as hours run from left to right.
        side = Qt.AlignmentFlag.AlignRight if quiet else Qt.AlignmentFlag.AlignLeft
        label.setAlignment(side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter)
        label.setFixedHeight(_LABEL_HIGH)
        _place(label, level)
        return label

    def show_top(self, feeds: int, at: float) -> None:
        self._top.setText(number(feeds))
        _place(self._top, at)


def _place(label: Label, level: float) -> None:
    """Put a label around a level of the plot."""
    y = HEIGHT - AXIS - level * (HEIGHT - AXIS) / TOP
    label.move(0, round(y) - _LABEL_HIGH // 2)
