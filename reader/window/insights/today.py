"""The Schedule page: when the user usually reads, what was fetched, what is scheduled and why. Main thread only."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import tzinfo

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QMenu

from reader.core.clock import local_day
from reader.core.records.logged import Gap, GapKind
from reader.core.records.planning import HOUR_S
from reader.core.records.reasons import parse_poll_reason
from reader.core.settings import PREFETCH_LITTLE, PREFETCH_OFF
from reader.features.accounts.records import Account
from reader.features.accounts.store import SyncTotals, list_accounts, sum_syncs
from reader.features.offline.records import PrefetchedFor
from reader.insights.batches import WakeUp
from reader.insights.day import DayPicture, PrefetchReport, read_day, read_prefetched
from reader.insights.savings import read_fresh_share
from reader.store.db import Connection
from reader.store.feeds import list_feeds
from reader.window.insights.page import Page, PageContext
from reader.window.insights.parts import Explanation, Legend, Switch, heading, quiet_label, say_for_all
from reader.window.insights.table import Cell, Column, FactTable, Row
from reader.window.insights.today_plot import TodayPlot
from reader.window.kit import humanize as words
from reader.window.kit.actions import Menu, pop_up
from reader.window.kit.humanize import feeds_in_words, joined, local, number, say_size, sentences
from reader.window.kit.text import Label, strong
from reader.window.kit.translate import tr

TILES, TIMES = 3, 3
NAMED = 2
_DAYS = {"yesterday": -1, "today": 0, "tomorrow": 1}


class TodayFacts(Struct, frozen=True):
    day: DayPicture
    fresh_share: float | None
    """The share of posts new at the user's visits that were already here; None if there were none."""
    is_first_day: bool = False
    """Whether the first feed was added on that day: nobody waited for the posts that it brought."""
    accounts: tuple[tuple[Account, SyncTotals], ...] = ()
    """The user's accounts, with the syncs of this day."""
    ready: PrefetchReport | None = None
    """What was prefetched; only for today."""


def _read_today(conn: Connection, now: float, zone: tzinfo, days: int) -> TodayFacts:
    day = read_day(conn, now, zone, days)
    began = min([feed.added_at for feed in list_feeds(conn)], default=now)
    name = local_day(day.start_at, zone)
    asked = [(account, sum_syncs(conn, account.id, name)) for account in list_accounts(conn)]
    share = read_fresh_share(conn, day.start_at, min(now, day.end_at))
    ready = read_prefetched(conn, now, zone) if days == 0 else None
    return TodayFacts(day, share, day.start_at <= began < day.end_at, tuple(asked), ready)


def asked_in_words(facts: TodayFacts) -> list[str]:
    """A sentence for each account that was asked, against hourly polling since it was added."""
    until = min(facts.day.now, facts.day.end_at)
    form = tr("{name} synced {times} ({size}). Hourly would have been {hours}.")
    said = []
    for account, asked in facts.accounts:
        hours = max(1, round((until - max(facts.day.start_at, account.added_at)) / HOUR_S))
        times, size = words.times(asked.asks), words.say_size(asked.wire_bytes)
        if asked.asks:
            said.append(form.format(name=account.name, times=times, size=size, hours=number(hours)))
    return said


def _say_gap(gap: Gap) -> tuple[str, str]:
    """The title and the text of a gap."""
    if gap.kind is GapKind.OFFLINE:
        title = tr("Offline from {begin} to {end}")
        text = tr("You were offline, so nothing was fetched. That isn’t an error.")
    elif gap.kind is GapKind.ASLEEP:
        title, text = tr("Asleep from {begin} to {end}"), tr("The computer was asleep, so nothing was fetched.")
    else:
        title = tr("Not running from {begin} to {end}")
        text = tr("Paperround was closed or the computer was off, so nothing was fetched.")
    return title.format(begin=words.clock(gap.started_at), end=words.clock(gap.ended_at)), text


def _visits_in_words(day: DayPicture) -> list[str]:
    """A sentence each for the curve and the bands of the timeline."""
    times = [words.hour_of_day(hour) for hour in day.reading.usual_times]
    spans = [f"{words.clock(begin)}–{words.clock(end)}" for begin, end in day.sessions]
    said = []
    if times:
        said.append(tr("You usually read around {times}.").format(times=words.listed(times)))
    if spans:
        said.append(tr("You were here {spans}.").format(spans=words.listed(spans)))
    return said


