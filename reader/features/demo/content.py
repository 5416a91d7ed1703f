"""The demo's feeds, loaded from plain files: one TOML file per feed with its facts, its posts and, for busy feeds,
patterns with parts; `feeds.toml` with the folders and the hours of the day; PNG files for pictures and icons."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping
from typing import Any

from msgspec import Struct, convert

from reader.core.paths import get_resources
from reader.html.text import text_of

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
