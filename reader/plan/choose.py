"""Which feeds to poll at this moment, and why. Pure: rows and beliefs in, picks out."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import numpy as np
from msgspec import Struct

from reader.learn.ledger import SLOT_S
from reader.model.stored import Feed
from reader.plan.day import poll_now
from reader.plan.day_model import LEAST_WORTH_H, DayModel
from reader.plan.find_reason import find_reason
from reader.plan.inputs import is_wanted
from reader.plan.poll_state import PollState, seconds_into_day, slot_at, state_at
from reader.plan.reasons import Reason

COALESCE_S = 120.0
"""What is due so soon is done with what is due now."""


class Pick(Struct, frozen=True):
    feed_id: int
    worth_h: float
    reason: Reason


def choose_now(
    day_model: DayModel, poll_state: PollState, *, here: bool, visible: Collection[int] = ()
) -> list[Pick]:
    """The worthiest first; feeds the owner sees before all others."""
    if poll_state.left <= 0 or poll_state.share <= 0 or not day_model.feed_ids:
        return []
    slot = slot_at(day_model, poll_state.now)
    state = 0 if here else state_at(poll_state.last_look_at, poll_state.now)
    # What is left in the day's last quarter of an hour would be lost, unless it is to be spared.
    last_call = poll_state.now + SLOT_S >= day_model.day_end and state > 0 and poll_state.share >= 1.0
    second = seconds_into_day(day_model, poll_state.now)
    unpolled_s = poll_state.ages * SLOT_S
    chosen = poll_now(day_model.plan, second, state, unpolled_s, poll_state.left, last_call, poll_state.share)
    ripe = chosen.worth_h > 0
    wanted = ripe & poll_state.polite[chosen.feeds] & (chosen.worth_h >= LEAST_WORTH_H)
    picks = [
        Pick(
            day_model.feed_ids[place],
            float(worth),
            find_reason(
                day_model,
                place,
                poll_state.now,
                slot,
                float(poll_state.ages[place]),
                here=here,
                held_back=held,
            ),
        )
        for place, worth, held in zip(
            chosen.feeds[wanted].tolist(),
            chosen.worth_h[wanted],
            _held_back(poll_state)[chosen.feeds[wanted]],
            strict=True,
        )
    ]
    return sorted(picks, key=lambda pick: pick.feed_id not in visible)


def _held_back(poll_state: PollState) -> np.ndarray[tuple[int], np.dtype[np.bool_]]:
    """A wish that ended within the last slot is why a feed is polled only now."""
    return np.asarray((poll_state.earliest_at > poll_state.now - SLOT_S) & (poll_state.ages > 1.0))


def fixed_due(feeds: Sequence[Feed], now: float) -> list[Feed]:
    """Feeds with an interval of the owner's own whose time has come, or comes in a moment."""
    return [feed for feed in feeds if (at := fixed_due_at(feed)) is not None and at <= now + COALESCE_S]


def fixed_due_at(feed: Feed) -> float | None:
    if feed.choices.interval_s is None or not is_wanted(feed) or feed.http.last_fetched_at is None:
        return None
    return max(feed.http.last_fetched_at + feed.choices.interval_s, feed.http.earliest_at)


def fixed_still_today(feeds: Sequence[Feed], now: float, day_end: float) -> int:
    """How many polls feeds with a fixed interval will still take today."""
    total = 0
    for feed in feeds:
        due_at = fixed_due_at(feed)
        if due_at is not None and feed.choices.interval_s and due_at < day_end:
            total += 1 + int((day_end - max(due_at, now)) // max(feed.choices.interval_s, SLOT_S))
    return total


def never_polled(feeds: Sequence[Feed], now: float) -> list[Feed]:
    """New subscriptions, whose first document is fetched because the owner subscribed."""
    return [
        feed
        for feed in feeds
        if is_wanted(feed) and feed.http.last_fetched_at is None and feed.http.earliest_at <= now
    ]


def unanswered(feeds: Sequence[Feed], now: float) -> list[Feed]:
    """Feeds that never gave an answer: tried again as their growing pauses end, until they do."""
    return [
        feed
        for feed in feeds
        if is_wanted(feed)
        and feed.choices.interval_s is None
        and feed.http.last_fetched_at is not None
        and feed.http.last_ok_at is None
        and feed.http.earliest_at <= now
    ]
