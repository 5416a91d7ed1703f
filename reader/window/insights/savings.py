"""The Savings page: what polling cost, in fetches and in waiting, against hourly polling. Main thread only."""

from __future__ import annotations

import csv
from collections.abc import Callable, Sequence
from datetime import date, timedelta
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QStyle, QWidget

from reader.core.records.logged import DataKind
from reader.insights.savings import DayOfSavings, Savings, SavingsFacts, read_savings_facts
from reader.insights.whole_days import SHOWN_DAYS, first_figures_at
from reader.lab.baselines import BaselineOutcome
from reader.lab.replay import MOBILE, seconds_up
from reader.lab.score import sum_waits, wait_min
from reader.window.insights.chart import make_save_button
from reader.window.insights.page import Page, PageContext
from reader.window.insights.parts import Fold, Legend, LinkButton, Switch, quiet_label
from reader.window.insights.plots import BarsPlot, Pair
from reader.window.insights.table import Cell, Column, FactTable, Row
from reader.window.kit import humanize as words
from reader.window.kit.controls import Choice
from reader.window.kit.humanize import feeds_in_words, number, sentences
from reader.window.kit.layouts import STRETCH, fold, make_column, make_row
from reader.window.kit.text import Label, strong
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import SMALL, TypeSize
from reader.window.kit.translate import tr

HEIGHT = 240
WEEKS_DAYS = 56
HOURS = 24
HEADER = (
    *("day", "fetches", "bytes", "new_posts", "wake_ups", "wait_min_per_post"),
    *("hourly_fetches", "hourly_wake_ups", "hourly_wait_min_per_post"),
)
_FIGURE = TypeSize(20, 26, True)
Say = Callable[[float], str]


class Measure(Struct, frozen=True):
    """One of the five figures of a day, Paperround's beside those of hourly fetching."""

    key: str
    name: str
    say: Say
    of_days: Callable[[Sequence[DayOfSavings]], tuple[float, float]]
    """A day on average."""
    ours: float
    hourly: float
    change: str
    """81% fewer."""

    @property
    def is_worse(self) -> bool:
        return self.ours > self.hourly


def measures(facts: SavingsFacts) -> list[Measure]:
    savings, hourly, days = facts.savings, facts.savings.hourly, facts.savings.days

    def radio(batches: float, fetches: float) -> float:
        return seconds_up(batches, fetches, MOBILE) / 60

    def share(ours: float, theirs: float, less: str) -> str:
        part = 1 - ours / theirs if theirs else 0.0
        return (less if part >= 0 else tr("{share} more")).format(share=words.percent(abs(part)))

    def mean(*pair: Callable[[DayOfSavings], float]) -> Callable[[Sequence[DayOfSavings]], tuple[float, float]]:
        return lambda some: (sum(map(pair[0], some)) / len(some), sum(map(pair[1], some)) / len(some))

    wakes, radios = facts.wake_ups / days, (radio(facts.wake_ups, savings.fetches), radio(HOURS * days, hourly.fetches))
    minutes, theirs = radios[0] / days, radios[1] / days
    fewer = tr("{share} fewer") if wakes <= HOURS else tr("{share} more")
    less = tr("{share} less") if minutes <= theirs else tr("{share} more")
    waits = (wait_min(savings.wait), wait_min(hourly.wait))
    longer = tr("{wait} shorter") if waits[0] <= waits[1] else tr("{wait} longer")
    return [
        Measure(
            "fetches", tr("Fetches"), _rounded, mean(lambda day: day.fetches, lambda day: day.hourly_fetches),
            savings.fetches / days, hourly.fetches / days, share(savings.fetches, hourly.fetches, tr("{share} fewer")),
        ),
        Measure(
            "data", tr("Data"), words.say_size, mean(lambda day: day.wire_bytes, lambda day: day.hourly_bytes),
            savings.wire_bytes / days, hourly.wire_bytes / days,
            share(savings.wire_bytes, hourly.wire_bytes, tr("{share} less")),
        ),
        Measure(
            "batches", tr("Batches"), _rounded, mean(lambda day: day.wake_ups, lambda day: day.hours),
            wakes, HOURS, fewer.format(share=number(round(abs(HOURS - wakes)))),
        ),
        Measure(
            "radio", tr("Radio time (estimated)"), words.minutes,
            mean(lambda day: radio(day.wake_ups, day.fetches), lambda day: radio(day.hours, day.hourly_fetches)),
            minutes, theirs, less.format(share=words.minutes(abs(theirs - minutes))),
        ),
        Measure(
            "wait", tr("Average wait"), words.minutes,
            lambda some: (
                wait_min(sum_waits([day.wait for day in some])), wait_min(sum_waits([day.hourly_wait for day in some]))
            ),
            *waits, longer.format(wait=words.minutes(abs(waits[1] - waits[0]))),
        ),
    ]  # fmt: skip


def _rounded(value: float) -> str:
    return number(round(value))


