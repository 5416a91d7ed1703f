"""Reads the planning inputs from the store: feeds, the user's visits, accounts. Any thread with a connection.

An account counts as one feed, with one price for all feeds of its server; in the plan's arrays it has the negative of
its id. If Paperround tells a server when to refresh, the server's feeds are planned themselves, and the account is
synced with them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from datetime import tzinfo

import numpy as np
from msgspec import Struct, ValidationError, convert
from msgspec.structs import replace

from reader import __version__
from reader.core.clock import local_day
from reader.core.records.content import FeedBias
from reader.core.records.fetched import Outcome
from reader.core.records.logged import PlannedPoll, PollRecord, most_a_day
from reader.core.records.planning import DAY_S, HOUR_S, FloatArray
from reader.core.records.reasons import Cause, parse_poll_reason
from reader.core.records.stored import Feed, Weight
from reader.core.settings import Settings
from reader.engine.due import is_active, is_chosen_by_worth
from reader.features.accounts.records import PlannedSync, SyncReason
from reader.features.accounts.store import find_account_state, list_accounts
from reader.features.accounts.worker.next_sync import FRESH_S, SITTING_S, find_pause_s
from reader.features.digest.worker import list_digest_visits
from reader.features.rules import worker as rules
from reader.features.stories import worker as content_reader
from reader.planner.alerting import ALERT_WEIGHT
from reader.planner.choose import Choice
from reader.planner.day_model import DayModel
from reader.planner.days import day_start, local_date, next_day_start
from reader.planner.forecast import find_reason
from reader.planner.inputs import HOLDS_EVERYTHING, PlanningInputs
from reader.planner.learning import evidence
from reader.planner.learning.reading import merge_events
from reader.planner.learning.rhythm import DAYS, SLOT_S, learn_rhythm
from reader.planner.poll_state import PollState
from reader.planner.strategies.policy import Circumstances, make_circumstances
from reader.planner.week import PriceState
from reader.store.db import Connection
from reader.store.engine_state import find_state
from reader.store.erase import find_known_from
from reader.store.poll_log import count_bound, get_day, list_awake, list_polls, list_posting_times
from reader.store.reading_log import list_signs, list_visits
from reader.store.settings import load_settings


class PlannedAccount(Struct, frozen=True):
    account_id: int
    feeds: tuple[Feed, ...]
    delay_s: float
    """From a post's date until it appears at the server."""
    asked_at: float
    free_at: float
    """When it may be synced again."""

    @property
    def plan_id(self) -> int:
        return -self.account_id


def list_planned_accounts(conn: Connection, feeds: Sequence[Feed]) -> list[PlannedAccount]:
    """The accounts that were synced before and have active feeds."""
    found = []
    for account in list_accounts(conn):
        state = find_account_state(conn, account.id)
        mine = tuple(feed for feed in feeds if feed.account_id == account.id and is_active(feed))
        if account.refreshes_server or state.synced_at is None or not mine:
            continue
        free_at = state.synced_at + FRESH_S
        if state.problem and state.tried_at is not None:
            free_at = max(free_at, state.tried_at + find_pause_s(state))
        found.append(PlannedAccount(account.id, mine, state.delay_s, state.synced_at, free_at))
    return found


def with_accounts(poll_state: PollState, day_model: DayModel, accounts: Sequence[PlannedAccount]) -> PollState:
    """Add the state of accounts to that of feeds."""
    ages, earliest = poll_state.ages.copy(), poll_state.earliest_at.copy()
    for account in accounts:
        place = day_model.place.get(account.plan_id)
        if place is not None:
            ages[place] = max(poll_state.now - account.asked_at, 0.0) / SLOT_S
            earliest[place] = account.free_at
    return replace(poll_state, ages=ages, earliest_at=earliest)


