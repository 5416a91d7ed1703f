"""Which polls are due, with trigger and reason, in the order in which they are made, and which ones hosts accept now.

Pure functions find what is due. HostPacing learns and keeps the pace of each host: of polls that are due at a host
with a pace, the most valuable goes first. The others are chosen again when the host grants the next request, and may
then be worth less than another.

RefreshRequests collects what the user asked for: Refresh, new subscriptions, passwords given. Feeds asked minutes ago,
and those whose publisher says nothing changed, are polled again only if the user insists. Hosts that want to be left
alone and hours a publisher wants skipped never are (docs/developer/notes/what-does-refresh-ask.md). The engine's
thread.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Mapping, Sequence, Set

import numpy as np
from msgspec import Struct, ValidationError, convert
from msgspec.structs import asdict, replace

import reader.store.feeds as feed_rows
from reader.core.records.fetched import UNREADABLE, Problem
from reader.core.records.logged import (
    ADDED,
    ARRIVAL,
    MANUAL,
    OPENED,
    PLANNED,
    DayLedger,
    LeftOut,
    PlannedPoll,
    Refreshed,
)
from reader.core.records.planning import DAY_S
from reader.core.records.reasons import Cause, PollReason, parse_poll_reason
from reader.core.records.stored import Feed, FeedStatus
from reader.engine.messages import PasswordGiven, Refresh, UserActive
from reader.engine.polls import Poll, Tools, keep_to_pauses
from reader.engine.update import PollResult
from reader.features.mail.records import is_mail
from reader.net.hints import find_skip_end
from reader.net.host_limits import MOST_TOGETHER, HostPace, HostRecord, find_host_key, find_mergeable
from reader.planner.choose import Choice
from reader.planner.day_model import DayModel
from reader.planner.forecast import find_reason
from reader.planner.learning.rhythm import SLOT_S
from reader.planner.poll_state import NO_PACE, HostGrants, PollState
from reader.store.db import Connection
from reader.store.engine_state import find_state, load_pauses, save_pauses, save_state
from reader.store.poll_log import get_new_counts

RETRIES = 4
"""How many failures in a row are retried without the plan."""
_PASSING = frozenset(
    (
        Problem.NO_SUCH_HOST,
        Problem.REFUSED,
        Problem.TIMEOUT,
        Problem.BROKEN,
        Problem.INSECURE,
        Problem.SERVER_ERROR,
        UNREADABLE,
    )
)
"""Problems that often go away without help."""
COALESCE_S = 120.0
"""What will be due this soon is polled together with what is due now."""
SHORTEST_S = 60
JUST_POLLED_S = 300.0
"""A feed polled this recently is not polled again when it is opened."""


def is_wanted(feed: Feed) -> bool:
    """Return whether we poll this feed ourselves: active, not of an account, and not a newsletter."""
    return is_active(feed) and feed.account_id is None and not is_mail(feed.url)


def is_active(feed: Feed) -> bool:
    return feed.http.status is FeedStatus.ACTIVE and not feed.choices.paused


def polite_at(feed: Feed, at: float) -> float:
    """The first instant from `at` on at which the publisher accepts a poll."""
    return find_skip_end(feed.publisher.wishes, max(at, feed.http.earliest_at))


def may_poll(feed: Feed, now: float) -> bool:
    """Return whether user and publisher accept a poll now."""
    return is_wanted(feed) and polite_at(feed, now) <= now


def is_chosen_by_worth(feed: Feed) -> bool:
    """Return whether the plan chooses its polls, whether we make them or the server of an account does."""
    is_ours = is_wanted(feed) or (feed.is_server_refreshed and is_active(feed))
    return is_ours and feed.choices.interval_s is None and feed.http.last_ok_at is not None


def is_never_polled(feed: Feed, now: float) -> bool:
    """Return whether this is a new subscription without a first poll."""
    return may_poll(feed, now) and feed.http.last_fetched_at is None


def retry_at(feed: Feed) -> float | None:
    """When a failed feed is retried after its growing pause: always before its first answer, and later for its first
    few failures in a row. None if the plan decides."""
    http = feed.http
    if not is_wanted(feed) or feed.choices.interval_s is not None or http.last_fetched_at is None:
        return None
    is_passing = http.problem in _PASSING and http.error_count <= RETRIES
    return polite_at(feed, http.earliest_at) if is_passing or http.last_ok_at is None else None


def is_due_again(feed: Feed, now: float) -> bool:
    at = retry_at(feed)
    return at is not None and at <= now


def is_interval_over(feed: Feed, now: float) -> bool:
    """Return whether the user's own interval has passed, or will in a moment."""
    at = interval_due_at(feed)
    return at is not None and at <= now + COALESCE_S and may_poll(feed, now)