class Figure(Struct, frozen=True):
    name: str
    big: str
    small: str
    ours: float = 0.0
    hourly: float = 0.0
    is_worse: bool = False


def figures(facts: SavingsFacts) -> list[Figure]:
    """The five figures of the page: changes, or after a day or two only what was."""
    made = []
    for one in measures(facts):
        ours, hourly = one.say(one.ours), one.say(one.hourly)
        if one.key == "wait" and not facts.savings.wait.first_visits:  # nothing was waited for yet
            made.append(Figure(one.name, words.DASH, tr("no data yet")))
        elif not facts.savings.span.is_enough:
            big = ours if one.key == "wait" else tr("{n} a day").format(n=ours)
            small = tr("hourly: {m}. Too early for a percentage.").format(m=hourly)
            made.append(Figure(one.name, big, small, one.ours, one.hourly))
        else:
            form = tr("{n}, hourly {m}") if one.key == "wait" else tr("{n} a day, hourly {m}")
            small = form.format(n=ours, m=hourly)
            made.append(Figure(one.name, one.change, small, one.ours, one.hourly, one.is_worse))
    return made


class FigureTile(QFrame):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("tile")
        self._name, self._big = Label(tone="secondary"), Label(size=_FIGURE)
        self._bars, self._small = _PairOfBars(theme), Label(tone="secondary", size=SMALL, wraps=True)
        make_column(self, self._name, self._big, self._bars, self._small, STRETCH, margins=(12, 10, 8, 10), spacing=3)

    def show_figure(self, figure: Figure) -> None:
        self._name.setText(figure.name)
        self._big.setText(figure.big)
        self._small.setText(figure.small)
        self._bars.show_figure(figure)
        self.setAccessibleName(f"{figure.name}: {figure.big}. {figure.small}")

    def text(self) -> str:
        return f"{self._name.text()}: {self._big.text()} ({self._small.text()})"


