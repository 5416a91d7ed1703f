"""HTML sanitizer: untrusted HTML → the only HTML that the window ever shows, and its plain text. nh3 lives here.

Three ways, cheapest first: text without a tag; plain markup that is proven harmless tag by tag (`read_plain_markup`);
all the rest is tidied (`tidy`), then parsed and filtered by nh3, without relative addresses. Pure; any thread; linear.
"""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape
from typing import NamedTuple

import nh3
from msgspec import Struct

from reader.core.words.languages import clock_of
from reader.html.addresses import link_target, web_address
from reader.html.text import BLOCK_EDGE, EDGES, fold, text_of
from reader.html.tokenizer import MAX_HTML, unescape_attribute, words
from reader.parse.dates import find_duration
from reader.parse.raw import RawEnclosure, RawEntry
from reader.parse.safe_html.tidy import (
    ALLOWED_ATTRIBUTES,
    ALLOWED_SCHEMES,
    ALLOWED_TAGS,
    LAZY_SOURCES,
    LONGEST_NAME,
    WATCH,
    tidy,
)
from reader.parse.text import without_controls

# The fast path for harmless markup.
#
# Most articles are paragraphs, links, pictures and emphasis, neatly nested. For those a full HTML parse (nh3) is three
# quarters of the cost of reading a feed. The fast path accepts a document only if every single tag is one that it
# writes itself: from a fixed table, or an `a` or `img` whose address is a plain http(s) one. For anything else (another
# tag, odd quoting, a stray `<`, wrong nesting, tables, players) it returns None, and nh3 reads the document. A test
# compares both on every document that the fast path accepts.

_MAX_DEPTH = 40
_Path = tuple[str, ...]
_PARTS = re.compile(r"(<[^<>]*>)")
_ATTRIBUTED = re.compile(r'<([a-z][a-z0-9]*)((?: [a-z][a-z0-9_:-]*="[^"<>]*")+) ?/?>')
_ATTRIBUTE = re.compile(r' ([a-z][a-z0-9_:-]*)="([^"<>]*)"')
_SIMPLE_URL = re.compile(r"https?://[A-Za-z0-9.-]+(?::\d+)?(?:[/?#](?:[!#$%'()*+,./0-9:;=?@A-Za-z_~\[\]-]|&amp;)*)?")
_PLAIN_LINK = re.compile(rf'<a href="{_SIMPLE_URL.pattern}">')
_SIZE = re.compile(r"[2-9]|[1-9]\d{1,3}")

_FLOW = words("p div h1 h2 h3 h4 h5 h6 ul ol blockquote pre figure")
_PHRASE = words("em strong b i u s sub sup small mark del ins q cite code kbd samp var tt span a")
_HOLDS_FLOW = frozenset({"", "div", "blockquote", "li", "figure", "figcaption"})
_PARENTS = {"li": frozenset({"ul", "ol"}), "figcaption": frozenset({"figure"})}


def _make_table() -> dict[str, tuple[int, str, str]]:
    """Map each tag as written to 1 if it opens, -1 if it closes or 0 if it is void, its name, and what to write."""
    table: dict[str, tuple[int, str, str]] = {}
    for name in (_FLOW | _PHRASE | _PARENTS.keys()) - {"a", "span"}:
        table[f"<{name}>"] = (1, name, f"<{name}>")
        table[f"</{name}>"] = (-1, name, f"</{name}>")
    table["<span>"], table["</span>"] = (1, "span", ""), (-1, "span", "")
    table["</a>"] = (-1, "a", "</a>")
    for name in ("br", "hr"):
        for written in (f"<{name}>", f"<{name}/>", f"<{name} />"):
            table[written] = (0, name, f"<{name}>")
    return table


_TAGS = _make_table()


