"""Feed discovery: a typed address → the feeds behind it, with few and polite requests.

Order: what the address itself tells (YouTube, GitHub, …), the page if it is a feed, its link elements, its ordinary
links that look like feeds, then a handful of common paths at the same host. The caller's thread waits; guesses run
side by side where answers are slow, and the whole search has a time limit. Of a page, a bounded part and a bounded
number of links are read. The site's icon is found here too.
"""

from __future__ import annotations

import queue
import re
import threading
from collections.abc import Callable, Sequence
from typing import TypeVar
from urllib.parse import urljoin, urlsplit

from msgspec import Struct, field
from msgspec.structs import replace

from reader.core.clock import SystemClock
from reader.core.records.fetched import Credentials, Fetched, FetchRequest, Outcome, Problem
from reader.core.records.messages import Message
from reader.core.words.catalogue import Code
from reader.html.charset import decode, sniff_feed
from reader.html.tokenizer import Tag, tokenize
from reader.net.client import Client, never
from reader.net.host_limits import find_host_key
from reader.net.urls import BadAddress, WebAddress, may_send_password, parse_address

_MAX_BYTES = 1_000_000
_MAX_LINKS = 2_000
_MAX_FOUND = 50

FEED_TYPES = {
    "application/rss+xml": "rss",
    "application/atom+xml": "atom",
    "application/rdf+xml": "rdf",
    "application/feed+json": "json",
    "application/x.atom+xml": "atom",
    "application/x-atom+xml": "atom",
    "application/rss": "rss",
    "application/atom": "atom",
    "text/rss+xml": "rss",
}
_FEED_WORDS = {"rss", "atom", "rss-feed", "atom-feed", "(rss)"}
_MAYBE_TYPES = {"application/json", "text/xml", "application/xml", "text/json"}
_FEEDISH = re.compile(
    r"(?:^|[/.?=&_-])(?:rss2?|atom|feeds?|rdf|index\.xml|feed\.json)(?:$|[/.?=&_-])|\.(?:rss|atom|rdf)$", re.IGNORECASE
)


class Candidate(Struct, frozen=True):
    url: str
    title: str = ""
    kind: str = ""
    """rss, atom, rdf or json; empty where unknown."""
    may_be_inside: bool = False
    """Whether it may lie in the user's network: on the host there that the user typed."""
    takes_password: bool = False
    """Whether it belongs to the origin that the user gave a password for."""


class Icon(Struct, frozen=True):
    url: str
    size: int
    """Pixels, as the page claims; 0 where it does not say."""


class PageLinks(Struct, frozen=True):
    feeds: tuple[Candidate, ...]
    """From link elements, in the page's order."""
    feedish: tuple[Candidate, ...]
    """From ordinary links whose address or text looks like a feed's."""
    icons: tuple[Icon, ...]


def find_links(page: bytes, url: str, content_type: str = "") -> PageLinks:
    found = _collect(decode(page[:_MAX_BYTES], content_type))
    base = _resolve(url, found.base) or url
    return PageLinks(
        feeds=_candidates(found.feeds, base), feedish=_candidates(found.anchors, base), icons=_icons(found.icons, base)
    )


class _Found(Struct):
    base: str = ""
    anchor: dict[str, str] | None = None
    """The attributes of a link while its text is collected in `shown`."""
    shown: list[str] = field(default_factory=list)
    feeds: list[tuple[str, str, str]] = field(default_factory=list)
    anchors: list[tuple[str, str, str]] = field(default_factory=list)
    icons: list[tuple[str, str]] = field(default_factory=list)


def _collect(text: str) -> _Found:
    found, links = _Found(), 0
    for token in tokenize(text):
        if not isinstance(token, Tag):
            if found.anchor is not None:
                found.shown.append(token.text)
        elif token.closes:
            if token.name == "a":
                _end_anchor(found)
        elif token.name in ("base", "link", "a"):
            links += 1
            if links > _MAX_LINKS:
                break
            _read_tag(token.name, {name: value.strip() for name, value in token.attributes.items()}, found)
    _end_anchor(found)
    return found


