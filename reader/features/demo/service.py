"""Fills a throw-away profile with the demo's three weeks, through the same functions as everything else.

Every made-up poll is stored like a real one, so that lists, logs and what is learned are realistic. Runs once, before
the window opens, on the thread that owns the connection.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from datetime import date, datetime, timedelta, timezone, tzinfo
from itertools import pairwise
from random import Random

import reader.store.feeds as feed_rows
import reader.store.reading_log as reading_log
from reader.core.records.fetched import Fetched, FetchRequest, Outcome
from reader.core.records.logged import Gap, GapKind, Visit
from reader.core.records.stored import Feed, View
from reader.core.words.catalogue import Code
from reader.engine.polls import index_everything
from reader.engine.update import store_poll
from reader.features.demo import history
from reader.features.demo.content import DAY_S, DAYS, DemoContent, DemoPost, make_timeline
from reader.features.demo.server import CONTENT_TYPE, render_feed
from reader.features.stories.worker import read_everything
from reader.features.subscriptions.store import Subscription, subscribe_to
from reader.parse.worker import GuardedParser
from reader.store.db import Connection, transaction
from reader.store.marks import set_read, set_starred
from reader.store.poll_log import QUARTER_S, note_awake, save_gap
from reader.store.tags import add_tag
from reader.store.views import list_page

MOST_ENTRIES = 10_000
HELD = 30
"""Posts in the document of a feed that posts a lot."""
KEEP_S = (DAYS + 7) * DAY_S


def fill_profile(
    conn: Connection, content: DemoContent, bases: Mapping[str, str], now: float, seed: int, offset_s: int
) -> None:
    """Fill the profile in one transaction: the demo is complete or not there at all, within a second or two."""
    zone = timezone(timedelta(seconds=offset_s))
    posts = make_timeline(content, now, Random(seed), zone)
    sessions = history.make_sessions(now, Random(seed), zone)
    polls = history.make_polls(content, posts, sessions, now, Random(seed), zone)
    with transaction(conn):
        feeds = _subscribe(conn, content, bases, polls[0].at)
        _store_polls(conn, content, feeds, posts, polls, zone)
        for session in sessions:
            reading_log.extend_session(conn, reading_log.start_session(conn, session.started_at), session.ended_at)
        visits = history.make_visits(content, sessions, Random(seed))
        reading_log.add_visits(conn, [Visit(at, feeds[slug].id if slug else None, "seen") for at, slug in visits])
        _store_awake(conn, polls, zone, now)
        _store_marks(conn, feeds, history.make_marks(content, posts, sessions, Random(seed), now))
    index_everything(conn)
    read_everything(conn)


def _subscribe(conn: Connection, content: DemoContent, bases: Mapping[str, str], since: float) -> dict[str, Feed]:
    urls = {one.slug: bases[one.slug] + one.first_address for one in content.feeds}
    for one in content.feeds:
        subscribe_to(conn, Subscription(urls[one.slug], new_folder=(one.folder,), name=one.name), since)
    by_url = {feed.url: feed for feed in feed_rows.list_feeds(conn)}
    feeds = {slug: by_url[url] for slug, url in urls.items()}
    for slug, feed in feeds.items():
        feed_rows.save_icon(conn, feed.id, content.icons[slug], since)
    return feeds


def _store_polls(
    conn: Connection,
    content: DemoContent,
    feeds: Mapping[str, Feed],
    posts: Sequence[DemoPost],
    polls: Sequence[history.DemoPoll],
    zone: tzinfo,
) -> None:
    last_fresh = {poll.feed: poll for poll in polls if poll.outcome is Outcome.FRESH}
    with GuardedParser() as parser:
        for poll in polls:
            feed, brought = feed_rows.get_feed(conn, feeds[poll.feed].id), poll.new
            if poll is last_fresh.get(poll.feed):
                # Its length says how many posts the feed holds; earlier documents need only new ones.
                out = [post for post in posts if post.feed == poll.feed and post.published_at <= poll.at]
                brought = tuple(out[: max(HELD, len(brought))])
            base = feed.url.rpartition("/")[0]
            fetched = Fetched(
                FetchRequest(feed.url),
                poll.outcome,
                poll.at,
                poll.elapsed_s,
                status=poll.status,
                final_url=feed.url,
                body=render_feed(content.get_feed(poll.feed), brought, base) if poll.outcome is Outcome.FRESH else b"",
                content_type=CONTENT_TYPE,
                wire_bytes=poll.wire_bytes,
                problem=poll.problem,
                message=None if poll.problem is None else Code.DEMO_ERROR(feed=feed.name, status=poll.status),
            )
            store_poll(conn, parser, feed, fetched, zone, trigger="planned", reason=poll.reason)


def _store_awake(conn: Connection, polls: Sequence[history.DemoPoll], zone: tzinfo, now: float) -> None:
    """The machine ran from the first poll of each day to the last and slept between two days. In the longest pause of
    the last three hours the network was down."""
    days: dict[date, list[float]] = defaultdict(list)
    for poll in polls:
        days[datetime.fromtimestamp(poll.at, zone).date()].append(poll.at)
    for times in days.values():
        for quarter in range(int(times[0] // QUARTER_S), int(times[-1] // QUARTER_S) + 1):
            note_awake(conn, min((quarter + 1) * QUARTER_S - 1, times[-1]), keep_s=KEEP_S)
    gaps = [Gap(before[-1], after[0], GapKind.ASLEEP) for before, after in pairwise(days.values())]
    pauses = pairwise(poll.at for poll in polls if poll.at > now - DAY_S / 8)
    begin, end = max(pauses, key=lambda pair: pair[1] - pair[0])
    margin = (end - begin) / 8
    for gap in (*gaps, Gap(begin + margin, end - margin, GapKind.OFFLINE)):
        save_gap(conn, gap, keep_s=KEEP_S)


def _store_marks(conn: Connection, feeds: Mapping[str, Feed], marks: Sequence[history.DemoMark]) -> None:
    """A title occurs once in a feed, so it finds its entry."""
    ids = {(row.feed_id, row.title): row.id for row in list_page(conn, View(), MOST_ENTRIES)}
    found = [(mark, ids[feeds[mark.post.feed].id, mark.post.title]) for mark in marks]
    set_read(conn, [id_ for _, id_ in found])
    set_starred(conn, [id_ for mark, id_ in found if mark.starred])
    for mark, id_ in found:
        if mark.seconds:
            reading_log.note_reading(conn, id_, mark.read_at, mark.seconds)
        if mark.post.tag:
            add_tag(conn, mark.post.tag, [id_])
