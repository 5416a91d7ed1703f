"""Replays weeks of an owner with a commute, and measures what was ready when it was opened without a line.

Everything that is decided is decided by what the engine asks, too: learn/usual_hours, learn/opening, plan/ready_needs,
plan/ready. Nothing is shown to them that has not happened yet.
"""

from __future__ import annotations

from datetime import tzinfo

import numpy as np
from msgspec import Struct

from reader.lab.ready_owner import MOST_AT_ONCE, OPENED_AT_ONCE, Owner, Post
from reader.lab.ready_topics import Topics
from reader.learn.ledger import SLOT_S
from reader.learn.opening import (
    SITTINGS,
    FeedOpens,
    OpenedPost,
    Opening,
    count_between,
    learn_opening,
    predict_open,
)
from reader.learn.usual_hours import learn_usual_hours
from reader.model.planning import DAY_S
from reader.model.ready import Need, ReadyFor
from reader.plan.days import day_start
from reader.plan.ready import Before, Candidate, choose_ready
from reader.plan.ready_needs import AHEAD_S, LearnedHours, find_need_now, list_needs

MEMORY_S = 28 * DAY_S
OLDEST_S = 3 * DAY_S
SITTING_S = 1_800.0
USUAL_BYTES = 200_000.0
LOOK_BACK_S = 7 * DAY_S


LATER = tuple((1.0 - OPENED_AT_ONCE) ** passed for passed in range(SITTINGS + 1))
"""Of posts that are opened at all, the share that is opened after so many sittings: the owner's truth."""


class ReadyScore(Struct, frozen=True):
    opened_offline: float
    complete: float
    """Of those: nothing was missing."""
    lacking: float
    """Of those: something would have been missing, had nobody fetched it."""
    lacking_complete: float
    opened_bytes: float
    """Pictures and pages of what was opened without a line."""
    ready_bytes: float
    """What was fetched beforehand, all of it."""
    ready_opened_bytes: float
    """Of it, what was opened, with a line or without."""
    all_opened_bytes: float
    """Pictures and pages of all that was opened, with a line or without."""
    journeys: float


class _State:
    """What is known so far."""

    def __init__(self, knows_truth: bool) -> None:
        self._knows_truth = knows_truth
        self.arrived: list[Post] = []
        self.opened_at: dict[int, float] = {}
        self.ready: dict[int, float] = {}
        self.sittings: list[float] = []
        self.opening: Opening | None = None
        self.hours: LearnedHours | None = None
        self.learned_on = -1.0
        self.sizes: dict[int, float] = {}
        self.known_sizes: dict[int, list[float]] = {}
        self.chances: dict[int, float] = {}
        self.spent_today = 0.0
        self.is_old = True
        self.next_post = 0
        self.topics = Topics()
        self.needs: list[Need] = []

    def estimate(self, feed_id: int) -> float:
        """Nobody knows how large a picture is before it is here: as large as those of the same feed."""
        known = self.known_sizes.get(feed_id, [USUAL_BYTES])
        return sum(known) / len(known)

    def predict(self, post: Post, now: float) -> float:
        assert self.opening is not None
        passed = count_between(self.sittings, post.at, now)
        if self._knows_truth:
            truth = Opening({post.feed_id: post.chance}, LATER)
            return predict_open(truth, post.feed_id, passed)
        return predict_open(self.opening, post.feed_id, passed, self.topics.odds_of(post))

    def sum_before(self, now: float) -> Before:
        """What the last days came to: of what was opened without having been got ready, only the usual size of its
        feed's posts is known; what was got ready within a day may still be opened, and counts by its probability."""
        lately = [id_ for id_, at in self.ready.items() if at >= now - LOOK_BACK_S]
        fresh = [id_ for id_ in lately if id_ not in self.opened_at and self.ready[id_] >= now - DAY_S]
        opened = sum(self.chances[id_] * self.sizes[id_] for id_ in fresh)
        for post in reversed(self.arrived):
            if post.at < now - LOOK_BACK_S - OLDEST_S:
                break
            if self.opened_at.get(post.id, 0.0) >= now - LOOK_BACK_S:
                is_known = post.feed_id in self.known_sizes
                opened += self.sizes.get(post.id, self.estimate(post.feed_id) if is_known else 0.0)
        return Before(sum(self.sizes[id_] for id_ in lately), opened)


def replay_ready(
    owner: Owner,
    zone: tzinfo,
    test_from: float,
    bytes_a_day: float,
    rng: np.random.Generator,
    *,
    knows_truth: bool = False,
) -> ReadyScore:
    """From the owner's first day to the last; scored from `test_from` on. `knows_truth`: how probably a post is opened
    is not learned but known, which is the best that anybody could do."""
    state = _State(knows_truth)
    score = dict.fromkeys(ReadyScore.__struct_fields__, 0.0)
    posts, sittings = list(owner.posts), list(owner.sittings)
    at = owner.start_at
    while at < owner.end_at:
        at += SLOT_S
        while sittings and sittings[0].at <= at:
            sitting = sittings.pop(0)
            if _inside(owner.running, sitting.at):
                is_scored = sitting.at >= test_from
                score["journeys"] += is_scored and sitting.is_offline
                _read(state, sitting.at, sitting.is_offline, score if is_scored else {}, rng)
        has_line = _inside(owner.running, at) and not _inside(owner.offline, at)
        if has_line:
            _arrive(state, posts, at)
        _learn(state, owner, at, zone)
        if has_line:
            fetched = _get_ready(state, at, zone, bytes_a_day)
            score["ready_bytes"] += fetched if at >= test_from else 0.0
    opened = [id_ for id_, got_at in state.ready.items() if got_at >= test_from and id_ in state.opened_at]
    score["ready_opened_bytes"] = sum(state.sizes[id_] for id_ in opened)
    return ReadyScore(**score)


