"""Side fetches: pictures, full texts, icons. Each is charged to the day by its bytes.

Runs on a media fetcher's thread with a connection of its own. What a publisher's entry names is not what the user
typed: it may lie in the user's own network only where the feed itself does, on the very same host.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from datetime import tzinfo
from html import escape

from msgspec import Struct

import reader.store.feeds as feed_rows
from reader.core.clock import Clock, local_day
from reader.core.records.fetched import PAGES, Fetched, FetchRequest, Outcome, Problem
from reader.core.records.logged import ICON, LIST_PICTURE, PAGE, PICTURE, PREFETCH
from reader.core.records.messages import Message
from reader.core.records.planning import DAY_S
from reader.core.words.catalogue import Code
from reader.engine import redraw
from reader.engine.messages import FetchPage, FetchPicture, IconArrived, PageArrived, PictureArrived
from reader.engine.update import was_sent
from reader.features.mail.records import PICTURE_HOST
from reader.features.mail.store import find_picture
from reader.html.charset import is_web_page
from reader.net import discover
from reader.net import robots as robots_txt
from reader.net.client import Client, fetch_many
from reader.net.host_limits import MANUAL, Courtesy, find_host_key
from reader.parse.readable import extract
from reader.store.bodies import save_full_text
from reader.store.db import Connection
from reader.store.engine_state import StoredRobots, find_robots, save_robots
from reader.store.pictures import PictureCache
from reader.store.poll_log import add_side_fetch, find_list_bytes_left, get_day
from reader.store.settings import load_settings
from reader.store.views import get_rows

MOST_PAGES = 10
_PASSWORD_FIELD = re.compile(rb"<input[^>]{0,300}type\s*=\s*[\"']?password", re.IGNORECASE)
_FORBIDDEN, _PAYMENT = 403, 402
MOST_PICTURE_BYTES = 8_000_000
MOST_LIST_PICTURE_BYTES = 300_000
MOST_PAGE_BYTES = 5_000_000
ICON_AGAIN_S = 30 * 86_400.0
PICTURES = "image/webp, image/png, image/jpeg, image/gif;q=0.9, image/*;q=0.5"
NO_PAGE = Code.POST_WITHOUT_ADDRESS()
ONE_BY_ONE = Courtesy(pause_s=0.0)
"""For the pictures of one entry, over one connection as in a browser, but slower."""
KEPT_S = DAY_S
AGAIN_S = 600.0
"""How long until a host that did not answer is asked for its robots.txt again."""
_BUSY = 429
LONGEST_DELAY_S = 10.0
"""A host that wants longer pauses is left alone: one article an hour helps nobody."""


class WholeArticle(Struct, frozen=True):
    article: extract.Article | None
    message: Message | None = None
    """Why there is none; None if the page simply holds no article."""
    is_final: bool = True
    """False if the page could not be fetched: trying again may help."""


def read_whole_article(ask: Callable[[str], Fetched | None], url: str) -> WholeArticle:
    """Read an article from its page and following pages. `ask` fetches a page, and returns None if cancelled."""
    parts: list[extract.Article] = []
    following: str | None = url
    while following is not None and len(parts) < MOST_PAGES:
        fetched = ask(following)
        if fetched is None or fetched.outcome is not Outcome.FRESH:
            return _join(parts, following) if parts else WholeArticle(None, _why_not(fetched), is_final=False)
        article = extract.find_article(fetched.body, fetched.final_url, fetched.content_type)
        if article is None and not parts:
            wants_login = _PASSWORD_FIELD.search(fetched.body)
            host = find_host_key(fetched.final_url).partition(":")[0]
            return WholeArticle(None, Code.TEXT_BEHIND_LOGIN(host=host) if wants_login else None)
        if article is None or any(article.text == part.text for part in parts):
            break
        parts.append(article)
        following = extract.find_next_page(fetched.body, fetched.final_url, fetched.content_type)
    return _join(parts, None)


def _why_not(fetched: Fetched | None) -> Message | None:
    """Why a page could not be fetched."""
    if fetched is None:
        return None
    host = find_host_key(fetched.request.url).partition(":")[0]
    if fetched.problem is Problem.NEEDS_PASSWORD or fetched.status == _PAYMENT:
        return Code.TEXT_BEHIND_LOGIN(host=host)
    if fetched.status == _FORBIDDEN and fetched.problem is not Problem.CHALLENGE:
        return Code.TEXT_REFUSED(host=host)
    return Code.TEXT_GONE(host=host) if fetched.problem in (Problem.NOT_FOUND, Problem.GONE) else fetched.message


def _join(parts: list[extract.Article], missing: str | None) -> WholeArticle:
    """Join the pages of an article; a link stands for a missing page."""
    html = "\n".join(part.html for part in parts)
    if missing is not None:
        html += f'\n<p><a href="{escape(missing)}">…</a></p>'
    return WholeArticle(extract.Article(parts[0].title, html, "\n".join(part.text for part in parts)))


class SideTools(Struct, frozen=True):
    conn: Connection
    client: Client
    clock: Clock
    zone: tzinfo
    cache: PictureCache
    cancelled: Callable[[], bool]


def is_at_feeds_host(url: str, feed_url: str) -> bool:
    """Return whether both have the same host name and port."""
    host = find_host_key(url)
    return bool(host) and host == find_host_key(feed_url)


def is_at_home(conn: Connection, url: str, feed_id: int) -> bool:
    """Return whether an address is on the host of the feed that names it, so that it may be in the user's network."""
    feed = feed_rows.find_feed(conn, feed_id)
    return feed is not None and feed.leads_inside and is_at_feeds_host(url, feed.url)