def _end_anchor(found: _Found) -> None:
    """Add the link that ends here, or never ends, if its address or text looks like a feed's."""
    if found.anchor is not None:
        href = found.anchor.get("href", "")
        text = f"{found.anchor.get('title', '')} {' '.join(found.shown)[:300]}"
        if href and (_FEEDISH.search(href) or _FEED_WORDS.intersection(text.lower().split())):
            found.anchors.append((href, text, ""))
    found.anchor, found.shown = None, []


def _read_tag(tag: str, named: dict[str, str], found: _Found) -> None:
    relations, href = named.get("rel", "").lower().split(), named.get("href", "")
    if tag == "a":
        _end_anchor(found)
        found.anchor = named
        return
    if tag == "base":
        found.base = found.base or href
        return
    if not href:
        return
    if "icon" in relations or "apple-touch-icon" in relations:
        found.icons.append((href, named.get("sizes", "")))
    kind = named.get("type", "").partition(";")[0].strip().lower()
    is_feed = kind in FEED_TYPES or (kind in _MAYBE_TYPES and _FEEDISH.search(href))
    if "feed" in relations or ("alternate" in relations and is_feed):
        found.feeds.append((href, named.get("title", ""), FEED_TYPES.get(kind, "")))


def _candidates(found: list[tuple[str, str, str]], base: str) -> tuple[Candidate, ...]:
    kept: dict[str, Candidate] = {}
    for href, title, kind in found:
        url = _resolve(base, href)
        if url and url not in kept and len(kept) < _MAX_FOUND:
            kept[url] = Candidate(url, " ".join(title.split())[:200], kind)
    return tuple(kept.values())


def _icons(found: list[tuple[str, str]], base: str) -> tuple[Icon, ...]:
    kept: dict[str, Icon] = {}
    for href, sizes in found[:_MAX_FOUND]:
        url = _resolve(base, href)
        edge = re.match(r"(\d{1,4})x\d{1,4}", sizes.lower())
        if url:
            kept.setdefault(url, Icon(url, int(edge[1]) if edge else 0))
    return tuple(kept.values())


def _resolve(base: str, href: str) -> str:
    """Return an absolute http(s) address; empty for anything else (javascript:, data:, nonsense)."""
    href = re.sub(r"^feed:(?://)?(?=https?:)", "", href.strip(), flags=re.IGNORECASE)
    href = re.sub(r"^feed://", "https://", href, flags=re.IGNORECASE)
    try:
        return parse_address(urljoin(base, href)).url
    except (BadAddress, ValueError):
        return ""


MAX_BYTES = 200_000
_ACCEPT = "image/png, image/x-icon, image/webp, image/*;q=0.5"
_MAX_TRIES = 3
_WANTED_EDGE = 32


class IconResult(Struct, frozen=True):
    data: bytes = b""
    """Empty where there is none."""
    wire_bytes: int = 0
    """Of all fetches that it took."""
    is_offline: bool = False


def find_icon(
    client: Client,
    site_url: str,
    draw: Callable[[bytes], bytes | None],
    *,
    typed_by_user: bool = False,
    cancelled: Callable[[], bool] = never,
) -> IconResult:
    """Fetch a site's icon: from its page's links or from /favicon.ico. `draw` makes of it what is stored, or nothing.
    `typed_by_user`: the user typed the address, so it may lie in their network."""
    request = FetchRequest(site_url, typed_by_user=typed_by_user, accept="text/html, */*;q=0.1")
    page = client.fetch(request, cancelled=cancelled)
    spent = page.wire_bytes
    if page.outcome is not Outcome.FRESH:
        return IconResult(wire_bytes=spent, is_offline=page.problem is Problem.OFFLINE)
    icons = find_links(page.body, page.final_url, page.content_type).icons
    urls = [icon.url for icon in best_first(icons)][: _MAX_TRIES - 1]
    urls.append(urljoin(page.final_url, "/favicon.ico"))
    for url in dict.fromkeys(urls):
        # A page may not choose another host in the user's network.
        may_be_inside = page.is_inside and find_host_key(url) == find_host_key(page.final_url)
        request = FetchRequest(url, typed_by_user=may_be_inside, accept=_ACCEPT, max_bytes=MAX_BYTES)
        answer = client.fetch(request, cancelled=cancelled)
        spent += answer.wire_bytes
        if icon := draw(answer.body):
            return IconResult(icon, spent)
    return IconResult(wire_bytes=spent)


