"""The page of one feed: why it is polled as it is, its day, its facts, its polls with their reasons. Main thread
only."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from reader.core.records.logged import PollRecord
from reader.core.records.planning import FloatArray
from reader.core.records.reasons import Cause, parse_poll_reason
from reader.core.records.stored import Feed
from reader.core.words.reasons import problem_message
from reader.engine.messages import Refresh
from reader.features.mail.records import is_mail
from reader.insights.feed_health import Kind, find_health
from reader.insights.feeds import FeedDetail, busy_hours, read_feed
from reader.window.insights.feeds import rate_figure
from reader.window.insights.page import HEAD_SPACING, MARGIN, Page, PageContext
from reader.window.insights.parts import Explanation, Legend, heading, say_reason
from reader.window.insights.plots import PlotFrame
from reader.window.insights.table import Cell, Column, FactTable, Row, side_width
from reader.window.kit import humanize as words
from reader.window.kit.humanize import local, number, posts, rate_in_words, sentences
from reader.window.kit.layouts import STRETCH, fold, make_column, make_row
from reader.window.kit.text import Label, set_tooltip
from reader.window.kit.theme import Theme
from reader.window.kit.translate import tr
from reader.window.kit.wording import say

HEIGHT, AXIS = 262, 24
TOP, FLOOR = 236, 34
HIGH = 168
RARE_PER_DAY = 0.25
_LEAST_RIGHT = 300
LEAST_NAME = 120


class FeedPlot(PlotFrame):
    """A feed's day: when it posts, when the user visits, and its polls."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, HEIGHT, left=False)
        self._detail: FeedDetail | None = None
        self._day: list[tuple[float, bool]] = []
        item = self.plot.getPlotItem()
        item.getAxis("bottom").setHeight(AXIS)
        item.setXRange(0, 24, padding=0)
        item.setYRange(0, TOP, padding=0)
        self.set_ticks("bottom", [(min(max(h, 0.6), 23.4), f"{h:02d}:00") for h in range(0, 25, 3)])

    def show_feed(self, detail: FeedDetail, day: Sequence[tuple[float, bool]], summary: str, values: list[str]) -> None:
        """Show a feed with today's polls: the hour of each, and whether it is still planned."""
        self._detail, self._day = detail, list(day)
        self.describe(self.tr("When it publishes and when you read"), summary, values)
        self.redraw()

    def draw(self) -> None:
        if self._detail is None:
            return
        for hour in range(0, 25, 3):
            self.add_line([hour, hour], [FLOOR, TOP - 24], self.pen("grid"))
        self.add_line([0, 24], [FLOOR, FLOOR], self.pen("line_2"))
        reading, posting = self._detail.reading, self._detail.posting
        if reading.is_enough:
            xs, ys = _curve(reading.curve)
            self.add_area(xs, ys, FLOOR, "plot_you_fill")
            self.add_line(xs, ys, self.pen("plot_you", 2))
        else:
            self.add_note(self.tr("Paperround is still learning when you read."), 0.3, TOP - 40)
        if posting.size:
            self.add_line(*_curve(posting), self.pen("plot_publisher", 2, dashed=True))
        else:
            note = self.tr("Not known yet when it publishes: that takes ten articles over five days.")
            self.add_note(note, 0.3, TOP - 62)
        self._add_polls()
        x = words.hour_at(self._detail.now)
        self.add_line([x, x], [FLOOR, TOP - 27], self.pen("accent", 1.5))
        self.add_words(self.tr("now"), x, TOP - 24, anchor=(0.5, 1), ink="accent_text", bold=True)

    def _add_polls(self) -> None:
        for hour, _ in self._day:
            self.add_line([hour, hour], [FLOOR, TOP - 30], self.pen("comparison", 1, dotted=True))
        for planned in (False, True):
            xs = [hour for hour, is_planned in self._day if is_planned is planned]
            line, ink = self.pen("poll_planned" if planned else "poll_done", 1.2), "bg" if planned else "poll_done"
            self.add_points(xs, [18] * len(xs), "t1", 11, pen=line, ink=ink)

    def nearest(self, position: QPointF) -> int:
        x = self.x_at(position)
        return min(range(len(self._day)), key=lambda at: abs(self._day[at][0] - x))

    def make_marks(self, at: int) -> list[object]:
        return [self.add_points([self._day[at][0]], [18], "o", 20, pen=self.pen("accent", 1.5))]


