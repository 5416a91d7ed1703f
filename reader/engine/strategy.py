"""Polls by a strategy of the literature where the user chose one in place of Paperround's own. The engine's thread.

The engine knows strategies by `planner/strategies` and its interface alone. A strategy is made again with each day
model, so that it learns every night, and speaks of feeds by their places in it. A feed that it asked for stays wanted
until it has answered, whatever held the poll back: its publisher, the network or the budget.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from copy import deepcopy
from datetime import tzinfo

import numpy as np
from msgspec import Struct, ValidationError, convert
from msgspec.structs import asdict, replace

from reader.core.clock import local_day
from reader.core.records.logged import PlannedPoll
from reader.core.records.planning import HOUR_S, FloatArray, IntArray
from reader.core.records.reasons import PollReason
from reader.core.records.stored import Feed
from reader.core.settings import OURS, Settings
from reader.engine.due import interval_polls_a_day
from reader.engine.planning_inputs import gather_circumstances, list_posts_since
from reader.planner import strategies
from reader.planner.choose import Choice
from reader.planner.day_model import DayModel
from reader.planner.learning.rhythm import SLOT_S
from reader.planner.poll_state import PollState
from reader.planner.strategies.policy import Circumstances
from reader.store.db import Connection
from reader.store.engine_state import find_state, save_state
from reader.store.settings import save_rows

SOONEST_S = 60.0
STRATEGY_USE = "strategy_use"
PostsSince = Callable[[int, float], FloatArray]
"""The times of the posts of the feed at a place that were not here at an instant."""


class StrategyUse(Struct, frozen=True):
    """The last time that another strategy than Paperround's own polled."""

    name: str
    since_at: float
    until_at: float | None = None
    """None while it still does."""


def find_strategy(settings: Settings, now: float, zone: tzinfo) -> str:
    """The name of the strategy that polls today."""
    is_over = settings.strategy_until and local_day(now, zone) >= settings.strategy_until
    return OURS if is_over else settings.strategy


def find_use(conn: Connection) -> StrategyUse | None:
    try:
        return convert(find_state(conn, STRATEGY_USE), StrategyUse | None)
    except ValidationError:
        return None  # from another version


def note_use(conn: Connection, name: str, now: float) -> None:
    """Note since when a strategy polls, or that the last one no longer does."""
    use = find_use(conn)
    is_running = use is not None and use.until_at is None
    if use is not None and is_running and name == OURS:
        save_state(conn, STRATEGY_USE, asdict(replace(use, until_at=now)))
    elif name != OURS and not (use is not None and is_running and use.name == name):
        save_state(conn, STRATEGY_USE, asdict(StrategyUse(name, now)))


def end_use(conn: Connection, settings: Settings) -> Settings:
    """Give polling back to Paperround's own strategy, as the user wanted it from today on."""
    ended = {"strategy": OURS, "strategy_until": ""}
    save_rows(conn, ended)
    return replace(settings, **ended)


class StrategyPlan:
    """A day's polls by one strategy."""

    def __init__(
        self, name: str, circumstances: Circumstances, feed_ids: Sequence[int], posts_since: PostsSince
    ) -> None:
        self._cause = strategies.CAUSES[name]
        self._feed_ids, self._posts_since = feed_ids, posts_since
        self._policy = strategies.STRATEGIES[name](circumstances)
        self._last_polls = circumstances.last_polls_at()
        self._wanted = np.zeros(circumstances.feeds, dtype=np.bool_)

    def learn(self, poll_state: PollState) -> None:
        """Tell the strategy of the polls since the last question, no matter who made them."""
        last = poll_state.now - poll_state.ages * SLOT_S
        for place in np.flatnonzero(last > self._last_polls + 0.5).tolist():
            posts = self._posts_since(place, float(self._last_polls[place]))
            self._policy.polled(np.array([place]), float(last[place]), [posts])
            self._last_polls[place] = last[place]
            self._wanted[place] = False

    def choose(self, poll_state: PollState, *, user_present: bool) -> Choice:
        now = poll_state.now
        if self._policy.next_wake() <= now:
            self._wanted[self._policy.wake(now)] = True
        if user_present:
            self._wanted[self._policy.visited(now)] = True
        places = np.flatnonzero(self._wanted & (poll_state.earliest_at <= now))
        places = places[np.argsort(-poll_state.ages[places], kind="stable")]
        if poll_state.share <= 0:
            places = places[:0]
        return self._as_choice(places[: max(poll_state.left, 0)])

    def _as_choice(self, places: IntArray) -> Choice:
        return Choice(places, np.zeros(len(places)), reasons=tuple(self._explain(place) for place in places.tolist()))

    def _explain(self, place: int) -> PollReason:
        return PollReason(self._cause, span_s=round(self._policy.usual_span_s(place)))

    def next_question_at(self, now: float) -> float:
        """When the strategy decides next, or what was held back may be possible."""
        at = min(self._policy.next_wake(), now + SLOT_S if self._wanted.any() else np.inf)
        return float(max(at, now + SOONEST_S))

    def forecast(self, poll_state: PollState, hours: float, only: Collection[int] | None) -> list[PlannedPoll]:
        """The polls to come if no feed brings anything; `only` names the feeds to list."""
        policy, found = deepcopy(self._policy), []
        until = poll_state.now + hours * HOUR_S
        waiting = [(float(poll_state.earliest_at[place]), place) for place in np.flatnonzero(self._wanted).tolist()]
        turns = [(max(at, poll_state.now), place) for at, place in waiting]
        while (at := float(policy.next_wake())) < until:
            places = policy.wake(at)
            policy.polled(places, at, [np.empty(0)] * len(places))
            turns += [(at, place) for place in places.tolist()]
        for at, place in turns:
            feed_id = self._feed_ids[place]
            if at < until and (only is None or feed_id in only):
                found.append(PlannedPoll(at, feed_id, 0.0, str(self._explain(place))))
        return sorted(found, key=lambda poll: poll.at)


def make_strategy_plan(
    conn: Connection, name: str, day_model: DayModel, feeds: Sequence[Feed], poll_state: PollState, budget: int
) -> StrategyPlan:
    """The plan of a strategy for the feeds of a day model, from what is stored of them. `budget` is also for polls by
    the user's own intervals."""
    free = max(budget - interval_polls_a_day(feeds), 0)
    known = gather_circumstances(conn, feeds, day_model.feed_ids, free, poll_state, day_model.zone)

    def posts_since(place: int, since_at: float) -> FloatArray:
        return list_posts_since(conn, day_model.feed_ids[place], since_at)

    return StrategyPlan(name, known, day_model.feed_ids, posts_since)