def best_first(icons: tuple[Icon, ...]) -> list[Icon]:
    """Sort icons: the smallest that is large enough, then those of unknown size, then the largest of the small."""

    fitting = [icon for icon in icons if not urlsplit(icon.url).path.lower().endswith(".svg")]
    return sorted(fitting, key=lambda one: (one.size < _WANTED_EDGE, one.size > 0, abs(one.size - _WANTED_EDGE)))


_FEDIVERSE = ("mastodon.", "mstdn.", "fosstodon.", "social.")
_WRAPPING = "\"'<>()“”„‘’«»`"
_PREFIXES = re.compile(
    r"^(?:view-source:|(?:feed|rss|podcast|itpc|pcast):(?://)?(?=https?:)|url:|rss:(?=//))", re.IGNORECASE
)
_SCHEME = re.compile(r"^([a-z][a-z0-9+.-]*):(?!\d+(?:/|$))", re.IGNORECASE)


def normalise_typed(text: str) -> str:
    """Return the address that was meant. Raises BadAddress with a sentence for the user."""
    meant = "".join(text.split()).strip(_WRAPPING + ",;")
    for _ in range(3):
        meant = _PREFIXES.sub("", meant)
    if not meant:
        raise BadAddress(Code.NO_ADDRESS())
    meant = re.sub(
        r"^(?:feed|rss|atom|itpc|pcast|podcast):(?://)?(?!\d+(?:/|$))", "https://", meant, flags=re.IGNORECASE
    )
    meant = re.sub(r"^(https?):/*(?=[^/])", r"\1://", meant, flags=re.IGNORECASE)
    handle = re.fullmatch(r"@?([\w.-]+)@([\w.-]+\.[a-z]{2,})", meant, re.IGNORECASE)
    if handle and (meant.startswith("@") or handle[2].lower().startswith(_FEDIVERSE)):
        return f"https://{handle[2].lower()}/@{handle[1]}"
    if meant.startswith("//"):
        meant = "https:" + meant
    if not _SCHEME.match(meant):
        meant = ("http://" if _is_local(meant) else "https://") + meant
    address = parse_address(meant)
    if "." not in address.host and ":" not in address.host and not _is_local(meant.partition("//")[2]):
        raise BadAddress(Code.NO_WEB_ADDRESS(text=text.strip()[:60]))
    if address.credentials:
        return re.sub(r"#.*$", "", meant)  # the name and password in it are still needed
    return address.url


def _is_local(text: str) -> bool:
    """Tell whether a host is at home, where certificates are rare."""
    host = re.split(r"[/?#]", text.rpartition("@")[2])[0].lower()
    name = host.rpartition(":")[0] if re.search(r":\d+$", host) else host
    is_ipv4 = re.fullmatch(r"[\d.]+", name) is not None
    return is_ipv4 or name.startswith("[") or name == "localhost" or name.endswith((".local", ".lan", ".home.arpa"))


