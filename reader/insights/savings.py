"""Savings against hourly polling, as a whole and day by day, for the page and `paperround stats`. Writes nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime, timedelta, tzinfo
from itertools import groupby

import numpy as np
from msgspec import Struct

import reader.store.feeds as feed_rows
from reader.core.records import logged
from reader.core.records.fetched import NEW_ENTRIES_ONLY
from reader.core.records.planning import HOUR_S, FloatArray, OwnHistory
from reader.core.records.stored import Feed
from reader.engine.planning_inputs import MEMORY_S, list_merged_visits, window_of
from reader.insights.whole_days import Span, find_span
from reader.lab import baselines
from reader.lab.score import Wait, measure_wait, sum_waits
from reader.planner.days import next_day_start
from reader.planner.learning.evidence import awaited_posts
from reader.planner.learning.reading import session_starts
from reader.store.db import Connection, snapshot
from reader.store.erase import find_known_from
from reader.store.poll_log import list_days, list_effort, list_polls, list_posting_times
from reader.store.settings import load_settings

UNCHANGED_BYTES = 300
"""The usual size of an answer without news, if none was seen."""
USUAL_FULL_BYTES = 20_000.0
ALL_POLLS = 1_000_000


def estimate_lost(times: Sequence[logged.PostingTime], window: int) -> float:
    """The number of posts that rolled off a feed's window unseen. A document with nothing but new posts leaves a hole
    before its oldest one, in which posts came at the feed's usual rate. `times` in the order of first sight."""
    later = [post for post in times if post.after_at is not None]
    if not later:
        return 0.0
    hole_s = sum(_hole_s(list(batch), window) for _, batch in groupby(later, key=lambda post: post.first_seen_at))
    watched_s = later[-1].first_seen_at - (later[0].after_at or 0) - hole_s
    return len(later) / watched_s * hole_s if watched_s > 0 else 0.0


def _hole_s(batch: Sequence[logged.PostingTime], window: int) -> float:
    if len(batch) < window:
        return 0.0
    return max(min(float(post.at) for post in batch) - float(batch[0].after_at or 0), 0.0)


class Savings(Struct, frozen=True):
    span: Span
    fetches: int
    unchanged: int
    failed: int
    asked_for: int
    wire_bytes: int
    new_posts: int
    wait: Wait
    hourly: baselines.BaselineOutcome

    @property
    def days(self) -> float:
        return self.span.days


def measure_own_wait(history: OwnHistory, since_at: float, until_at: float) -> Wait:
    """The real wait for what was posted between two instants."""
    visits, waits = baselines.visits_between(history, since_at, until_at), []
    for out, seen in zip(history.posts, history.seen, strict=True):
        inside = (out > since_at) & (out < until_at)
        waits.append(measure_wait(out[inside], seen[inside], visits))
    return sum_waits(waits)


def find_answer_sizes(polls: Sequence[logged.PollRecord], feed_ids: Sequence[int]) -> baselines.AnswerSizes:
    """The mean size of each feed's whole answers, and of all feeds' answers without news."""
    sizes: dict[int, list[int]] = {}
    empty = [poll.wire_bytes for poll in polls if poll.outcome == "unchanged"]
    for poll in polls:
        if poll.outcome == "fresh" and poll.status != NEW_ENTRIES_ONLY:
            sizes.setdefault(poll.feed_id, []).append(poll.wire_bytes)
    full = {feed_id: float(np.mean(values)) for feed_id, values in sizes.items()}
    everyone = float(np.mean(list(full.values()))) if full else USUAL_FULL_BYTES
    return baselines.AnswerSizes(
        np.array([full.get(feed_id, everyone) for feed_id in feed_ids]),
        float(np.mean(empty)) if empty else UNCHANGED_BYTES,
    )


