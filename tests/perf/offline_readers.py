"""Replays of made-up users with a commute, which measure what was complete when it was opened offline.

What to prefetch is learned and chosen by the engine's own functions, which see nothing that has not happened yet.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta, tzinfo

import numpy as np
from msgspec import Struct

from reader.core.records.planning import DAY_S, FloatArray
from reader.features.offline.planning import (
    AHEAD_S,
    Before,
    Candidate,
    LearnedHours,
    choose_prefetch,
    find_need_now,
    list_needs,
)
from reader.features.offline.records import Need, PrefetchedFor
from reader.lab.command import parse_count, parse_seed, parse_zone
from reader.lab.generate import Recipe, generate
from reader.planner.choose import MINUTE_S
from reader.planner.content.digest import make_digest
from reader.planner.content.interest import NO_ODDS
from reader.planner.content.vectors import Vector
from reader.planner.days import day_start
from reader.planner.learning.opening import (
    SITTINGS,
    FeedOpens,
    Judged,
    OpenedPost,
    Opening,
    SettledPost,
    count_between,
    learn_opening,
    learn_words,
    predict_open,
)
from reader.planner.learning.rhythm import SLOT_S
from reader.planner.learning.usual_hours import learn_usual_hours

LEARN_DAYS = 28
TUNED_BY = 10
"""The rule was chosen with this many users of each kind; others test it."""
WEEKEND = 6
OPENED_AT_ONCE = 0.8
"""Of the posts that will be opened, the share that is opened at the first sitting after they came."""
MOST_AT_ONCE = 150
"""The newest posts that the user goes through at one sitting."""
TOPIC_WORDS, COMMON_WORDS = 60, 120
SETTLED_S, MOST_SETTLED = DAY_S / 2, 1_200
MEMORY_S = 28 * DAY_S
OLDEST_S = 3 * DAY_S
SITTING_S = 1_800.0
USUAL_BYTES = 200_000.0
HISTORY_S = 7 * DAY_S
LATER = tuple((1.0 - OPENED_AT_ONCE) ** passed for passed in range(SITTINGS + 1))
"""The true share of posts, of those opened at all, that is opened after this many sittings."""


class Post(Struct, frozen=True):
    id: int
    feed_id: int
    at: float
    missing_bytes: float
    """Of the page and the pictures; 0 if it came complete."""
    is_wanted: bool
    """Whether the user would open it."""
    title: str = ""
    snippet: str = ""
    chance: float = 0.0
    """The true probability that it is opened."""


class Sitting(Struct, frozen=True):
    at: float
    is_offline: bool


class MadeUpUser(Struct, frozen=True):
    posts: tuple[Post, ...]
    """In the order of time."""
    sittings: tuple[Sitting, ...]
    offline: tuple[tuple[float, float], ...]
    running: tuple[tuple[float, float], ...]
    """When the machine runs, and is online unless `offline` says otherwise."""
    start_at: float
    end_at: float


class Habits(Struct, frozen=True):
    feeds: int = 60
    days: int = 42
    favourites: float = 0.25
    """The share of feeds of which the user opens nearly everything."""
    opens: tuple[float, float] = (9.0, 1.0)
    """The beta distribution of the share that is opened of favourites…"""
    skims: tuple[float, float] = (0.4, 8.0)
    """…and of all other feeds."""
    topics: int = 0
    """The topics of posts, of which each feed has some. With 0 posts have no words, and the user reads by feed
    alone."""
    liked_topics: int = 3
    travels: float = 0.9
    """The share of weekdays with a commute."""
    median_posts_per_day: float = 0.8
    start_at: float = 1_757_289_600.0


def make_user(habits: Habits, rng: np.random.Generator, zone: tzinfo) -> MadeUpUser:
    """A user whose truth is known; the same generator gives the same one."""
    recipe = Recipe(
        feeds=habits.feeds,
        days=habits.days,
        start_at=habits.start_at,
        median_posts_per_day=habits.median_posts_per_day,
        most_posts_per_day=30.0,
        sessions_per_day=0.0,
    )
    history = generate(recipe, rng, zone)
    posts = _make_posts(history.feeds.posts, habits, rng)
    sittings: list[Sitting] = []
    offline: list[tuple[float, float]] = []
    running: list[tuple[float, float]] = []
    first = datetime.fromtimestamp(habits.start_at + DAY_S / 2, zone).date()
    for number in range(habits.days):
        day = first + timedelta(days=number)
        midnight = datetime.combine(day, datetime.min.time(), tzinfo=zone).timestamp()

        def at(hour: float, spread_min: float, midnight: float = midnight) -> float:
            return midnight + hour * 3_600 + rng.normal(0.0, spread_min) * MINUTE_S

        running.append((at(6.6, 8), at(22.8, 12)))
        is_commute = day.isoweekday() < WEEKEND and rng.random() < habits.travels
        for leaves, takes_min in ((7.67, 45), (17.5, 45)) if is_commute else ():
            begin = at(leaves, 5)
            end = begin + (takes_min + rng.normal(0.0, 4)) * MINUTE_S
            offline.append((begin, end))
            sittings.append(Sitting(begin + rng.uniform(2, 8) * MINUTE_S, True))
        for hour, chance in ((6.9, 0.25), (12.4, 0.4), (20.5, 0.7)):
            if rng.random() < chance + (0.2 if not is_commute else 0.0):
                sittings.append(Sitting(at(hour, 25), False))
    return MadeUpUser(
        posts,
        tuple(sorted(sittings, key=lambda one: one.at)),
        tuple(offline),
        tuple(running),
        habits.start_at,
        habits.start_at + habits.days * DAY_S,
    )


def _make_posts(times: tuple[FloatArray, ...], habits: Habits, rng: np.random.Generator) -> tuple[Post, ...]:
    made: list[tuple[float, int, float, bool, str, str, float]] = []
    speech = _Speech(habits, rng) if habits.topics else None
    for feed_id, posted in enumerate(times):
        share = rng.beta(*(habits.opens if rng.random() < habits.favourites else habits.skims))
        # A third comes whole without pictures, a third whole with them, a third as a beginning with a link.
        kind = rng.integers(3)
        usual = (0.0, 180_000.0, 320_000.0)[kind] * rng.lognormal(0.0, 0.5)
        about = speech.choose_topics() if speech else []
        for at in posted.tolist():
            missing, title, snippet = usual * rng.lognormal(0.0, 0.6), "", ""
            if speech:
                topic = int(rng.choice(about))
                share = speech.share_of(topic)
                title, snippet = speech.say(topic, 5, 3), speech.say(topic, 12, 12)
            made.append((at, feed_id, missing, bool(rng.random() < share), title, snippet, share))
    made.sort()
    return tuple(
        Post(number, feed_id, at, missing, wanted, title, snippet, chance)
        for number, (at, feed_id, missing, wanted, title, snippet, chance) in enumerate(made, 1)
    )


class _Speech:
    """Topics of posts in made-up words, some of which the user likes."""

    def __init__(self, habits: Habits, rng: np.random.Generator) -> None:
        self._habits, self._rng = habits, rng
        self._common = _make_words(COMMON_WORDS, rng)
        self._words = [_make_words(TOPIC_WORDS, rng) for _ in range(habits.topics)]
        self._liked = set(rng.choice(habits.topics, habits.liked_topics, replace=False).tolist())

    def choose_topics(self) -> list[int]:
        """The topics of one feed."""
        return [int(one) for one in self._rng.choice(self._habits.topics, 3, replace=False)]

    def share_of(self, topic: int) -> float:
        opened, left = self._habits.opens if topic in self._liked else self._habits.skims
        return opened / (opened + left)

    def say(self, topic: int, own: int, common: int) -> str:
        """A text of `own` words of the topic, some more frequent than others, and `common` words of any."""
        words = [self._words[topic][min(int(one), TOPIC_WORDS) - 1] for one in self._rng.zipf(1.3, own)]
        words += [self._common[int(one)] for one in self._rng.integers(0, COMMON_WORDS, common)]
        return " ".join(words)


def _make_words(count: int, rng: np.random.Generator) -> list[str]:
    syllables = [c + v for c in "bdfgklmnprstvz" for v in "aeiou"]
    return ["".join(syllables[int(one)] for one in rng.integers(0, len(syllables), 4)) for _ in range(count)]


class _Topics:
    """The words of posts that the user opens, learned once a day as the engine does."""

    def __init__(self) -> None:
        self._vectors: dict[int, Vector] = {}
        self._odds = NO_ODDS

    def add(self, post: Post) -> None:
        if post.title:
            self._vectors[post.id] = make_digest(post.title, post.snippet).vector

    def learn(self, arrived: Sequence[Post], opened_at: Mapping[int, float], now: float) -> list[Judged]:
        """Learn from the last posts, and judge the younger half of them by the words of the older half."""
        if not self._vectors:
            return []
        settled = [post for post in arrived if post.at < now - SETTLED_S][-MOST_SETTLED:]
        posts = [SettledPost(post.feed_id, self._vectors[post.id], post.id in opened_at) for post in settled]
        self._odds, judged = learn_words(posts)
        return judged

    def odds_of(self, post: Post) -> float | None:
        vector = self._vectors.get(post.id)
        return None if vector is None else self._odds.of(vector)


class PrefetchScore(Struct, frozen=True):
    opened_offline: float
    complete: float
    """Posts opened offline with nothing missing."""
    lacking: float
    """Posts opened offline that would have lacked something without prefetching."""
    lacking_complete: float
    opened_bytes: float
    """Pictures and pages of posts opened offline."""
    prefetched_bytes: float
    prefetched_opened_bytes: float
    """Prefetched bytes of posts that were opened, online or offline."""
    all_opened_bytes: float
    """Pictures and pages of all posts opened, online or offline."""
    journeys: float


class _State:
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
        self.topics = _Topics()
        self.needs: list[Need] = []

    def list_unread(self, now: float) -> list[Post]:
        """The last posts that may still be opened."""
        return [post for post in self.arrived[-1_500:] if post.id not in self.opened_at and post.at >= now - OLDEST_S]

    def estimate(self, feed_id: int) -> float:
        """The expected bytes of a post: the mean of what was fetched of its feed."""
        known = self.known_sizes.get(feed_id, [USUAL_BYTES])
        return sum(known) / len(known)

    def predict(self, post: Post, now: float) -> float:
        assert self.opening is not None
        passed = count_between(self.sittings, post.at, now)
        if self._knows_truth:
            return predict_open(Opening({post.feed_id: post.chance}, LATER), post.feed_id, passed)
        return predict_open(self.opening, post.feed_id, passed, self.topics.odds_of(post))

    def sum_before(self, now: float) -> Before:
        """The bytes prefetched and opened in the last days. A post opened without prefetching counts with the usual
        size of its feed's posts; one prefetched within a day may still be opened, and counts by its probability."""
        lately = [id_ for id_, at in self.ready.items() if at >= now - HISTORY_S]
        fresh = [id_ for id_ in lately if id_ not in self.opened_at and self.ready[id_] >= now - DAY_S]
        opened = sum(self.chances[id_] * self.sizes[id_] for id_ in fresh)
        for post in reversed(self.arrived):
            if post.at < now - HISTORY_S - OLDEST_S:
                break
            if self.opened_at.get(post.id, 0.0) >= now - HISTORY_S:
                is_known = post.feed_id in self.known_sizes
                opened += self.sizes.get(post.id, self.estimate(post.feed_id) if is_known else 0.0)
        return Before(sum(self.sizes[id_] for id_ in lately), opened)


