"""The polls that are due, each with a trigger and a reason, in the order in which they are run. Pure."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from reader.engine.messages import Arrived
from reader.engine.polls.day_ledger import ADDED, ARRIVAL, OPENED, PLANNED
from reader.engine.polls.fixed_polls import interval_reason, is_interval_over
from reader.engine.polls.pollable import is_due_again, is_never_polled, may_poll
from reader.engine.polls.refresh import Poll
from reader.model.reasons import Cause
from reader.model.stored import Feed
from reader.plan.choose import Choice
from reader.plan.day_model import DayModel
from reader.plan.find_reason import find_reason
from reader.plan.poll_state import PollState

JUST_POLLED_S = 300.0
"""A feed polled so lately is not polled again because it is opened."""


def list_due(
    day_model: DayModel | None,
    poll_state: PollState,
    choice: Choice | None,
    feeds: Sequence[Feed],
    arrival: Arrived | None,
    opened: Collection[int],
    woke: bool,
) -> list[Poll]:
    """New subscriptions are always polled. All others only while something is left of the budget. The `choice` is
    what the plan wants of this moment, if it was asked."""
    by_id, now = {feed.id: feed for feed in feeds}, poll_state.now
    bound = _opened(by_id, opened, now)
    bound += [Poll(feed, PLANNED, Cause.TRIED_AGAIN) for feed in feeds if is_due_again(feed, now)]
    bound += [Poll(feed, PLANNED, interval_reason(feed)) for feed in feeds if is_interval_over(feed, now)]
    if day_model is not None and choice is not None:
        bound += _chosen(day_model, poll_state, choice, by_id, arrival, woke)
    return [*list_first_polls(feeds, now), *_each_once(bound)[: poll_state.left]]


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
    arrival: Arrived | None,
    woke: bool,
) -> list[Poll]:
    """The worthiest first; feeds the owner sees before all others."""
    here = arrival is not None
    made = []
    for place in choice.places.tolist():
        age = float(poll_state.ages[place])
        reason = find_reason(day_model, poll_state, place, poll_state.now, age, here=here)
        reason = reason if here else replace(reason, together=len(choice.places) - 1)
        told = Cause.WOKE if woke and not here else str(reason)
        made.append(Poll(by_id[day_model.feed_ids[place]], ARRIVAL if here else PLANNED, told))
    visible = arrival.visible if arrival else ()
    return sorted(made, key=lambda one: one.feed.id not in visible)


def _each_once(due: Sequence[Poll]) -> list[Poll]:
    return list({one.feed.id: one for one in reversed(due)}.values())[::-1]