def interval_due_at(feed: Feed) -> float | None:
    """When a feed with an interval set by the user is due; None for other feeds."""
    if feed.choices.interval_s is None or not is_wanted(feed) or feed.http.last_fetched_at is None:
        return None
    return polite_at(feed, feed.http.last_fetched_at + feed.choices.interval_s)


def interval_polls_today(feeds: Sequence[Feed], now: float, day_end: float) -> int:
    """How many polls feeds with their own interval will still take today."""
    total = 0
    for feed in feeds:
        due_at = interval_due_at(feed)
        if due_at is not None and feed.choices.interval_s and due_at < day_end:
            total += 1 + int((day_end - max(due_at, now)) // max(feed.choices.interval_s, SLOT_S))
    return total


def interval_polls_a_day(feeds: Sequence[Feed]) -> int:
    intervals = [feed.choices.interval_s for feed in feeds if interval_due_at(feed) is not None]
    return sum(round(DAY_S / max(seconds, SLOT_S)) for seconds in intervals if seconds)


def forecast_interval_polls(feeds: Sequence[Feed], now: float) -> list[PlannedPoll]:
    """The retries and the polls by the user's own intervals during the next day."""
    retries = [(feed, at) for feed in feeds if (at := retry_at(feed)) is not None]
    return [
        *(PlannedPoll(at, feed.id, 0.0, interval_reason(feed)) for feed in feeds for at in _interval_times(feed, now)),
        *(PlannedPoll(max(at, now), feed.id, 0.0, str(PollReason(Cause.TRIED_AGAIN))) for feed, at in retries),
    ]


def next_interval_at(feeds: Sequence[Feed]) -> float | None:
    """When the first poll is due that the plan does not choose."""
    found = (at for feed in feeds for at in (interval_due_at(feed), retry_at(feed)) if at is not None)
    return min(found, default=None)


def _interval_times(feed: Feed, now: float) -> Iterator[float]:
    at = interval_due_at(feed)
    while at is not None and at < now + DAY_S:
        yield max(at, now)
        at = polite_at(feed, max(at, now) + max(feed.choices.interval_s or 0, SHORTEST_S))


def interval_reason(feed: Feed) -> str:
    return str(PollReason(Cause.INTERVAL, span_s=feed.choices.interval_s or 0))


def list_due(
    day_model: DayModel | None,
    poll_state: PollState,
    choice: Choice | None,
    feeds: Sequence[Feed],
    arrival: UserActive | None,
    opened: Collection[int],
    woke: bool,
) -> list[Poll]:
    """List the polls that are due: new subscriptions always, all others within the budget. `choice`: by the plan."""
    by_id, now = {feed.id: feed for feed in feeds}, poll_state.now
    bound = _opened(by_id, opened, now)
    bound += [Poll(feed, PLANNED, Cause.TRIED_AGAIN) for feed in feeds if is_due_again(feed, now)]
    bound += [Poll(feed, PLANNED, interval_reason(feed)) for feed in feeds if is_interval_over(feed, now)]
    if day_model is not None and choice is not None:
        bound += _chosen(day_model, poll_state, choice, by_id, arrival, woke)
    each_once = list({one.feed.id: one for one in reversed(bound)}.values())[::-1]
    return [*list_first_polls(feeds, now), *each_once[: poll_state.left]]


def list_first_polls(feeds: Sequence[Feed], now: float) -> list[Poll]:
    return [Poll(feed, ADDED, Cause.SUBSCRIBED) for feed in feeds if is_never_polled(feed, now)]


def _opened(by_id: dict[int, Feed], opened: Collection[int], now: float) -> list[Poll]:
    feeds = [by_id[feed_id] for feed_id in opened if feed_id in by_id]
    return [
        Poll(feed, OPENED, Cause.OPENED)
        for feed in feeds
        if feed.choices.poll_when_opened
        and may_poll(feed, now)
        and now - (feed.http.last_fetched_at or 0.0) >= JUST_POLLED_S
    ]


def _chosen(
    day_model: DayModel,
    poll_state: PollState,
    choice: Choice,
    by_id: dict[int, Feed],
    arrival: UserActive | None,
    woke: bool,
) -> list[Poll]:
    """The chosen polls, most valuable first, but feeds on the screen before all others."""
    user_present = arrival is not None
    made = []
    for turn, place in enumerate(choice.places.tolist()):
        age = float(poll_state.ages[place])
        reason = find_reason(day_model, poll_state, place, poll_state.now, age, user_present=user_present)
        reason = reason if user_present else replace(reason, together=len(choice.places) - 1)
        reason = choice.reasons[turn] if choice.reasons else reason
        cause = Cause.WOKE if woke and not user_present else str(reason)
        made.append(Poll(by_id[day_model.feed_ids[place]], ARRIVAL if user_present else PLANNED, cause))
    visible = arrival.visible if arrival else ()
    return sorted(made, key=lambda one: one.feed.id not in visible)


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


JUST_ASKED_S = 300.0
JUST_FAILED_S = 60.0
"""A failed feed may be back any moment, but no server is asked every second."""
INSISTED = (LeftOut.JUST_ASKED, LeftOut.TOO_SOON)
"""Reasons that don't count if the user insists."""


class Decision(Struct, frozen=True):
    ask: tuple[Feed, ...]
    left_out: Mapping[LeftOut, tuple[Feed, ...]]


def decide_refresh(
    feeds: Sequence[Feed], pauses: Mapping[str, float], now: float, *, insists: bool = False, is_named: bool = False
) -> Decision:
    """Choose among the feeds of the place that is refreshed. `pauses`: hosts to leave alone, and until when.
    `is_named`: the user chose this single feed, so it is polled even if it ended or is paused."""
    ask: list[Feed] = []
    left_out: dict[LeftOut, list[Feed]] = {}
    for feed in feeds:
        why = _find_objection(feed, pauses, now, is_named=is_named)
        if why is None or (insists and why in INSISTED):
            ask.append(feed)
        else:
            left_out.setdefault(why, []).append(feed)
    return Decision(tuple(ask), {why: tuple(some) for why, some in left_out.items()})


def _find_objection(feed: Feed, pauses: Mapping[str, float], now: float, *, is_named: bool) -> LeftOut | None:
    if not is_wanted(feed) and not is_named:
        return LeftOut.NOT_WANTED
    reason, is_early = parse_poll_reason(feed.http.earliest_reason), feed.http.earliest_at > now
    cause = reason.cause if reason else None
    if pauses.get(find_host_key(feed.url), 0.0) > now or (is_early and cause is Cause.WAIT_REQUESTED):
        return LeftOut.ASKED_TO_WAIT
    if find_skip_end(feed.publisher.wishes, now) > now:
        return LeftOut.SKIPPED_NOW
    pause_s = JUST_FAILED_S if feed.http.error_count else JUST_ASKED_S
    if 0.0 <= now - (feed.http.last_fetched_at or -math.inf) < pause_s:
        return LeftOut.JUST_ASKED
    # The pause after failures is our own caution; the user may know better.
    return LeftOut.TOO_SOON if is_early and cause is not Cause.BACKED_OFF else None


def is_day_at_stake(fetches: int, ledger: DayLedger) -> bool:
    """Return whether these fetches would take over half of the bytes the user allows for the rest of the day."""
    if ledger.bytes_left is None:
        return False
    return fetches * ledger.bytes_per_fetch > ledger.bytes_left / 2


def make_report(conn: Connection, decision: Decision, results: Sequence[PollResult], now: float) -> Refreshed:
    """Report on a Refresh from the polls that were sent."""
    just = decision.left_out.get(LeftOut.JUST_ASKED, ())
    just_at = max((feed.http.last_fetched_at or 0.0 for feed in just), default=now)
    new_before = get_new_counts(conn, now - JUST_ASKED_S)
    return Refreshed(
        asked=len(decision.ask),
        answered=sum(result.message is None for result in results),
        failed=sum(result.message is not None for result in results),
        new=sum(len(result.new_ids) for result in results),
        left_out={why: len(feeds) for why, feeds in decision.left_out.items()},
        just_asked_s=round(now - just_at),
        just_new=sum(new_before.get(feed.id, 0) for feed in just),
        insist_on=tuple(feed.id for why in INSISTED for feed in decision.left_out.get(why, ())),
    )


class RefreshRequests:
    def __init__(self, conn: Connection) -> None:
        self._conn = conn
        self.refreshes: list[Refresh] = []
        self.passwords: list[PasswordGiven] = []
        self._answer: Decision | None = None
        """What to report about a Refresh."""
        self._is_too_dear = False
        self.awaited: set[int] = set()
        """Feeds whose answers a Refresh still waits for."""
        self.finds_new = False
        """Feeds changed just now, so some may be new."""

    @property
    def has_any(self) -> bool:
        return bool(self.refreshes or self.passwords or self.finds_new)

    def choose(
        self, feeds: Sequence[Feed], pauses: Mapping[str, float], ledger: DayLedger, now: float, *, is_online: bool
    ) -> list[Poll]:
        """Choose the polls. `pauses`: hosts to leave alone, and until when. Without a network (`is_online` False) new
        feeds wait for it, and only Refresh tries."""
        self._use_passwords()
        asked_for = [poll for wish in self.refreshes for poll in self._polls_of(wish, feeds, pauses, ledger, now)]
        self.refreshes.clear()
        self.awaited |= {poll.feed.id for poll in asked_for}
        polls = {poll.feed.id: poll for poll in asked_for}
        if self.finds_new and is_online:
            self.finds_new = False
            for poll in list_first_polls(feeds, now):
                polls.setdefault(poll.feed.id, poll)
        return list(polls.values())

    def _use_passwords(self) -> None:
        """Poll feeds that only waited for their password; a feed whose row is still being written is tried later."""
        waiting, self.passwords = self.passwords, []
        for given in waiting:
            feed = feed_rows.find_feed_by_url(self._conn, given.url)
            if feed is None or feed.choices.username != given.username:
                self.passwords.append(given)
            elif feed.http.problem == Problem.NEEDS_PASSWORD:
                self.refreshes.append(Refresh((feed.id,), Cause.PASSWORD_GIVEN, insists=True))

    def _polls_of(
        self, wish: Refresh, feeds: Sequence[Feed], pauses: Mapping[str, float], ledger: DayLedger, now: float
    ) -> list[Poll]:
        ids = None if wish.feed_ids is None else set(wish.feed_ids)
        chosen = [feed for feed in feeds if ids is None or feed.id in ids]
        own = [feed for feed in chosen if feed.account_id is None and not is_mail(feed.url)]
        is_named = ids is not None and len(ids) == 1
        decision = decide_refresh(own, pauses, now, insists=wish.insists, is_named=is_named)
        if len(own) < len(chosen):
            others = tuple(feed for feed in chosen if feed not in own)
            decision = replace(decision, left_out={**decision.left_out, LeftOut.FROM_SERVER: others})
        if wish.reason == Cause.DEMO:
            return [Poll(feed, MANUAL, wish.reason) for feed in decision.ask]
        is_too_dear = not wish.insists and is_day_at_stake(len(decision.ask), ledger)
        before = self._answer or Decision((), {})
        ask = {feed.id: feed for feed in (*before.ask, *decision.ask)}
        self._answer = Decision(tuple(ask.values()), {**before.left_out, **decision.left_out})
        self._is_too_dear = self._is_too_dear or is_too_dear
        return [] if is_too_dear else [Poll(feed, MANUAL, wish.reason or Cause.REFRESHED) for feed in decision.ask]

    def is_answered(self, feed_ids: Set[int]) -> bool:
        """Return whether there is a Refresh to report on and all it waited for is among these feeds."""
        return self._answer is not None and self.awaited <= feed_ids

    def on_report(self, results: Sequence[PollResult], now: float) -> Refreshed | None:
        """Report what became of a Refresh, or return None if there was none."""
        answer, self._answer = self._answer, None
        is_too_dear, self._is_too_dear = self._is_too_dear, False
        self.awaited.clear()
        if answer is None:
            return None
        ids = {feed.id: None for feed in answer.ask}
        if is_too_dear:
            return Refreshed(0, insist_on=tuple(ids), is_too_dear=True)
        return make_report(self._conn, answer, [result for result in results if result.feed.id in ids], now)