def read_plain_markup(html: str, base_url: str) -> tuple[str, str] | None:
    """Safe HTML, and its text before `text.fold`; None where nh3 is needed."""
    pieces = _PARTS.split(html)
    if "<" in "".join(pieces[::2]):
        return None
    text = pieces.copy()
    path: _Path | None = ("",)
    for index in range(1, len(pieces), 2):
        tag = pieces[index]
        known = _TAGS.get(tag) or _read_attributed(tag, base_url)
        if known is None:
            return None
        kind, name, pieces[index] = known
        path = _next_path(path, kind, name)
        if path is None:
            return None
        text[index] = EDGES[name]
    return ("".join(pieces), "".join(text)) if path == ("",) else None


@lru_cache(maxsize=8_192)
def _next_path(path: _Path, kind: int, name: str) -> _Path | None:
    """The open elements after this tag; None where an HTML parser might put it elsewhere."""
    if kind == 1:
        return (*path, name) if _may_open(name, path) else None
    if kind == -1:
        return path[:-1] if path[-1] == name else None
    may_be_here = path[-1] in _HOLDS_FLOW if name == "hr" else path[-1] not in ("ul", "ol")
    return path if may_be_here else None


def _may_open(name: str, path: _Path) -> bool:
    """Tell whether an HTML parser would open it right here."""
    top = path[-1]
    if len(path) > _MAX_DEPTH or top in ("ul", "ol"):
        return name == "li" and len(path) <= _MAX_DEPTH
    if name in _PHRASE:
        return name == "span" or name not in path
    if name in _PARENTS:
        return top in _PARENTS[name]
    return top in _HOLDS_FLOW and "pre" not in path


def _read_attributed(tag: str, base_url: str) -> tuple[int, str, str] | None:
    """Read a tag with attributes in their plainest form; only those of links and pictures are kept."""
    if _PLAIN_LINK.fullmatch(tag):
        return 1, "a", tag
    match = _ATTRIBUTED.fullmatch(tag)
    if match is None:
        return None
    name, text = match.groups()
    known = _TAGS.get(f"<{name}>")
    if known is None and name not in ("a", "img"):
        return None
    found = _ATTRIBUTE.findall(text)
    attributes = dict(found)
    if len(attributes) != len(found) or "dir" in attributes or "start" in attributes:
        return None
    if name == "a":
        href = attributes.get("href", "")
        if not _SIMPLE_URL.fullmatch(href):
            href = escape(link_target(base_url, unescape_attribute(href)))
        title = _kept("title", attributes)
        return 1, "a", (f'<a href="{href}"{title}>' if href else f"<a{title}>")
    return _image(attributes, base_url) if name == "img" else known


def _image(attributes: dict[str, str], base_url: str) -> tuple[int, str, str] | None:
    if any(name in attributes for name in LAZY_SOURCES):
        return None
    for side in ("width", "height"):
        if side in attributes and not _SIZE.fullmatch(attributes[side]):
            return None
    src = attributes.get("src", "")
    if not _SIMPLE_URL.fullmatch(src):
        src = escape(web_address(base_url, unescape_attribute(src)))
    if not src:
        return None
    kept = "".join(_kept(name, attributes) for name in ("alt", "title", "width", "height"))
    return 0, "img", f'<img src="{src}"{kept}>'


def _kept(name: str, attributes: dict[str, str]) -> str:
    return f' {name}="{attributes[name]}"' if attributes.get(name) else ""


CUT_NOTE = "<p>…</p>"
"""Ends an article that is longer than we keep."""

_CLEANER = nh3.Cleaner(
    tags=set(ALLOWED_TAGS),
    clean_content_tags={"script", "style", "template", "textarea", "title"},
    attributes={tag: set(names) for tag, names in ALLOWED_ATTRIBUTES.items()},
    url_schemes=set(ALLOWED_SCHEMES),
    url_relative="deny",
    link_rel=None,
    strip_comments=True,
)


class Cleaned(NamedTuple):
    html: str
    text: str


