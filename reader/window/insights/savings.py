"""The Savings page: what polling cost, in fetches and in waiting, against hourly polling. Main thread only."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from datetime import date, timedelta
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QFrame, QGridLayout

from reader.core.errors import UsageError
from reader.core.records.logged import DataKind
from reader.core.words.catalogue import Code
from reader.insights.savings import DayOfSavings, Savings, SavingsFacts, read_savings_facts
from reader.insights.whole_days import SHOWN_DAYS, first_figures_at
from reader.lab.baselines import BaselineOutcome
from reader.lab.replay import MOBILE, seconds_up
from reader.lab.wait import Wait, wait_min
from reader.window.insights.chart import make_save_button
from reader.window.insights.page import Page, PageContext
from reader.window.insights.parts import Legend, Switch, heading
from reader.window.insights.plots import PlotFrame
from reader.window.insights.table import Cell, Column, FactTable, Row
from reader.window.kit import humanize as words
from reader.window.kit.humanize import feeds_in_words, number, sentences
from reader.window.kit.layouts import STRETCH, fold, make_column, make_row
from reader.window.kit.text import Label
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import SMALL, TypeSize
from reader.window.kit.translate import tr

HEIGHT = 240
WEEKS_DAYS = 56
_PICTURE_SCALE = 2.0
HOURS = 24
HEADER = (
    *("day", "fetches", "bytes", "new_posts", "wake_ups", "wait_min_per_post"),
    *("hourly_fetches", "hourly_wake_ups", "hourly_wait_min_per_post"),
)
_FIGURE = TypeSize(26, 32, True)


class Pair(Struct, frozen=True):
    label: str
    ours: int
    hourly: int
    is_open: bool = False
    """Whether it still goes on."""


class SavingsPlot(PlotFrame):
    """Fetches by day or week, inside those of hourly polling."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, HEIGHT)
        self._pairs: list[Pair] = []

    def show_pairs(self, pairs: Sequence[Pair], summary: str, values: list[str]) -> None:
        self._pairs = list(pairs)
        self.describe(self.tr("Fetches compared with hourly"), summary, values)
        self.redraw()

    def draw(self) -> None:
        if not self._pairs:
            return
        most = max(max(pair.ours, pair.hourly) for pair in self._pairs) or 1
        item = self.plot.getPlotItem()
        item.setXRange(-0.5, len(self._pairs) - 0.5, padding=0)
        item.setYRange(0, 1.06 * most, padding=0)
        ticks = _round_ticks(most)
        self.set_ticks("left", [(tick, number(tick)) for tick in ticks])
        self.set_ticks("bottom", [(float(i), pair.label) for i, pair in enumerate(self._pairs)])
        for tick in ticks[1:]:
            self.add_line([-0.5, len(self._pairs) - 0.5], [tick, tick], self.pen("grid"))
        for is_open in (False, True):
            shown = [(i, pair) for i, pair in enumerate(self._pairs) if pair.is_open is is_open]
            xs = [float(i) for i, _ in shown]
            hourly, ours = [float(pair.hourly) for _, pair in shown], [float(pair.ours) for _, pair in shown]
            self.add_bars(xs, [0.0] * len(xs), hourly, 0.56, pen=self.pen("comparison", 1.2, dashed=is_open))
            self.add_bars(xs, [0.0] * len(xs), ours, 0.4, ink="plot_you")

    def make_marks(self, at: int) -> list[object]:
        tall = float(max(self._pairs[at].ours, self._pairs[at].hourly))
        return [self.add_bars([float(at)], [0.0], [tall], 0.62, pen=self.pen("accent", 2))]

    def nearest(self, position: QPointF) -> int:
        return min(max(round(self.x_at(position)), 0), len(self._pairs) - 1)


def _round_ticks(most: int) -> list[int]:
    """Ticks in at most four steps of 1, 2 or 5 times a power of ten."""
    sizes = (factor * 10**power for power in range(12) for factor in (1, 2, 5))
    step = next(size for size in sizes if most / size <= 4)
    return list(range(0, most + 1, step))


class Figure(Struct, frozen=True):
    name: str
    big: str
    small: str


