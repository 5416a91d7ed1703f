"""Reads the planning inputs from the store. Runs on the engine's thread; decides nothing."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from datetime import tzinfo

import numpy as np
from msgspec import Struct

from reader import __version__
from reader.engine import topics
from reader.engine.digest import list_digest_visits
from reader.engine.due import is_chosen_by_worth
from reader.engine.planned_accounts import PlannedAccount, list_planned_accounts
from reader.learn.evidence import (
    USUAL_WINDOW,
    KnownPosts,
    closed_slots,
    known_stretches,
    make_ledger,
    place_posts,
    pool_posts,
    pool_weight,
)
from reader.learn.ledger import DAYS
from reader.learn.reading import merge_events
from reader.learn.rhythm import learn_rhythm
from reader.model.content import FeedBias
from reader.model.fetched import Outcome
from reader.model.logged import PollRecord
from reader.model.planning import DAY_S, FloatArray
from reader.model.stored import Feed, Weight
from reader.plan.alerting import ALERT_WEIGHT
from reader.plan.days import day_start, next_day_start
from reader.plan.inputs import HOLDS_EVERYTHING, PlanningInputs
from reader.plan.price import PriceState
from reader.store.db import Connection
from reader.store.engine_state import find_state
from reader.store.erase import find_known_from
from reader.store.poll_log import list_awake, list_polls, list_posting_times
from reader.store.reading_log import list_signs, list_visits
from reader.store.settings import load_settings


def window_of(feed: Feed) -> int:
    """How many entries a feed's document holds, or usually holds if that is not known yet."""
    return feed.publisher.window_size or USUAL_WINDOW


USUAL_BYTES = 20_000
"""Bytes on the wire of a feed that changed; an unchanged one takes some 300."""
DEAREST = 6.0
LAST_POLLS = 20


def find_page_price(polls: Sequence[PollRecord]) -> float:
    """What a poll of a followed page costs by its last polls, in polls of a feed.

    Pages are larger than feeds, and fetched whole if their server knows no validators. A poll that costs four times as
    much must be worth four times as much; the budget still counts it as one fetch.
    """
    sizes = [poll.wire_bytes for poll in polls if poll.outcome != Outcome.FAILED]
    if not sizes:
        return 1.0
    return min(max(sum(sizes) / len(sizes) / USUAL_BYTES, 1.0), DEAREST)


MEMORY_S = DAYS * DAY_S
"""How far back data still say something about tomorrow."""
WEIGHTS = {Weight.LESS: 0.5, Weight.NORMAL: 1.0, Weight.MORE: 2.0, Weight.MOST: 4.0}
PRICE_STATE = "price_state"


class _Row(Struct, frozen=True):
    """What the plan needs to know about a feed or account."""

    plan_id: int
    window: int
    weight: float
    alert: float
    feed_bias: FeedBias
    known: KnownPosts


def gather_planning_inputs(
    conn: Connection, feeds: Sequence[Feed], budget: int, now: float, zone: tzinfo
) -> PlanningInputs:
    """`feeds` are all subscriptions, as they are or as the user might set them; planned are those whose polls are
    chosen by worth, and the servers of accounts."""
    settings = load_settings(conn)
    planned = [feed for feed in feeds if is_chosen_by_worth(feed)]
    feed_bias = topics.list_feed_biases(conn, settings, now)
    rows = [_gather_feed(conn, feed, feed_bias.get(feed.id, FeedBias()), now) for feed in planned]
    rows += [_gather_account(conn, one, feed_bias, now) for one in list_planned_accounts(conn, feeds)]
    windows = np.array([row.window for row in rows], dtype=np.int64)
    known = [row.known for row in rows]
    if settings.digest:
        visits = list_digest_visits(conn, settings, now - MEMORY_S, now, zone)
    else:
        visits = list_merged_visits(conn, now - MEMORY_S, now)
    began = min([feed.added_at for feed in feeds], default=now)
    return PlanningInputs(
        feed_ids=tuple(row.plan_id for row in rows),
        windows=windows,
        weights=np.array([row.weight for row in rows], dtype=np.float64),
        alert=np.array([row.alert for row in rows], dtype=np.float64),
        feed_biases=tuple(row.feed_bias for row in rows),
        rhythm=learn_rhythm(make_ledger(windows, known, day_start(now, zone), now, zone)),
        visits=visits,
        visits_from=max(min([began, *visits[:1].tolist()]), now - MEMORY_S, find_known_from(conn)),
        closed=closed_slots(list_awake(conn), now, zone),
        budget=budget,
        whole_budget=settings.daily_budget if settings.digest else 0,
        price_before=load_price_state(conn),
        signs=() if settings.digest else list_signs(conn, now - MEMORY_S, now),
    )