class DayOfSavings(Struct, frozen=True):
    day: date
    fetches: int
    wire_bytes: int
    new_posts: int
    wake_ups: int
    wait: Wait
    """The wait for what was posted on that day."""
    hourly_fetches: int
    """The polls of every feed every hour on that day, as far as it has gone."""
    hourly_wait: Wait
    hourly_bytes: float
    hours: float
    """How much of the day has gone by."""


class NewOnly(Struct, frozen=True):
    """Answers with new entries only."""

    answers: int
    saved_bytes: int
    """Against the whole answers of the same feeds."""


def count_new_only(
    polls: Sequence[logged.PollRecord], sizes: baselines.AnswerSizes, feed_ids: Sequence[int]
) -> NewOnly:
    full = dict(zip(feed_ids, sizes.full.tolist(), strict=True))
    answers = [poll for poll in polls if poll.status == NEW_ENTRIES_ONLY and poll.feed_id in full]
    return NewOnly(len(answers), round(sum(max(full[poll.feed_id] - poll.wire_bytes, 0.0) for poll in answers)))


class SavingsFacts(Struct, frozen=True):
    savings: Savings
    new_only: NewOnly
    feeds: int
    wake_ups: int
    sessions: int
    """The number of the user's sessions."""
    opening: baselines.BaselineOutcome
    """The outcome of polling everything at the start of each session."""
    daily: baselines.BaselineOutcome
    lost: float
    """Posts that left their feeds' lists before any poll came; an estimate, as they are never seen."""
    data: dict[logged.DataKind, int]
    """All bytes of the span, by what they were used for."""
    cpu_s: float | None
    """Processor seconds a day of window and engine, over the days that were measured; None if none was."""
    days: tuple[DayOfSavings, ...]
    """Each day of the span, and today, which is not over."""


class _Rows(Struct, frozen=True):
    feeds: Sequence[Feed]
    all_uses: Sequence[logged.DayUse]
    effort: Mapping[str, float]
    polls: Sequence[logged.PollRecord]
    history: OwnHistory
    sizes: baselines.AnswerSizes
    span: Span
    is_erased: bool
    """Whether the span begins at an instant of this day, at which the reading was erased."""

    @property
    def uses(self) -> list[logged.DayUse]:
        """The uses without icons, images and the like: hourly polling would fetch those too."""
        return [use for use in self.all_uses if use.trigger not in logged.SIDE_TRIGGERS]


def _uses_of(polls: Sequence[logged.PollRecord]) -> list[logged.DayUse]:
    """The same as counts of a day: on the day of erasing what is counted begins at an instant."""
    return [
        logged.DayUse(
            "", one.trigger, 1, one.outcome == "unchanged", one.outcome == "failed", one.wire_bytes, one.new_count
        )
        for one in polls
    ]


def _inside(uses: Sequence[logged.DayUse], span: Span, now: float, zone: tzinfo) -> list[logged.DayUse]:
    """The uses without today's, unless there is no whole day yet."""
    today = datetime.fromtimestamp(now, zone).date().isoformat()
    return [use for use in uses if use.day < today or not span.is_whole]


def read_savings(conn: Connection, now: float, zone: tzinfo, days: int) -> Savings:
    """Savings over the last `days` whole days; on the first days over what there was until now."""
    return _savings(_read(conn, now, zone, days), now, zone)


def read_savings_facts(conn: Connection, now: float, zone: tzinfo, days: int) -> SavingsFacts:
    rows = _read(conn, now, zone, days)
    span = rows.span
    inside = (span.since_at, span.until_at)
    return SavingsFacts(
        savings=_savings(rows, now, zone),
        new_only=count_new_only(rows.polls, rows.sizes, [feed.id for feed in rows.feeds]),
        feeds=len(rows.feeds),
        wake_ups=count_wake_ups([poll.at for poll in rows.polls if poll.at < span.until_at]),
        sessions=int(session_starts(baselines.visits_between(rows.history, *inside)).size),
        opening=baselines.reckon(baselines.ON_OPENING, rows.history, *inside, rows.sizes),
        daily=baselines.reckon(baselines.DAILY, rows.history, *inside, rows.sizes),
        lost=estimate_all_lost(conn, rows.feeds, *inside),
        cpu_s=float(np.mean(list(rows.effort.values()))) if rows.effort else None,
        data=logged.sum_by_kind(_inside(rows.all_uses, rows.span, now, zone)),
        days=tuple(_by_day(rows, now, zone)),
    )