def clean(html: str, base_url: str) -> Cleaned:
    """Safe HTML with absolute links, and its plain text."""
    html = without_controls(html)
    cleaned = _clean_bounded(html[:MAX_HTML], base_url)
    return cleaned if len(html) <= MAX_HTML else _with_note(cleaned)


def clean_plain(text: str) -> Cleaned:
    """Plain text as safe HTML, and as text; `<` and `&` aren't markup in it."""
    text = without_controls(text)
    cleaned = _clean_text_only(escape(text[:MAX_HTML], quote=False))
    return cleaned if len(text) <= MAX_HTML else _with_note(cleaned)


def _clean_bounded(html: str, base_url: str) -> Cleaned:
    """Clean HTML of bounded length. A tag that is cut off at its end is left out."""
    if "<" not in html:
        return _clean_text_only(html)
    plain = read_plain_markup(html, base_url)
    if plain is not None:
        return Cleaned(plain[0].strip(), fold(plain[1]))
    safe = without_controls(_CLEANER.clean(tidy(html, base_url))).replace("&nbsp;", "\xa0")
    return Cleaned(safe.strip(), text_of(safe))


def _with_note(cut: Cleaned) -> Cleaned:
    return Cleaned(cut.html + CUT_NOTE, f"{cut.text}\n{text_of(CUT_NOTE)}")


def _clean_text_only(markup: str) -> Cleaned:
    """Clean markup without any tag, in which a line end means one."""
    markup = markup.strip().replace("\r\n", "\n").replace("\r", "\n")
    text = fold(markup.replace("\n", BLOCK_EDGE))
    safe = markup.replace(">", "&gt;") if ">" in markup else markup
    return Cleaned(safe.replace("\n", "<br>\n"), text)


FLASH = "application/x-shockwave-flash"
"""The type that YouTube still gives its player; nothing plays it, so it isn't an attachment."""
_KINDS = (FLASH, "application/x-mpegurl", "application/vnd.apple.mpegurl")
_ENDINGS = (".mp4", ".m4v", ".webm", ".mov", ".mkv", ".ogv")
_VIDEO_PAGE = re.compile(
    r"https?://(?:(?:www\.|m\.)?youtube\.com/(?:watch\?|shorts/|live/)|youtu\.be/|(?:www\.)?vimeo\.com/\d)",
    re.IGNORECASE,
)


class Video(Struct, frozen=True):
    target: str
    """The page where it is watched; the file where there is no page."""
    length_s: int | None


def find_video(raw: RawEntry, base: str, link: str) -> Video | None:
    """The video of an entry: its enclosure, else what its page or its media show; None without one."""
    for item in raw.enclosures:
        target = web_address(base, item.url) if is_video(item) else ""
        if target:
            return Video(target, find_duration(item.duration))
    lengths = [find_duration(item.duration) for item in raw.media if is_video(item)]
    known = next((length for length in lengths if length), None)
    if lengths or _VIDEO_PAGE.match(link):
        first = next((web_address(base, item.url) for item in raw.media if is_video(item)), "")
        target = link or first
        return Video(target, known) if target else None
    return None


def is_video(item: RawEnclosure) -> bool:
    kind = item.media_type.partition(";")[0].strip().lower()
    if kind:
        return kind.startswith("video/") or kind in _KINDS
    return item.url.partition("?")[0].lower().endswith(_ENDINGS)


def put_video_first(body: Cleaned, video: Video, title: str, picture: str) -> Cleaned:
    """The body with a link to the video in front, unless it shows the video itself."""
    if f"{WATCH} " in body.html:
        return body
    length = clock_of(video.length_s) if video.length_s else ""
    name = escape(f"{WATCH} {title[:LONGEST_NAME]}" + (f" ({length})" if length else ""))
    shown = f'<img src="{escape(picture)}" alt="{name}">' if picture else name
    html = f'<p><a href="{escape(video.target)}">{shown}</a></p>{body.html}'
    return Cleaned(html, f"{WATCH} {length}\n{body.text}".strip() if length else body.text)