def describe_basis(conn: Connection, feeds: Sequence[Feed], budget: int, now: float, zone: tzinfo) -> str:
    """Describe what a day model depends on, apart from what is learned each night: it stays the same all day unless
    the user or a clock changes something."""
    choices = _list_choices(feed for feed in feeds if is_chosen_by_worth(feed))
    day = (day_start(now, zone), next_day_start(now, zone))
    settings = load_settings(conn)
    feed_biases = (settings.novelty_in_plan, settings.interest_in_plan)
    digest = (settings.digest, settings.edition_hours, settings.edition_days) if settings.digest else ()
    accounts = [(account.account_id, _list_choices(account.feeds)) for account in list_planned_accounts(conn, feeds)]
    basis = (__version__, budget, day, find_known_from(conn), feed_biases, digest, choices, accounts)
    return hashlib.sha256(repr(basis).encode()).hexdigest()


def _list_choices(feeds: Iterable[Feed]) -> list[tuple[int, str, bool]]:
    return [(feed.id, feed.choices.weight.value, feed.choices.alert) for feed in feeds]


def _gather_feed(conn: Connection, feed: Feed, feed_bias: FeedBias, now: float) -> _Row:
    known = _recall(conn, feed, window_of(feed), now)
    is_page = bool(feed.choices.page_kind)
    price = find_page_price(list_polls(conn, LAST_POLLS, feed.id)) if is_page else 1.0
    return _Row(feed.id, window_of(feed), _weigh(feed, feed_bias) / price, _alert(feed) / price, feed_bias, known)


def _gather_account(conn: Connection, account: PlannedAccount, feed_bias: Mapping[int, FeedBias], now: float) -> _Row:
    known = [_recall(conn, feed, HOLDS_EVERYTHING, now) for feed in account.feeds]
    weight = pool_weight(known, [_weigh(feed, feed_bias.get(feed.id, FeedBias())) for feed in account.feeds])
    alert = pool_weight(known, [_alert(feed) for feed in account.feeds])
    pooled = pool_posts(known, account.delay_s)
    return _Row(account.plan_id, HOLDS_EVERYTHING, weight, alert, FeedBias(), pooled)


def _weigh(feed: Feed, feed_bias: FeedBias) -> float:
    return WEIGHTS[feed.choices.weight] * feed_bias.factor


def _alert(feed: Feed) -> float:
    return ALERT_WEIGHT * feed.choices.alert


def list_merged_visits(conn: Connection, since_at: float, now: float) -> FloatArray:
    """The visits up to now; what a fast clock left in the future is left out."""
    visits = [visit.at for visit in list_visits(conn, since_at) if visit.at <= now]
    return merge_events(np.array(visits, dtype=np.float64))


def load_price_state(conn: Connection) -> PriceState | None:
    """The price carried over from an earlier day or run."""
    stored = find_state(conn, PRICE_STATE)
    try:
        return None if stored is None else PriceState(**stored)
    except TypeError:
        return None  # from another version: learned again soon


def _recall(conn: Connection, feed: Feed, window: int, now: float) -> KnownPosts:
    times = list_posting_times(conn, feed.id, now - MEMORY_S)
    stretches = known_stretches(times, window, feed.http.last_ok_at or now)
    # What the publisher dates into the future has appeared nevertheless.
    return np.minimum(place_posts(times), now), tuple(stretches)