def figures(facts: SavingsFacts) -> list[Figure]:
    """The four figures of the page: changes, or after a day or two only what was."""
    savings, hourly, days = facts.savings, facts.savings.hourly, facts.savings.days
    fewer, less, more = tr("{share} fewer"), tr("{share} less"), tr("{share} more")
    wakes = facts.wake_ups / days
    spared = (fewer if wakes <= HOURS else more).format(share=number(round(abs(HOURS - wakes))))
    change = _change(savings.fetches, hourly.fetches, fewer, more)
    rows = [
        (tr("Fetches"), number(round(savings.fetches / days)), number(round(hourly.fetches / days)), change),
        (
            tr("Data"),
            words.say_size(savings.wire_bytes / days),
            words.say_size(hourly.wire_bytes / days),
            _change(savings.wire_bytes, hourly.wire_bytes, less, more),
        ),
        (tr("Batches"), number(round(wakes)), number(HOURS), spared),
    ]
    wait, mine, theirs = tr("Average wait for a new article"), wait_figure(savings.wait), wait_figure(hourly.wait)
    if not savings.span.is_enough:
        a_day, other = tr("{n} a day"), tr("hourly: {m}. Too early for a percentage.")
        early = [Figure(name, a_day.format(n=ours), other.format(m=its)) for name, ours, its, _ in rows]
        return [*early, Figure(wait, mine, other.format(m=theirs))]
    form = tr("{n} a day instead of {m}")
    made = [Figure(name, change, form.format(n=ours, m=its)) for name, ours, its, change in rows]
    if not savings.wait.first_visits:  # erased, or not there yet
        return [*made, Figure(wait, words.DASH, tr("no data yet"))]
    sooner = wait_min(hourly.wait) - wait_min(savings.wait)
    big = (tr("{wait} shorter") if sooner >= 0 else tr("{wait} longer")).format(wait=words.minutes(abs(sooner)))
    small = tr("{n}, hourly {m}").format(n=mine, m=words.minutes(wait_min(hourly.wait)))
    return [*made, Figure(wait, big, small)]


def _change(ours: float, theirs: float, less: str, more: str) -> str:
    share = 1 - ours / theirs if theirs else 0.0
    return (less if share >= 0 else more).format(share=words.percent(abs(share)))


def wait_figure(wait: Wait) -> str:
    return words.minutes(wait_min(wait)) if wait.first_visits else words.DASH


class FigureTile(QFrame):
    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("tile")
        self._name, self._big = Label(tone="secondary"), Label(size=_FIGURE)
        self._small = Label(tone="secondary", size=SMALL)
        make_column(self, self._name, self._big, self._small, margins=(16, 10, 8, 10), spacing=2)

    def show_figure(self, figure: Figure) -> None:
        self._name.setText(figure.name)
        self._big.setText(figure.big)
        self._small.setText(figure.small)
        self.setAccessibleName(f"{figure.name}: {figure.big}. {figure.small}")

    def text(self) -> str:
        return f"{self._name.text()}: {self._big.text()} ({self._small.text()})"