# Hosts whose feeds follow from an address: what its path must look like, and each feed with its title and kind. The
# first line that fits counts. YouTube's handles and custom names aren't here: their pages must be fetched.
_YOUTUBE = r"youtube(-nocookie)?\.com"
_VIDEOS = "https://www.youtube.com/feeds/videos.xml"
_REDDIT = "https://www.reddit.com"
_GITHUB = "https://github.com/{0}/{1}"
_PATTERNS: tuple[tuple[str, str, tuple[tuple[str, str, str], ...]], ...] = (
    (_YOUTUBE, r"/channel/(UC[\w-]{22})(?:/.*)?\?.*", ((f"{_VIDEOS}?channel_id={{0}}", "", "atom"),)),
    (_YOUTUBE, r"/user/([\w.-]+)(?:/.*)?\?.*", ((f"{_VIDEOS}?user={{0}}", "", "atom"),)),
    (_YOUTUBE, r".*[?&]list=([\w-]{10,})(?:&.*)?", ((f"{_VIDEOS}?playlist_id={{0}}", "", "atom"),)),
    ("reddit.com", r"(|/(?:r|u|user)/(?!.*\.rss\?)[\w+.-]+[^?]*)\?.*", ((f"{_REDDIT}{{0}}/.rss", "", "atom"),)),
    (
        r"github\.com",
        r"/([^/?]+)/([^/?]+)\?.*",
        tuple((f"{_GITHUB}/{what}.atom", f"{{1}} {what}", "atom") for what in ("releases", "commits", "tags")),
    ),
    (r"github\.com", r"/([^/?]+)/([^/?]+)/(releases|tags)\?.*", ((f"{_GITHUB}/{{2}}.atom", "{1} {2}", "atom"),)),
    (
        r"github\.com",
        r"/([^/?]+)/([^/?]+)/commits/([^/?]+)\?.*",
        ((f"{_GITHUB}/commits/{{2}}.atom", "{1} {2}", "atom"),),
    ),
    (r"github\.com", r"/([^/?]+(?<!\.atom))\?.*", (("https://github.com/{0}.atom", "{0}", "atom"),)),
    (r"medium\.com", r"/(@?[\w.-]+)\?.*", (("https://medium.com/feed/{0}", "", "rss"),)),
)
_BLOGS = (
    (re.compile(r"\.(?:medium|substack)\.com$"), "/feed", "rss"),
    (re.compile(r"\.wordpress\.com$"), "/feed/", "rss"),
    (re.compile(r"\.tumblr\.com$"), "/rss", "rss"),
    (re.compile(r"\.blogspot\.[a-z.]{2,6}$"), "/feeds/posts/default", "atom"),
)
"""Hosts of blogs with a subdomain each: the path and the kind of the feed."""


def feeds_by_pattern(url: str) -> tuple[Candidate, ...]:
    """The feeds that follow from an address, without fetching anything."""
    parts = urlsplit(url)
    host = (parts.hostname or "").removeprefix("www.").removeprefix("m.").removeprefix("old.")
    path = parts.path.rstrip("/")
    for site, pattern, feeds in _PATTERNS:
        found = re.fullmatch(pattern, f"{path}?{parts.query}") if re.fullmatch(site, host) else None
        if found:
            groups = found.groups()
            return tuple(Candidate(place.format(*groups), title.format(*groups), kind) for place, title, kind in feeds)
    for blog, place, kind in _BLOGS:
        if blog.search(host) and not path.endswith(place.rstrip("/")) and not path.startswith("/feeds/"):
            return (Candidate(f"https://{host}{place}", kind=kind),)
    return ()


Question = TypeVar("Question")
Answer = TypeVar("Answer")
_monotonic = SystemClock().monotonic


class Patience:
    """The time limit of one search, from when it is made."""

    def __init__(self, seconds: float) -> None:
        self._seconds, self._began = seconds, _monotonic()

    @property
    def stagger_s(self) -> float:
        """How long to wait for one answer before asking the next question beside it: 2 of 30 s."""
        return self._seconds / 15

    def spent_s(self) -> float:
        return _monotonic() - self._began

    def is_over(self) -> bool:
        return self.spent_s() >= self._seconds


