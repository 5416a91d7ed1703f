"""One day's timeline (what was polled and why, what is planned, when the user was here), and the plan of the coming day
in figures; one figure for each page of Insights. Writes nothing."""

from __future__ import annotations

from datetime import datetime, tzinfo

import numpy as np
from msgspec import Struct, field

import reader.store.feeds as feed_rows
from reader.core.clock import local_day
from reader.core.records.logged import PREFETCH, DayLedger, Gap, GapKind, PlannedPoll
from reader.core.records.planning import DAY_S, HOUR_S, WEEK_S, BoolArray, FloatArray, IntArray
from reader.core.records.stored import Feed
from reader.core.settings import OURS, Settings
from reader.engine.absence import CLOSED_S
from reader.engine.conditions import Conditions, decide_allowance
from reader.engine.due import forecast_interval_polls
from reader.engine.planning import FORECAST_H, make_poll_state
from reader.engine.planning_inputs import gather_planning_inputs, list_planned_accounts, with_accounts
from reader.engine.strategy import find_strategy, make_strategy_plan
from reader.features.offline.planning import find_needs
from reader.features.offline.records import Need, PrefetchedFor, PrefetchSummary
from reader.features.offline.store import list_offline, list_summaries
from reader.features.offline.worker import learn_hours
from reader.insights.batches import MOST_POLLS, WakeUp, done_wake_ups, planned_wake_ups
from reader.insights.budget import read_budget
from reader.insights.reading import ReadingFacts, read_reading
from reader.insights.savings import read_savings
from reader.insights.whole_days import SHOWN_DAYS
from reader.planner.day_model import make_day_model
from reader.planner.days import day_start, next_day_start
from reader.planner.forecast import forecast_polls, price_now
from reader.planner.learning.evidence import closed_slots
from reader.planner.learning.localtime import local_seconds, slot_of_day
from reader.planner.learning.rhythm import SLOT_S, SLOTS
from reader.store import poll_log
from reader.store.db import Connection
from reader.store.engine_state import list_planned, load_pauses
from reader.store.feeds import find_next_forecast_at, list_feeds
from reader.store.reading_log import list_sessions
from reader.store.settings import load_settings

LONGEST_SESSION_S = 8 * HOUR_S

Stretch = tuple[float, float]


class PlanSummary(Struct, frozen=True):
    polls: tuple[PlannedPoll, ...]
    """The next 24 hours, in the order of time."""
    price_h: float
    """The hours that a poll must save to be made now."""
    expected_wait_min: float
    """Minutes that visits will wait for a post, by the curve of Insights."""
    curve: tuple[tuple[float, float], ...]
    """(polls a day, expected minutes)."""
    knee: float
    """The number of polls after which more buy little."""
    ledger: DayLedger
    week_mean: float
    """Fetches a day of the last seven, which the budget counts."""


def make_plan_summary(
    conn: Connection, settings: Settings, conditions: Conditions, now: float, zone: tzinfo
) -> PlanSummary:
    """The plan with these settings, which may hold another budget than the stored one."""
    feeds = feed_rows.list_feeds(conn)
    ledger = poll_log.read_day_ledger(conn, local_day(now, zone), settings)
    week_mean = poll_log.count_bound(poll_log.list_days(conn, local_day(now - WEEK_S + DAY_S, zone))) / 7
    polls = forecast_interval_polls(feeds, now)
    inputs = gather_planning_inputs(conn, feeds, settings.daily_budget, now, zone)
    if not inputs.feed_ids:
        return PlanSummary(tuple(polls), 0.0, 0.0, (), 0.0, ledger, week_mean)
    day_model, allowance = make_day_model(inputs, now, zone), decide_allowance(conditions, settings)
    last_visit_at = float(inputs.visits[-1]) if inputs.visits.size else None
    poll_state = make_poll_state(day_model, feeds, now, last_visit_at, ledger.left, load_pauses(conn), allowance)
    poll_state = with_accounts(poll_state, day_model, list_planned_accounts(conn, feeds))
    strategy = find_strategy(settings, now, zone)
    if strategy == OURS:
        polls += forecast_polls(day_model, poll_state, now)
    else:
        plan = make_strategy_plan(conn, strategy, day_model, feeds, poll_state, settings.daily_budget)
        polls += plan.forecast(poll_state, FORECAST_H, None)
    tariff = read_budget(conn, now, zone).tariff
    spent = allowance.share * settings.daily_budget
    return PlanSummary(
        polls=tuple(sorted(polls, key=lambda one: (one.at, -one.worth_h))),
        price_h=price_now(day_model, poll_state),
        expected_wait_min=tariff.at(spent).wait_min if tariff else 0.0,
        curve=tuple(zip(tariff.polls.tolist(), tariff.waits_at(tariff.polls).tolist(), strict=True)) if tariff else (),
        knee=tariff.knee if tariff else 0.0,
        ledger=ledger,
        week_mean=week_mean,
    )


