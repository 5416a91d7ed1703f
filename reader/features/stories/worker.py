"""Reads new entries to learn feed profiles and stories; and what that is used for: topics, a feed's bias, For you.

ContentReader goes through the entries in the order they were stored, on the engine's thread, a small transaction per
step. Rows say how far it got, so it continues after a crash or a restart, and starts again without rows. What uses the
profiles only reads, on any thread but the main one, as loading term counts takes a while.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

import numpy as np
from msgspec import MsgspecError, Struct, field, msgpack
from msgspec.structs import replace

import reader.store.content as rows
from reader.core.records.content import ContentProgress, ContentStep, FeedBias, PostText, ProfileRow
from reader.core.records.planning import DAY_S
from reader.core.settings import Settings
from reader.features.stories.planning import MOST_POSTS, WINDOW_S, StoryFinder
from reader.planner.content.digest import everything_in, make_digest, spell_out
from reader.planner.content.interest import Interest, Opened, fit, is_liked, learn_interest, order_fairly
from reader.planner.content.profile import WINDOW, Cohesion, FeedProfile, Packed, PostRates, novel_share, top_terms
from reader.planner.content.similarity import TERMS_PER_FEED, SimilarFeeds
from reader.planner.content.topic_words import find_topics, name_reasons
from reader.planner.content.vectors import EMPTY, DocumentFrequency, Vector
from reader.planner.learning.reading import weigh_by_visits
from reader.store.bodies import drop_cut_word
from reader.store.db import Connection
from reader.store.feeds import list_feeds
from reader.store.reading_log import count_places, count_posts, list_less, list_readings, list_unread_posts

_MOST_COUNTED = 255
_FORM = 3
"""The version of the stored profiles."""
POSTS_PER_STEP = 50
VISITS_S = 28 * DAY_S
FEEDS_PER_PART = 50
TITLES_PER_PART = 100
TERMS_PER_PART = 10_000
MOST_UNCOUNTED = 500
POSTS_TO_MOVE = 6
"""A feed is compared with the others again after this many posts, a fifth of its profile: one post changes little."""


class KnownFeed(Struct):
    """What is known of one feed while its posts are read."""

    feed_id: int
    profile: FeedProfile = field(default_factory=FeedProfile)
    posts: int = 0
    novel: int = 0
    rates: PostRates = field(default_factory=PostRates)
    last_batch_at: int = 0
    placed_posts: int = -1
    """How many posts it had when it was last compared with other feeds; below 0: never."""
    heaviest: Vector = EMPTY
    """Its heaviest terms at that time."""


class _Stored(Struct, frozen=True, array_like=True):
    """The terms of a feed's last posts, packed: how many each post has, their buckets and counts, and the products of
    every two posts. Some ten kilobytes a feed, hardly compressible because buckets are hashes."""

    form: int
    placed_posts: int
    heaviest: tuple[bytes, bytes]
    sizes: list[int]
    products: bytes
    buckets: bytes
    counts: bytes

    @property
    def heaviest_terms(self) -> Vector:
        return Vector(*map(np.frombuffer, self.heaviest, ("<u4", "<f4")))


def make_row(known: KnownFeed) -> ProfileRow:
    cohesion, rates = known.profile.cohesion, known.rates
    packed, heaviest = known.profile.packed(), known.heaviest
    stored = _Stored(
        _FORM,
        known.placed_posts,
        (heaviest.buckets.astype("<u4").tobytes(), heaviest.counts.astype("<f4").tobytes()),
        packed.sizes,
        packed.products.astype("<f4").tobytes(),
        packed.buckets.astype("<u4").tobytes(),
        np.minimum(packed.counts, _MOST_COUNTED).astype("u1").tobytes(),
    )
    return ProfileRow(
        feed_id=known.feed_id,
        data=msgpack.encode(stored),
        posts=known.posts,
        novel=known.novel,
        cohesion=(cohesion.posts, cohesion.mean, cohesion.variance),
        rates=(rates.per_day, rates.novel_per_day, rates.updates),
        last_batch_at=known.last_batch_at,
    )


def make_known(row: ProfileRow) -> KnownFeed:
    """Unpack a profile; one that can't be read counts as none, and the feed is learned again."""
    try:
        stored = _unpack(row.data)
        heaviest, count = stored.heaviest_terms, len(stored.sizes)
        packed = Packed(
            stored.sizes,
            np.frombuffer(stored.buckets, "<u4", sum(stored.sizes)),
            np.frombuffer(stored.counts, "u1", sum(stored.sizes)).astype(np.float32),
            np.frombuffer(stored.products, "<f4").reshape(count, count),
        )
    except (MsgspecError, ValueError):
        return KnownFeed(row.feed_id)
    return KnownFeed(
        row.feed_id,
        FeedProfile.unpack(packed, Cohesion(*row.cohesion)),
        row.posts,
        row.novel,
        PostRates(*row.rates),
        row.last_batch_at,
        stored.placed_posts,
        heaviest,
    )