def ask_staggered(
    ask: Callable[[Question, Callable[[], bool]], Answer],
    questions: Sequence[Question],
    *,
    is_enough: Callable[[Answer], bool],
    stagger_s: float,
) -> dict[int, Answer]:
    """Return answers by the number of their question, up to the first that is enough.

    Each question is asked on a thread of its own, when the one before has its answer or after `stagger_s`. `ask` can
    call its second argument to find out that no more answers are wanted.
    """
    answers: queue.SimpleQueue[tuple[int, Answer | BaseException]] = queue.SimpleQueue()
    over = threading.Event()
    found: dict[int, Answer] = {}
    waiting = list(enumerate(questions))[::-1]

    def run(number: int, question: Question) -> None:
        try:
            answers.put((number, ask(question, over.is_set)))
        except BaseException as error:  # noqa: BLE001 - it belongs on the caller's thread
            answers.put((number, error))

    try:
        while len(found) < len(questions):
            if waiting:
                threading.Thread(target=run, args=waiting.pop(), name="ask", daemon=True).start()
            try:
                number, answer = answers.get(timeout=stagger_s if waiting else None)
            except queue.Empty:
                continue
            if isinstance(answer, BaseException):
                raise answer
            found[number] = answer
            if is_enough(answer):
                break
    finally:
        over.set()
    return found


COMMON_PATHS = ("/feed", "/rss", "/atom.xml", "/index.xml", "/feed.xml", "/rss.xml", "/feed.json")
_MAX_CHECKED = 3
"""How many ordinary links are tried: most that look like feeds are."""


class DiscoveryResult(Struct, frozen=True):
    candidates: tuple[Candidate, ...]
    """Best first; where there are none, `message` says what to do."""
    tried: tuple[str, ...]
    """Every address that was fetched, in order."""
    message: Message | None = None
    problem: Problem | None = None
    page: Fetched | None = None
    """The document of the feed, if it was fetched."""
    credentials: Credentials | None = None
    """The name and password that were given, or were in the address."""
    web_page: Fetched | None = None
    """The page without a feed, where nothing was found."""


def discover(
    client: Client,
    typed: str,
    *,
    credentials: Credentials | None = None,
    cancelled: Callable[[], bool] = never,
    patience: Patience | None = None,
) -> DiscoveryResult:
    """Find the feeds behind a typed address. `patience`: the time limit; without one it begins now."""
    try:
        address = parse_address(normalise_typed(typed))
    except BadAddress as error:
        return DiscoveryResult((), (), error.message, Problem.BAD_ADDRESS)
    credentials = credentials or address.credentials
    known = feeds_by_pattern(address.url)
    if known:
        return DiscoveryResult(known, (), credentials=credentials)
    search = _Search(client, address, credentials, cancelled, patience or Patience(client.limits.deadline_s))
    return replace(search.run(had_scheme="://" in typed), credentials=credentials)


def fetch_candidate(
    client: Client,
    candidate: Candidate,
    credentials: Credentials | None,
    patience: Patience,
    cancelled: Callable[[], bool] = never,
) -> Fetched:
    """Fetch a feed that was found, with the user's password only where it belongs."""
    request = FetchRequest(
        candidate.url,
        credentials=credentials if candidate.takes_password else None,
        typed_by_user=candidate.may_be_inside,
    )
    return client.fetch(request, cancelled=cancelled, spent_s=patience.spent_s())