class DayPicture(Struct, frozen=True):
    start_at: float
    end_at: float
    now: float
    wake_ups: tuple[WakeUp, ...]
    """In the order of time, done before planned."""
    sessions: tuple[Stretch, ...]
    gaps: tuple[Gap, ...]
    """When nothing could be polled."""
    usually_off: tuple[Stretch, ...]
    """When the machine usually does not run, from now on."""
    reading: ReadingFacts
    visiting: FloatArray
    """The reading curve by the quarters of an hour of this day: 92 or 100 of them if the clocks change."""
    ledger: DayLedger
    names: dict[int, str] = field(default_factory=dict)

    @property
    def done(self) -> list[WakeUp]:
        return [one for one in self.wake_ups if not one.is_planned]

    @property
    def planned(self) -> list[WakeUp]:
        return [one for one in self.wake_ups if one.is_planned]

    @property
    def stops(self) -> list[WakeUp | Gap]:
        """All wake-ups and gaps in the order of time."""
        return sorted([*self.gaps, *self.wake_ups], key=begin_of)

    @property
    def fetches(self) -> int:
        return sum(one.fetches for one in self.done)

    @property
    def polls_planned(self) -> int:
        return sum(len(one.feed_ids) for one in self.planned)


def begin_of(stop: WakeUp | Gap) -> float:
    return stop.at if isinstance(stop, WakeUp) else stop.started_at


def read_day(conn: Connection, now: float, zone: tzinfo, days: int = 0) -> DayPicture:
    """The picture of today, or of the day `days` from it."""
    start_at = day_start(now, zone)
    for _ in range(max(days, 0)):
        start_at = next_day_start(start_at, zone)
    if days < 0:
        start_at = day_start(start_at + days * DAY_S + DAY_S / 2, zone)
    end_at = next_day_start(start_at, zone)
    polls = [poll for poll in poll_log.list_polls(conn, MOST_POLLS, None, start_at) if poll.at < end_at]
    planned = [poll for poll in list_planned(conn, now) if start_at <= poll.at < end_at]
    day = datetime.fromtimestamp(start_at, zone).date().isoformat()
    reading = read_reading(conn, now, zone)
    return DayPicture(
        start_at=start_at,
        end_at=end_at,
        now=now,
        wake_ups=(*done_wake_ups(polls), *planned_wake_ups(planned)),
        sessions=tuple(_sessions(conn, start_at, end_at)),
        gaps=tuple(_gaps(conn, start_at, end_at, now)),
        usually_off=tuple(
            off_stretches(closed_slots(poll_log.list_awake(conn), now, zone), start_at, end_at, now, zone)
        ),
        reading=reading,
        visiting=reading.curve[wall_clock_slots(_quarters(start_at, end_at), zone)],
        ledger=poll_log.read_day_ledger(conn, day, load_settings(conn)),
        names={feed.id: feed.name for feed in feed_rows.list_feeds(conn)},
    )


