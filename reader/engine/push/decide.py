"""Decides about push: when a hub is asked, how far its pings are trusted, what that saves. Pure."""

from __future__ import annotations

from enum import StrEnum

from msgspec.structs import replace

from reader.model.planning import DAY_S
from reader.model.push import Hub, PushState, Subscription

RENEW_SHARE = 0.8
"""Of a lease: then it is renewed, so that there is time to try again."""
NO_ANSWER_S = 3_600.0
"""A hub that did not come back within an hour is asked again."""
FIRST_PAUSE_S, LONGEST_PAUSE_S = 900.0, 86_400.0
DENIED_PAUSE_S = 7 * DAY_S
GRACE_S = 900.0
"""A ping may come so long after a poll found the post: then it was told of, only later."""
PING_PAUSE_S = 60.0
"""Between two polls of one feed that pings cause: whoever floods us makes us fetch no more often."""
STRETCHES = ((10, DAY_S), (3, 6 * 3_600.0))
"""Pings in a row without a missed post, and how long after the last answer the next poll by the plan comes then."""
LOOK_BACK_S = 14 * DAY_S


class Deed(StrEnum):
    SUBSCRIBE = "subscribe"
    UNSUBSCRIBE = "unsubscribe"
    FORGET = "forget"


def decide_deed(hub: Hub | None, one: Subscription | None, now: float, *, is_wanted: bool) -> Deed | None:
    """What is to be done at a hub now. `hub`: what the feed names; `is_wanted`: push is on and the feed is polled."""
    if not is_wanted or hub is None:
        return None if one is None else _leave(one, now)
    if one is None:
        return Deed.SUBSCRIBE
    if (one.hub, one.topic) != (hub.url, hub.topic):
        return Deed.SUBSCRIBE if one.state is not PushState.VERIFIED else _leave(one, now)
    return Deed.SUBSCRIBE if now >= find_next_at(one) else None


def _leave(one: Subscription, now: float) -> Deed | None:
    if one.state is PushState.VERIFIED:
        return Deed.UNSUBSCRIBE
    if one.state is PushState.LEAVING and now - one.asked_at < NO_ANSWER_S:
        return None
    return Deed.FORGET


def find_next_at(one: Subscription) -> float:
    """When the hub of a subscription that is wanted is asked again."""
    if one.state is PushState.VERIFIED:
        return one.asked_at + RENEW_SHARE * max(one.lease_until - one.asked_at, 0.0)
    if one.state is PushState.DENIED:
        return one.asked_at + DENIED_PAUSE_S
    pause_s = float(min(FIRST_PAUSE_S * 2 ** min(one.failures, 10), LONGEST_PAUSE_S))
    return one.asked_at + (max(pause_s, NO_ANSWER_S) if one.state is PushState.ASKED else pause_s)


# --- trust ----------------------------------------------------------------------------------------


def is_active(one: Subscription, now: float) -> bool:
    return one.state is PushState.VERIFIED and now < one.lease_until


def find_stretch_s(one: Subscription, now: float) -> float:
    """How long after the last answer the plan may leave the feed alone, because it is told of posts; 0 where not."""
    if not is_active(one, now):
        return 0.0
    streak = settle(one, now).streak
    return next((stretch_s for least, stretch_s in STRETCHES if streak >= least), 0.0)


def settle(one: Subscription, now: float) -> Subscription:
    """A post that no ping told of in time was missed."""
    if one.unconfirmed_at is None or now - one.unconfirmed_at <= GRACE_S:
        return one
    return replace(one, streak=0, unconfirmed_at=None)


def note_ping(one: Subscription, now: float) -> Subscription:
    one = settle(one, now)
    told_late = one.unconfirmed_at is not None
    return replace(
        one, pings=one.pings + 1, last_ping_at=now, unconfirmed_at=None, streak=one.streak + told_late
    )


def note_posts(one: Subscription, count: int, now: float, *, was_pinged: bool) -> Subscription:
    """New posts came: because of a ping, or because a poll found them."""
    one = settle(one, now)
    if was_pinged:
        return replace(one, announced=one.announced + count, streak=one.streak + 1)
    return replace(one, missed=one.missed + count, unconfirmed_at=now)


def estimate_saved(one: Subscription, made: int, now: float) -> float:
    """Polls that the plan would have made as before, less those that it made."""
    if one.verified_at is None or one.state is not PushState.VERIFIED:
        return 0.0
    return max(one.before_per_day * (now - one.verified_at) / DAY_S - made, 0.0)