class _Search:
    def __init__(
        self,
        client: Client,
        typed: WebAddress,
        credentials: Credentials | None,
        cancelled: Callable[[], bool],
        patience: Patience,
    ) -> None:
        self._client = client
        self._typed = typed
        self._credentials = credentials
        self._cancelled = cancelled
        self._patience = patience
        self._tried: list[str] = []

    def run(self, *, had_scheme: bool) -> DiscoveryResult:
        page = self._ask_page(had_scheme)
        if page.outcome is not Outcome.FRESH:
            if page.problem is Problem.NOT_FOUND and urlsplit(self._typed.url).path in ("", "/"):
                return self._by_common_paths(page) or self._nothing(page)
            return self._nothing(page)
        kind = sniff_feed(page.body)
        if kind:
            candidate = self._place(Candidate(kept_address(page), kind=kind), page)
            return DiscoveryResult((candidate,), tuple(self._tried), page=page)
        links = find_links(page.body, page.final_url, page.content_type)
        if links.feeds:
            return DiscoveryResult(tuple(self._place(one, page) for one in links.feeds), tuple(self._tried))
        # The site's own feeds first; those of other sites are not what was asked for.
        own = [one for one in links.feedish if urlsplit(one.url).hostname == urlsplit(page.final_url).hostname]
        found = self._first_feed((own or list(links.feedish))[:_MAX_CHECKED], page)
        return found or self._by_common_paths(page) or self._nothing(page)

    def _place(self, candidate: Candidate, page: Fetched) -> Candidate:
        """Decide whether a feed that a page names may lie in the user's network (only on the page's own host, if that
        does) and whether it gets the password."""
        own_host = find_host_key(candidate.url) == find_host_key(page.final_url)
        takes_password = may_send_password(self._typed, parse_address(candidate.url))
        return replace(candidate, may_be_inside=page.is_inside and own_host, takes_password=takes_password)

    def _ask_page(self, had_scheme: bool) -> Fetched:
        """Fetch the page: by https where no scheme was typed, then by http, but not with a password."""
        typed = Candidate(self._typed.url, may_be_inside=True, takes_password=True)
        plain = replace(typed, url="http://" + typed.url.removeprefix("https://"))
        may_be_plain = not had_scheme and typed.url.startswith("https://") and self._credentials is None
        answers = ask_staggered(
            self._ask,
            [typed, plain] if may_be_plain else [typed],
            is_enough=_has_answered,
            stagger_s=4 * self._patience.stagger_s,
        )
        first, last = answers.get(0), answers.get(1)
        return last if last and (first is None or last.outcome is Outcome.FRESH) else answers[0]

    def _ask(self, candidate: Candidate, enough: Callable[[], bool] = never) -> Fetched:
        self._tried.append(candidate.url)
        return fetch_candidate(
            self._client, candidate, self._credentials, self._patience, lambda: enough() or self._cancelled()
        )

    def _by_common_paths(self, page: Fetched) -> DiscoveryResult | None:
        urls = (urljoin(page.final_url, path) for path in COMMON_PATHS)
        return self._first_feed([Candidate(url) for url in urls if url not in self._tried], page)

    def _first_feed(self, guesses: Sequence[Candidate], page: Fetched) -> DiscoveryResult | None:
        placed = [self._place(one, page) for one in guesses]

        def ask(candidate: Candidate, enough: Callable[[], bool]) -> Fetched | None:
            is_late = enough() or self._cancelled() or self._patience.is_over()
            return None if is_late else self._ask(candidate, enough)

        stagger_s = self._patience.stagger_s
        answers = ask_staggered(ask, placed, is_enough=lambda answer: bool(_kind_of(answer)), stagger_s=stagger_s)
        for number, answer in sorted(answers.items()):
            kind = _kind_of(answer)
            if answer is not None and kind:
                found = replace(placed[number], url=kept_address(answer), kind=kind)
                return DiscoveryResult((self._place(found, page),), tuple(self._tried), page=answer)
        return None

    def _nothing(self, page: Fetched) -> DiscoveryResult:
        host = urlsplit(page.final_url or page.request.url).hostname
        named = Code.NO_FEED_NAMED(host=host) if host else Code.NO_FEED_NAMED_HERE()
        web_page = page if page.outcome is Outcome.FRESH else None
        return DiscoveryResult((), tuple(self._tried), page.message or named, page.problem, web_page=web_page)


def _has_answered(page: Fetched) -> bool:
    cannot = page.problem in (Problem.REFUSED, Problem.INSECURE, Problem.TIMEOUT, Problem.BROKEN)
    return not cannot or page.status is not None


def _kind_of(answer: Fetched | None) -> str:
    return sniff_feed(answer.body) if answer is not None and answer.outcome is Outcome.FRESH else ""


def kept_address(fetched: Fetched) -> str:
    """The address to subscribe to: the one asked for, or where permanent redirects lead, but never from https to
    http."""
    asked = parse_address(fetched.request.url).url
    led_to = fetched.permanent_url
    is_less_safe = asked.startswith("https:") and led_to.startswith("http:")
    return led_to if led_to and not is_less_safe else asked