def _arrive(state: _State, posts: list[Post], now: float) -> None:
    while state.next_post < len(posts) and posts[state.next_post].at <= now:
        state.arrived.append(posts[state.next_post])
        state.topics.take(posts[state.next_post])
        state.next_post += 1
        state.is_old = True


def _inside(spans: tuple[tuple[float, float], ...], at: float) -> bool:
    return any(start <= at < end for start, end in spans)


def _learn(state: _State, owner: Owner, now: float, zone: tzinfo) -> None:
    """Once a day, as the engine does."""
    today = day_start(now, zone)
    if today == state.learned_on:
        return
    state.learned_on, state.spent_today = today, 0.0
    past = [span for span in owner.offline if span[1] <= now]
    looks = [one for one in state.sittings if one <= now]
    state.hours = LearnedHours(
        offline=learn_usual_hours(past, _past(owner.running, now), now, zone),
        sittings=learn_usual_hours(
            [(at, at + SITTING_S) for at in looks], [(owner.start_at, now)], now, zone
        ),
        running=learn_usual_hours(_past(owner.running, now), [(owner.start_at, now)], now, zone),
        stretches=tuple(past),
        looks=tuple(looks),
    )
    state.needs = list_needs(state.hours, now, zone)
    since = now - MEMORY_S
    posts: dict[int, list[float]] = {}
    for post in state.arrived:
        if since <= post.at < now - DAY_S / 2:  # the latest may be opened yet
            counts = posts.setdefault(post.feed_id, [0.0, 0.0])
            counts[0] += 1
            counts[1] += post.id in state.opened_at
    feeds = {feed_id: FeedOpens(*counts) for feed_id, counts in posts.items()}
    opened = [
        OpenedPost(post.at, state.opened_at[post.id])
        for post in state.arrived
        if post.at >= since and post.id in state.opened_at
    ]
    judged = state.topics.learn(state.arrived, state.opened_at, now)
    state.opening = learn_opening(feeds, opened, state.sittings, judged)


def _past(spans: tuple[tuple[float, float], ...], now: float) -> list[tuple[float, float]]:
    return [(start, min(end, now)) for start, end in spans if start < now]


def _get_ready(state: _State, now: float, zone: tzinfo, bytes_a_day: float) -> float:
    """What is fetched at this moment."""
    assert state.hours is not None
    needs = [one for one in state.needs if now < one.at <= now + AHEAD_S]
    need = find_need_now(needs, state.hours, now, zone)
    if need is None or not state.is_old:
        return 0.0
    state.is_old = False
    candidates = [
        Candidate(
            post.id,
            state.predict(post, now),
            0.0 if post.id in state.ready or post.missing_bytes <= 0 else state.estimate(post.feed_id),
        )
        for post in state.arrived[-1_500:]
        if post.id not in state.opened_at and post.at >= now - OLDEST_S
    ]
    state.chances |= {one.entry_id: one.probability for one in candidates}
    choice = choose_ready(
        candidates,
        bytes_a_day - state.spent_today,
        before=state.sum_before(now),
        has_line=need.cause is ReadyFor.SITTING,
    )
    by_id = {post.id: post for post in state.arrived[-1_500:]}
    fetched = 0.0
    for entry_id in choice.entry_ids:
        size = by_id[entry_id].missing_bytes
        fetched += size
        state.ready[entry_id] = now
        state.sizes[entry_id] = size
        known = state.known_sizes.setdefault(by_id[entry_id].feed_id, [USUAL_BYTES, USUAL_BYTES])
        known.append(size)
    state.spent_today += fetched
    return fetched


def _read(
    state: _State, now: float, is_offline: bool, score: dict[str, float], rng: np.random.Generator
) -> None:
    state.sittings.append(now)
    state.is_old = True
    unread = [
        post
        for post in state.arrived[-1_500:]
        if post.id not in state.opened_at and post.at >= now - OLDEST_S
    ]
    for post in unread[-MOST_AT_ONCE:]:
        if not post.is_wanted or rng.random() >= OPENED_AT_ONCE:
            continue
        state.opened_at[post.id] = now
        if score:
            score["all_opened_bytes"] += post.missing_bytes
        if is_offline and score:
            is_complete = post.missing_bytes <= 0 or post.id in state.ready
            score["opened_offline"] += 1
            score["complete"] += is_complete
            score["lacking"] += post.missing_bytes > 0
            score["lacking_complete"] += post.missing_bytes > 0 and is_complete
            score["opened_bytes"] += post.missing_bytes
