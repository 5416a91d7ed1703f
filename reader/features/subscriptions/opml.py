"""Subscription lists: OPML in and out, newsboat's plain lines in, and the addresses of YouTube channels.

Hostile files are refused or cleaned: nothing in them is executed, expanded or fetched. Pure; any thread.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from html.entities import html5
from urllib.parse import parse_qs, urlsplit
from xml.parsers import expat
from xml.sax.saxutils import escape, quoteattr

from msgspec import Struct, field

from reader.core.errors import ParseError
from reader.core.records.messages import Message
from reader.core.records.pages import PageKind, PageRecipe
from reader.core.words.catalogue import Code
from reader.html.addresses import feed_address
from reader.html.charset import decode
from reader.html.tokenizer import unescape

NAMESPACE = "https://github.com/paperround/paperround/opml"
"""Of our own attributes for pages without a feed, which other readers skip."""
_LONGEST_SELECTOR = 400
MAX_BYTES = 20_000_000
MAX_FEEDS = 50_000
MAX_FOLDERS = 5_000
MAX_MENDED = 300_000
"""Mistakes that are mended in a file: each costs memory, and no program writes so many."""
MAX_SKIPPED = 1_000
"""Outlines that could not be taken and are told; of more, only the number would be read anyway."""
MAX_DEPTH = 20
"""Deeper folders are folded into the deepest one allowed."""

# Liferea's searches, their conditions, and lists of single posts.
_NO_FOLDERS = ("vfolder", "rule", "newsbin")
_XML_FORBIDS = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_REFERENCE = re.compile(r"&(?:#(\d{1,7}|x[0-9a-fA-F]{1,6});|([A-Za-z][A-Za-z0-9]{1,31};))?")
_BARE_LESS = re.compile(r"<(?![/!?A-Za-z])")
_DECLARATION = re.compile(r"\A\s*+<\?xml[^>]{0,200}\?>")
_NOT_FEEDS = ("query:", "exec:", "filter:", "file:")
"""How lines of newsboat begin that aren't feeds."""
_XML_NAMES = ("amp;", "lt;", "gt;", "quot;", "apos;")


class OpmlFeed(Struct, frozen=True):
    url: str
    title: str = ""
    site_url: str = ""
    tags: tuple[str, ...] = ()
    page: PageRecipe | None = None
    """How entries are read off a page without a feed."""


class OpmlFolder(Struct, frozen=True):
    title: str
    items: tuple[OpmlFolder | OpmlFeed, ...] = ()


class OpmlDocument(Struct, frozen=True):
    items: tuple[OpmlFolder | OpmlFeed, ...]
    title: str = ""
    skipped: tuple[Message, ...] = ()


def walk_feeds(
    items: Sequence[OpmlFolder | OpmlFeed], path: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], OpmlFeed]]:
    """Every feed with the names of the folders around it, in the order of the file."""
    for item in items:
        if isinstance(item, OpmlFeed):
            yield path, item
        else:
            yield from walk_feeds(item.items, (*path, item.title))


