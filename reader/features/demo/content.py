"""The demo's feeds, loaded from plain files: one TOML file per feed with its facts, its posts and, for busy feeds,
patterns with parts; `feeds.toml` with the folders and the hours of the day; PNG files for pictures and icons.

The posts are pure: the same `now`, zone and random numbers give the same, so that the window's process and the server's
agree without talking.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping, Sequence
from datetime import datetime, time, tzinfo
from random import Random
from typing import Any

from msgspec import Struct, convert
from msgspec.structs import asdict

from reader.core.paths import get_resources
from reader.html.text import text_of

DAY_S = 86_400
HOUR_S = 3_600
CALM_S = 190 * 60
"""The last hours show only posts with a time of their own: newcomers see them first."""
LIVE_S = 8 * HOUR_S
LIVE_PACE_S = (35, 85)
"""While someone watches, a post appears somewhere every minute or so."""
_TRIES = 120


def make_posts(content: DemoContent, now: float, seed: int, zone: tzinfo) -> tuple[DemoPost, ...]:
    """The posts of the past, newest first, and then those of the hours to come."""
    past = make_timeline(content, now, Random(seed), zone)
    return past + make_live_posts(content, past, now, Random(seed + 1))


def make_timeline(content: DemoContent, now: float, rng: Random, zone: tzinfo) -> tuple[DemoPost, ...]:
    """Every post up to `now`, newest first."""
    posts: list[DemoPost] = []
    seed = rng.random()
    for feed in content.feeds:
        # Random numbers of its own, so that a changed feed leaves the times of all others alone.
        own = Random(f"{seed} {feed.slug}")
        pinned = [(post, now - 60 * post.minutes_ago) for post in feed.posts if post.minutes_ago is not None]
        recent = sum(at > now - DAYS * DAY_S for _, at in pinned)
        end = now - max(CALM_S, feed.stopped_days * DAY_S)
        times = _make_times(feed, content.shapes[feed.shape], (now, end), own, zone)[: feed.post_count]
        free, titles = [post for post in feed.posts if post.minutes_ago is None], {post.title for post in feed.posts}
        for place, at in enumerate(times[recent:]):
            # A written post among two notices, until the written ones are used up but for one to come.
            if feed.patterns and (place % 3 or len(free) < 2):
                written = _compose(feed, titles, own)
            else:
                written = free.pop(0) if free else None
            pinned += [(written, at)] if written else []
        posts += [_publish(feed, post, at, own) for post, at in pinned]
    return tuple(sorted(posts, key=lambda post: (-post.published_at, post.guid)))


def make_live_posts(content: DemoContent, past: Sequence[DemoPost], now: float, rng: Random) -> tuple[DemoPost, ...]:
    """The posts of the hours after `now`, oldest first: written ones that were kept back, then notices."""
    feeds = [feed for feed in content.feeds if not feed.stopped_days]
    used = {feed.slug: {post.title for post in past if post.feed == feed.slug} for feed in feeds}
    left = {feed.slug: [post for post in feed.posts if post.title not in used[feed.slug]] for feed in feeds}
    posts, at = list[DemoPost](), now + rng.uniform(*LIVE_PACE_S)
    while feeds and at < now + LIVE_S:
        feed = rng.choices(feeds, [feed.rate + 0.5 for feed in feeds])[0]
        written = left[feed.slug].pop() if left[feed.slug] else _compose(feed, used[feed.slug], rng)
        if written is None:
            feeds.remove(feed)
        else:
            used[feed.slug].add(written.title)
            posts.append(_publish(feed, written, at, rng))
            at += rng.uniform(*LIVE_PACE_S)
    return tuple(posts)


def _make_times(
    feed: DemoFeed, shape: Sequence[int], ends: tuple[float, float], rng: Random, zone: tzinfo
) -> list[float]:
    """Times at which it may post, newest first: by its timetable, or drawn from its day and week. `ends`: now, and when
    its posts end."""
    now, end = ends
    if feed.weekdays:
        days = (datetime.fromtimestamp(now - ago * DAY_S, zone) for ago in range(DAYS + 1))
        dates = (day.date() for day in days if day.isoweekday() in feed.weekdays)
        slots = (datetime.combine(day, time.fromisoformat(feed.clock), zone).timestamp() for day in dates)
        return [at + min(rng.expovariate(1 / 150), 900) for at in slots if at + 900 < end]
    hours = [now - DAYS * DAY_S + place * HOUR_S for place in range(int((end - now) // HOUR_S) + DAYS * 24)]
    local = [datetime.fromtimestamp(at, zone) for at in hours]
    weights = [shape[at.hour] * (feed.weekend if at.isoweekday() > 5 else 1.0) for at in local]
    chosen = rng.choices(hours, weights, k=feed.post_count) if feed.post_count else []
    return sorted((at - at % HOUR_S + rng.uniform(0, HOUR_S) for at in chosen), reverse=True)


def _publish(feed: DemoFeed, post: WrittenPost, at: float, rng: Random) -> DemoPost:
    author = post.author or (rng.choice(feed.authors) if feed.authors else "")
    return DemoPost(**asdict(post) | {"author": author, "feed": feed.slug, "published_at": int(at)})


def _fill(text: str, values: Mapping[str, str]) -> str:
    return re.sub(r"\{([a-z]+)\}", lambda gap: values[gap[1]], text)


def _compose(feed: DemoFeed, used: set[str], rng: Random) -> WrittenPost | None:
    """A notice from the feed's patterns with a title not used before; None when the parts are used up."""
    for _ in range(_TRIES if feed.patterns else 0):
        pattern = rng.choice(feed.patterns)
        values = {name: rng.choice(row) for name, row in feed.parts.items()}
        texts = [_fill(text, values) for text in asdict(pattern).values()]
        title, body = (text[:1].upper() + text[1:] for text in texts)
        if title not in used:
            used.add(title)
            return WrittenPost(title=title, body=make_html(body))
    return None