def fetch_pictures(tools: SideTools, wanted: Sequence[FetchPicture]) -> Iterator[PictureArrived]:
    """Yield one note per picture as they come. All are for the list, or all for an article."""
    for_list = any(one.for_list for one in wanted)
    requests: dict[str, FetchRequest] = {}
    for one in wanted:
        at_home = is_at_home(tools.conn, one.url, one.feed_id)
        most = MOST_LIST_PICTURE_BYTES if one.for_list else MOST_PICTURE_BYTES
        requests[one.url] = FetchRequest(one.url, typed_by_user=at_home, accept=PICTURES, max_bytes=most)
    for url in list(requests):
        if tools.cache.has(url):  # wanted for the list and in an article at the same time
            del requests[url]
            yield PictureArrived(url, True, for_list)
        elif url.startswith(PICTURE_HOST):  # it came inside a mail
            del requests[url]
            data = find_picture(tools.conn, url.removeprefix(PICTURE_HOST))
            yield PictureArrived(url, data is not None and keep_picture(tools, url, data), for_list)
    trigger = LIST_PICTURE if for_list else PICTURE
    for fetched in fetch_charged(tools, list(requests.values()), ONE_BY_ONE, trigger):
        kept = fetched.outcome is Outcome.FRESH and keep_picture(tools, fetched.request.url, fetched.body)
        yield PictureArrived(fetched.request.url, kept, for_list)