class _PairOfBars(QWidget):
    """Ours filled, hourly outlined below it, both from zero."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme, self._figure = theme, Figure("", "", "")
        self.setFixedHeight(20)
        theme.changed.connect(self.update)

    def show_figure(self, figure: Figure) -> None:
        self._figure = figure
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        one, painter = self._figure, QPainter(self)
        most = max(one.ours, one.hourly)
        if not most:
            return
        for y, value in ((1, one.ours), (11, one.hourly)):
            bar = QRectF(0.5, y + 0.5, max(value / most * (self.width() - 2), 2.0), 7)
            bar = QRectF(QStyle.visualRect(self.layoutDirection(), self.rect(), bar.toRect()))
            if y == 1:
                painter.fillRect(bar, self._theme.ink("warn" if one.is_worse else "plot_you"))
            else:
                painter.setPen(QPen(self._theme.ink("comparison"), 1))
                painter.drawRect(bar)


class SavingsPage(Page):
    def __init__(self, context: PageContext) -> None:
        super().__init__(context, tr("Savings"))
        self.facts: SavingsFacts | None = None
        spans = [(self.tr("Last {n} days", n=SHOWN_DAYS).format(n=SHOWN_DAYS), SHOWN_DAYS)]
        spans.append((self.tr("Last {n} weeks", n=WEEKS_DAYS // 7).format(n=WEEKS_DAYS // 7), WEEKS_DAYS))
        self.span = Choice(context.theme, self.tr("Date range"), spans)
        self.span.currentIndexChanged.connect(lambda: self.load())
        name = "paperround-savings.csv"
        self.csv = make_save_button(self, self.tr("Export CSV"), name, self.export_csv, "file-down")
        self.add_controls(self.span, self.csv)
        self.tiles = [FigureTile(context.theme) for _ in range(5)]
        names = (self.tr("Fetches"), self.tr("Data"), self.tr("Batches"), self.tr("Radio time"), self.tr("Wait"))
        keys = ("fetches", "data", "batches", "radio", "wait")
        self.switch = Switch(self.tr("Figure of the chart"), list(zip(names, keys, strict=True)))
        self.switch.on_chosen = self._show_plot
        self.plot = BarsPlot(context.theme, HEIGHT)
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
        self.plot_aside = quiet_label()
        kinds = [("filled", self.tr("Paperround")), ("outline", self.tr("every feed every hour"))]
        legend = Legend(self.context.theme, kinds)
        self._over_plot = make_row(None, self.switch, (self.plot_aside, 1), legend, spacing=8)
        counted = QWidget()
        make_column(counted, self.table, 18, self.data, spacing=0)
        self.counted = Fold(self, self.tr("All figures and how they’re counted"), counted)
        self.counted.aside.setText(self.tr("Requests for feeds, not counting images"))
        self.compare = LinkButton(self.tr("Compare strategies…"))
        self.compare.clicked.connect(lambda: self.context.open_page("compare"))
        self.context.theme.show_icon(self.compare, "flask-conical")
        about = quiet_label(self.tr("Paperround, every hour, on opening and once a day, with your own last days"))
        line = QFrame()
        line.setObjectName("factRow")
        make_row(line, self.compare, (about, 1), margins=(0, 10, 0, 10), spacing=8)
        self.add_parts(band, 18, self._over_plot, 4, self.plot, 14, self.counted, line)

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
        now, zone, days = self.context.clock.now(), self.context.zone, self.span.value()
        self.ask(lambda conn: read_savings_facts(conn, now, zone, days), self.show_facts)

    def show_facts(self, facts: SavingsFacts) -> None:
        self.facts = facts
        known = facts.savings.span.is_whole and facts.savings.fetches > 0
        for part in (self.span, self.csv):
            part.setVisible(known)
        if not known:
            text = sentences((self._so_far(facts), self._first_figures(facts)))
            self.show_unknown(self.tr("Not known yet"), text, "trending-down")
            return
        self.show_sentence(self._finding(facts))
        for tile, figure in zip(self.tiles, figures(facts), strict=True):
            tile.show_figure(figure)
        self._show_plot()
        self._show_table(facts)
        self._show_data(facts)

    def _finding(self, facts: SavingsFacts) -> str:
        """What was saved and what it cost, also where that got worse."""
        span, days = facts.savings.span, len(facts.days) - 1
        if not span.is_enough:
            form = self.tr("Too early to say: one day so far.") if days == 1 else ""
            return form or self.tr("Too early to say: {n} days so far.", n=days).format(n=number(days))
        fetches, _, batches, _, wait = measures(facts)
        form = self.tr(
            "In the last {n} full days, Paperround made {change} fetches than refreshing the same {feeds} every hour, "
            "in {batches} batches a day instead of {hours}.",
            n=days,
        )
        first = form.format(
            n=number(days),
            change=strong(fetches.change),
            feeds=feeds_in_words(facts.feeds),
            batches=batches.say(batches.ours),
            hours=number(HOURS),
        )
        if not facts.savings.wait.first_visits or wait.say(abs(wait.ours - wait.hourly)) == wait.say(0.0):
            return first
        form = self.tr("New articles kept you waiting {change} on average.")
        if wait.is_worse and not fetches.is_worse:
            form = self.tr("In return, new articles kept you waiting {change} on average.")
        return sentences((first, form.format(change=strong(wait.change))))

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

    def _show_plot(self) -> None:
        if self.facts is None:
            return
        one = next(one for one in measures(self.facts) if one.key == self.switch.value())
        pairs = make_pairs(self.facts.days, one, by_week=self.span.value() == WEEKS_DAYS)
        values = [
            self.tr("{day}: {ours}, hourly {theirs}").format(
                day=pair.label, ours=one.say(pair.ours), theirs=one.say(pair.theirs or 0.0)
            )
            for pair in pairs
        ]
        self.plot_aside.setText(self.tr("a day"))
        summary = f"{one.name}: {one.change}."
        self.plot.show_pairs(pairs, self.tr("{measure} compared with hourly").format(measure=one.name), summary, values,
                             one.say)  # fmt: skip

    def _show_table(self, facts: SavingsFacts) -> None:
        days = facts.savings.days
        ways: tuple[Savings | BaselineOutcome, ...] = (facts.savings, facts.savings.hourly, facts.opening)
        fetches = [number(round(way.fetches / days)) for way in ways]
        sizes = [words.say_size(way.wire_bytes / days) for way in ways]
        waits = [words.minutes(wait_min(way.wait)) if way.wait.first_visits else words.DASH for way in ways]
        fresh = [words.if_known(way.wait.fresh_share, words.percent) for way in ways]
        lost = [words.count(posts / days) for posts in (facts.lost, facts.savings.hourly.lost, facts.opening.lost)]
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
            DataKind.ICONS: (self.tr("Icons"), self.tr("Feed icons, checked once a month")),
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


def _table_row(name: str, values: Sequence[str], how: str) -> Row:
    ours, *others = values
    figures_of_others = (Cell(text, ink="text_2") for text in others)
    return Row((Cell(name), Cell(ours, bold=True), *figures_of_others, Cell(how, ink="text_2", wraps=True)))


def make_pairs(days: Sequence[DayOfSavings], measure: Measure, *, by_week: bool) -> list[Pair]:
    """A pair for each day; or for each week from Monday, a day on average: the first may be short, the last goes on."""
    if not by_week:
        last = len(days) - 1
        return [
            Pair(_label(one.day, place, last), *measure.of_days([one]), place == last) for place, one in enumerate(days)
        ]
    weeks: dict[date, list[DayOfSavings]] = {}
    for one in days:
        weeks.setdefault(one.day - timedelta(days=one.day.weekday()), []).append(one)
    last = len(weeks) - 1
    return [
        Pair(tr("this week") if place == last else words.short_date(monday), *measure.of_days(part), place == last)
        for place, (monday, part) in enumerate(weeks.items())
    ]


def _label(day: date, place: int, last: int) -> str:
    if place == last:
        return tr("today")
    return words.short_date(day) if place == 0 or day.day == 1 else number(day.day)