def _sessions(conn: Connection, start_at: float, end_at: float) -> list[Stretch]:
    rows = list_sessions(conn, start_at - LONGEST_SESSION_S)
    return [
        (max(row.started_at, start_at), min(row.ended_at, end_at))
        for row in rows
        if row.ended_at >= start_at and row.started_at < end_at
    ]


def _gaps(conn: Connection, start_at: float, end_at: float, now: float) -> list[Gap]:
    """The gaps, cut to the day; one more until now if the engine is not running."""
    kept = poll_log.list_gaps(conn, start_at, end_at)
    alive_at = poll_log.find_last_awake(conn)
    if alive_at is not None and now - alive_at > CLOSED_S:
        kept.append(Gap(alive_at, now, GapKind.CLOSED))
    cut = [Gap(max(gap.started_at, start_at), min(gap.ended_at, end_at), gap.kind) for gap in kept]
    return [gap for gap in cut if gap.started_at < gap.ended_at]


def off_stretches(closed: BoolArray, start_at: float, end_at: float, now: float, zone: tzinfo) -> list[Stretch]:
    """The stretches from now on in which the machine is usually off, to the quarter of an hour on the wall clock."""
    quarters = _quarters(start_at, end_at)
    found: list[Stretch] = []
    for at in quarters[closed[wall_clock_slots(quarters, zone)] & (quarters > now)].tolist():
        since = found.pop()[0] if found and found[-1][1] == at else at
        found.append((since, at + SLOT_S))
    return found


def _quarters(start_at: float, end_at: float) -> FloatArray:
    return np.arange(start_at, end_at, SLOT_S)


def wall_clock_slots(times: FloatArray, zone: tzinfo) -> IntArray:
    """The slots of the day that these instants are in by the wall clock."""
    return slot_of_day(local_seconds(times, zone), SLOTS)


RECENT_S = 7 * DAY_S


class PrefetchReport(Struct, frozen=True):
    amount: str
    """The setting: off, little, all."""
    latest: PrefetchSummary | None
    """The prefetch for the next hour offline or sitting, or the last one."""
    next_need: Need | None
    """The next learned hour offline, or else the next sitting."""
    before: tuple[PrefetchSummary, ...]
    """The prefetches of the last days, the latest first."""
    bytes_today: int
    offline_times: int
    """The number of known times offline."""


def read_prefetched(conn: Connection, now: float, zone: tzinfo) -> PrefetchReport:
    settings = load_settings(conn)
    summaries = list_summaries(conn, now - RECENT_S)
    needs = find_needs(learn_hours(conn, now, zone), now, zone)
    offline = [one for one in needs if one.cause is PrefetchedFor.NO_NETWORK]
    ahead = next(iter(offline or needs), None)
    today = sum(use.wire_bytes for use in poll_log.get_day(conn, local_day(now, zone)) if use.trigger == PREFETCH)
    latest = next((one for one in summaries if one.for_at >= now - DAY_S / 2), None)
    return PrefetchReport(
        settings.prefetch, latest, ahead, tuple(summaries), today, len(list_offline(conn, now - 60 * DAY_S))
    )


class Overview(Struct, frozen=True):
    next_poll_at: float | None
    budget: int
    feeds: tuple[Feed, ...]
    reading: ReadingFacts
    fewer_share: float | None
    """The share of fetches saved against hourly polling; None before there are enough whole days."""


def read_overview(conn: Connection, now: float, zone: tzinfo) -> Overview:
    planned = list_planned(conn, now)
    feeds = tuple(list_feeds(conn))
    return Overview(
        next_poll_at=planned[0].at if planned else find_next_forecast_at(conn),
        budget=load_settings(conn).daily_budget,
        feeds=feeds,
        reading=read_reading(conn, now, zone),
        fewer_share=_fewer(conn, now, zone),
    )


def _fewer(conn: Connection, now: float, zone: tzinfo) -> float | None:
    savings = read_savings(conn, now, zone, SHOWN_DAYS)
    if not savings.hourly.fetches or not savings.span.is_enough:
        return None
    return 1 - savings.fetches / savings.hourly.fetches
