"""The demo's feeds, loaded from plain files: one TOML file per feed with its facts, its posts and, for busy feeds,
patterns with parts; `feeds.toml` with the folders; PNG files for pictures and icons."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from enum import StrEnum
from html import escape
from pathlib import Path
from typing import Any

from msgspec import Struct, ValidationError, convert

from reader.core.errors import PaperroundError
from reader.core.paths import get_resources
from reader.html.text import text_of

PictureSizes = Mapping[str, tuple[int, int]]

_PICTURE = re.compile(r"\[\[([a-z0-9-]+)\|(.+)\]\]", re.DOTALL)

DAYS = 21
"""How far the made-up history goes back."""


def make_html(text: str, sizes: PictureSizes) -> str:
    """The HTML of a text in the demo's markup, blocks between blank lines; KeyError for an unknown picture.

    A block that starts with a tag stays as it is; `## ` is a heading, `### ` a smaller one, `> ` a quotation,
    `[[name|caption]]` a picture, and everything else a paragraph.
    """
    blocks = (block.strip() for block in re.split(r"\n\s*\n", text.strip()))
    return "\n".join(_make_block(block, sizes) for block in blocks if block)


def _make_block(block: str, sizes: PictureSizes) -> str:
    picture = _PICTURE.fullmatch(block)
    if picture:
        return _make_figure(picture.group(1), picture.group(2), sizes)
    for mark, tag in (("### ", "h3"), ("## ", "h2")):
        if block.startswith(mark):
            return f"<{tag}>{block.removeprefix(mark)}</{tag}>"
    if block.startswith("<") and not block.startswith(("<a ", "<em>", "<strong>", "<code>")):
        return block
    words = " ".join(block.removeprefix("> ").replace("\n> ", " ").split())
    return f"<blockquote><p>{words}</p></blockquote>" if block.startswith("> ") else f"<p>{words}</p>"


def _make_figure(name: str, caption: str, sizes: PictureSizes) -> str:
    width, height = sizes[name]
    words = escape(text_of(caption), quote=True)
    return (
        f'<figure><img src="/pictures/{name}.png" width="{width}" height="{height}" alt="{words}"/>'
        f"<figcaption>{caption}</figcaption></figure>"
    )


def make_plain(html: str) -> str:
    """The words of some HTML, on one line."""
    return text_of(html).replace("\n", " ")


def make_summary(html: str) -> str:
    """The first paragraph's words, or all words where there is no paragraph."""
    first = re.search(r"<p>(.*?)</p>", html, re.DOTALL)
    return make_plain(first.group(1) if first else html)


def make_absolute(html: str, base: str) -> str:
    """Put the site in front of links and pictures that start at its root."""
    return re.sub(r'(src|href)="/', rf'\1="{base}/', html)


class ContentError(PaperroundError):
    """Says that the demo's files are damaged or incomplete."""


class Behaviour(StrEnum):
    """How a feed's server answers."""

    FINE = "fine"
    SLOW = "slow"
    MOVED = "moved"
    BROKEN = "broken"
    """Its document breaks off in the middle."""
    FAILING = "failing"
    GONE = "gone"


class Sends(StrEnum):
    """How much of a post the feed itself carries."""

    FULL = "full"
    SUMMARY = "summary"


class WrittenPost(Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    html: str
    """The file has it in the demo's markup, as `body`."""
    author: str = ""
    sound_minutes: float = 0.0
    """The length of its episode; 0 if it has none."""
    tag: str = ""
    """The user's tag on it, if any."""
    minutes_ago: float | None = None
    yesterday: str = ""
    """Local time of day such as 21:10. Posts without any of these three get their time from the schedule."""
    days_ago: float | None = None
    read: bool = False
    starred: bool = False


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
    """Mean posts a day over a week; made from `times` where there are some."""
    holds: int
    """How many posts its document shows."""
    posts: tuple[WrittenPost, ...]
    shape: str = "office"
    """Name of a daily shape in `schedule.SHAPES`."""
    weekend: float = 0.5
    """Posts on a day of the weekend, as a share of those on a weekday."""
    times: tuple[str, ...] = ()
    """Weekly times such as "Tue 21:10" if the feed keeps a timetable."""
    sends: Sends = Sends.FULL
    behaviour: Behaviour = Behaviour.FINE
    stopped_days: float = 0.0
    """How long ago it fell silent or failed; 0 if it goes on."""
    ttl_minutes: int = 0
    max_age_s: int = 0
    interest: float = 0.3
    """How likely the made-up user is to read a post of it."""
    authors: tuple[str, ...] = ()
    patterns: tuple[Pattern, ...] = ()
    parts: dict[str, tuple[str, ...]] = {}

    def __post_init__(self) -> None:
        free = sum(1 for post in self.posts if post.days_ago is None)
        if not self.posts or (not self.patterns and free < count_posts(self)):
            raise ValueError(f"{self.slug}: its rate needs {count_posts(self)} posts and it has {free}")

    @property
    def first_address(self) -> str:
        """The path that the user subscribed to."""
        return "/rss" if self.behaviour is Behaviour.MOVED else "/feed.xml"


class DemoContent(Struct, frozen=True):
    feeds: tuple[DemoFeed, ...]
    folders: tuple[str, ...]
    pictures: Mapping[str, bytes]
    icons: Mapping[str, bytes]
    sizes: PictureSizes

    def get_feed(self, slug: str) -> DemoFeed:
        return next(feed for feed in self.feeds if feed.slug == slug)


def load_content(folder: Path | None = None) -> DemoContent:
    """Everything the demo shows; ContentError if a file is missing or wrong."""
    root = folder or get_resources() / "demo"
    try:
        return _load(root)
    except (OSError, KeyError, ValueError, ValidationError) as error:
        raise ContentError(f"Can't read the demo's files ({error}). Reinstall Paperround.") from error


def _load(root: Path) -> DemoContent:
    pictures, icons = (
        {path.stem: path.read_bytes() for path in sorted((root / kind).glob("*.png"))} for kind in ("pictures", "icons")
    )
    sizes = {name: get_png_size(data) for name, data in pictures.items()}
    folders: list[dict[str, Any]] = _read_toml(root / "feeds.toml")["folders"]
    feeds = tuple(_load_feed(root, slug, folder["name"], sizes) for folder in folders for slug in folder["feeds"])
    return DemoContent(feeds, tuple(folder["name"] for folder in folders), pictures, icons, sizes)


def _read_toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def _load_feed(root: Path, slug: str, folder: str, sizes: PictureSizes) -> DemoFeed:
    raw = _read_toml(root / "feeds" / f"{slug}.toml") | {"slug": slug, "folder": folder}
    if times := raw.get("times"):
        raw["rate"] = len(times) / 7
    for post in raw["posts"]:
        post["html"] = make_html(post.pop("body"), sizes)
    return convert(raw, DemoFeed)


def count_posts(feed: DemoFeed) -> int:
    """The number of posts that a feed makes over the whole history."""
    return round(feed.rate * max(0.0, DAYS - feed.stopped_days))


def get_png_size(data: bytes) -> tuple[int, int]:
    """Width and height from the header of a PNG file."""
    return int.from_bytes(data[16:20]), int.from_bytes(data[20:24])
