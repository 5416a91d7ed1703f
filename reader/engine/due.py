"""The polls that are due, each with a trigger and a reason, in the order in which they are run. Pure."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct

from reader.engine import reasons
from reader.engine.day_ledger import ADDED, ARRIVAL, OPENED, PLANNED
from reader.engine.messages import Arrived
from reader.engine.refresh import Poll, may_poll
from reader.model.stored import Feed
from reader.plan.choose import Pick, choose_now, fixed_due, never_polled, unanswered
from reader.plan.day_model import DayModel
from reader.plan.keep_reason import note_interval, note_reason
from reader.plan.poll_state import PollState

JUST_POLLED_S = 300.0
"""A feed polled so lately is not polled again because it is opened."""


class Due(Struct, frozen=True):
    poll: Poll
    worth_h: float = 0.0


def list_due(
    day_model: DayModel | None,
    poll_state: PollState,
    feeds: Sequence[Feed],
    arrival: Arrived | None,
    opened: Collection[int],
    is_choice: bool,
    woke: bool,
) -> list[Due]:
    """New subscriptions are always polled. All others only while something is left of the budget."""
    by_id = {feed.id: feed for feed in feeds}
    due = [Due(Poll(feed, ADDED, reasons.SUBSCRIBED)) for feed in never_polled(feeds, poll_state.now)]
    bound = [*_opened(by_id, opened, poll_state.now)]
    if is_choice:
        bound += [Due(Poll(feed, PLANNED, reasons.TRIED_AGAIN)) for feed in unanswered(feeds, poll_state.now)]
        bound += [
            Due(Poll(feed, PLANNED, note_interval(feed.choices.interval_s or 0)))
            for feed in fixed_due(feeds, poll_state.now)
        ]
    if day_model is not None and (is_choice or arrival):
        visible = arrival.visible if arrival else ()
        picks = choose_now(day_model, poll_state, here=arrival is not None, visible=visible)
        bound += [_chosen(pick, by_id[pick.feed_id], arrival is not None, woke) for pick in picks]
    return [*due, *_each_once(bound)[: poll_state.left]]


def _opened(by_id: dict[int, Feed], opened: Collection[int], now: float) -> list[Due]:
    feeds = [by_id[feed_id] for feed_id in opened if feed_id in by_id]
    return [
        Due(Poll(feed, OPENED, reasons.OPENED))
        for feed in feeds
        if feed.choices.poll_when_opened
        and may_poll(feed, now)
        and now - (feed.http.last_fetched_at or 0.0) >= JUST_POLLED_S
    ]


def _chosen(pick: Pick, feed: Feed, here: bool, woke: bool) -> Due:
    reason = note_reason(pick.reason, feed.http.earliest_reason)
    if woke and not here:
        reason = reasons.WOKE
    return Due(Poll(feed, ARRIVAL if here else PLANNED, reason), pick.worth_h)


def _each_once(due: Sequence[Due]) -> list[Due]:
    return list({one.poll.feed.id: one for one in reversed(due)}.values())[::-1]
