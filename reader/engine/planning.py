"""Keeps mind and forecast up to date and writes both where a restart finds them. The engine's thread."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import tzinfo

import numpy as np
from msgspec.structs import asdict, replace

from reader.engine.choosing import fixed_due_at, fixed_still_today
from reader.engine.forecast import foresee, foresee_fixed, note_expected
from reader.engine.knowledge import gather, is_chosen_by_worth
from reader.engine.mind import Mind, Thrift, make_mind
from reader.engine.moment import Moment, make_moment, seconds_into_day
from reader.fetch.hosts import find_host_key
from reader.learn.ledger import SLOT_S, SLOTS
from reader.learn.localtime import local_seconds, slot_of_day
from reader.model.logged import PlannedVisit
from reader.model.planning import BoolArray
from reader.model.stored import Feed
from reader.plan.day import pause_s
from reader.plan.days import next_day_start
from reader.store.db import Connection
from reader.store.feed_state import save_plan
from reader.store.history import note_next
from reader.store.plans import save_planned
from reader.store.preferences import load_rows, save_rows

FORECAST_S = 3_600.0
PATIENCE_S = 600.0
"""A mind is not made again sooner for the sake of feeds that changed: many are often added in a row."""
OPENED_SLOTS = 8
"""How long a machine that runs at an unusual hour is expected to go on."""
THRIFT = "plan_thrift"


class Planner:
    def __init__(self, conn: Connection, zone: tzinfo) -> None:
        self._conn = conn
        self._zone = zone
        self.mind: Mind | None = None
        self._is_old = True
        self._budget = -1
        self._forecast_at = -np.inf
        self._tried_at = -np.inf
        self.next_fixed_at: float | None = None

    def forget(self) -> None:
        """Feeds, weights or settings changed: learn again soon."""
        self._is_old = True
        self.forecast_is_old()

    def pause_s(self, now: float) -> float:
        """How long until it is worth choosing again."""
        return SLOT_S if self.mind is None else pause_s(self.mind.plan, seconds_into_day(self.mind, now))

    def forecast_is_old(self) -> None:
        self._forecast_at = -np.inf

    def day_end(self, now: float) -> float:
        return next_day_start(now, self._zone)

    # --- the mind -----------------------------------------------------------------------------

    def prepare(self, feeds: Sequence[Feed], budget: int, now: float) -> None:
        """Makes a new mind on a new day, with another budget, or for other feeds."""
        if self._should_learn(feeds, budget, now):
            self._learn(budget, now)

    def _should_learn(self, feeds: Sequence[Feed], budget: int, now: float) -> bool:
        wanted = sum(is_chosen_by_worth(feed) for feed in feeds)
        if self.mind is None:
            return wanted > 0
        if now >= self.mind.day_end or budget != self._budget or self._runs_while_closed(self.mind, now):
            return True
        same = wanted == len(self.mind.feed_ids) and not self._is_old
        return not same and now - self._tried_at >= PATIENCE_S

    def _runs_while_closed(self, mind: Mind, now: float) -> bool:
        return bool(mind.closed[_slot(now, self._zone)])

    def _learn(self, budget: int, now: float) -> None:
        knowledge = gather(self._conn, now, self._zone)
        self._tried_at, self._is_old, self._budget = now, False, budget
        if not knowledge.feeds:
            self.mind = None
            return
        knowledge = replace(knowledge, closed=self._open_now(knowledge.closed, now))
        before = self.mind.thrift if self.mind else load_thrift(self._conn)
        ids = tuple(feed.id for feed in knowledge.feeds)
        known = self.mind.tomorrow if self.mind and self.mind.feed_ids == ids else None
        self.mind = make_mind(knowledge, budget, now, self._zone, before, known)
        save_rows(self._conn, {THRIFT: asdict(self.mind.thrift)})

    def _open_now(self, closed: BoolArray, now: float) -> BoolArray:
        """The machine runs at an hour at which it is usually off: so it will for a while."""
        slot = _slot(now, self._zone)
        if not closed[slot]:
            return closed
        opened = closed.copy()
        opened[(slot + np.arange(OPENED_SLOTS)) % SLOTS] = False
        return opened

    # --- the moment ---------------------------------------------------------------------------

    def moment(
        self,
        feeds: Sequence[Feed],
        now: float,
        last_look_at: float | None,
        left: int,
        pauses: Mapping[str, float],
        share: float,
    ) -> Moment:
        if self.mind is None:
            return Moment(now, np.empty(0), np.empty(0), last_look_at, left)
        return moment_for(self.mind, feeds, now, last_look_at, left, pauses, share)

    # --- the forecast -------------------------------------------------------------------------

    def should_forecast(self, polled: bool, now: float) -> bool:
        return polled or self._is_forecast_old(now)

    def _is_forecast_old(self, now: float) -> bool:
        return now - self._forecast_at >= FORECAST_S

    def forecast(self, moment: Moment, feeds: Sequence[Feed], first_at: float, polled: Sequence[int]) -> None:
        """Writes into the store what is planned until tomorrow: for all feeds where that is old, else only
        for those just polled."""
        is_whole = self._is_forecast_old(moment.now)
        ids = {feed.id for feed in feeds} if is_whole else set(polled)
        if is_whole:
            self._forecast_at = moment.now
        mine = [feed for feed in feeds if feed.id in ids]
        expected = foresee_fixed(mine, moment.now)
        if self.mind is not None:
            expected += foresee(self.mind, moment, first_at, only=None if is_whole else ids)
        expected.sort(key=lambda one: (one.at, -one.worth_h))
        by_id = {feed.id: feed for feed in mine}
        visits = [note_expected(one, by_id[one.feed_id]) for one in expected]
        save_planned(self._conn, visits, None if is_whole else ids)
        self._save_next(visits, mine)
        note_next(self._conn, polled)
        fixed = [at for at in map(fixed_due_at, feeds) if at is not None]
        self.next_fixed_at = min(fixed, default=None)

    def _save_next(self, visits: Sequence[PlannedVisit], feeds: Sequence[Feed]) -> None:
        """Only what changed is written."""
        first = {visit.feed_id: visit for visit in reversed(visits)}
        rows: list[tuple[int, float | None, str]] = []
        for feed in feeds:
            visit = first.get(feed.id)
            at, reason = (None, "") if visit is None else (visit.at, visit.reason)
            if (feed.http.next_poll_at, feed.http.next_reason) != (at, reason) and feed.http.last_fetched_at:
                rows.append((feed.id, at, reason))
        if rows:
            save_plan(self._conn, rows)


def moment_for(
    mind: Mind,
    feeds: Sequence[Feed],
    now: float,
    last_look_at: float | None,
    left: int,
    pauses: Mapping[str, float],
    share: float,
) -> Moment:
    """How things stand, with the polls of fixed intervals set apart. `pauses` are hosts to be left alone."""
    reserved = fixed_still_today(feeds, now, mind.day_end)
    hosts = {feed.id: find_host_key(feed.url) for feed in feeds} if pauses else {}
    closed_hosts = {feed_id: pauses[host] for feed_id, host in hosts.items() if host in pauses}
    return make_moment(
        mind,
        feeds,
        now,
        last_look_at,
        max(left - reserved, 0),
        closed_hosts,
        share,
    )


def load_thrift(conn: Connection) -> Thrift | None:
    """What was carried over from an earlier day or run."""
    stored = load_rows(conn).get(THRIFT)
    try:
        return None if stored is None else Thrift(**stored)
    except TypeError:
        return None  # of another version: learned again in a moment


def _slot(now: float, zone: tzinfo) -> int:
    return int(slot_of_day(local_seconds(np.array([now]), zone), SLOTS)[0])