def replay_prefetch(
    user: MadeUpUser,
    zone: tzinfo,
    test_from: float,
    bytes_a_day: float,
    rng: np.random.Generator,
    *,
    knows_truth: bool = False,
) -> PrefetchScore:
    """Replay all of the user's days, scored from `test_from` on. With `knows_truth` the probability that a post is
    opened is known rather than learned, which is the best possible."""
    state = _State(knows_truth)
    score = dict.fromkeys(PrefetchScore.__struct_fields__, 0.0)
    posts, sittings = deque(user.posts), deque(user.sittings)
    at = user.start_at
    while at < user.end_at:
        at += SLOT_S
        while sittings and sittings[0].at <= at:
            sitting = sittings.popleft()
            if _inside(user.running, sitting.at):
                is_scored = sitting.at >= test_from
                score["journeys"] += is_scored and sitting.is_offline
                _read(state, sitting.at, sitting.is_offline, score if is_scored else {}, rng)
        is_online = _inside(user.running, at) and not _inside(user.offline, at)
        while is_online and posts and posts[0].at <= at:
            state.topics.add(posts[0])
            state.arrived.append(posts.popleft())
            state.is_old = True
        _learn(state, user, at, zone)
        if is_online:
            fetched = _prefetch(state, at, zone, bytes_a_day)
            score["prefetched_bytes"] += fetched if at >= test_from else 0.0
    opened = [id_ for id_, got_at in state.ready.items() if got_at >= test_from and id_ in state.opened_at]
    score["prefetched_opened_bytes"] = sum(state.sizes[id_] for id_ in opened)
    return PrefetchScore(**score)


