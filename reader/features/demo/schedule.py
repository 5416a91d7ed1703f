"""The demo's posts with their times: three weeks back by every feed's own habits, and some hours ahead.

Pure: the same `now`, offset and random numbers give the same timeline, so that the window's process and the server's
agree without talking.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from random import Random

from msgspec import Struct, field

from reader.features.demo.content import (
    DAYS,
    DemoContent,
    DemoFeed,
    PictureSizes,
    WrittenPost,
    count_posts,
    make_html,
    make_summary,
)

_GAP = re.compile(r"\{([a-z]+)(\d?)\}")
_TRIES = 120


class Composer(Struct):
    """A composer of one feed's notices from its patterns. Uses no title twice, and parts not soon again."""

    feed: DemoFeed
    rng: Random
    used: set[str] = field(default_factory=set)
    fresh: dict[str, list[str]] = field(default_factory=dict)
    """The values of every list, those used longest ago first."""

    def find_notice(self) -> tuple[str, str] | None:
        """A title and text not used before; None when the parts are used up."""
        if not self.feed.patterns:
            return None
        for attempt in range(_TRIES):
            pattern = self.rng.choice(self.feed.patterns)
            parts = self._get_rested_parts() if attempt < _TRIES // 2 else self.feed.parts
            values = pick_values(f"{pattern.title} {pattern.body}", parts, self.rng)
            title = _fill(pattern.title, values)
            if title not in self.used:
                self.used.add(title)
                self._note(values)
                return title, _fill(pattern.body, values)
        return None

    def _get_rested_parts(self) -> dict[str, tuple[str, ...]]:
        """The half of every list that was used longest ago, so that neighbours do not sound alike."""
        if not self.fresh:
            self.fresh = {name: list(values) for name, values in self.feed.parts.items()}
        return {name: tuple(values[: max(2, len(values) // 2 + 1)]) for name, values in self.fresh.items()}

    def _note(self, values: Mapping[str, str]) -> None:
        for gap, value in values.items():
            row = self.fresh[gap.rstrip("0123456789")]
            row.remove(value)
            row.append(value)


def pick_values(text: str, parts: Mapping[str, tuple[str, ...]], rng: Random) -> dict[str, str]:
    """A value for every gap; {ship} and {ship2} get different values of the same list."""
    values: dict[str, str] = {}
    taken: dict[str, set[str]] = {}
    for name, number in _GAP.findall(text):
        gap = name + number
        if gap in values:
            continue
        left = [value for value in parts[name] if value not in taken.get(name, set())]
        values[gap] = rng.choice(left)
        taken.setdefault(name, set()).add(values[gap])
    return values


def _fill(text: str, values: Mapping[str, str]) -> str:
    filled = _GAP.sub(lambda gap: values[gap.group(1) + gap.group(2)], text)
    return filled[:1].upper() + filled[1:]


DAY_S = 86_400
HOUR_S = 3_600
CALM_S = 190 * 60
"""The last hours show only posts with a time of their own: newcomers see them first."""

LIVE_S = 8 * HOUR_S
LIVE_PACE_S = (35, 85)
"""While someone watches, a post appears somewhere every minute or so."""

SHAPES: dict[str, tuple[int, ...]] = {
    # one weight per local hour, from midnight
    "newsroom": (1, 1, 0, 0, 1, 4, 9, 12, 12, 11, 10, 9, 10, 8, 7, 7, 9, 11, 10, 7, 5, 4, 3, 2),
    "office": (0, 0, 0, 0, 0, 0, 1, 3, 8, 12, 13, 12, 8, 7, 9, 8, 7, 4, 2, 1, 1, 1, 0, 0),
    "noon": (0, 0, 0, 0, 0, 0, 0, 1, 4, 9, 11, 13, 10, 4, 3, 2, 3, 2, 1, 0, 0, 0, 0, 0),
    "morning": (0, 0, 0, 0, 1, 6, 12, 14, 9, 5, 3, 2, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0),
    "evening": (2, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 3, 2, 2, 2, 4, 7, 9, 12, 13, 12, 8, 4),
    "round-the-clock": (6, 5, 5, 4, 4, 5, 6, 7, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 8, 8, 8, 7, 7),
    "tides": (4, 2, 1, 1, 2, 9, 12, 5, 2, 2, 3, 8, 11, 5, 2, 2, 3, 8, 12, 6, 3, 3, 7, 6),
}
_WEEKDAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")


class DemoPost(Struct, frozen=True):
    feed: str
    """The feed's slug."""
    title: str
    html: str
    """With pictures and links that start at the site's root; see content.make_absolute."""
    author: str
    published_at: int
    guid: str
    path: str
    """Where its page lies on the feed's site."""
    sound_s: int = 0
    tag: str = ""
    read: bool = False
    starred: bool = False

    @property
    def summary(self) -> str:
        return make_summary(self.html)


def make_timeline(content: DemoContent, now: float, rng: Random, offset_s: int = 0) -> tuple[DemoPost, ...]:
    """Every post up to `now`, newest first. `offset_s` is local time minus UTC."""
    posts: list[DemoPost] = []
    seed = rng.random()
    for feed in content.feeds:
        # A stream of its own, so that a changed feed leaves the times of all others alone.
        own = Random(f"{seed} {feed.slug}")
        posts += _make_past(feed, content.sizes, now, own, offset_s)
    return tuple(sorted(posts, key=lambda post: (-post.published_at, post.guid)))


def make_live_posts(content: DemoContent, past: Sequence[DemoPost], now: float, rng: Random) -> tuple[DemoPost, ...]:
    """The posts of the hours after `now`, oldest first: written ones that were kept back, then notices."""
    feeds = [feed for feed in content.feeds if feed.behaviour != "gone" and feed.stopped_days == 0]
    sources = {feed.slug: _LiveSource(feed, past, rng) for feed in feeds}
    posts: list[DemoPost] = []
    at = now
    while sources:
        at += rng.uniform(*LIVE_PACE_S)
        if at > now + LIVE_S:
            break
        weights = [content.get_feed(slug).rate + 0.5 for slug in sources]
        slug = rng.choices(list(sources), weights)[0]
        post = sources[slug].find_post(int(at), content.sizes)
        if post is None:
            del sources[slug]
        else:
            posts.append(post)
    return tuple(posts)


def make_posts(content: DemoContent, now: float, seed: int, offset_s: int) -> tuple[DemoPost, ...]:
    """The posts of the past and of the hours to come."""
    past = make_timeline(content, now, Random(seed), offset_s)
    return past + make_live_posts(content, past, now, Random(seed + 1))


class _LiveSource:
    """The written posts that one feed has left, and notices once they are used up."""

    def __init__(self, feed: DemoFeed, past: Sequence[DemoPost], rng: Random) -> None:
        used = {post.title for post in past if post.feed == feed.slug}
        self.feed = feed
        self.rng = rng
        self.left = [post for post in feed.posts if post.title not in used]
        self.composer = Composer(feed, rng, used | {post.title for post in feed.posts})

    def find_post(self, at: int, sizes: PictureSizes) -> DemoPost | None:
        if self.left:
            return _make_written(self.feed, self.left.pop(), at, self.rng)
        return _find_notice(self.feed, self.composer, at, sizes)


def _make_past(feed: DemoFeed, sizes: PictureSizes, now: float, rng: Random, offset_s: int) -> Iterable[DemoPost]:
    pinned = [(post, at) for post in feed.posts if (at := _find_own_time(post, now, offset_s)) is not None]
    free = [post for post in feed.posts if _find_own_time(post, now, offset_s) is None]
    recent = sum(1 for post, _ in pinned if post.days_ago is None)
    end = now - max(CALM_S, feed.stopped_days * DAY_S)
    if feed.times and recent:
        # The pinned post takes the timetable's latest slot.
        end = min(end, *(at - DAY_S / 2 for post, at in pinned if post.days_ago is None))
    times = _make_times(feed, count_posts(feed) - recent, now, end, rng, offset_s)
    composer = Composer(feed, rng, {post.title for post in feed.posts})
    posts = [_make_written(feed, post, at, rng) for post, at in pinned]
    waiting = iter(free[: len(free) - 1] if feed.patterns else free)
    for index, at in enumerate(times):
        # A written post among two notices, until the written ones are used up.
        written = next(waiting, None) if not feed.patterns or index % 3 == 0 else None
        post = _make_written(feed, written, at, rng) if written else _find_notice(feed, composer, at, sizes)
        if post is not None:
            posts.append(post)
    return posts


def _find_own_time(post: WrittenPost, now: float, offset_s: int) -> int | None:
    if post.minutes_ago is not None:
        return int(now - 60 * post.minutes_ago)
    if post.days_ago is not None:
        return int(now - DAY_S * post.days_ago)
    if post.yesterday:
        hours, minutes = post.yesterday.split(":")
        today = local_midnight(now, offset_s)
        return int(today - DAY_S + HOUR_S * int(hours) + 60 * int(minutes))
    return None


def _make_times(feed: DemoFeed, count: int, now: float, end: float, rng: Random, offset_s: int) -> list[int]:
    """The times of `count` posts, newest first, drawn from the feed's day and week."""
    if count <= 0:
        return []
    if feed.times:
        return list(islice(_walk_timetable(feed.times, now, end, offset_s, rng), count))
    start = now - DAYS * DAY_S
    hours = _make_hours(feed, start, end, offset_s)
    starts = [at for at, _ in hours]
    chosen = rng.choices(starts, [weight for _, weight in hours], k=count)
    return sorted((int(min(at + rng.uniform(0, HOUR_S), end)) for at in chosen), reverse=True)


def _make_hours(feed: DemoFeed, start: float, end: float, offset_s: int) -> list[tuple[float, float]]:
    """Every hour of the history with its weight in the feed's posting."""
    shape = SHAPES[feed.shape]
    hours = []
    at = local_midnight(start, offset_s)
    while at < end:
        hour, weekday = get_local_hour(at, offset_s)
        inside = max(0.0, min(at + HOUR_S, end) - max(at, start)) / HOUR_S
        hours.append((at, inside * shape[hour] * (feed.weekend if weekday >= 5 else 1.0)))
        at += HOUR_S
    return hours


def _walk_timetable(times: Sequence[str], now: float, end: float, offset_s: int, rng: Random) -> Iterable[int]:
    """Instants of a weekly timetable before `end`, newest first, each a few minutes late."""
    slots = sorted((_parse_slot(slot) for slot in times), reverse=True)
    _, weekday = get_local_hour(now, offset_s)
    monday = local_midnight(now, offset_s) - weekday * DAY_S
    while True:
        for slot_s in slots:
            at = int(monday + slot_s + rng.expovariate(1 / 150))
            if at < end:
                yield at
        monday -= 7 * DAY_S


def _parse_slot(slot: str) -> int:
    day, clock = slot.split()
    hours, minutes = clock.split(":")
    return _WEEKDAYS.index(day) * DAY_S + int(hours) * HOUR_S + int(minutes) * 60


def _make_written(feed: DemoFeed, post: WrittenPost, at: int, rng: Random) -> DemoPost:
    author = post.author or (rng.choice(feed.authors) if feed.authors else "")
    guid, path = _make_name(feed.slug, post.title)
    sound_s = int(post.sound_minutes * 60)
    marks = (post.tag, post.read, post.starred)
    return DemoPost(feed.slug, post.title, post.html, author, at, guid, path, sound_s, *marks)


def _find_notice(feed: DemoFeed, composer: Composer, at: int, sizes: PictureSizes) -> DemoPost | None:
    notice = composer.find_notice()
    if notice is None:
        return None
    title, body = notice
    guid, path = _make_name(feed.slug, title)
    return DemoPost(feed.slug, title, make_html(body, sizes), "", at, guid, path)


def _make_name(slug: str, title: str) -> tuple[str, str]:
    """A post's identity and the path of its page, the same in every run."""
    digest = hashlib.sha256(f"{slug}\n{title}".encode()).hexdigest()[:10]
    return f"tag:{slug}.example,2026:{digest}", f"/posts/{digest}"


def get_local_hour(at: float, offset_s: int) -> tuple[int, int]:
    """Local hour of the day, and weekday with Monday as 0."""
    local = int(at + offset_s)
    # 1 January 1970 was a Thursday.
    return local // HOUR_S % 24, (local // DAY_S + 3) % 7


def local_midnight(at: float, offset_s: int) -> float:
    return (at + offset_s) // DAY_S * DAY_S - offset_s