def divide_choice(
    day_model: DayModel,
    poll_state: PollState,
    choice: Choice,
    server_refreshed: Mapping[int, int],
    *,
    user_present: bool,
) -> tuple[Choice, list[PlannedSync]]:
    """Divide a choice into our own polls and syncs. `server_refreshed`: feeds polled by servers, and their accounts."""
    is_own = np.array(
        [_account_of(day_model.feed_ids[place], server_refreshed) is None for place in choice.places.tolist()]
    )
    asks: dict[int, PlannedSync] = {}
    for place in choice.places[~is_own.astype(np.bool_)].tolist():
        plan_id, age = day_model.feed_ids[place], float(poll_state.ages[place])
        reason = find_reason(day_model, poll_state, place, poll_state.now, age, user_present=user_present)
        made = _make_sync(plan_id, poll_state.now, reason.cause, server_refreshed, poll_state.last_visit_at)
        before = asks.get(made.account_id)
        asks[made.account_id] = made if before is None else replace(before, feed_ids=(*before.feed_ids, *made.feed_ids))
    kept = np.flatnonzero(is_own)
    reasons = tuple(choice.reasons[place] for place in kept.tolist()) if choice.reasons else ()
    return Choice(choice.places[kept], choice.worth_h[kept], choice.backlog_h, reasons), list(asks.values())


def list_planned_syncs(polls: Sequence[PlannedPoll], server_refreshed: Mapping[int, int]) -> list[PlannedSync]:
    """The first sync of each account in a forecast that is in order of time."""
    asks: dict[int, PlannedSync] = {}
    for poll in polls:
        if _account_of(poll.feed_id, server_refreshed) is not None:
            reason = parse_poll_reason(poll.reason)
            made = _make_sync(poll.feed_id, poll.at, reason.cause if reason else None, server_refreshed, None)
            asks.setdefault(made.account_id, made)
    return list(asks.values())


def _account_of(plan_id: int, server_refreshed: Mapping[int, int]) -> int | None:
    return -plan_id if plan_id < 0 else server_refreshed.get(plan_id)


def _make_sync(
    plan_id: int, at: float, cause: Cause | None, server_refreshed: Mapping[int, int], last_visit_at: float | None
) -> PlannedSync:
    reason = SyncReason.EXPECTED
    if cause is Cause.YOU_ARE_READING:
        reason = SyncReason.VISITED
    elif last_visit_at is not None and at - last_visit_at <= SITTING_S:
        reason = SyncReason.READING
    elif cause is Cause.BEFORE_YOUR_VISIT:
        reason = SyncReason.BEFORE_VISIT
    feed_ids = (plan_id,) if plan_id > 0 else ()
    return PlannedSync(_account_of(plan_id, server_refreshed) or 0, at, reason, feed_ids)


def window_of(feed: Feed) -> int:
    """How many entries a feed's document holds, or usually holds if that is not known yet."""
    return feed.publisher.window_size or evidence.USUAL_WINDOW


USUAL_BYTES = 20_000
"""Bytes on the wire for a feed that changed; an unchanged one takes about 300."""
DEAREST = 6.0
LAST_POLLS = 20


def find_page_price(polls: Sequence[PollRecord]) -> float:
    """The cost of polling a followed page, from its last polls, in polls of a feed.

    Pages are larger than feeds, and fetched whole if their server sends no validators. A poll that costs four times as
    much must be worth four times as much; the budget still counts it as one fetch.
    """
    sizes = [poll.wire_bytes for poll in polls if poll.outcome != Outcome.FAILED]
    if not sizes:
        return 1.0
    return min(max(sum(sizes) / len(sizes) / USUAL_BYTES, 1.0), DEAREST)


MEMORY_S = DAYS * DAY_S
"""How far back data are still useful for tomorrow."""
WEIGHTS = {Weight.LESS: 0.5, Weight.NORMAL: 1.0, Weight.MORE: 2.0, Weight.MOST: 4.0}
PRICE_STATE = "price_state"


class _Row(Struct, frozen=True):
    """What the plan needs to know about a feed or account."""

    plan_id: int
    window: int
    weight: float
    alert: float
    feed_bias: FeedBias
    known: evidence.KnownPosts


