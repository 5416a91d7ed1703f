"""The Reading times page: the user's week, how sure it is, what is kept; pause and erase. Main thread only."""

from __future__ import annotations

from datetime import timedelta

from PySide6.QtCore import QLocale, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from reader.core.settings import Settings
from reader.engine.messages import ReadingErased
from reader.features.settings.window.privacy import ask_to_erase
from reader.insights import reading
from reader.store.reading_log import is_noting
from reader.window.bridge.bridge import erase_reading
from reader.window.insights.chart import ChartFrame
from reader.window.insights.page import Page, PageContext
from reader.window.insights.parts import Explanation, heading, quiet_label
from reader.window.insights.plots import BarsPlot, Pair
from reader.window.insights.table import Cell, Column, FactTable, Row
from reader.window.kit import humanize as words
from reader.window.kit.fonts import make_font
from reader.window.kit.humanize import capital, local, number, sentences
from reader.window.kit.layouts import fold, make_column, make_row
from reader.window.kit.text import Label
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import SMALL
from reader.window.kit.translate import tr

SESSIONS_HIGH = 124
GAP, ROW, HOURS = 3, 35, 22
STEPS = 6
SURE_SHARE = 0.9


class HeatMap(ChartFrame):
    """The week in 168 cells: the darker, the surer the user visits in that hour. Arrow keys walk all four ways."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, 7 * (ROW + GAP) + HOURS)
        self._facts: reading.ReadingFacts | None = None
        self._days: list[str] = []
        self._today = -1
        self._labels = 0
        """The width of the names of the days."""

    def show_week(self, facts: reading.ReadingFacts, summary: str, values: list[str]) -> None:
        self._facts, self._today = facts, local(facts.now).weekday()
        self._days = [_day_name(day) for day in range(7)]
        metrics = QFontMetrics(make_font(SMALL, semibold=True))
        self._labels = max(metrics.horizontalAdvance(day) for day in self._days) + 12
        self.describe(self.tr("Your week, hour by hour"), summary, values)
        self.update()

    def share(self, day: int, hour: int) -> float:
        assert self._facts is not None
        known = int(self._facts.known[day])
        return float(self._facts.visited[day, hour]) / known if known else 0.0

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self.current >= 0:
            step = -24 if event.key() == Qt.Key.Key_Up else 24
            self.enter(min(max(self.current + step, self.current % 24), 144 + self.current % 24), speak=True)
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point, wide = event.position(), (self.width() - self._labels) / 24
        hour, day = int((point.x() - self._labels) // wide), int(point.y() // (ROW + GAP))
        if 0 <= hour < 24 and 0 <= day < 7:
            self.enter(day * 24 + hour)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._facts is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = (self.width() - self._labels) / 24
        for day in range(7):
            self._paint_day(painter, day, wide)
        self._paint_hours(painter, wide)

    def _paint_day(self, painter: QPainter, day: int, wide: float) -> None:
        top = day * (ROW + GAP)
        painter.setFont(make_font(SMALL, semibold=day == self._today))
        painter.setPen(self.theme.ink("text" if day == self._today else "text_2"))
        box = QRectF(0, top, self._labels, ROW)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter), self._days[day])
        heat = self.theme.colours.heat
        for hour in range(24):
            cell = QRectF(self._labels + hour * wide, top, wide - GAP, ROW)
            painter.setBrush(QColor(heat[heat_step(self.share(day, hour))]))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawRoundedRect(cell, 4, 4)
            if day * 24 + hour == self.current:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(self.theme.ink("text"), 1.5))
                painter.drawRoundedRect(cell.adjusted(-0.5, -0.5, 0.5, 0.5), 5, 5)

    def _paint_hours(self, painter: QPainter, wide: float) -> None:
        painter.setFont(make_font(SMALL))
        painter.setPen(self.theme.ink("text_3"))
        step = 3 if wide >= 30 else 6
        for hour in range(0, 24, step):
            box = QRectF(self._labels + hour * wide, 7 * (ROW + GAP) + 2, 60, HOURS - 4)
            # Hours run from left to right in every language.
            side = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute
            painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter | side), f"{hour:02d}:00")


def heat_step(share: float) -> int:
    """The shade of a share: 0 is never, 5 almost always."""
    return 0 if share <= 0 else min(1 + int(share * (STEPS - 1)), STEPS - 1)


def _day_name(day: int) -> str:
    return QLocale().dayName(day + 1, QLocale.FormatType.LongFormat)


class _Steps(QWidget):
    """The shades of the heat map, for its legend."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setFixedSize(STEPS * 22 - 4, 18)
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        for step, colour in enumerate(self._theme.colours.heat):
            painter.setBrush(QColor(colour))
            painter.drawRoundedRect(QRectF((STEPS - 1 - step if mirrored else step) * 22, 3, 18, 12), 3, 3)


