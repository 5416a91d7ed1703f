"""Which polls hosts accept now: learns and keeps the pace of each host.

Of polls that are due at a host with a pace, the most valuable goes first. The others are chosen again when the host
grants the next request, and may then be worth less than another. The engine's thread.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import numpy as np
from msgspec import ValidationError, convert
from msgspec.structs import asdict, replace

from reader.core.records.fetched import Problem
from reader.core.records.logged import DAY_S
from reader.core.records.reasons import Cause, PollReason
from reader.core.records.stored import Feed
from reader.engine.polls import Poll, Tools, keep_to_pauses
from reader.engine.update import PollResult
from reader.net.host_limits import MOST_TOGETHER, HostPace, HostRecord, find_host_key, find_mergeable
from reader.planner.day_model import DayModel
from reader.planner.poll_state import NO_PACE, HostGrants
from reader.store.db import Connection
from reader.store.engine_state import find_state, load_pauses, save_pauses, save_state

HOST_PACES = "host_paces"
FORGOTTEN_S = 30 * DAY_S
"""A pace is forgotten if the host hasn't confirmed it for this long."""


class HostPacing:
    def __init__(self, tools: Tools) -> None:
        self._conn, self._client = tools.conn, tools.client
        self._pauses = load_pauses(tools.conn)
        """As stored."""
        keep_to_pauses(tools.conn, tools.client)
        self._records = {host: HostRecord(pace) for host, pace in load_paces(tools.conn).items()}
        self._held: frozenset[int] = frozenset()
        """Feeds that had to wait for their turn at a host."""
        self._alone: set[int] = set()
        """Feeds for which a shared request failed or had no room."""

    def note_results(self, results: Sequence[PollResult], now: float) -> None:
        """Learn from answers; write only what changed."""
        closed = dict(self._client.hosts.closed(now))
        if closed != self._pauses:
            self._pauses = closed
            save_pauses(self._conn, closed, now)
        has_changed = False
        for result in results:
            host, fetched = find_host_key(result.feed.url), result.fetched
            is_refused = fetched.problem is Problem.ASKED_TO_WAIT
            has_failed = fetched.problem and not is_refused and fetched.request.url != result.feed.url
            if has_failed or result.is_crowded:
                self._alone.add(result.feed.id)
            if fetched.status is not None and not result.came_along:
                record = self._records.setdefault(host, HostRecord())
                has_changed |= record.note(fetched.fetched_at, fetched.status, fetched.headers)
        if has_changed:
            paces = {host: record.pace for host, record in self._records.items() if record.pace}
            recent = {host: asdict(pace) for host, pace in paces.items() if pace.learned_at > now - FORGOTTEN_S}
            save_state(self._conn, HOST_PACES, recent)

    def hold(self, due: Sequence[Poll], now: float) -> tuple[list[Poll], float]:
        """Return the polls that hosts take now, and when the next one has its turn. What a host's pause holds back is
        not due, or it would be for as long as the pause lasts."""
        closed = self._client.hosts.closed(now)
        allowed: list[Poll] = []
        held: list[Poll] = []
        turns: dict[str, float] = {}
        for one in due:
            host = find_host_key(one.feed.url)
            pace = self._find_pace(host)
            if pace is None:
                if host not in closed:
                    allowed.append(one)
            elif host not in turns and self._records[host].free_at() <= now and host not in closed:
                turns[host] = now + pace.spacing_s
                allowed.append(one)
            else:
                turns.setdefault(host, max(self._records[host].free_at(), closed.get(host, 0.0)))
                held.append(one)
        allowed = [self._with_turn(one, held) for one in allowed]
        along = {feed.id for one in allowed for feed in one.batched_with}
        held = [one for one in held if one.feed.id not in along]
        self._held = frozenset(one.feed.id for one in held)
        turn_at = min((turns[find_host_key(one.feed.url)] for one in held), default=math.inf)
        return allowed, max(turn_at, now + 1.0)

    def find_grants(self, day_model: DayModel | None, feeds: Sequence[Feed], now: float) -> HostGrants | None:
        """The requests that hosts with a pace grant until midnight; None if there are no such hosts."""
        if day_model is None or not any(record.pace is not None for record in self._records.values()):
            return None
        for feed in feeds:
            # Hosts may have been asked by an earlier run or from the terminal.
            record = self._records.get(find_host_key(feed.url))
            if record is not None:
                record.asked_at = max(record.asked_at, feed.http.last_fetched_at or 0.0)
        hosts = np.full(len(day_model.feed_ids), NO_PACE)
        paced: dict[str, tuple[float, float, float]] = {}
        for feed in feeds:
            host, place = find_host_key(feed.url), day_model.place.get(feed.id)
            pace = self._find_pace(host)
            if place is not None and pace is not None:
                free_at = max(self._records[host].free_at(), now)
                left_s = max(day_model.day_end - free_at, 0.0)
                paced.setdefault(host, (left_s / pace.spacing_s, pace.spacing_s, free_at))
                hosts[place] = list(paced).index(host)
        granted, spacing_s, free = np.array(list(paced.values()), dtype=np.float64).reshape(-1, 3).T
        return HostGrants(hosts, granted, spacing_s, free)

    def _with_turn(self, due: Poll, held: Sequence[Poll]) -> Poll:
        """Add feeds that may share the request, and the reason if the poll had to wait."""
        pace = self._find_pace(find_host_key(due.feed.url))
        if pace is None:
            return due
        if due.feed.id not in self._alone:
            due = add_to_batch(due, [one for one in held if one.feed.id not in self._alone])
        if due.feed.id not in self._held:
            return due
        reason = PollReason(Cause.HOST_PACE, span_s=round(pace.spacing_s), held_back=1)
        return replace(due, reason=str(reason))

    def _find_pace(self, host: str) -> HostPace | None:
        record = self._records.get(host)
        return record.pace if record else None


def load_paces(conn: Connection) -> Mapping[str, HostPace]:
    try:
        return convert(find_state(conn, HOST_PACES) or {}, dict[str, HostPace])
    except ValidationError:
        return {}  # from another version: learned again


def add_to_batch(due: Poll, waiting: Sequence[Poll]) -> Poll:
    """Return the poll with feeds that may share its request, most valuable first."""
    mergeable = _find_group(due.feed)
    if mergeable is None:
        return due
    batched_with = [one.feed for one in waiting if _find_group(one.feed) == mergeable]
    return replace(due, batched_with=tuple(batched_with[: MOST_TOGETHER - 1]))


def _find_group(feed: Feed) -> tuple[str, str] | None:
    """Return the group of feeds that may share a request. New feeds are polled alone, so that their whole document is
    known, and so are feeds that failed or need a password."""
    mergeable = find_mergeable(feed.url)
    is_well = feed.http.last_ok_at is not None and not feed.http.problem and not feed.choices.username
    return mergeable.group if mergeable and is_well else None