def estimate_all_lost(conn: Connection, feeds: Sequence[Feed], since_at: float, until_at: float) -> float:
    """The number of posts of all feeds that no poll between two instants came in time for."""
    lost = 0.0
    for feed in feeds:
        times = list_posting_times(conn, feed.id, since_at)
        lost += estimate_lost([post for post in times if post.first_seen_at < until_at], window_of(feed))
    return lost


def count_wake_ups(times: Sequence[float]) -> int:
    ordered = np.sort(np.array(times, dtype=np.float64))
    return int(1 + np.count_nonzero(np.diff(ordered) > logged.WAKE_UP_S)) if ordered.size else 0


def _read(conn: Connection, now: float, zone: tzinfo, days: int) -> _Rows:
    with snapshot(conn):  # a feed that goes meanwhile would be in some of these rows only
        feeds = feed_rows.list_feeds(conn)
        # What is compared with hourly fetching was erased with the rest: no day before that is whole.
        erased_at = find_known_from(conn)
        first = max(min([feed.added_at for feed in feeds], default=now), erased_at)
        span = find_span(first, now, zone, days)
        polls = list_polls(conn, ALL_POLLS, since_at=span.since_at)
        first_day = datetime.fromtimestamp(span.since_at, zone).date().isoformat()
        return _Rows(
            feeds=feeds,
            all_uses=list_days(conn, first_day),
            effort=list_effort(conn, first_day),
            polls=polls,
            history=read_own_history(conn, now, zone, span.since_at),
            sizes=find_answer_sizes(polls, [feed.id for feed in feeds]),
            span=span,
            is_erased=not span.is_whole and span.since_at == erased_at,
        )


def _savings(rows: _Rows, now: float, zone: tzinfo) -> Savings:
    uses = _uses_of(rows.polls) if rows.is_erased else _inside(rows.uses, rows.span, now, zone)
    inside = (rows.span.since_at, rows.span.until_at)
    return Savings(
        span=rows.span,
        fetches=sum(use.fetches for use in uses),
        unchanged=sum(use.unchanged for use in uses),
        failed=sum(use.failed for use in uses),
        asked_for=sum(use.fetches for use in uses if use.trigger not in logged.BOUND),
        wire_bytes=sum(use.wire_bytes for use in uses),
        new_posts=sum(use.new_count for use in uses),
        wait=measure_own_wait(rows.history, *inside),
        hourly=baselines.reckon(baselines.HOURLY, rows.history, *inside, rows.sizes),
    )