class ReadingPage(Page):
    def __init__(self, context: PageContext) -> None:
        super().__init__(context, tr("Reading times"))
        self.facts: reading.ReadingFacts | None = None
        self.known_feeds = reading.KnownFeeds(0, 0)
        self.is_noting = True
        self.pause = self.make_button("", self._toggle_pause)
        self.erase = self.make_button(self.tr("Erase…"), self._ask_erase, "trash-2", "err")
        self.erase.setObjectName("danger")
        self.add_controls(self.pause, self.erase)
        self.map = HeatMap(context.theme)
        self.map.on_entered = self._explain
        self.explanation = Explanation(context.theme)
        self.sessions = BarsPlot(context.theme, SESSIONS_HIGH)
        self.sessions.on_entered = lambda at: self.sessions_aside.setText(self.sessions.values()[at])
        self.sure = FactTable(context.theme, self.tr("Confidence"), [Column("", 110), Column("", 0)], 30)
        self.sure.horizontalHeader().hide()
        self.kept = quiet_label()
        self._lay_out()
        self._show_pause()

    def _lay_out(self) -> None:
        shades = _Steps(self.context.theme)
        legend = make_row(None, Label(self.tr("never")), shades, Label(self.tr("almost always")), spacing=8)
        week = make_row(None, (heading(self.tr("Your week"))[0], 1), legend)
        head, self.sessions_aside = heading(self.tr("Sessions a day"))
        left = make_column(None, head, self.sessions, spacing=6)
        sure = heading(self.tr("Confidence"))[0]
        right = make_column(None, sure, 6, self.sure, 6, self.kept, spacing=6)
        for side in (left, right):
            side.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._across = make_row(None, (left, 11), (right, 10), spacing=40)
        self.add_parts(week, 8, self.map, self.explanation, 20, self._across)

    def set_narrow(self, narrow: bool) -> None:
        super().set_narrow(narrow)
        fold(self._across, narrow)

    def load(self) -> None:
        now, zone = self.context.clock.now(), self.context.zone
        self.ask(
            lambda conn: (reading.read_reading(conn, now, zone), reading.read_known_feeds(conn, now), is_noting(conn)),
            self._show_read,
        )

    def _show_read(self, read: tuple[reading.ReadingFacts, reading.KnownFeeds, bool]) -> None:
        facts, self.known_feeds, self.is_noting = read
        self._show_pause()
        self.show_facts(facts)

    def show_facts(self, facts: reading.ReadingFacts) -> None:
        self.facts = facts
        if not facts.is_enough:
            self._say_unknown(facts)
            return
        sentence, now = self._sentence(facts), local(facts.now)
        self.show_sentence(sentence)
        self.map.show_week(facts, sentence, [". ".join(self._cell(cell)) for cell in range(168)])
        if self.map.current < 0:
            self.map.enter(now.weekday() * 24 + now.hour)
        self._explain(self.map.current)
        self._show_sessions(facts)
        self._show_sure(facts)

    def _say_unknown(self, facts: reading.ReadingFacts) -> None:
        if not facts.visited.any():
            text = self.tr(
                "Paperround hasn’t seen you read yet. After about {n} days, around {day}, it will know "
                "your daily pattern.",
                n=reading.ENOUGH_WEEKDAYS,
            )
        else:
            text = self.tr(
                "Paperround has seen you read since {since}. After about {n} days, around {day}, it will "
                "know your daily pattern.",
                n=reading.ENOUGH_WEEKDAYS,
            )
        text = text.format(
            n=reading.ENOUGH_WEEKDAYS,
            day=words.day_at(facts.known_from + reading.ENOUGH_WEEKDAYS * 86_400),
            since=words.since(facts.known_from, facts.now),
        )
        self.show_unknown(self.tr("Not known yet"), text, "calendar-days")

    def _sentence(self, facts: reading.ReadingFacts) -> str:
        times = [words.hour_of_day(hour) for hour in facts.usual_times]
        if not times:
            return self.tr("You don’t read at any particular time of day.")
        first = self.tr("You usually read around {times}.").format(times=words.listed(times))
        later = weekend_shift(facts)
        if later is None or abs(later) < 0.75:
            return first
        n = round(abs(later))
        hours = tr("an hour") if abs(later) < 1.5 else tr("{n} hours", n=n).format(n=number(n))
        form = self.tr("At weekends you start about {hours} earlier.")
        if later > 0:
            form = self.tr("At weekends you start about {hours} later.")
        return sentences((first, form.format(hours=hours)))

    def _cell(self, cell: int) -> tuple[str, str]:
        assert self.facts is not None
        day, hour = divmod(cell, 24)
        name = _day_name(day)
        title = self.tr("{day} {begin}:00 to {end}:00")
        title = title.format(day=capital(name), begin=f"{hour:02d}", end=f"{hour + 1:02d}")
        visited, known = int(self.facts.visited[day, hour]), int(self.facts.known[day])
        if not known:
            return title, capital(self.tr("No data for {day} yet.").format(day=name))
        if not visited:
            return title, self.tr("You didn’t read at this time in any of the last {n} weeks.", n=known).format(
                n=number(known)
            )
        minutes = round(float(self.facts.minutes[day, hour]))
        form = self.tr("You read at this time in {n} of the last {m} weeks.", n=visited)
        if minutes >= 1:
            form = self.tr("You read at this time in {n} of the last {m} weeks, for about {minutes} min.", n=visited)
        return title, form.format(n=number(visited), m=number(known), minutes=number(minutes))

    def _explain(self, cell: int) -> None:
        if self.facts is not None and 0 <= cell < 168:
            self.explanation.show_words(*self._cell(cell))

    def _show_sessions(self, facts: reading.ReadingFacts) -> None:
        today = local(facts.now).date()
        last = len(facts.sessions) - 1
        bars, values = [], []
        for place, (_, count) in enumerate(facts.sessions):
            date = today - timedelta(days=last - place)
            label = ""
            if place == last:
                label = self.tr("today")
            elif (last - place) % 7 == 0 or (place == 0 and last < 7):
                label = words.short_date(date)
            bars.append(Pair(label, count))
            name = words.long_date(date)
            values.append(self.tr("{day}: {n} sessions", n=count).format(day=name, n=number(count)))
        total = sum(count for _, count in facts.sessions)
        summary = self.tr("{n} in {m} days", n=total).format(n=number(total), m=number(len(bars)))
        self.sessions_aside.setText(summary)
        name = self.tr("Sessions a day")
        self.sessions.show_pairs(bars, name, summary, values, lambda tick: number(tick) if tick == int(tick) else "")

    def _show_sure(self, facts: reading.ReadingFacts) -> None:
        known = [
            (self.tr("Weekdays"), facts.weekdays, reading.ENOUGH_WEEKDAYS),
            (self.tr("Weekends"), facts.weekend_days, reading.ENOUGH_WEEKENDS),
        ]
        rows = [(name, days / enough / 2, self._sure(days, enough)) for name, days, enough in known]
        feeds = (self.tr("Each feed"), self.known_feeds.share, self._sure_of_feeds(self.known_feeds))
        self.sure.show_rows(
            [Row((Cell(name), Cell(text, share=min(share, 1.0)))) for name, share, text in (*rows, feeds)]
        )
        text = self.tr("Stored only on this computer: when you used the window and which feed was open.")
        if not self.is_noting:
            text = self.tr("Learning is paused. Nothing is recorded until you resume.")
        missing = reading.ENOUGH_WEEKENDS - facts.weekend_days
        if missing > 0:
            when = words.day_at(facts.now + missing / 2 * 7 * 86_400)
            text = sentences((text, self.tr("Weekend pattern expected around {day}.").format(day=when)))
        self.kept.setText(text)

    def _sure(self, days: int, enough: int) -> str:
        form = self.tr("Low confidence ({n} days)", n=days)
        if days >= enough:
            form = self.tr("Medium confidence ({n} days)", n=days)
        if days >= 2 * enough:
            form = self.tr("High confidence ({n} days)", n=days)
        return form.format(n=number(days))

    def _sure_of_feeds(self, feeds: reading.KnownFeeds) -> str:
        form = self.tr("Low confidence ({n} of {m})", n=feeds.known)
        if feeds.share >= SURE_SHARE / 2:
            form = self.tr("Medium confidence ({n} of {m})", n=feeds.known)
        if feeds.share >= SURE_SHARE:
            form = self.tr("High confidence ({n} of {m})", n=feeds.known)
        return form.format(n=number(feeds.known), m=number(feeds.total))

    def _toggle_pause(self) -> None:
        """Pause or resume learning, now and for the next starts."""
        self.context.change_settings(note_reading=not self.is_noting)

    def set_settings(self, settings: Settings) -> None:
        self.is_noting = settings.note_reading
        self._show_pause()

    def _show_pause(self) -> None:
        paused = not self.is_noting
        self.pause.setText(self.tr("Resume learning") if paused else self.tr("Pause learning"))
        self.context.theme.show_icon(self.pause, "play" if paused else "pause")

    def _ask_erase(self) -> None:
        self.question = ask_to_erase(self, self.erase_now)

    def erase_now(self) -> None:
        erase_reading(self.context.bridge, self.context.clock, lambda: self.context.send(ReadingErased()))


def weekend_shift(facts: reading.ReadingFacts) -> float | None:
    """The hours by which the first visit of a weekend day is later than that of a weekday; None if unknown."""
    starts = []
    for days in (slice(0, 5), slice(5, 7)):
        visited = facts.visited[days].sum(axis=0)[4:]
        if facts.known[days].sum() < 4 or not visited.any():
            return None
        # The hour in which the first fifth of all visits is over: one early visit does not move it.
        starts.append(float((visited.cumsum() / visited.sum() >= 0.2).argmax()))
    return starts[1] - starts[0]