def _curve(shape: FloatArray) -> tuple[FloatArray, FloatArray]:
    xs = (np.arange(len(shape)) + 0.5) * 24 / len(shape)
    top = float(shape.max()) or 1.0
    ys = FLOOR + HIGH * shape / top
    return np.concatenate([[0.0], xs, [24.0]]), np.concatenate([ys[:1], ys, ys[-1:]])


def describe_feed(detail: FeedDetail) -> list[str]:
    """One or two sentences on why a feed is polled as it is, from the plan's reasons."""
    feed = detail.facts.feed
    said = _state(detail)
    if feed.http.earliest_reason and find_health(feed, detail.now).sentence is None:
        said.append(say_reason(feed.http.earliest_reason))
    return said


def _state(detail: FeedDetail) -> list[str]:
    feed = detail.facts.feed
    if is_mail(feed.url):
        return [tr("Arrives by email, so there’s nothing to check. Its mailbox is in Settings > Accounts & Sharing.")]
    if feed.choices.paused:
        return [tr("Paused until you resume it. Its articles are kept.")]
    health = find_health(feed, detail.now)
    if health.sentence is not None:
        return [say(part) for part in (health.sentence, health.details) if part is not None]
    if feed.http.last_fetched_at is None:
        return [tr("Not fetched yet. It will be as soon as background refresh starts.")]
    return [_polled(detail) if detail.planned else _not_planned(detail)]


def _not_planned(detail: FeedDetail) -> str:
    choices = detail.facts.feed.choices
    if choices.interval_s is not None:
        return tr("You set a custom interval.")
    if choices.alert:
        return tr("You asked to be notified. No fetch is scheduled yet.")
    if not _is_rare(detail):
        return tr("No fetch is scheduled in the next 24 hours.")
    return tr("It publishes rarely ({rate}), so no fetch is scheduled in the next 24 hours.").format(rate=_rate(detail))


def _polled(detail: FeedDetail) -> str:
    choices, first = detail.facts.feed.choices, detail.planned[0]
    a_day = detail.facts.polls_per_day
    times = words.times(len(detail.planned) if a_day is None else round(a_day))
    values = {"times": times, "time": words.clock(first.at)}
    if choices.interval_s is not None or (a_day is not None and a_day < 1):
        return tr("{every} Next fetch: {time}.").format(every=say_reason(first.reason), **values)
    if choices.alert:
        return tr("Fetched {times} a day, next at {time}, because you want to be notified.").format(**values)
    because = parse_poll_reason(first.reason)
    if because is not None and because.cause is Cause.NOTHING_LOST:
        form = tr("Fetched {times} a day, next at {time}. {reason}")
        return form.format(reason=say_reason(first.reason), **values)
    return _because(detail, values)


def _is_rare(detail: FeedDetail) -> bool:
    rate = detail.facts.posts_per_day
    return rate is not None and rate < RARE_PER_DAY


def _rate(detail: FeedDetail) -> str:
    return rate_in_words(detail.facts.posts_per_day) if detail.facts.posts_per_day else tr("no articles so far")


def _because(detail: FeedDetail, values: dict[str, str]) -> str:
    """The sentence on when a feed posts and the user visits; `values` has the times of its polls."""
    busy, visits = busy_hours(detail.posting), detail.reading.usual_times
    if busy:
        values.update(begin=number(busy[0]), end=number(busy[1] or 24))
    if visits:
        values["visit"] = _name_next_visit(detail)
    if _is_rare(detail):
        values["rate"] = _rate(detail)
        form = tr("Fetched {times} a day, next at {time}. It publishes rarely ({rate}).")
    elif visits and busy:
        form = tr(
            "Fetched {times} a day, next at {time}, because it publishes mostly between {begin} and "
            "{end} and you usually read around {visit}."
        )
    elif visits and detail.posting.size:
        form = tr(
            "Fetched {times} a day, next at {time}, because it publishes at any time of day and you "
            "usually read around {visit}."
        )
    elif visits:
        form = tr(
            "Fetched {times} a day, next at {time}, because you usually read around {visit}. "
            "Paperround is still learning when it publishes."
        )
    elif busy:
        form = tr(
            "Fetched {times} a day, next at {time}, because it publishes mostly between {begin} and "
            "{end}. Paperround is still learning when you read."
        )
    else:
        form = tr("Fetched {times} a day, next at {time}. Paperround is still learning when you read.")
    return form.format(**values)