DAYS = 21
"""How far the made-up history goes back."""


def make_html(text: str) -> str:
    """The HTML of a text: blocks between blank lines, each a paragraph unless it is an element of its own."""
    blocks = (block.strip() for block in re.split(r"\n\s*\n", text))
    own = re.compile(r"<(?!a |em>|strong>|code>)")
    return "\n".join(block if own.match(block) else f"<p>{block}</p>" for block in blocks if block)


class WrittenPost(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    title: str
    body: str
    """HTML whose links and pictures start at the root of its site."""
    author: str = ""
    sound_minutes: int = 0
    """The length of its episode; 0 if it has none."""
    tag: str = ""
    """The user's tag on it, if any."""
    minutes_ago: int | None = None
    """When it was posted; posts without get their time from the schedule."""
    read: bool = False
    starred: bool = False


class DemoPost(WrittenPost, frozen=True, kw_only=True):
    feed: str
    """The feed's slug."""
    published_at: int

    @property
    def digest(self) -> str:
        """Its identity, the same in every run."""
        return hashlib.sha256(f"{self.feed}\n{self.title}".encode()).hexdigest()[:10]

    @property
    def guid(self) -> str:
        return f"tag:{self.feed}.example,2026:{self.digest}"

    @property
    def path(self) -> str:
        """Where its page is on the feed's site."""
        return f"/posts/{self.digest}"

    @property
    def summary(self) -> str:
        """The words of its first paragraph."""
        first = re.search(r"<p>(.*?)</p>", self.body, re.DOTALL)
        return text_of(first.group(1) if first else self.body).replace("\n", " ")


class Pattern(Struct, frozen=True):
    """A short notice with gaps such as {ship}, filled from the feed's parts."""

    title: str
    body: str


class DemoFeed(Struct, frozen=True, forbid_unknown_fields=True):
    slug: str
    name: str
    folder: str
    language: str
    description: str
    rate: float
    """Mean posts a day over a week."""
    holds: int
    """How many posts its document shows."""
    posts: tuple[WrittenPost, ...]
    shape: str = "office"
    """Name of a daily shape in `feeds.toml`."""
    weekend: float = 0.5
    """Posts on a day of the weekend, as a share of those on a weekday."""
    weekdays: tuple[int, ...] = ()
    """The days of its timetable, if it keeps one; Monday is 1."""
    clock: str = ""
    """The time of day of its timetable, such as 21:10."""
    summary_only: bool = False
    """The feed itself carries only the beginning of a post."""
    behaviour: str = "fine"
    """How its server answers: fine, slow, moved, broken (its document breaks off), failing or gone."""
    stopped_days: float = 0.0
    """How long ago it fell silent or failed; 0 if it goes on."""
    ttl_minutes: int = 0
    max_age_s: int = 0
    interest: float = 0.3
    """How likely the made-up user is to read a post of it."""
    authors: tuple[str, ...] = ()
    patterns: tuple[Pattern, ...] = ()
    parts: dict[str, tuple[str, ...]] = {}

    @property
    def first_address(self) -> str:
        """The path that the user subscribed to."""
        return "/rss" if self.behaviour == "moved" else "/feed.xml"

    @property
    def post_count(self) -> int:
        """The number of posts that it makes over the whole history."""
        return round(self.rate * max(0.0, DAYS - self.stopped_days))


class DemoContent(Struct, frozen=True):
    feeds: tuple[DemoFeed, ...]
    shapes: dict[str, tuple[int, ...]]
    """Weights of the local hours, from midnight."""
    pictures: Mapping[str, bytes]
    icons: Mapping[str, bytes]

    def get_feed(self, slug: str) -> DemoFeed:
        return next(feed for feed in self.feeds if feed.slug == slug)


def load_content() -> DemoContent:
    root = get_resources() / "demo"

    def read(name: str) -> dict[str, Any]:
        return tomllib.loads((root / f"{name}.toml").read_text(encoding="utf-8"))

    facts = read("feeds")
    slugs = [(slug, folder["name"]) for folder in facts["folders"] for slug in folder["feeds"]]
    feeds = [read(f"feeds/{slug}") | {"slug": slug, "folder": folder} for slug, folder in slugs]
    for post in (post for feed in feeds for post in feed["posts"]):
        post["body"] = make_html(post["body"])
    pictures, icons = (
        {path.stem: path.read_bytes() for path in sorted((root / kind).glob("*.png"))} for kind in ("pictures", "icons")
    )
    return convert({"feeds": feeds, "shapes": facts["shapes"], "pictures": pictures, "icons": icons}, DemoContent)