def find_heaviest(row: ProfileRow) -> Vector:
    """The terms by which a feed was last compared with others; none if never, or if the row can't be read."""
    try:
        return _unpack(row.data).heaviest_terms
    except (MsgspecError, ValueError):
        return EMPTY


def _unpack(data: bytes) -> _Stored:
    stored = msgpack.decode(data, type=_Stored)
    if stored.form != _FORM:
        raise ValueError(f"A profile in the form {stored.form} is not known here.")
    return stored


class ContentReader:
    """The engine's memory of content: term counts, similar feeds, recent titles. Profiles stay in rows."""

    def __init__(self, conn: Connection) -> None:
        self._conn = conn
        self._is_loaded = False
        self._loading: Iterator[None] | None = None

    def go_on(self, limit: int = POSTS_PER_STEP) -> bool:
        """Do one small piece of work: load a part of the memory, or read some entries. Return False if all is read."""
        posts = self._find_posts(limit)
        if posts and self._is_loaded:
            self._add(posts)
        elif posts:
            self._load_a_part()
        return bool(posts)

    def read_some(self, limit: int = POSTS_PER_STEP) -> int:
        """Read up to `limit` new entries and return how many: fewer than `limit` means all are read."""
        posts = self._find_posts(limit)
        if not posts:
            return 0
        while not self._is_loaded:
            self._load_a_part()
        self._add(posts)
        return len(posts)

    def _add(self, posts: Sequence[PostText]) -> None:
        # Memory is ahead of the rows until they are stored: if that fails, it is loaded again.
        self._is_loaded = False
        rows.save_step(self._conn, self._read(posts))
        self._is_loaded = True

    def _find_posts(self, limit: int) -> list[PostText]:
        progress = rows.get_progress(self._conn)
        # A command may have read on meanwhile, so that the memory is outdated.
        self._is_loaded = self._is_loaded and progress == self._progress
        return rows.list_posts_after(self._conn, progress.last_entry_id, limit)

    def _load_a_part(self) -> None:
        loading, self._loading = self._loading or self._load(), None
        for _ in loading:
            self._loading = loading  # more to come; after an error it starts again
            return
        self._is_loaded = True

    def _load(self) -> Iterator[None]:
        """Load in parts of some 20 ms each; all together takes seconds for some hundred feeds."""
        self._progress = rows.get_progress(self._conn)
        self._document_frequency, self._uncounted = DocumentFrequency(self._progress.posts), Counter[int]()
        yield from _load_counts(self._conn, self._progress, self._document_frequency, self._uncounted)
        self._known, self._similar = dict[int, KnownFeed](), SimilarFeeds()
        for number, feed_id in enumerate(rows.list_profiled_ids(self._conn)):
            if row := rows.find_profile(self._conn, feed_id):
                self._similar.place(feed_id, find_heaviest(row))
            if number % FEEDS_PER_PART == 0:
                yield
        yield from self._load_finder()

    def _load_finder(self) -> Iterator[None]:
        self._finder = StoryFinder()
        last_id = self._progress.last_entry_id
        newest = rows.list_recent_posts(self._conn, 0, last_id - 1, last_id)
        since_at = newest[0][0].first_seen_at - WINDOW_S if newest else 0.0
        for after_id in range(last_id - MOST_POSTS, last_id, TITLES_PER_PART):
            up_to_id = min(after_id + TITLES_PER_PART, last_id)
            for post, story_id in rows.list_recent_posts(self._conn, since_at, after_id, up_to_id):
                digest = make_digest(post.title)
                heading = self._finder.make_heading(post.feed_id, post.at, digest, self._document_frequency)
                self._finder.remember(post.entry_id, heading, story_id)
            yield

    def _read(self, posts: Sequence[PostText]) -> ContentStep:
        stories: dict[int, int] = {}
        changed: dict[int, KnownFeed] = {}
        for (feed_id, seen_at), batch in groupby(posts, key=lambda post: (post.feed_id, post.first_seen_at)):
            known = changed[feed_id] = changed.get(feed_id) or self._get_known(feed_id)
            self._read_batch(known, seen_at, list(batch), stories)
        self._known = changed
        terms = self._move_on(posts[-1].entry_id)
        moved = [
            known
            for known in changed.values()
            if known.placed_posts < 0 or known.posts - known.placed_posts >= POSTS_TO_MOVE
        ]
        for known in moved:
            self._place(known)
        return ContentStep(
            progress=self._progress,
            terms=terms,
            profiles=tuple(make_row(known) for known in changed.values()),
            stories=tuple(stories.items()),
            similar={known.feed_id: tuple(self._similar.neighbours(known.feed_id)) for known in moved},
        )

    def _get_known(self, feed_id: int) -> KnownFeed:
        """Return a profile from the last step, or read it from its row."""
        if feed_id in self._known:
            return self._known[feed_id]
        row = rows.find_profile(self._conn, feed_id)
        return KnownFeed(feed_id) if row is None else make_known(row)

    def _move_on(self, last_entry_id: int) -> dict[int, int]:
        """Return the terms to count in the rows now: none until there are enough. They are spread over their table,
        so counting every few entries would write most of it each time."""
        waiting = self._document_frequency.posts - self._progress.posts
        if waiting <= min(MOST_UNCOUNTED, self._progress.posts // 10):
            self._progress = replace(self._progress, last_entry_id=last_entry_id)
            return {}
        self._progress = ContentProgress(last_entry_id, last_entry_id, self._document_frequency.posts)
        terms, self._uncounted = dict(self._uncounted), Counter()
        return terms

    def _read_batch(self, known: KnownFeed, seen_at: int, posts: Sequence[PostText], stories: dict[int, int]) -> None:
        """Read what one poll brought of one feed; its rates are learned from poll to poll."""
        novel = sum(self._read_post(known, post, stories) for post in posts)
        known.posts += len(posts)
        known.novel += novel
        if known.last_batch_at:
            days = (seen_at - known.last_batch_at) / DAY_S
            known.rates = known.rates.learn(len(posts), novel, days)
        known.last_batch_at = max(seen_at, known.last_batch_at)

    def _read_post(self, known: KnownFeed, post: PostText, stories: dict[int, int]) -> bool:
        digest = make_digest(post.title, post.snippet)
        buckets = everything_in(digest)
        self._document_frequency.add(buckets)
        self._uncounted.update(buckets.tolist())
        heading = self._finder.make_heading(post.feed_id, post.at, digest, self._document_frequency)
        joined = self._finder.add(post.entry_id, heading)
        if joined is not None:
            stories[joined.story_id] = joined.story_id
            stories[post.entry_id] = joined.story_id
        return known.profile.add(digest.vector, self._document_frequency)

    def _place(self, known: KnownFeed) -> None:
        known.heaviest = known.profile.top(self._document_frequency, TERMS_PER_FEED)
        known.placed_posts = known.posts
        self._similar.place(known.feed_id, known.heaviest)


def read_everything(conn: Connection) -> None:
    """Read all entries not read yet, in small steps so that marking an entry never waits long."""
    reader = ContentReader(conn)
    while reader.read_some() == POSTS_PER_STEP:
        pass


def load_document_frequency(conn: Connection) -> DocumentFrequency:
    progress = rows.get_progress(conn)
    document_frequency = DocumentFrequency(progress.posts)
    for _ in _load_counts(conn, progress, document_frequency, Counter()):
        pass
    return document_frequency


def _load_counts(
    conn: Connection, progress: ContentProgress, document_frequency: DocumentFrequency, uncounted: Counter[int]
) -> Iterator[None]:
    """Load the counts, also those of entries that the rows do not count yet."""
    bucket = -1
    while counts := rows.list_term_counts(conn, bucket, TERMS_PER_PART):
        buckets, posts = np.array(counts, dtype=np.int64).T
        document_frequency.seen_in[buckets] = posts
        bucket = counts[-1][0]
        yield
    for post in rows.list_posts_between(conn, progress.counted_id, progress.last_entry_id):
        buckets = everything_in(make_digest(post.title, post.snippet))
        document_frequency.add(buckets)
        uncounted.update(buckets.tolist())


READING_DAYS = 120
MOST_READINGS = 600
MOST_UNREAD = 1_500
"""How many of the newest unread entries For you chooses from: some 100 ms."""
CANDIDATE_TERMS = 120


class FeedTopics(Struct, frozen=True):
    feed_id: int
    terms: tuple[tuple[str, float], ...]
    """What it is about, heaviest first."""
    cohesion: float
    """How similar its posts are to its profile, 0 to 1."""
    novel_share: float
    posts_per_day: float
    novel_per_day: float


class Suggestion(Struct, frozen=True):
    entry_id: int
    score: float
    because: tuple[str, ...]
    """Topics of the entry that the user read about before; empty if none has a name."""
    by_feed: bool = False
    """The user opens entries of this feed more often than of others."""

    @property
    def reason(self) -> str:
        if self.because:
            return f"Because you read about {', '.join(self.because)}."
        return "Because you often open posts of this feed." if self.by_feed else ""


def list_topics(conn: Connection, feed_ids: Iterable[int]) -> list[FeedTopics]:
    """The topics of these feeds; those without a profile are left out."""
    document_frequency = load_document_frequency(conn)
    profiles = {row.feed_id: row for row in rows.list_profiles(conn)}
    usual = _usual_share(profiles.values())
    found = (profiles.get(feed_id) for feed_id in feed_ids)
    return [_topics(conn, row, document_frequency, usual) for row in found if row is not None]


def list_feed_biases(
    conn: Connection, settings: Settings, added_at: Mapping[int, float], now: float
) -> dict[int, FeedBias]:
    """The factors for feeds' weights in the plan, from what the user left on; other feeds keep their weight. `added_at`
    names all feeds.

    Novelty is relative to the user's other feeds, so that the plan as a whole stays as large as it was.
    """
    novelty = _novelty(conn) if settings.novelty_in_schedule else {}
    interest = _interest(conn, added_at, now) if settings.interest_in_schedule else {}
    return {
        feed_id: FeedBias(novelty.get(feed_id, 1.0), interest.get(feed_id, 1.0))
        for feed_id in novelty.keys() | interest.keys()
    }


def _novelty(conn: Connection) -> dict[int, float]:
    profiles = rows.list_profiles(conn)
    usual = _usual_share(profiles)
    return {row.feed_id: novel_share(row.posts, row.novel, usual) / usual for row in profiles}


def _interest(conn: Connection, added_at: Mapping[int, float], now: float) -> dict[int, float]:
    since_at = now - VISITS_S
    visits = count_places(conn, since_at, now)
    if not visits.keys() & added_at.keys():
        return {}
    known = np.array([now - max(at, since_at) for at in added_at.values()]).clip(1.0)
    to_feeds = np.array([visits.get(feed_id, 0) for feed_id in added_at], dtype=np.float64)
    factors = weigh_by_visits(to_feeds, known / known.max(), visits.get(None, 0))
    return dict(zip(added_at, factors.tolist(), strict=True))


def list_for_you(conn: Connection, settings: Settings, now: float, limit: int = 100) -> list[Suggestion]:
    """Unread entries in the order of the user's probable interest; none if switched off."""
    if not settings.for_you:
        return []
    document_frequency = load_document_frequency(conn)
    interest = load_interest(conn, document_frequency, now)
    if interest.is_empty:
        return []
    less = list_less(conn)
    posts = [post for post in list_unread_posts(conn, MOST_UNREAD) if post.entry_id not in less]
    names = {feed.id: feed.name for feed in list_feeds(conn)}
    found = [_suggest(post, interest, document_frequency, names.get(post.feed_id, "")) for post in posts]
    order = order_fairly([post.feed_id for post in posts], [one.score for one in found])
    return [found[place] for place in order[:limit]]


def rank_by_interest(
    conn: Connection, settings: Settings, now: float, texts: Mapping[str, str]
) -> list[tuple[str, tuple[str, ...]]]:
    """The keys of the texts that fit what the user reads, best first, with the words by which they do; none if
    suggestions are switched off (Roitman 2 and 8: channels by profile)."""
    if not settings.for_you:
        return []
    document_frequency = load_document_frequency(conn)
    interest = load_interest(conn, document_frequency, now)
    found = []
    for key, text in texts.items():
        fitting, written = fit(interest, 0, make_digest("", text).vector, document_frequency), spell_out([("", text)])
        if words := tuple(written[one] for one in fitting.because if one in interest.often and one in written):
            found.append((fitting.score, key, words))
    return [(key, words) for _, key, words in sorted(found, reverse=True)]


def load_interest(conn: Connection, document_frequency: DocumentFrequency, now: float) -> Interest:
    """What the user likes, learned from what was opened."""
    since_at = now - READING_DAYS * DAY_S
    opened = [
        Opened(
            reading.feed_id,
            make_digest(reading.title, reading.snippet).vector,
            reading.seconds,
            (now - reading.last_at) / DAY_S,
        )
        for reading in list_readings(conn, since_at, MOST_READINGS, now + 1.0)
    ]
    return learn_interest(opened, count_posts(conn, since_at), document_frequency)


def _topics(conn: Connection, row: ProfileRow, document_frequency: DocumentFrequency, usual: float) -> FeedTopics:
    known = make_known(row)
    posts = rows.list_last_posts(conn, row.feed_id, WINDOW)
    spelling = spell_out((post.title, drop_cut_word(post.snippet)) for post in posts)
    terms = top_terms(known.profile.top(document_frequency, CANDIDATE_TERMS), spelling, 8)
    share = novel_share(row.posts, row.novel, usual)
    per_day, novel_per_day, _ = row.rates
    return FeedTopics(row.feed_id, tuple(terms), row.cohesion[1], share, per_day, novel_per_day)


def _suggest(post: PostText, interest: Interest, document_frequency: DocumentFrequency, feed_name: str) -> Suggestion:
    fitting = fit(interest, post.feed_id, make_digest(post.title, post.snippet).vector, document_frequency)
    reasons = name_reasons(fitting.because, find_topics(post.title, post.snippet), interest.often, feed_name)
    return Suggestion(post.entry_id, fitting.score, tuple(reasons), is_liked(interest, post.feed_id))


def _usual_share(profiles: Iterable[ProfileRow]) -> float:
    """The share of all posts that are novel; never 0, as others are divided by it."""
    counted = list(profiles)
    return (sum(row.novel for row in counted) + 1.0) / (sum(row.posts for row in counted) + 1.0)