def walk_folders(items: Sequence[OpmlFolder | OpmlFeed], path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    for item in items:
        if isinstance(item, OpmlFolder):
            yield (*path, item.title)
            yield from walk_folders(item.items, (*path, item.title))


def read_opml(data: bytes) -> OpmlDocument:
    """The subscriptions in an OPML file; ParseError if it is none."""
    if len(data) > MAX_BYTES:
        raise ParseError(Code.LIST_TOO_LARGE())
    if not data.strip():
        raise ParseError(Code.LIST_EMPTY())
    try:
        return _read(data)
    except (expat.ExpatError, LookupError, ValueError):  # also an encoding that expat doesn't know
        return _read_mended(data)


def _read_mended(data: bytes) -> OpmlDocument:
    """Try once more without what many programs write: bare &, HTML entities, controls, a wrong encoding."""
    text = _DECLARATION.sub("", decode(data), count=1).lstrip()
    if text.count("&") + len(_BARE_LESS.findall(text)) > MAX_MENDED:
        raise ParseError(Code.LIST_NO_OPML())
    text = _BARE_LESS.sub("&lt;", _REFERENCE.sub(_mend_reference, _XML_FORBIDS.sub("", text)))
    try:
        return _read(text.encode(), "utf-8")
    except expat.ExpatError as error:
        raise ParseError(Code.LIST_UNREADABLE(line=error.lineno)) from None


def _mend_reference(found: re.Match[str]) -> str:
    number, name = found[1], found[2]
    if number:
        code = int(number[1:], 16) if number.startswith("x") else int(number)
        return found[0] if code < 0x110000 and not _XML_FORBIDS.match(chr(code)) else ""
    if name in _XML_NAMES or name not in html5:
        return found[0] if name in _XML_NAMES else f"&amp;{found[0][1:]}"
    return "".join(f"&#{ord(letter)};" for letter in html5[name])


def _read(data: bytes, encoding: str | None = None) -> OpmlDocument:
    reader = _Reader()
    parser = expat.ParserCreate(encoding)
    parser.buffer_text = True
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    parser.CharacterDataHandler = reader.characters
    parser.EntityDeclHandler = _refuse_entities
    parser.Parse(data, True)
    if not reader.is_opml:
        raise ParseError(Code.LIST_NO_OPML())
    return reader.finish()


def _refuse_entities(*_declaration: object) -> None:
    raise ParseError(Code.LIST_HAS_ENTITIES())


class _OpenFolder(Struct):
    title: str
    items: list[OpmlFolder | OpmlFeed] = field(default_factory=list)


class _Reader:
    """Collects outlines while expat walks the file; a stack instead of recursion, so depth costs nothing."""

    def __init__(self) -> None:
        self.is_opml = False
        self._top = _OpenFolder("")
        self._stack: list[_OpenFolder | None] = [self._top]
        """The folder of each open outline; None if the outline is a feed or too deep."""
        self._skipped: list[Message] = []
        self._feeds = self._folders = 0
        self._in_title = False
        self._title = ""

    def start(self, name: str, attributes: dict[str, str]) -> None:
        tag = name.rpartition(":")[2].lower()
        self.is_opml = self.is_opml or tag == "opml"
        if tag == "title":
            self._in_title = True
        elif tag == "outline":
            self._open_outline({key.rpartition(":")[2].lower(): value for key, value in attributes.items()})

    def characters(self, text: str) -> None:
        if self._in_title:
            self._title += text

    def end(self, name: str) -> None:
        tag = name.rpartition(":")[2].lower()
        if tag == "title":
            self._in_title = False
        elif tag == "outline":
            closed = self._stack.pop()
            if closed is not None:
                self._parent().items.append(OpmlFolder(closed.title, tuple(closed.items)))

    def finish(self) -> OpmlDocument:
        return OpmlDocument(tuple(self._top.items), fold_line(self._title), tuple(self._skipped))

    def _open_outline(self, attributes: dict[str, str]) -> None:
        if "xmlurl" in attributes:
            self._add_feed(attributes)
            self._stack.append(None)
        elif attributes.get("type", "").lower() in ("include", "link") and "url" in attributes:
            self._skip(Code.LINE_TO_OTHER_FILE(url=fold_line(attributes["url"])[:200]))
            self._stack.append(None)
        elif attributes.get("type", "").lower() in _NO_FOLDERS or len(self._stack) > MAX_DEPTH:
            self._stack.append(None)
        else:
            self._folders += 1
            if self._folders > MAX_FOLDERS:
                raise ParseError(Code.LIST_TOO_MANY_FOLDERS(most=MAX_FOLDERS))
            self._stack.append(_OpenFolder(_title_of(attributes) or "Unnamed folder"))

    def _skip(self, message: Message) -> None:
        if len(self._skipped) < MAX_SKIPPED:
            self._skipped.append(message)

    def _parent(self) -> _OpenFolder:
        return next(folder for folder in reversed(self._stack) if folder is not None)

    def _add_feed(self, attributes: dict[str, str]) -> None:
        url = feed_address(fold_line(attributes["xmlurl"]))
        if not url:
            self._skip(Code.OUTLINE_NO_ADDRESS(text=repr(fold_line(attributes["xmlurl"])[:200])))
            return
        self._feeds += 1
        if self._feeds > MAX_FEEDS:
            raise ParseError(Code.LIST_TOO_LONG(most=MAX_FEEDS))
        site = feed_address(fold_line(attributes.get("htmlurl", "")))
        title = _title_of(attributes)
        feed = OpmlFeed(url, "" if title == url else title, site, _tags_of(attributes), _find_recipe(attributes))
        self._parent().items.append(feed)


def _find_recipe(attributes: Mapping[str, str]) -> PageRecipe | None:
    """How entries are read off a page, by attribute names in lower case without a prefix."""
    kind = attributes.get("pagekind", "").strip().lower()
    selector = " ".join(attributes.get("pageselector", "").split())[:_LONGEST_SELECTOR]
    if kind not in (PageKind.ENTRIES, PageKind.CHANGES) or (kind == PageKind.ENTRIES and not selector):
        return None
    return PageRecipe(PageKind(kind), selector)


def _title_of(attributes: dict[str, str]) -> str:
    """The title, also one that was escaped twice."""
    return fold_line(unescape(attributes.get("title", ""))) or fold_line(unescape(attributes.get("text", "")))


def _tags_of(attributes: dict[str, str]) -> tuple[str, ...]:
    """The tags in OPML's `category`: separated by commas, a leading slash marks a path."""
    names = (fold_line(part).strip("/").strip() for part in attributes.get("category", "").split(","))
    return tuple(dict.fromkeys(name for name in names if name))


def fold_line(text: str) -> str:
    """The text on one line, without what XML cannot hold."""
    return " ".join(_XML_FORBIDS.sub("", text).split())


def write_opml(document: OpmlDocument) -> bytes:
    """A file that other readers understand, and that reads back as the same document."""
    has_pages = any(feed.page for _, feed in walk_feeds(document.items))
    namespace = f' xmlns:paperround="{NAMESPACE}"' if has_pages else ""
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', f'<opml version="2.0"{namespace}>', "  <head>"]
    lines.append(f"    <title>{escape(fold_line(document.title))}</title>")
    lines += ["  </head>", "  <body>", *_outlines(document.items, 2), "  </body>", "</opml>", ""]
    return "\n".join(lines).encode()


def _outlines(items: Sequence[OpmlFolder | OpmlFeed], depth: int) -> Iterator[str]:
    indent = "  " * depth
    for item in items:
        if isinstance(item, OpmlFeed):
            yield f"{indent}<outline{_feed_attributes(item)}/>"
        else:
            name = _attribute("text", item.title) + _attribute("title", item.title)
            yield f"{indent}<outline{name}>"
            yield from _outlines(item.items, depth + 1)
            yield f"{indent}</outline>"


def _feed_attributes(feed: OpmlFeed) -> str:
    shown = _attribute("text", feed.title or feed.url) + (_attribute("title", feed.title) if feed.title else "")
    site = _attribute("htmlUrl", feed.site_url) if feed.site_url else ""
    tags = _attribute("category", ",".join(feed.tags)) if feed.tags else ""
    page = _attribute("paperround:pageKind", feed.page.kind) if feed.page else ""
    if feed.page and feed.page.selector:
        page += _attribute("paperround:pageSelector", feed.page.selector)
    return f'{shown} type="rss"{_attribute("xmlUrl", feed.url)}{site}{tags}{page}'


def _attribute(name: str, value: str) -> str:
    return f" {name}={quoteattr(fold_line(value))}"


def read_list(data: bytes) -> OpmlDocument:
    """The subscriptions in an OPML file or in newsboat's lines; ParseError if it is neither."""
    if len(data) <= MAX_BYTES and looks_like_lines(data):
        return read_newsboat(data)
    return read_opml(data)


def looks_like_lines(data: bytes) -> bool:
    """Whether the first line that isn't a comment is one of newsboat's."""
    for line in data[:100_000].removeprefix(b"\xef\xbb\xbf").splitlines():
        if line.strip() and not line.lstrip().startswith(b"#"):
            return re.match(rb'\s*"?(https?://|feed:|query:|exec:|filter:|file:)', line) is not None
    return False


def read_newsboat(data: bytes) -> OpmlDocument:
    """The feeds in newsboat's list, one a line: an address, then tags, of which "~My name" is the feed's name.

    The first tag becomes the folder, as newsboat has none."""
    folders: dict[str, list[OpmlFeed]] = {"": []}
    skipped: list[Message] = []
    lines = data.decode("utf-8-sig", "replace").splitlines()
    for number, line in enumerate(lines, 1):
        parts = _split(line)
        if not parts:
            continue
        url = feed_address(fold_line(parts[0]))
        if url:
            feed, folder = _make_feed(url, parts[1:])
            folders.setdefault(folder, []).append(feed)
        else:
            skipped.append(_refuse(number, parts[0]))
    count = sum(map(len, folders.values()))
    if not count and not skipped:
        raise ParseError(Code.LIST_WITHOUT_FEEDS())
    if count > MAX_FEEDS:
        raise ParseError(Code.LIST_TOO_LONG(most=MAX_FEEDS))
    top = folders.pop("")
    made = [OpmlFolder(name, tuple(feeds)) for name, feeds in folders.items()]
    return OpmlDocument((*made, *top), "", tuple(skipped))


def _split(line: str) -> list[str]:
    """The words of a line as newsboat quotes them; an open quote ends with the line."""
    for attempt in (line, line + '"', re.sub(r'["\\]', " ", line)):
        with suppress(ValueError):
            words = shlex.shlex(attempt, posix=True, punctuation_chars=False)
            words.whitespace_split = True
            words.commenters = ""
            words.quotes = '"'
            words.escape = "\\" if '"' in attempt else ""
            parts = list(words)
            return [] if not parts or parts[0].startswith("#") else parts
    return []


def _make_feed(url: str, words: list[str]) -> tuple[OpmlFeed, str]:
    words = [fold_line(word) for word in words]
    title = next((word[1:].strip() for word in words if word.startswith("~")), "")
    # A lone ! hides a feed in newsboat's own list, and names beginning with it are not shown either.
    tags = [word for word in words if word and not word.startswith(("~", "!"))]
    # OPML's categories take no commas, and no slashes at the ends.
    tags = [fold_line(tag.replace(",", " ")).strip("/").strip() for tag in tags]
    tags = list(dict.fromkeys(tag for tag in tags if tag))
    return OpmlFeed(url, title, "", tuple(tags[1:])), tags[0] if tags else ""


def _refuse(number: int, word: str) -> Message:
    shown = word[:120]
    if word.lower().startswith(_NOT_FEEDS):
        return Code.LINE_NEWSBOAT_RULE(line=number, text=shown)
    return Code.LINE_NO_ADDRESS(line=number, text=repr(shown))


# Each YouTube channel (UC…) has playlists whose ids follow from its own; UULF… holds its videos without Shorts and live
# announcements. Nobody documents that, but many readers rely on it: docs/developer/notes/videos.md.
_VIDEO_FEEDS = "https://www.youtube.com/feeds/videos.xml"
_CHANNEL = re.compile(r"UC([\w-]{22})")
_VIDEOS_ALONE = re.compile(r"UULF([\w-]{22})")
_CHANNEL_PAGE = re.compile(r"https?://(?:www\.)?youtube\.com/channel/UC([\w-]{22})")


def find_channel(url: str, site_url: str = "") -> str:
    """The id of the channel whose feed this is, without its UC; feeds by user name have it in `site_url`."""
    parts = urlsplit(url)
    if (parts.hostname or "").removeprefix("www.") != "youtube.com" or parts.path != "/feeds/videos.xml":
        return ""
    queries = parse_qs(parts.query)
    channel = _CHANNEL.fullmatch(queries.get("channel_id", [""])[0])
    videos = _VIDEOS_ALONE.fullmatch(queries.get("playlist_id", [""])[0])
    page = _CHANNEL_PAGE.match(site_url) if "user" in queries else None
    found = channel or videos or page
    return found[1] if found else ""


def has_videos_alone(url: str) -> bool:
    return bool(_VIDEOS_ALONE.fullmatch(parse_qs(urlsplit(url).query).get("playlist_id", [""])[0]))


def choose_videos(url: str, site_url: str, *, videos_alone: bool) -> str:
    """The feed's address with or without Shorts and live announcements; other addresses stay as they are."""
    channel = find_channel(url, site_url)
    if not channel or videos_alone == has_videos_alone(url):
        return url
    return f"{_VIDEO_FEEDS}?playlist_id=UULF{channel}" if videos_alone else f"{_VIDEO_FEEDS}?channel_id=UC{channel}"