def _name_next_visit(detail: FeedDetail) -> str:
    """The visit that the next poll is made for, or the first usual one after it."""
    because = parse_poll_reason(detail.planned[0].reason)
    if because is not None and because.visit_at:
        return words.clock(because.visit_at)
    hour = words.hour_at(detail.planned[0].at)
    later = [one for one in detail.reading.usual_times if one >= hour]
    return words.hour_of_day((later or detail.reading.usual_times)[0])


class FeedPage(Page):
    def __init__(self, context: PageContext) -> None:
        super().__init__(context, "")
        self.feed_id = 0
        self._entry_id: int | None = None
        self.detail: FeedDetail | None = None
        self._narrow = False
        self._make_feed_head()
        self.poll_now = self.make_button(
            self.tr("Refresh now"), lambda: context.send(Refresh((self.feed_id,))), "refresh-cw"
        )
        self.settings = self.make_button(self.tr("Feed settings…"), lambda: context.edit_feed(self.feed_id), "settings")
        self.leave = self.make_button(self.tr("Unsubscribe"), self._unsubscribe)
        self.add_controls(self.poll_now, self.settings, self.leave)
        self.plot = FeedPlot(context.theme)
        self.plot.on_entered = self._explain
        self.explanation = Explanation(context.theme)
        self.explanation.hide()
        self.facts_table = FactTable(context.theme, self.tr("Details"), [Column("", 0), Column("", 86, right=True)], 34)
        self.facts_table.horizontalHeader().hide()
        self.log = FactTable(context.theme, self.tr("Activity"), self._log_columns(), 34)
        self._lay_out()

    def _make_feed_head(self) -> None:
        self.back = self.make_back(self.tr("All feeds"), "feeds")
        self.tile, self.address = Label(), Label(tone="quiet")
        self.head.insertWidget(1, self.tile)
        self.head.insertWidget(3, self.address)

    def _log_columns(self) -> list[Column]:
        return [
            Column(self.tr("When"), 150),
            Column(self.tr("Result"), 190),
            Column(self.tr("Size"), 80, right=True),
            Column(self.tr("Reason"), 0),
        ]

    def _lay_out(self) -> None:
        kinds = [
            ("dashes", self.tr("when it publishes")),
            ("line", self.tr("when you open Paperround")),
            ("up", self.tr("fetched")),
            ("up-planned", self.tr("scheduled")),
        ]
        legend = Legend(self.context.theme, kinds)
        left = make_column(None, legend, self.plot, self.explanation, spacing=6)
        self._right = QWidget()
        make_column(self._right, self.facts_table, STRETCH)
        self._across = make_row(None, (left, 1), self._right, spacing=30)
        head, _ = heading(self.tr("Activity"), self.tr("latest fetches, newest first"))
        self.add_parts(self._across, 14, head, self.log)

    def set_narrow(self, narrow: bool) -> None:
        super().set_narrow(narrow)
        self.title.show()
        self._narrow = narrow
        self._fit_right()

    def _fit_right(self) -> None:
        """Make the facts beside the plot as wide as their words need."""
        fold(self._across, self._narrow, self._right, side_width(self.facts_table, _LEAST_RIGHT))

    def choose(self, feed_id: int, entry_id: int | None = None) -> None:
        """Show a feed; with an entry, at the fetch that brought it."""
        if (feed_id, entry_id) != (self.feed_id, self._entry_id):
            self.detail = None
            self.sentence.setText("")
            self.plot.put_cursor(-1)
            self.explanation.hide()
        self.feed_id, self._entry_id = feed_id, entry_id

    def load(self) -> None:
        feed_id, entry_id, now, zone = self.feed_id, self._entry_id, self.context.clock.now(), self.context.zone
        self.poll_now.setVisible(self.context.has_engine())
        self.ask(lambda conn: read_feed(conn, feed_id, now, zone, entry_id), self.show_facts)

    def show_facts(self, detail: FeedDetail | None) -> None:
        if detail is None:
            self.show_unknown(
                self.tr("You’ve unsubscribed from this feed"), self.tr("You’re no longer subscribed to it.")
            )
            return
        self.detail = detail
        feed = detail.facts.feed
        self._fit_head()
        self.tile.setPixmap(self.context.feed_icons.tile(feed.id, feed.name, self.devicePixelRatioF()))
        self.show_sentence(sentences(describe_feed(detail)))
        self._show_plot(detail)
        self._show_facts_table(detail)
        self._show_log(detail)

    def _unsubscribe(self) -> None:
        if self.detail is not None:
            self.context.unsubscribe(self.feed_id, self.detail.facts.feed.name)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_head()

    def _fit_head(self) -> None:
        """Elide a name that is too long, and leave out an address that is."""
        if self.detail is None:
            return
        feed = self.detail.facts.feed
        address = feed.url.removeprefix("https://").removeprefix("http://")
        beside = (self.back, self.tile, self.poll_now, self.settings, self.leave)
        taken = sum(part.sizeHint().width() + HEAD_SPACING for part in beside if not part.isHidden())
        room = self.width() - 2 * MARGIN - taken
        metrics = self.title.fontMetrics()
        name = metrics.elidedText(feed.name, Qt.TextElideMode.ElideRight, max(room, LEAST_NAME))
        self.title.setText(name)
        set_tooltip(self.title, feed.name if name != feed.name else "")
        self.title.setAccessibleName(feed.name)
        self.area.setAccessibleName(feed.name)
        self.leave.setAccessibleName(self.tr("Unsubscribe from {feed}").format(feed=feed.name))
        room -= metrics.horizontalAdvance(name) + 2 * HEAD_SPACING
        self.address.setText(address)
        self.address.setVisible(self.address.fontMetrics().horizontalAdvance(address) <= room)

    def _show_plot(self, detail: FeedDetail) -> None:
        today = local(detail.now).date()
        done = [poll for poll in reversed(detail.polls) if local(poll.at).date() == today]
        planned = [poll for poll in detail.planned if local(poll.at).date() == today]
        hours = [(words.hour_at(poll.at), False) for poll in done]
        hours += [(words.hour_at(poll.at), True) for poll in planned]
        self._day_words = [
            self.tr("{time}, fetched: {result}. {why}").format(
                time=words.clock(poll.at), result=self._result(poll), why=say_reason(poll.reason)
            )
            for poll in done
        ] + [
            self.tr("{time}, scheduled. {why}").format(time=words.clock(poll.at), why=say_reason(poll.reason))
            for poll in planned
        ]
        summary = self.tr("{paragraph} Today: {done} done, {planned} scheduled.").format(
            paragraph=sentences(describe_feed(detail)),
            done=words.fetches(len(done)),
            planned=words.fetches(len(planned)),
        )
        self.plot.show_feed(detail, hours, summary, self._day_words)

    def _explain(self, at: int) -> None:
        self.explanation.show_words(self._day_words[at])
        self.explanation.show()

    def _show_facts_table(self, detail: FeedDetail) -> None:
        facts = detail.facts
        window = facts.feed.publisher.window_size
        if facts.polls_per_day is None or facts.bytes_per_day is None:
            since = words.since(facts.feed.added_at, detail.now)
            polls = self.tr("Fetches since {time}").format(time=since), number(facts.polls)
            data = self.tr("Data since {time}").format(time=since), words.say_size(facts.wire_bytes)
        else:
            polls = self.tr("Fetches per day so far"), words.decimal(facts.polls_per_day)
            data = self.tr("Data per day"), words.say_size(facts.bytes_per_day)
        rows = [
            (self.tr("Articles per day"), rate_figure(facts)),
            (self.tr("Average wait"), words.if_known(facts.wait_min, words.minutes)),
            (self.tr("Ready when you open Paperround"), words.if_known(facts.wait.fresh_share, words.percent)),
            polls,
            (self.tr("Unchanged"), words.if_known(facts.unchanged_share, words.percent)),
            data,
            (self.tr("Articles in feed"), posts(window) if window else words.DASH),
            *self._list_publisher_facts(facts.feed),
        ]
        health = find_health(facts.feed, detail.now, answers_in_s=facts.answers_in_s)
        ink = "text_2" if health.kind is Kind.PLAIN else health.kind.value
        shown = [Row((Cell(name), Cell(value, bold=True))) for name, value in rows]
        self.facts_table.show_rows([*shown, Row((Cell(self.tr("Status")), Cell(say(health.message), ink=ink)))])
        self._fit_right()

    def _list_publisher_facts(self, feed: Feed) -> list[tuple[str, str]]:
        """What makes its fetches cheap or rare: whether its server can say that nothing changed, and what its publisher
        asks for (Urbansky)."""
        kept, wishes = feed.http.validators, feed.publisher.wishes
        says_unchanged = kept is not None and bool(kept.etag or kept.last_modified)
        facts = [(self.tr("Server says when nothing changed"), self.tr("Yes") if says_unchanged else self.tr("No"))]
        if pause_s := max(wishes.ttl_s or 0, wishes.update_period_s or 0):
            facts.append((self.tr("Publisher’s minimum interval"), words.duration(pause_s)))
        if wishes.skip_hours:
            hours = self.tr("{n} hours a day", n=len(wishes.skip_hours)).format(n=len(wishes.skip_hours))
            facts.append((self.tr("Hours the publisher excludes"), hours))
        return facts

    def _show_log(self, detail: FeedDetail) -> None:
        rows = []
        if detail.planned:
            first = detail.planned[0]
            when = self.tr("{time} scheduled").format(time=self._when(first.at, detail.now))
            rows.append(Row((Cell(when), Cell(), Cell(), Cell(say_reason(first.reason), ink="text_2", wraps=True))))
        rows += [self._log_row(poll, detail.now) for poll in detail.polls]
        self.log.show_rows(rows)
        if detail.fetch is not None:
            time = self._when(detail.fetch.at, detail.now)
            title = self.tr("{time}: the fetch that brought the article").format(time=time)
            self.explanation.show_words(title, say_reason(detail.fetch.reason))
            self.explanation.show()
            self.log.selectRow(next(at for at, row in enumerate(rows) if row.id == detail.fetch.id))

    def _log_row(self, poll: PollRecord, now: float) -> Row:
        failed = poll.outcome == "failed"
        result = Cell(
            self._result(poll), bold=poll.new_count > 0, ink="err" if failed else "text" if poll.new_count else "text_3"
        )
        size = "" if failed and not poll.wire_bytes else words.say_size(poll.wire_bytes)
        return Row(
            (
                Cell(self._when(poll.at, now)),
                result,
                Cell(size, ink="text_2"),
                Cell(say_reason(poll.reason), ink="text_2", wraps=True),
            ),
            id=poll.id,
        )

    def _result(self, poll: PollRecord) -> str:
        if poll.outcome == "failed":
            return say(problem_message(poll.problem, poll.status))
        if poll.new_count:
            return self.tr("{n} new", n=poll.new_count).format(n=number(poll.new_count))
        return self.tr("unchanged") if poll.outcome == "unchanged" else self.tr("nothing new")

    def _when(self, at: float, now: float) -> str:
        day = local(at).date()
        form = {0: self.tr("Today {time}"), -1: self.tr("Yesterday {time}"), 1: self.tr("Tomorrow {time}")}.get(
            (day - local(now).date()).days, self.tr("{day} {time}")
        )
        return form.format(day=words.short_date(day), time=words.clock(at))
