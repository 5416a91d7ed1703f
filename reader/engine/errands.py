"""From what is due to errands with a trigger and a reason, in the order in which they are run. Pure."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct

from reader.engine import causes
from reader.engine.choosing import Pick, choose_now, fixed_due, never_visited, unanswered
from reader.engine.day_ledger import ADDED, ARRIVAL, OPENED, PLANNED
from reader.engine.messages import Arrived
from reader.engine.mind import Mind
from reader.engine.moment import Moment
from reader.engine.refresh import Errand, may_visit
from reader.model.stored import Feed

JUST_POLLED_S = 300.0
"""A feed polled so lately is not polled again because it is opened."""


class Due(Struct, frozen=True):
    errand: Errand
    worth_h: float = 0.0


def list_due(
    mind: Mind | None,
    moment: Moment,
    feeds: Sequence[Feed],
    arrival: Arrived | None,
    opened: Collection[int],
    is_choice: bool,
    woke: bool,
) -> list[Due]:
    """New subscriptions are always visited. All others only while something is left of the budget."""
    by_id = {feed.id: feed for feed in feeds}
    due = [Due(Errand(feed, ADDED, causes.SUBSCRIBED)) for feed in never_visited(feeds, moment.now)]
    bound = [*_opened(by_id, opened, moment.now)]
    if is_choice:
        bound += [Due(Errand(feed, PLANNED, causes.TRIED_AGAIN)) for feed in unanswered(feeds, moment.now)]
        bound += [
            Due(Errand(feed, PLANNED, causes.note_interval(feed.choices.interval_s or 0)))
            for feed in fixed_due(feeds, moment.now)
        ]
    if mind is not None and (is_choice or arrival):
        visible = arrival.visible if arrival else ()
        picks = choose_now(mind, moment, here=arrival is not None, visible=visible)
        bound += [_chosen(pick, by_id[pick.feed_id], arrival is not None, woke) for pick in picks]
    return [*due, *_each_once(bound)[: moment.left]]


def _opened(by_id: dict[int, Feed], opened: Collection[int], now: float) -> list[Due]:
    feeds = [by_id[feed_id] for feed_id in opened if feed_id in by_id]
    return [
        Due(Errand(feed, OPENED, causes.OPENED))
        for feed in feeds
        if feed.choices.poll_when_opened
        and may_visit(feed, now)
        and now - (feed.http.last_fetched_at or 0.0) >= JUST_POLLED_S
    ]


def _chosen(pick: Pick, feed: Feed, here: bool, woke: bool) -> Due:
    reason = causes.note_reason(pick.reason, feed.http.earliest_reason)
    if woke and not here:
        reason = causes.WOKE
    return Due(Errand(feed, ARRIVAL if here else PLANNED, reason), pick.worth_h)


def _each_once(due: Sequence[Due]) -> list[Due]:
    return list({one.errand.feed.id: one for one in reversed(due)}.values())[::-1]