def _prefetched_in_words(report: PrefetchReport | None) -> list[str]:
    """Sentences on the latest prefetch, if there was one, or on what one would be good for."""
    if report is not None and report.next_need is not None and is_offered(report):
        return [tr("You often read offline around {time}.").format(time=words.clock(report.next_need.at))]
    if report is None or report.latest is None:
        return []
    one = report.latest
    facts = {"n": number(one.entries), "time": words.clock(one.for_at), "size": say_size(one.wire_bytes)}
    if one.entries == 1:
        sentence = tr("1 article with images is downloaded for {time} ({size}).")
    elif one.with_pictures:
        sentence = tr("{n} articles with images are downloaded for {time} ({size}).", n=one.entries)
    else:
        sentence = tr("{n} articles are downloaded for {time} ({size}).", n=one.entries)
    sentences = [sentence.format(**facts)]
    if one.missing:
        sentences.append(tr("{n} couldn’t be downloaded in full.", n=one.missing).format(n=number(one.missing)))
    need = report.next_need
    if need is not None and need.cause is PrefetchedFor.NO_NETWORK and abs(need.at - one.for_at) < 60.0:
        sentences.append(tr("You’re usually offline then."))
    return sentences


def is_offered(report: PrefetchReport | None) -> bool:
    """Whether it is off, and the user often reads without a network."""
    need = report.next_need if report is not None and report.amount == PREFETCH_OFF else None
    return need is not None and need.cause is PrefetchedFor.NO_NETWORK