def _by_day(rows: _Rows, now: float, zone: tzinfo) -> list[DayOfSavings]:
    last = datetime.fromtimestamp(now, zone).date()
    first = datetime.fromtimestamp(rows.span.since_at, zone).date()
    hourly = baselines.poll_times(baselines.HOURLY, rows.history, rows.span.since_at, now)
    by_hour = np.sort(np.concatenate([np.empty(0), *hourly]))
    out, seen, hourly_seen = _all_posts(rows.history, hourly)
    changed_at, changed_bytes = _changed_answers(rows, hourly)
    own, found = rows.uses, []
    for number in range((last - first).days + 1):
        day = first + timedelta(days=number)
        uses = [use for use in own if use.day == day.isoformat()]
        begin = datetime(day.year, day.month, day.day, tzinfo=zone).timestamp()
        end = next_day_start(begin, zone)
        posts = slice(*np.searchsorted(out, [begin, end]).tolist())
        changed = slice(*np.searchsorted(changed_at, [begin, end]).tolist())
        hourly_fetches = int(np.diff(np.searchsorted(by_hour, [begin, end]))[0])
        # Whole days know nothing of today's visits, so that they add up to the figures of the span.
        visits = baselines.visits_between(rows.history, rows.span.since_at, now if day == last else rows.span.until_at)
        found.append(
            DayOfSavings(
                day=day,
                fetches=sum(use.fetches for use in uses),
                wire_bytes=sum(use.wire_bytes for use in uses),
                new_posts=sum(use.new_count for use in uses),
                wake_ups=count_wake_ups([poll.at for poll in rows.polls if begin <= poll.at < end]),
                wait=measure_wait(out[posts], seen[posts], visits),
                hourly_fetches=hourly_fetches,
                hourly_wait=measure_wait(out[posts], hourly_seen[posts], visits),
                hourly_bytes=hourly_fetches * rows.sizes.unchanged + float(changed_bytes[changed].sum()),
                hours=(min(end, now) - begin) / HOUR_S,
            )
        )
    return found


def _changed_answers(rows: _Rows, hourly: Sequence[FloatArray]) -> tuple[FloatArray, FloatArray]:
    """When hourly polls would have brought something new, in order, and the bytes each takes more than one without."""
    found = [
        np.unique(baselines.polled_at(posts, polls)) for posts, polls in zip(rows.history.posts, hourly, strict=True)
    ]
    at = np.concatenate([np.empty(0), *found])
    more = np.repeat(rows.sizes.full - rows.sizes.unchanged, [len(times) for times in found])
    order = np.argsort(at, kind="stable")
    return at[order], more[order]


def _all_posts(history: OwnHistory, hourly: Sequence[FloatArray]) -> tuple[FloatArray, FloatArray, FloatArray]:
    """When posts of all feeds came, when they were here, and when hourly polling would have had them, in the order of
    time."""
    nothing = np.empty(0)
    out = np.concatenate([nothing, *history.posts])
    seen = np.concatenate([nothing, *history.seen])
    by_hour = [baselines.polled_at(posts, polls) for posts, polls in zip(history.posts, hourly, strict=True)]
    order = np.argsort(out, kind="stable")
    return out[order], seen[order], np.concatenate([nothing, *by_hour])[order]


def read_fresh_share(conn: Connection, since_at: float, until_at: float) -> float | None:
    """The share of posts between two instants that were here at the first visit after them; None if there were none."""
    return measure_own_wait(read_own_history(conn, until_at, UTC, since_at), since_at, until_at).fresh_share


def read_own_history(conn: Connection, now: float, zone: tzinfo, since_at: float | None = None) -> OwnHistory:
    """The history since an instant, or all of it; nothing from before the first feed was added."""
    feeds = feed_rows.list_feeds(conn)
    since = max(now - MEMORY_S if since_at is None else since_at, find_known_from(conn))
    known, settings = [_posts_of(conn, feed, since, now) for feed in feeds], load_settings(conn)
    return OwnHistory(
        names=tuple(feed.name for feed in feeds),
        posts=tuple(out for out, _ in known),
        seen=tuple(seen for _, seen in known),
        windows=np.array([window_of(feed) for feed in feeds], dtype=np.int64),
        added_at=np.array([feed.added_at for feed in feeds], dtype=np.float64),
        visits=list_merged_visits(conn, since, now),
        known_from=max(min([feed.added_at for feed in feeds], default=now), since),
        now=now,
        zone=zone,
        budget=settings.daily_budget,
        limit_every_day=settings.limit_every_day,
    )


def _posts_of(conn: Connection, feed: Feed, since: float, now: float) -> tuple[FloatArray, FloatArray]:
    """When posts appeared and were here, without those from before the user subscribed."""
    out, seen = awaited_posts(list_posting_times(conn, feed.id, since), max(since, feed.added_at))
    return out[out <= now], seen[out <= now]