class SavingsPage(Page):
    def __init__(self, context: PageContext) -> None:
        super().__init__(context, tr("Savings"))
        self.facts: SavingsFacts | None = None
        self.switch = Switch(self.tr("By day or week"), [(self.tr("Day"), "day"), (self.tr("Week"), "week")])
        self.switch.on_chosen = self.load
        name = "paperround-savings"
        self.csv = make_save_button(self, self.tr("Export CSV"), f"{name}.csv", self.export_csv, "file-down")
        words_ = self.tr("Save image")
        self.picture = make_save_button(self, words_, f"{name}.png", self.save_picture, "image-down")
        self.add_controls(self.switch, self.csv, self.picture)
        self.tiles = [FigureTile() for _ in range(4)]
        self.plot = SavingsPlot(context.theme)
        self.plot.on_entered = lambda at: self.plot_aside.setText(self.plot.values()[at])
        self.table = FactTable(context.theme, self.tr("A day, on average"), self._columns())
        data = [Column(self.tr("All data, a day on average"), 170), Column(self.tr("Paperround"), 100, right=True)]
        self.data = FactTable(context.theme, data[0].title, [*data, Column("", 0)])
        self._lay_out()

    def _columns(self) -> list[Column]:
        return [
            Column(self.tr("A day, on average"), 170),
            Column(self.tr("Paperround"), 100, right=True),
            Column(self.tr("Every hour"), 100, right=True),
            Column(self.tr("Refresh on opening"), 150, right=True),
            Column(self.tr("How it is counted"), 0),
        ]

    def _lay_out(self) -> None:
        band = QFrame()
        band.setObjectName("tiles")
        self._grid = QGridLayout(band)
        self._grid.setContentsMargins(0, 1, 0, 1)
        self._grid.setSpacing(0)
        self._place_tiles(len(self.tiles))
        head, self.plot_aside = heading(self.tr("Fetches"))
        kinds = [("filled", self.tr("Paperround")), ("outline", self.tr("every feed every hour"))]
        legend = Legend(self.context.theme, kinds)
        self._over_plot = make_row(None, head, STRETCH, legend)
        self.add_parts(band, 18, self._over_plot, self.plot, 14, self.table, 18, self.data, 14)

    def _place_tiles(self, across: int) -> None:
        for column in range(len(self.tiles)):
            self._grid.setColumnStretch(column, 1 if column < across else 0)
        for place, tile in enumerate(self.tiles):
            row, column = divmod(place, across)
            self._grid.addWidget(tile, row, column)
            tile.setProperty("first", column == 0)
            tile.style().unpolish(tile)
            tile.style().polish(tile)

    def set_narrow(self, narrow: bool) -> None:
        super().set_narrow(narrow)
        self._place_tiles(2 if narrow else len(self.tiles))
        fold(self._over_plot, narrow)
        self.table.hide_columns((len(self.table.cells.columns) - 1,) if narrow else ())

    def load(self) -> None:
        now, zone = self.context.clock.now(), self.context.zone
        days = SHOWN_DAYS if self.switch.value() == "day" else WEEKS_DAYS
        self.ask(lambda conn: read_savings_facts(conn, now, zone, days), self.show_facts)

    def show_facts(self, facts: SavingsFacts) -> None:
        self.facts = facts
        known = facts.savings.span.is_whole and facts.savings.fetches > 0
        for part in (self.switch, self.csv, self.picture):
            part.setVisible(known)
        if not known:
            text = sentences((self._so_far(facts), self._first_figures(facts)))
            self.show_unknown(self.tr("Not known yet"), text, "trending-down")
            return
        self.show_sentence(self._sentence(facts))
        for tile, figure in zip(self.tiles, figures(facts), strict=True):
            tile.show_figure(figure)
        self._show_plot(facts)
        self._show_table(facts)
        self._show_data(facts)

    def _sentence(self, facts: SavingsFacts) -> str:
        days = len(facts.days) - 1
        if days == 1:
            form = self.tr("Yesterday, compared with fetching the same {feeds} every hour.")
        else:
            form = self.tr("The last {n} full days, compared with fetching the same {feeds} every hour.", n=days)
        return form.format(n=number(days), feeds=feeds_in_words(facts.feeds))

    def _so_far(self, facts: SavingsFacts) -> str:
        """The sentence on the first day, before there is any figure for a day."""
        savings = facts.savings
        if not savings.fetches:
            return ""
        return self.tr("Since {time}: {fetches} in {wake_ups}, {size}.").format(
            time=words.since(savings.span.since_at, self.context.clock.now()),
            fetches=words.fetches(savings.fetches),
            wake_ups=words.wake_ups(facts.wake_ups),
            size=words.say_size(savings.wire_bytes),
        )

    def _first_figures(self, facts: SavingsFacts) -> str:
        at = first_figures_at(facts.savings.span, self.context.zone)
        return self.tr("Savings are counted in full days. First results on {day}.").format(day=words.day_at(at))

    def _show_plot(self, facts: SavingsFacts) -> None:
        pairs = by_day(facts.days) if self.switch.value() == "day" else by_week(facts.days)
        values = [
            self.tr("{day}: {n} fetches, hourly {m}", n=pair.ours).format(
                day=pair.label, n=number(pair.ours), m=number(pair.hourly)
            )
            for pair in pairs
        ]
        one = figures(facts)[0]
        self.plot_aside.setText(self.tr("a day") if self.switch.value() == "day" else self.tr("a week"))
        self.plot.show_pairs(pairs, self.tr("{big} fetches: {small}.").format(big=one.big, small=one.small), values)

    def _show_table(self, facts: SavingsFacts) -> None:
        days = facts.savings.days
        ways: tuple[Savings | BaselineOutcome, ...] = (facts.savings, facts.savings.hourly, facts.opening)
        fetches = [number(round(way.fetches / days)) for way in ways]
        sizes = [words.say_size(way.wire_bytes / days) for way in ways]
        waits = [wait_figure(way.wait) for way in ways]
        fresh = [words.if_known(way.wait.fresh_share, words.percent) for way in ways]
        lost = [words.count(posts / days) for posts in (facts.lost.ours, facts.lost.hourly, facts.lost.opening)]
        times = (facts.wake_ups, HOURS * days, facts.sessions)
        wakes = [number(round(count / days)) for count in times]
        radios = [
            words.minutes(seconds_up(count, way.fetches, MOBILE) / 60 / days)
            for count, way in zip(times, ways, strict=True)
        ]
        rows = [
            (self.tr("Fetches"), fetches, self.tr("Requests for feeds, not counting images")),
            (self.tr("Data"), sizes, self.tr("Measured for Paperround, estimated from feed sizes for the others")),
            (
                self.tr("Average wait for a new article"),
                waits,
                self.tr("From publication until you could read it, averaged over all articles"),
            ),
            (
                self.tr("Ready on time"),
                fresh,
                self.tr("New articles that were ready the next time you opened Paperround"),
            ),
            (self.tr("Missed articles"), lost, self.tr("Dropped out of the feed before it was fetched (estimated)")),
            (self.tr("Batches"), wakes, self.tr("Bursts of network activity (fetches close together count as one)")),
            (
                self.tr("Radio time"),
                radios,
                self.tr("Estimated for a mobile connection, where the radio stays on for 12 s after each burst"),
            ),
        ]
        if facts.cpu_s is not None:
            seconds = self.tr("{n} s").format(n=number(round(facts.cpu_s)))
            took = (self.tr("Processor time"), [seconds, words.DASH, words.DASH], self.tr("Of all parts of Paperround"))
            rows.append(took)
        if not facts.sessions:
            # When the window was opened is not known, so neither is what refreshing then would have cost.
            rows = [(name, [ours, hourly, words.DASH], how) for name, (ours, hourly, _), how in rows]
        self.table.show_rows([_table_row(*row) for row in rows])

    def _show_data(self, facts: SavingsFacts) -> None:
        """Everything that was fetched, by kind: hourly fetching is compared with feeds alone."""
        kinds = {
            DataKind.FEEDS: (self.tr("Feeds"), self.tr("Compared with fetching every hour above")),
            DataKind.IMAGES: (self.tr("Images"), self.tr("In articles you opened and in lists")),
            DataKind.ICONS: (self.tr("Icons"), self.tr("Of feeds, looked for once a month")),
            DataKind.PAGES: (self.tr("Full articles"), self.tr("Loaded from their web pages")),
            DataKind.OFFLINE: (self.tr("Offline reading"), self.tr("Articles and images downloaded ahead")),
            DataKind.PODCASTS: (self.tr("Podcasts"), self.tr("Episodes you downloaded and those downloaded ahead")),
            DataKind.ACCOUNTS: (self.tr("Accounts"), self.tr("Synchronizing with servers")),
            DataKind.MAIL: (self.tr("Mail"), self.tr("Newsletters")),
            DataKind.UPDATES: (self.tr("Updates"), self.tr("Checking for a new version of Paperround")),
        }
        sizes = [(*kinds[kind], size / facts.savings.days) for kind, size in facts.data.items()]
        total = (self.tr("In all"), "", sum(size for _, _, size in sizes))
        rows = [_table_row(name, [words.say_size(size)], how) for name, how, size in (*sizes, total) if size]
        self.data.show_rows(rows)

    def export_csv(self, path: Path) -> None:
        assert self.facts is not None
        with path.open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file, lineterminator="\n")
            writer.writerow(HEADER)
            for one in self.facts.days:
                ours = (one.day.isoformat(), one.fetches, one.wire_bytes, one.new_posts, one.wake_ups)
                waits = [round(wait_min(wait), 2) for wait in (one.wait, one.hourly_wait)]
                writer.writerow((*ours, waits[0], one.hourly_fetches, HOURS, waits[1]))

    def save_picture(self, path: Path) -> None:
        """Save what the page shows, twice as fine, on its own ground."""
        size = self.body.size()
        image = QImage(size * _PICTURE_SCALE, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(_PICTURE_SCALE)
        image.fill(self.context.theme.ink("bg"))
        painter = QPainter(image)
        self.body.render(painter, QPoint())
        painter.end()
        if not image.save(str(path)):
            raise UsageError(Code.PICTURE_NOT_SAVED())


def _table_row(name: str, values: Sequence[str], how: str) -> Row:
    ours, *others = values
    figures_of_others = (Cell(text, ink="text_2") for text in others)
    return Row((Cell(name), Cell(ours, bold=True), *figures_of_others, Cell(how, ink="text_2", wraps=True)))


def by_day(days: Sequence[DayOfSavings]) -> list[Pair]:
    last = len(days) - 1
    return [
        Pair(_label(one.day, place, last), one.fetches, one.hourly_fetches, place == last)
        for place, one in enumerate(days)
    ]


def by_week(days: Sequence[DayOfSavings]) -> list[Pair]:
    """Pairs for weeks from Monday; the first may be short, the last goes on."""
    weeks: dict[date, list[DayOfSavings]] = {}
    for one in days:
        weeks.setdefault(one.day - timedelta(days=one.day.weekday()), []).append(one)
    last = len(weeks) - 1
    return [
        Pair(
            tr("this week") if place == last else words.short_date(monday),
            sum(one.fetches for one in part),
            sum(one.hourly_fetches for one in part),
            place == last,
        )
        for place, (monday, part) in enumerate(weeks.items())
    ]


def _label(day: date, place: int, last: int) -> str:
    if place == last:
        return tr("today")
    return words.short_date(day) if place == 0 or day.day == 1 else number(day.day)