def gather_planning_inputs(
    conn: Connection, feeds: Sequence[Feed], budget: int, now: float, zone: tzinfo
) -> PlanningInputs:
    """`feeds` are all subscriptions, as they are or as the user might set them; planned are those whose polls are
    chosen by worth, and the servers of accounts."""
    settings = load_settings(conn)
    rows = _gather_rows(conn, feeds, settings, now)
    windows = np.array([row.window for row in rows], dtype=np.int64)
    known = [row.known for row in rows]
    visits = _list_awaited_visits(conn, settings, now, zone)
    before = load_price_state(conn)
    return PlanningInputs(
        feed_ids=tuple(row.plan_id for row in rows),
        windows=windows,
        weights=np.array([row.weight for row in rows], dtype=np.float64),
        alert=np.array([row.alert for row in rows], dtype=np.float64),
        feed_biases=tuple(row.feed_bias for row in rows),
        rhythm=learn_rhythm(evidence.make_ledger(windows, known, day_start(now, zone), now, zone)),
        visits=visits,
        visits_from=_known_from(conn, feeds, visits, now),
        closed=evidence.closed_slots(list_awake(conn), now, zone),
        budget=budget,
        most=most_a_day(budget, limit_every_day=settings.limit_every_day),
        whole_budget=settings.daily_budget if settings.hold else 0,
        price_before=before,
        spent_before=_count_spent(conn, before, zone),
        miss_nothing=frozenset(feed.id for feed in feeds if feed.choices.miss_nothing),
        signs=() if settings.hold else list_signs(conn, now - MEMORY_S, now),
    )


def gather_circumstances(
    conn: Connection, feeds: Sequence[Feed], feed_ids: Sequence[int], budget: int, state: PollState, zone: tzinfo
) -> Circumstances:
    """The same for another strategy than Paperround's own: what it may know of the feeds of a day model, in their
    order."""
    settings, now = load_settings(conn), state.now
    rows = {row.plan_id: row for row in _gather_rows(conn, feeds, settings, now)}
    planned = [rows[feed_id] for feed_id in feed_ids]
    visits = _list_awaited_visits(conn, settings, now, zone)
    return make_circumstances(
        start_at=now,
        zone=zone,
        posts=[row.known[0] for row in planned],
        visits=visits,
        budget_per_day=budget,
        windows=np.array([row.window for row in planned], dtype=np.int64),
        weights=np.array([row.weight for row in planned], dtype=np.float64),
        history_from=_known_from(conn, feeds, visits, now),
        last_polls=now - state.ages * SLOT_S,
        spent_today=count_bound(get_day(conn, local_day(now, zone))),
    )


def list_posts_since(conn: Connection, plan_id: int, since_at: float) -> FloatArray:
    """When the posts of a feed appeared that were not here yet at an instant; none of an account's."""
    return evidence.place_posts([] if plan_id < 0 else list_posting_times(conn, plan_id, since_at + 1.0))


def _gather_rows(conn: Connection, feeds: Sequence[Feed], settings: Settings, now: float) -> list[_Row]:
    added_at = {feed.id: feed.added_at for feed in feeds}
    feed_bias = content_reader.list_feed_biases(conn, settings, added_at, now)
    planned = [feed for feed in feeds if is_chosen_by_worth(feed)]
    alerts = _list_alerts(conn, feeds, now)
    rows = [_gather_feed(conn, feed, feed_bias.get(feed.id, FeedBias()), alerts[feed.id], now) for feed in planned]
    return rows + [_gather_account(conn, one, feed_bias, alerts, now) for one in list_planned_accounts(conn, feeds)]


def _list_awaited_visits(conn: Connection, settings: Settings, now: float, zone: tzinfo) -> FloatArray:
    if settings.hold:
        return list_digest_visits(conn, settings, now - MEMORY_S, now, zone)
    return list_merged_visits(conn, now - MEMORY_S, now)


def _known_from(conn: Connection, feeds: Sequence[Feed], visits: FloatArray, now: float) -> float:
    began = min([feed.added_at for feed in feeds] + visits[:1].tolist(), default=now)
    return max(began, now - MEMORY_S, find_known_from(conn))


