"""Side fetches: pictures, full texts, icons. Each is charged to the day by its bytes.

Runs on a media fetcher's thread with a connection of its own. What a publisher's entry names is not what the owner
typed: it may lie in the owner's own network only where the feed itself does, on the very same host.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import tzinfo

from msgspec import Struct

import reader.store.feeds.feeds as feed_rows
from reader.clock import Clock, local_day
from reader.engine.documents.update import was_sent
from reader.engine.media import whole_article
from reader.engine.media.list_picture_rule import may_fetch_for_list
from reader.engine.messages import FetchPage, FetchPicture, IconArrived, PageArrived, PictureArrived
from reader.fetch.client import Client
from reader.fetch.courtesy.host_limits import MANUAL, Courtesy, find_host_key
from reader.fetch.discovery import icons
from reader.fetch.many import fetch_many
from reader.html.svg_check import is_harmless_svg
from reader.model.fetched import PAGES, Fetched, FetchRequest, Outcome
from reader.model.logged import ICON, LIST_PICTURE, PAGE, PICTURE
from reader.model.mail import PICTURE_HOST
from reader.store.db import Connection
from reader.store.entries.full_texts import save_full_text
from reader.store.entries.views import get_rows
from reader.store.feeds.feed_state import find_feed_without_icon, save_icon
from reader.store.mail.mail_items import find_picture
from reader.store.pictures import PictureCache
from reader.store.polling.poll_log import add_side_fetch, get_day
from reader.store.settings import load_settings
from reader.wording.catalogue import Code

MOST_PICTURE_BYTES = 8_000_000
MOST_LIST_PICTURE_BYTES = 3_000_000
MOST_PAGE_BYTES = 5_000_000
ICON_AGAIN_S = 30 * 86_400.0
PICTURES = "image/webp, image/png, image/jpeg, image/gif;q=0.9, image/*;q=0.5"
SHOWN_KINDS = ("image/png", "image/jpeg", "image/gif", "image/webp")
NO_PAGE = Code.POST_WITHOUT_ADDRESS()
# Pictures of one entry come one after the other over one line, as a browser would fetch them, only calmer.
ONE_BY_ONE = Courtesy(pause_s=0.0)


class SideTools(Struct, frozen=True):
    conn: Connection
    client: Client
    clock: Clock
    zone: tzinfo
    cache: PictureCache
    cancelled: Callable[[], bool]


def is_at_feeds_host(url: str, feed_url: str) -> bool:
    """The same name and the same port."""
    host = find_host_key(url)
    return bool(host) and host == find_host_key(feed_url)


def fetch_pictures(tools: SideTools, wanted: Sequence[FetchPicture]) -> Iterator[PictureArrived]:
    """One note each, in the order in which they come. All are for the list, or all for an article."""
    for_list = any(one.for_list for one in wanted)
    requests = {one.url: _picture_request(tools, one) for one in wanted}
    for url in list(requests):
        if tools.cache.has(url):  # wanted for the list and in an article at the same moment
            del requests[url]
            yield PictureArrived(url, True, for_list)
        elif url.startswith(PICTURE_HOST):  # it came inside a mail, and is asked of nobody
            del requests[url]
            yield PictureArrived(url, _copy_from_mail(tools, url), for_list)
    trigger = LIST_PICTURE if for_list else PICTURE
    for fetched in fetch_charged(tools, list(requests.values()), ONE_BY_ONE, trigger):
        is_picture = fetched.outcome is Outcome.FRESH and can_be_shown(fetched.body)
        kept = is_picture and tools.cache.write(fetched.request.url, fetched.body)
        yield PictureArrived(fetched.request.url, kept, for_list)


def _copy_from_mail(tools: SideTools, url: str) -> bool:
    data = find_picture(tools.conn, url.removeprefix(PICTURE_HOST))
    return data is not None and can_be_shown(data) and tools.cache.write(url, data)


def may_fetch_list_pictures(tools: SideTools, is_line_free: bool) -> bool:
    """Asked before each few of them."""
    uses = get_day(tools.conn, local_day(tools.clock.now(), tools.zone))
    return may_fetch_for_list(uses, load_settings(tools.conn), is_line_free)


def can_be_shown(body: bytes) -> bool:
    return icons.picture_type(body) in SHOWN_KINDS or is_harmless_svg(body)


def _picture_request(tools: SideTools, wanted: FetchPicture) -> FetchRequest:
    feed = feed_rows.find_feed(tools.conn, wanted.feed_id)
    at_home = feed is not None and is_at_feeds_host(wanted.url, feed.url)
    most = MOST_LIST_PICTURE_BYTES if wanted.for_list else MOST_PICTURE_BYTES
    return FetchRequest(wanted.url, typed_by_owner=at_home, accept=PICTURES, max_bytes=most)


def may_ask_all(url: str, at_home: bool) -> bool:
    return True


def fetch_page(
    tools: SideTools,
    wanted: FetchPage,
    courtesy: Courtesy = MANUAL,
    may_ask: Callable[[str, bool], bool] = may_ask_all,
) -> PageArrived:
    """The article on the page is stored; that there is none is remembered, too. `may_ask`: of what nobody asked for,
    whether a program may have it; told the address, and whether it lies at the feed's own host."""
    rows = get_rows(tools.conn, [wanted.entry_id])
    if not rows or not find_host_key(rows[0].link):
        return PageArrived(wanted.entry_id, False, NO_PAGE)
    feed = feed_rows.find_feed(tools.conn, rows[0].feed_id)
    at_home = feed is not None and is_at_feeds_host(rows[0].link, feed.url)

    def ask(url: str) -> Fetched | None:
        if not may_ask(url, at_home):
            return None
        request = make_page_request(url, typed_by_owner=at_home)
        return next(iter(fetch_charged(tools, [request], courtesy, PAGE)), None)

    whole = whole_article.read_whole_article(ask, rows[0].link)
    if not whole.is_final:
        return PageArrived(wanted.entry_id, False, whole.message)
    html = whole.article.html if whole.article else ""
    stored = save_full_text(tools.conn, wanted.entry_id, html, tools.clock.now())
    return PageArrived(wanted.entry_id, stored and bool(html), whole.message)