class TodayPage(Page):
    def __init__(self, context: PageContext) -> None:
        super().__init__(context, tr("Schedule"))
        self.facts: TodayFacts | None = None
        self._batches: list[WakeUp] = []
        self._reasons: dict[str, list[WakeUp]] = {}
        """The batches of the table by their reason, in its order."""
        self._open: set[str] = set()
        """The reasons that are folded out."""
        days = [(tr("Yesterday"), "yesterday"), (tr("Today"), "today"), (tr("Tomorrow"), "tomorrow")]
        self.switch = Switch(self.tr("Day"), days)
        self.switch.choose("today")
        self.switch.on_chosen = self._change_day
        self.offer = self.make_button(self.tr("Download articles before"), self._accept_offer, "download")
        self.offer.hide()
        self.add_controls(self.offer, self.switch)
        self.plot = TodayPlot(context.theme)
        self.plot.on_entered = self._explain
        self.plot.on_opened = self._open_feeds
        self.explanation = Explanation(context.theme)
        self.table_head, self.table_aside = heading("")
        self.table_title = self.table_head.findChildren(Label)[0]
        self.table = FactTable(context.theme, self.tr("Coming up"), self._columns())
        self.table.on_opened = self._open_row
        self.note = quiet_label()
        legend = Legend(
            context.theme,
            [
                ("new", self.tr("New articles")),
                ("nothing", self.tr("Nothing new")),
                ("planned", self.tr("Scheduled")),
                ("band", self.tr("You read")),
                ("hatch", self.tr("Asleep, off or offline")),
            ],
        )
        legend.setContentsMargins(self.plot.labels_width, 0, 0, 0)
        self.add_parts(legend, 8, self.plot, 8, self.explanation, 16)
        self.add_parts(self.table_head, self.table, self.note)

    def _columns(self) -> list[Column]:
        return [
            Column(self.tr("Reason"), 0),
            Column(self.tr("When"), 210),
            Column(self.tr("Fetches"), 80, right=True),
            Column(self.tr("Wait avoided"), 110, right=True, tip=self.tr("Waiting time these fetches save you")),
        ]

    def set_narrow(self, narrow: bool) -> None:
        super().set_narrow(narrow)
        self.table.hide_columns((3,) if narrow else ())

    def _change_day(self) -> None:
        self.plot.put_cursor(-1)
        self.load()

    def load(self) -> None:
        now, zone, days = self.context.clock.now(), self.context.zone, _DAYS[self.switch.value()]
        self.ask(lambda conn: _read_today(conn, now, zone, days), self.show_facts)

    def show_facts(self, facts: TodayFacts) -> None:
        self.facts = facts
        day = facts.day
        if not day.names:
            self.show_unknown(self.tr("No feeds yet"), self.tr("Add a feed to see its fetches here."))
            return
        said = [*self._sentences(facts), *asked_in_words(facts), *_prefetched_in_words(facts.ready)]
        self.offer.setVisible(is_offered(facts.ready))
        self.show_sentence(sentences(said))
        self.plot.show_day(day, self._summary(day), [". ".join(self._say(one)) for one in day.stops])
        if self.plot.current < 0:
            self.plot.enter(self._first_worth_showing(day))
        self._explain(self.plot.current)
        self._show_table(day)

    def _accept_offer(self) -> None:
        self.context.change_settings(self.tr("Articles are downloaded before you go offline"), prefetch=PREFETCH_LITTLE)
        self.offer.hide()

    def _sentences(self, facts: TodayFacts) -> list[str]:
        day = facts.day
        if day.start_at > day.now:
            return [self._about_tomorrow(day)]
        done = self.tr("{wake_ups}, {fetches}.").format(
            wake_ups=words.wake_ups(len(day.done)), fetches=strong(words.fetches(day.fetches))
        )
        if not day.sessions:
            return [self.tr("You didn’t read on this day."), done]
        visited = self.tr("You read {times}.").format(times=words.times(len(day.sessions)))
        if facts.fresh_share is None:
            nothing = self.tr("There was nothing new.")
            if facts.is_first_day:
                nothing = self.tr("Nothing new since you subscribed.")
            return [visited, nothing, done]
        share = strong(words.percent(facts.fresh_share))
        ready = self.tr("Of the new articles known so far, {share} were ready when you read.").format(share=share)
        return [visited, ready, done]

    def _about_tomorrow(self, day: DayPicture) -> str:
        if not day.planned:
            return self.tr("Nothing is scheduled for tomorrow yet.")
        return self.tr("{polls} scheduled until {time}. The rest is scheduled closer to the time.").format(
            polls=strong(words.fetches(day.polls_planned)), time=words.clock(day.planned[-1].at)
        )

    def _summary(self, day: DayPicture) -> str:
        name = words.long_date(local(day.start_at).date())
        visited = words.times(len(day.sessions)) if day.sessions else self.tr("not yet")
        done, planned = words.wake_ups(len(day.done)), words.wake_ups(len(day.planned))
        sentence = self.tr("Timeline of {day}. {done} done, {planned} scheduled. You read: {times}.")
        sentence = sentence.format(day=name, done=done, planned=planned, times=visited)
        return sentences([sentence, *_visits_in_words(day), *(f"{_say_gap(gap)[0]}." for gap in day.gaps)])

    def _title(self, one: WakeUp) -> str:
        time, count = words.clock(one.at), feeds_in_words(len(one.feed_ids))
        if one.is_planned:
            return self.tr("{time}, scheduled · {feeds} in one batch").format(time=time, feeds=count)
        if not one.new_posts:
            return self.tr("{time}, fetched · {feeds}, nothing new").format(time=time, feeds=count)
        return self.tr("{time}, fetched · {feeds}, {n} new", n=one.new_posts).format(
            time=time, feeds=count, n=number(one.new_posts)
        )

    def _say(self, one: WakeUp | Gap) -> tuple[str, str]:
        """The title and the text of a stop."""
        if isinstance(one, Gap):
            return _say_gap(one)
        return self._title(one), sentences((say_for_all(one.reasons), self._names(one)))

    def _names(self, one: WakeUp) -> str:
        assert self.facts is not None
        names = [name for feed_id in one.feed_ids if (name := self.facts.day.names.get(feed_id))]
        if len(names) <= NAMED + 1:
            return self.tr("{names}.").format(names=words.listed(names)) if names else ""
        more = len(names) - NAMED
        return self.tr("{names} and {n} more.", n=more).format(names=joined(names[:NAMED]), n=number(more))

    def _first_worth_showing(self, day: DayPicture) -> int:
        """The largest of the next wake-ups, about which the user will ask first."""
        stops = day.stops
        bars = [(i, one) for i, one in enumerate(stops) if isinstance(one, WakeUp)]
        planned = [(i, one) for i, one in bars if one.is_planned][:8]
        if planned:
            return max(planned, key=lambda pair: len(pair[1].feed_ids))[0]
        return bars[-1][0] if bars else len(stops) - 1

    def _explain(self, at: int) -> None:
        if self.facts is None or not 0 <= at < len(self.facts.day.stops):
            self.explanation.show_words(self.tr("No fetches on this day."))
            return
        self.explanation.show_words(*self._say(self.facts.day.stops[at]))

    def _show_table(self, day: DayPicture) -> None:
        """Show a row for each reason, which folds out into its batches."""
        is_past = day.end_at <= day.now
        self.table_title.setText(self.tr("Batches") if is_past else self.tr("Coming up"))
        new = Column(self.tr("New articles"), 110, right=True)
        self.table.cells.columns[3] = new if is_past else self._columns()[3]
        self._batches = day.done if is_past else day.planned
        self._reasons = group_by_reason(self._batches)
        self.table_aside.setText("" if is_past else self._planned_words(day))
        self._show_rows()
        self.table.setVisible(bool(self._reasons))
        empty = self.tr("Nothing is scheduled yet. Scheduling starts with background refresh.")
        self.note.setText("" if self._reasons or is_past else empty)

    def _show_rows(self) -> None:
        rows = []
        for place, (reason, batches) in enumerate(self._reasons.items()):
            is_open = reason in self._open
            rows.append(self._reason_row(reason, batches, is_open, -1 - place))
            if is_open:
                rows += [self._row(one, self._batches.index(one) + 1) for one in batches]
        self.table.show_rows(rows)

    def _reason_row(self, reason: str, batches: Sequence[WakeUp], is_open: bool, row_id: int) -> Row:
        times = words.listed([words.clock(one.at) for one in batches[:TIMES]])
        if len(batches) > TIMES:
            more = len(batches) - 1
            times = self.tr("{time} and {n} more", n=more).format(time=words.clock(batches[0].at), n=number(more))
        state = self.tr("{reason}, open") if is_open else self.tr("{reason}, folded")
        return Row(
            (
                Cell(f"{'▾' if is_open else '▸'}  {reason}", bold=True, spoken=state.format(reason=reason)),
                Cell(times, ink="text_2"),
                Cell(number(sum(one.fetches for one in batches))),
                self._last_cell(batches),
            ),
            id=row_id,
        )

    def _last_cell(self, batches: Sequence[WakeUp]) -> Cell:
        if batches[0].is_planned:
            return Cell(words.hours(sum(one.worth_h for one in batches)), ink="text_2")
        return Cell(number(sum(one.new_posts for one in batches)), ink="text_2")

    def _planned_words(self, day: DayPicture) -> str:
        if not day.planned:
            return ""
        n, m = len(day.planned), day.polls_planned
        form = self.tr("{n} batches, {m} fetches. Each batch wakes the network once.", n=n)
        if n == 1:
            form = self.tr("1 batch, {m} fetches. Each batch wakes the network once.")
        return form.format(n=number(n), m=number(m))

    def _row(self, one: WakeUp, row_id: int) -> Row:
        assert self.facts is not None
        after = f" · {words.in_time(one.at - self.facts.day.now)}" if one.is_planned else ""
        return Row(
            (
                Cell(f"       {words.clock(one.at)}{after}", spoken=words.clock(one.at)),
                self._feeds_cell(one),
                Cell(number(one.fetches), ink="text_2"),
                self._last_cell([one]),
            ),
            id=row_id,
        )

    def _feeds_cell(self, one: WakeUp) -> Cell:
        assert self.facts is not None
        names = self.facts.day.names
        ratio = self.devicePixelRatioF()
        shown = [feed_id for feed_id in one.feed_ids if feed_id in names][:TILES]
        tiles = tuple(self.context.feed_icons.tile(feed_id, names[feed_id], ratio) for feed_id in shown)
        count = feeds_in_words(len(one.feed_ids))
        text = names[shown[0]] if len(one.feed_ids) == len(shown) == 1 else count
        return Cell(text, tiles=tiles, ink="text_2", spoken=f"{count}. {self._names(one)}")

    def _open_row(self, row_id: int) -> None:
        """Fold a reason in or out, or offer the feeds of a batch."""
        if row_id > 0:
            self._offer(self._batches[row_id - 1])
            return
        reason = list(self._reasons)[-1 - row_id]
        self._open ^= {reason}
        self._show_rows()

    def _open_feeds(self, at: int) -> None:
        stop = self.facts.day.stops[at] if self.facts is not None else None
        if isinstance(stop, WakeUp):
            self._offer(stop)

    def _offer(self, one: WakeUp) -> None:
        """Open the feed of a wake-up; let the user choose if there are several."""
        if len(one.feed_ids) == 1:
            self.context.open_feed(one.feed_ids[0])
            return
        pop_up(self.make_menu(one), QCursor.pos())

    def make_menu(self, one: WakeUp) -> QMenu:
        assert self.facts is not None
        menu = Menu(self)
        for feed_id in one.feed_ids:
            if name := self.facts.day.names.get(feed_id):
                action = menu.addAction(name.replace("&", "&&"))
                action.triggered.connect(lambda _=False, feed_id=feed_id: self.context.open_feed(feed_id))
        return menu


def group_by_reason(batches: Sequence[WakeUp]) -> dict[str, list[WakeUp]]:
    """The batches by the reason of most of their fetches, without its times; the reason with most fetches first."""
    groups: dict[str, list[WakeUp]] = {}
    for one in batches:
        groups.setdefault(say_for_all([without_times(reason) for reason in one.reasons]), []).append(one)
    return dict(sorted(groups.items(), key=lambda group: -sum(one.fetches for one in group[1])))


def without_times(reason: str) -> str:
    parsed = parse_poll_reason(reason)
    return str(replace(parsed, visit_at=0)) if parsed is not None else reason