def describe_basis(conn: Connection, feeds: Sequence[Feed], budget: int, now: float, zone: tzinfo) -> str:
    """Describe what a day model depends on, apart from what is learned each night: it stays the same all day unless
    the user or a clock changes something."""
    choices = _list_choices(feed for feed in feeds if is_chosen_by_worth(feed))
    day = (day_start(now, zone), next_day_start(now, zone))
    settings = load_settings(conn)
    feed_biases = (settings.novelty_in_schedule, settings.interest_in_schedule)
    digest = (settings.hold, settings.edition_hours, settings.edition_days) if settings.hold else ()
    accounts = [(account.account_id, _list_choices(account.feeds)) for account in list_planned_accounts(conn, feeds)]
    limits = (budget, settings.limit_every_day)
    basis = (__version__, limits, day, find_known_from(conn), feed_biases, digest, choices, accounts)
    return hashlib.sha256(repr(basis).encode()).hexdigest()


def _list_choices(feeds: Iterable[Feed]) -> list[tuple[int, str, bool, bool]]:
    return [(one.id, one.choices.weight.value, one.choices.alert, one.choices.miss_nothing) for one in feeds]


def _list_alerts(conn: Connection, feeds: Sequence[Feed], now: float) -> dict[int, float]:
    """What each hour costs that a post of a feed waits: of every post where the user wants to be notified, else by the
    chance that a rule notifies of it."""
    chances = rules.list_notify_chances(conn, feeds, now)
    return {feed.id: ALERT_WEIGHT * max(feed.choices.alert, chances.get(feed.id, 0.0)) for feed in feeds}


def _gather_feed(conn: Connection, feed: Feed, feed_bias: FeedBias, alert: float, now: float) -> _Row:
    known = _recall(conn, feed, window_of(feed), now)
    is_page = bool(feed.choices.page_kind)
    price = find_page_price(list_polls(conn, LAST_POLLS, feed.id)) if is_page else 1.0
    weight = WEIGHTS[feed.choices.weight] * feed_bias.novelty
    return _Row(feed.id, window_of(feed), weight / price, alert / price, feed_bias, known)


def _gather_account(
    conn: Connection,
    account: PlannedAccount,
    feed_bias: Mapping[int, FeedBias],
    alerts: Mapping[int, float],
    now: float,
) -> _Row:
    known = [_recall(conn, feed, HOLDS_EVERYTHING, now) for feed in account.feeds]
    each = [WEIGHTS[feed.choices.weight] * feed_bias.get(feed.id, FeedBias()).factor for feed in account.feeds]
    weight = evidence.pool_weight(known, each)
    alert = evidence.pool_weight(known, [alerts[feed.id] for feed in account.feeds])
    pooled = evidence.pool_posts(known, account.delay_s)
    return _Row(account.plan_id, HOLDS_EVERYTHING, weight, alert, FeedBias(), pooled)


def list_merged_visits(conn: Connection, since_at: float, now: float) -> FloatArray:
    """The visits up to now, without those that a fast clock put into the future."""
    visits = [visit.at for visit in list_visits(conn, since_at) if visit.at <= now]
    return merge_events(np.array(visits, dtype=np.float64))


def load_price_state(conn: Connection) -> PriceState | None:
    """The price carried over from an earlier day or run."""
    stored = find_state(conn, PRICE_STATE)
    try:
        return None if stored is None else convert(stored, PriceState)
    except ValidationError:
        return None  # from another version: learned again soon


def _count_spent(conn: Connection, state: PriceState | None, zone: tzinfo) -> int:
    """The fetches of the day that a price was for."""
    if state is None:
        return 0
    return count_bound(get_day(conn, local_date(state.day_end - HOUR_S, zone).isoformat()))


def _recall(conn: Connection, feed: Feed, window: int, now: float) -> evidence.KnownPosts:
    times = list_posting_times(conn, feed.id, now - MEMORY_S)
    stretches = evidence.known_stretches(times, window, feed.http.last_ok_at or now)
    # An entry that is dated in the future has still been published.
    return np.minimum(evidence.place_posts(times), now), tuple(stretches)