def count_list_pictures(tools: SideTools, is_network_free: bool) -> int:
    """Return how many pictures may be fetched for the list now, however large they are; none on a metered network."""
    uses = get_day(tools.conn, local_day(tools.clock.now(), tools.zone))
    left = find_list_bytes_left(uses, load_settings(tools.conn))
    return int(left // MOST_LIST_PICTURE_BYTES) if is_network_free else 0


def keep_picture(tools: SideTools, url: str, body: bytes) -> bool:
    """Store a picture, redrawn. One that can't be drawn is stored as nothing, so that it costs once; a page that
    came in its place may be gone next time."""
    picture = None if is_web_page(body) else redraw.redraw_picture(body)
    return picture is not None and tools.cache.write(url, picture) and bool(picture)


def fetch_page(
    tools: SideTools,
    wanted: FetchPage,
    courtesy: Courtesy = MANUAL,
    may_ask: Callable[[str, bool], bool] = lambda url, at_home: True,
) -> PageArrived:
    """Store the article on an entry's page, or that there is none. `may_ask` says whether a program may fetch what
    nobody asked for; it gets the address, and whether that is on the feed's own host."""
    rows = get_rows(tools.conn, [wanted.entry_id])
    if not rows or not find_host_key(rows[0].link):
        return PageArrived(wanted.entry_id, False, NO_PAGE)

    def ask(url: str) -> Fetched | None:
        at_home = is_at_home(tools.conn, url, rows[0].feed_id)
        if not may_ask(url, at_home):
            return None
        request = make_page_request(url, typed_by_user=at_home)
        return next(iter(fetch_charged(tools, [request], courtesy, PAGE)), None)

    whole = read_whole_article(ask, rows[0].link)
    if not whole.is_final:
        return PageArrived(wanted.entry_id, False, whole.message)
    html = whole.article.html if whole.article else ""
    stored = save_full_text(tools.conn, wanted.entry_id, html, tools.clock.now())
    return PageArrived(wanted.entry_id, stored and bool(html), whole.message)


def make_page_request(url: str, typed_by_user: bool) -> FetchRequest:
    return FetchRequest(url, typed_by_user=typed_by_user, accept=PAGES, max_bytes=MOST_PAGE_BYTES)


def fetch_next_icon(tools: SideTools) -> IconArrived | None:
    """Fetch one missing icon; return None if none is missing, or without a network."""
    now = tools.clock.now()
    feed_id = feed_rows.find_feed_without_icon(tools.conn, now - ICON_AGAIN_S)
    feed = None if feed_id is None else feed_rows.find_feed(tools.conn, feed_id)
    if feed is None:
        return None
    site = feed.publisher.site_url
    at_home = is_at_home(tools.conn, site, feed.id)
    found = discover.find_icon(tools.client, site, redraw.redraw_icon, typed_by_user=at_home, cancelled=tools.cancelled)
    if found.is_offline or tools.cancelled():
        return None
    add_side_fetch(tools.conn, local_day(now, tools.zone), ICON, found.wire_bytes, not found.data)
    feed_rows.save_icon(tools.conn, feed.id, found.data, now)
    return IconArrived(feed.id, bool(found.data))


def fetch_charged(
    tools: SideTools, requests: Sequence[FetchRequest], courtesy: Courtesy, trigger: str
) -> Iterator[Fetched]:
    """Yield the answers as they come, each charged to the day."""
    answers = fetch_many(tools.client, requests, parallel=len(requests), courtesy=courtesy, cancelled=tools.cancelled)
    for fetched in answers:
        if was_sent(fetched):
            failed = fetched.outcome is Outcome.FAILED
            day = local_day(fetched.fetched_at, tools.zone)
            add_side_fetch(tools.conn, day, trigger, fetched.wire_bytes, failed)
        yield fetched


def may_fetch_page(tools: SideTools, url: str, courtesy: Courtesy, at_home: bool, trigger: str = PREFETCH) -> bool:
    """Return whether robots.txt, fetched once a day and stored, allows a page that nobody asked for. `at_home`: the
    page is on the feed's own host, perhaps in the user's own network."""
    host = find_host_key(url)
    if not host:
        return False
    now = tools.clock.now()
    stored = find_robots(tools.conn, host, now - KEPT_S)
    if stored is None:
        robots = _ask(tools, host, url, courtesy, at_home, trigger)
    else:
        robots = robots_txt.Robots(stored.rules, stored.delay_s)
    return robots.may_fetch(url) and robots.delay_s <= LONGEST_DELAY_S


def _ask(tools: SideTools, host: str, url: str, courtesy: Courtesy, at_home: bool, trigger: str) -> robots_txt.Robots:
    """Ask a host for robots.txt. Without one everything is allowed; if it fails or wants to be left alone, nothing."""
    request = FetchRequest(
        robots_txt.robots_url(url),
        typed_by_user=at_home,
        accept="text/plain, */*;q=0.1",
        max_bytes=robots_txt.MOST_BYTES,
    )
    fetched = next(iter(fetch_charged(tools, [request], courtesy, trigger)), None)
    robots, asked_at = robots_txt.ALLOWS_NONE, tools.clock.now()
    if fetched is not None and fetched.outcome is Outcome.FRESH:
        robots = robots_txt.parse_robots(fetched.body)
    elif fetched is None or fetched.status is None:
        asked_at += AGAIN_S - KEPT_S
    elif 400 <= fetched.status < 500 and fetched.status != _BUSY:
        robots = robots_txt.ALLOWS_ALL
    save_robots(tools.conn, host, StoredRobots(robots.rules, robots.delay_s), asked_at)
    return robots