def _inside(spans: tuple[tuple[float, float], ...], at: float) -> bool:
    return any(start <= at < end for start, end in spans)


def _learn(state: _State, user: MadeUpUser, now: float, zone: tzinfo) -> None:
    """Learn once a day, as the engine does."""
    today = day_start(now, zone)
    if today == state.learned_on:
        return
    state.learned_on, state.spent_today = today, 0.0
    past = [span for span in user.offline if span[1] <= now]
    visits = [one for one in state.sittings if one <= now]
    state.hours = LearnedHours(
        offline=learn_usual_hours(past, _past(user.running, now), now, zone),
        sittings=learn_usual_hours([(at, at + SITTING_S) for at in visits], [(user.start_at, now)], now, zone),
        running=learn_usual_hours(_past(user.running, now), [(user.start_at, now)], now, zone),
        stretches=tuple(past),
        visits=tuple(visits),
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


def _prefetch(state: _State, now: float, zone: tzinfo, bytes_a_day: float) -> float:
    """Prefetch what is worth it at this moment; return the bytes."""
    assert state.hours is not None
    needs = [one for one in state.needs if now < one.at <= now + AHEAD_S]
    need = find_need_now(needs, state.hours, now, zone)
    if need is None or not state.is_old:
        return 0.0
    state.is_old = False
    unread = {post.id: post for post in state.list_unread(now)}
    candidates = [
        Candidate(
            post.id,
            state.predict(post, now),
            0.0 if post.id in state.ready or post.missing_bytes <= 0 else state.estimate(post.feed_id),
        )
        for post in unread.values()
    ]
    state.chances |= {one.entry_id: one.probability for one in candidates}
    choice = choose_prefetch(
        candidates,
        bytes_a_day - state.spent_today,
        before=state.sum_before(now),
        is_online=need.cause is PrefetchedFor.SITTING,
    )
    fetched = 0.0
    for entry_id in choice.entry_ids:
        size = unread[entry_id].missing_bytes
        fetched += size
        state.ready[entry_id] = now
        state.sizes[entry_id] = size
        state.known_sizes.setdefault(unread[entry_id].feed_id, [USUAL_BYTES, USUAL_BYTES]).append(size)
    state.spent_today += fetched
    return fetched


def _read(state: _State, now: float, is_offline: bool, score: dict[str, float], rng: np.random.Generator) -> None:
    state.sittings.append(now)
    state.is_old = True
    for post in state.list_unread(now)[-MOST_AT_ONCE:]:
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


TYPICAL, TOPICS = Habits(), Habits(topics=12)
COMMUTERS = {
    "opens favourites, skims the rest": TYPICAL,
    "opens two thirds of favourites": Habits(opens=(4.0, 2.0)),
    "reads three topics of twelve": TOPICS,
    "likes every feed a little": Habits(favourites=0.0, skims=(0.5, 1.5)),
}
NAMES = ("opened", "complete", "lacking", "/opened", "/of it", "/offline", "MB/day")
HEAD = f"{'user':34} " + " ".join(map("{:>8}".format, NAMES)) + "\n"


def add_prefetched(parser: ArgumentParser) -> None:
    parser.add_argument("--people", type=parse_count, default=6, help="users of each kind")
    parser.add_argument(
        "--first", type=parse_seed, default=TUNED_BY, help="number of the first user; those before it tuned the rule"
    )
    parser.add_argument("--known", action="store_true", help="also score with the true probabilities of opening")
    parser.add_argument("--megabytes", type=parse_count, default=20, help="data per day for downloads, in MB")
    parser.add_argument("--zone", type=parse_zone, default="Europe/Berlin", help="time zone of the users")


def run_offline(arguments: Namespace) -> int:
    bytes_a_day = arguments.megabytes * 1e6
    sys.stdout.write(HEAD)
    for name, habits in COMMUTERS.items():
        days = arguments.people * (habits.days - LEARN_DAYS)
        for knows_truth in (False, True)[: 1 + arguments.known]:
            seeds = range(arguments.first, arguments.first + arguments.people)
            total = measure_people(habits, seeds, bytes_a_day, arguments.zone, knows_truth=knows_truth)
            sys.stdout.write(describe("  if all were known" if knows_truth else name, total, days))
            sys.stdout.flush()
    return 0


def measure_people(
    habits: Habits, seeds: Iterable[int], bytes_a_day: float, zone: tzinfo, *, knows_truth: bool = False
) -> PrefetchScore:
    scores = []
    for seed in seeds:
        person = make_user(habits, np.random.default_rng(seed), zone)
        start, rng = person.start_at + LEARN_DAYS * DAY_S, np.random.default_rng(100 + seed)
        scores.append(replay_prefetch(person, zone, start, bytes_a_day, rng, knows_truth=knows_truth))
    return PrefetchScore(*(sum(getattr(one, name) for one in scores) for name in PrefetchScore.__struct_fields__))


def describe(name: str, total: PrefetchScore, days: int) -> str:
    """A row of the table: what was opened offline, how much of it was complete, and of what would have lacked
    something; then the bytes fetched per byte opened, opened of what was prefetched, and opened offline."""
    complete = total.complete / max(total.opened_offline, 1)
    lacking = total.lacking_complete / max(total.lacking, 1)
    ratios = [
        total.prefetched_bytes / max(opened, 1.0)
        for opened in (total.all_opened_bytes, total.prefetched_opened_bytes, total.opened_bytes)
    ]
    times = "{:7.2f}x {:7.2f}x {:7.2f}x".format(*ratios)
    megabytes = total.prefetched_bytes / 1e6 / days
    return f"{name:34} {total.opened_offline:8.0f} {complete:8.1%} {lacking:8.1%} {times} {megabytes:8.1f}\n"
