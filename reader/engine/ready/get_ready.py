"""Gets posts ready: whole texts and pictures of what the owner will probably open, before there is no line.

Runs on the ready fetcher's thread with a connection of its own, or in a test with a fake clock. One post at a time, one
request at a time, at the pace of planned polls; pages only where robots.txt lets a program have what nobody asked for.
It stops as soon as the line costs money, the battery pays, or the owner fetches something.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

import reader.store.feeds.feeds as feed_rows
from reader.clock import local_day
from reader.engine.media.list_picture_rule import KEPT_FOR_POLLS
from reader.engine.media.side_fetches import (
    MOST_PICTURE_BYTES,
    PICTURES,
    SideTools,
    can_be_shown,
    fetch_charged,
    is_at_feeds_host,
    make_page_request,
)
from reader.engine.media.whole_article import read_whole_article
from reader.engine.polls.day_ledger import make_day_ledger
from reader.engine.ready.candidates import MOST_PICTURES, Wanted, list_wanted
from reader.engine.ready.learned import learn_hours
from reader.engine.ready.robots_rule import may_fetch_page
from reader.fetch.courtesy.host_limits import PLANNED, Courtesy
from reader.html.picture_tag import list_pictures
from reader.model.fetched import Fetched, FetchRequest, Outcome
from reader.model.logged import READY
from reader.model.planning import DAY_S
from reader.model.ready import Need, ReadyEntry, ReadyFor
from reader.plan.ready import Before, choose_ready
from reader.plan.ready_needs import AHEAD_S, find_begin, find_need_now, find_needs
from reader.settings import READY_OFF, Settings
from reader.store.db import Connection
from reader.store.entries.full_texts import save_full_text
from reader.store.polling.poll_log import get_day
from reader.store.reading.ready import count_opened_unready, list_sizes, save_ready, sum_spent
from reader.store.settings import load_settings

LOOK_BACK_S = 7 * DAY_S
AGAIN_S = 900.0
"""New posts come, and the need comes nearer."""


class ReadyTools(Struct, frozen=True):
    side: SideTools
    may_go_on: Callable[[], bool] = lambda: True
    """On mains, on a line that is free and up, and nobody waits for it."""
    courtesy: Courtesy = PLANNED


class GotReady(Struct, frozen=True):
    entries: int
    wire_bytes: int
    next_at: float
    """When it is worth asking again."""


def get_ready(tools: ReadyTools, asked_for: Need | None = None) -> GotReady:
    """What is worth it at this moment. `asked_for`: the owner leaves, whatever was learned."""
    side, now = tools.side, tools.side.clock.now()
    settings = load_settings(side.conn)
    if (settings.ready == READY_OFF or settings.paused) and asked_for is None:
        return GotReady(0, 0, now + DAY_S)
    hours = learn_hours(side.conn, now, side.zone)
    needs = find_needs(hours, now, side.zone)
    need = asked_for or find_need_now(needs, hours, now, side.zone)
    if need is None:
        begin = find_begin(needs, hours, now, side.zone)
        return GotReady(0, 0, min(begin or now + AHEAD_S / 6, now + AHEAD_S / 6))
    got, wire_bytes = _fetch_chosen(tools, settings, need, now)
    return GotReady(got, wire_bytes, now + AGAIN_S)


def _fetch_chosen(tools: ReadyTools, settings: Settings, need: Need, now: float) -> tuple[int, int]:
    side = tools.side
    wanted = {one.entry_id: one for one in list_wanted(side.conn, settings, side.cache, now, need.at)}
    choice = choose_ready(
        [one.candidate for one in wanted.values()],
        bytes_left(side, settings, now),
        before=_sum_before(side.conn, now),
        has_line=need.cause is ReadyFor.SITTING,
        is_asked=need.cause is ReadyFor.ASKED,
    )
    got = wire_bytes = 0
    for entry_id in choice.entry_ids:
        if not tools.may_go_on() or bytes_left(side, settings, side.clock.now()) <= 0:
            break
        entry = _fetch_one(tools, wanted[entry_id], need)
        if entry is None:
            continue
        got, wire_bytes = got + 1, wire_bytes + entry.wire_bytes
    return got, wire_bytes


def _sum_before(conn: Connection, now: float) -> Before:
    """The last days. How large what was opened was is known of what had been got ready; of the rest it is taken to be
    as large as those of its feed, and nothing where none of its feed ever lacked anything."""
    spent, opened = sum_spent(conn, now - LOOK_BACK_S, now - DAY_S)
    sizes = list_sizes(conn)
    for feed_id, count in count_opened_unready(conn, now - LOOK_BACK_S).items():
        known, total = sizes.get(feed_id, (1, 0.0))
        opened += count * total / known
    return Before(spent, opened)


def bytes_left(side: SideTools, settings: Settings, now: float) -> float:
    """Of the day's bytes for this; never more than half of what the owner's megabytes leave for everything."""
    uses = get_day(side.conn, local_day(now, side.zone))
    left = settings.ready_megabytes * 1e6 - sum(use.wire_bytes for use in uses if use.trigger == READY)
    of_all = make_day_ledger(uses, settings).bytes_left
    return left if of_all is None else min(left, of_all * (1 - KEPT_FOR_POLLS))


class _Taken:
    """What one post took and brought."""

    def __init__(self) -> None:
        self.wire_bytes = 0
        self.missing = 0
        self.is_line_lost = False
        self.pictures: list[str] = []


def _fetch_one(tools: ReadyTools, wanted: Wanted, need: Need) -> ReadyEntry | None:
    """None where nothing came of it and asking again may help."""
    taken = _Taken()
    html = _fetch_page(tools, wanted, taken) if wanted.needs_page else None
    urls = dict.fromkeys(wanted.pictures)
    if html and wanted.shows_pictures:
        urls |= dict.fromkeys(list_pictures(html, MOST_PICTURES))
    for url in list(urls)[:MOST_PICTURES]:
        if taken.is_line_lost or not tools.may_go_on():
            return None
        _fetch_picture(tools, wanted, url, taken)
    if taken.is_line_lost or (taken.missing and not tools.may_go_on()):
        return None
    entry = ReadyEntry(
        wanted.entry_id,
        need.at,
        tools.side.clock.now(),
        taken.wire_bytes,
        len(taken.pictures),
        taken.missing,
        bool(html),
    )
    is_stored = save_ready(tools.side.conn, entry, wanted.candidate.probability, taken.pictures)
    return entry if is_stored else None


def _fetch_page(tools: ReadyTools, wanted: Wanted, taken: _Taken) -> str | None:
    """The whole text, stored; empty where the page holds none, None where it may not or cannot be had."""
    side, at_home = tools.side, _is_at_home(tools.side, wanted, wanted.link)

    def ask(url: str) -> Fetched | None:
        if not may_fetch_page(side, url, tools.courtesy, at_home):
            return None
        return _ask(tools, make_page_request(url, typed_by_owner=at_home), taken)

    whole = read_whole_article(ask, wanted.link)
    if not whole.is_final:
        taken.missing += 1
        return None
    html = whole.article.html if whole.article else ""
    save_full_text(side.conn, wanted.entry_id, html, side.clock.now())
    return html


def _fetch_picture(tools: ReadyTools, wanted: Wanted, url: str, taken: _Taken) -> None:
    side = tools.side
    if side.cache.has(url):
        taken.pictures.append(url)
        return
    at_home = _is_at_home(side, wanted, url)
    request = FetchRequest(url, typed_by_owner=at_home, accept=PICTURES, max_bytes=MOST_PICTURE_BYTES)
    fetched = _ask(tools, request, taken)
    is_picture = fetched is not None and fetched.outcome is Outcome.FRESH and can_be_shown(fetched.body)
    if is_picture and fetched is not None and side.cache.write(url, fetched.body):
        taken.pictures.append(url)
    else:
        taken.missing += 1


def _ask(tools: ReadyTools, request: FetchRequest, taken: _Taken) -> Fetched | None:
    fetched = next(iter(fetch_charged(tools.side, [request], tools.courtesy, READY)), None)
    if fetched is not None:
        taken.wire_bytes += fetched.wire_bytes
    taken.is_line_lost = taken.is_line_lost or tools.side.cancelled()
    return fetched


def _is_at_home(side: SideTools, wanted: Wanted, url: str) -> bool:
    feed = feed_rows.find_feed(side.conn, wanted.feed_id)
    return feed is not None and is_at_feeds_host(url, feed.url)