def make_page_request(url: str, typed_by_owner: bool) -> FetchRequest:
    return FetchRequest(url, typed_by_owner=typed_by_owner, accept=PAGES, max_bytes=MOST_PAGE_BYTES)


def fetch_next_icon(tools: SideTools) -> IconArrived | None:
    """For one feed that has none; None where none is missing, or where there is no line to look on."""
    now = tools.clock.now()
    feed_id = find_feed_without_icon(tools.conn, now - ICON_AGAIN_S)
    feed = None if feed_id is None else feed_rows.find_feed(tools.conn, feed_id)
    if feed is None:
        return None
    site = feed.publisher.site_url
    at_home = is_at_feeds_host(site, feed.url)
    found = icons.find_icon(tools.client, site, typed_by_owner=at_home, cancelled=tools.cancelled)
    if found.is_offline or tools.cancelled():
        return None
    add_side_fetch(tools.conn, local_day(now, tools.zone), ICON, found.wire_bytes, not found.data)
    save_icon(tools.conn, feed.id, found.data, now)
    return IconArrived(feed.id, bool(found.data))


def fetch_charged(
    tools: SideTools, requests: Sequence[FetchRequest], courtesy: Courtesy, trigger: str
) -> Iterator[Fetched]:
    """The answers in the order in which they come; each is charged to the day."""
    answers = fetch_many(
        tools.client, requests, parallel=len(requests), courtesy=courtesy, cancelled=tools.cancelled
    )
    for fetched in answers:
        if was_sent(fetched):
            failed = fetched.outcome is Outcome.FAILED
            day = local_day(fetched.fetched_at, tools.zone)
            add_side_fetch(tools.conn, day, trigger, fetched.wire_bytes, failed)
        yield fetched
