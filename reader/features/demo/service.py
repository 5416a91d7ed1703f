"""Fills a throw-away profile with the demo's three weeks, through the same functions as everything else.

Every made-up poll is stored like a real one, so that lists, logs and what is learned are realistic. Runs once, before
the window opens, on the thread that owns the connection.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from datetime import timedelta, timezone, tzinfo
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
from reader.features.demo.content import DemoContent
from reader.features.demo.render import CONTENT_TYPE, render_feed
from reader.features.demo.schedule import DemoPost, make_timeline
from reader.features.stories.worker import read_everything
from reader.features.subscriptions.store import Subscription, subscribe_to
from reader.parse.worker import GuardedParser
from reader.store.db import Connection, transaction
from reader.store.feeds import save_icon
from reader.store.marks import set_read, set_starred
from reader.store.poll_log import QUARTER_S, note_awake, save_gap
from reader.store.reading_log import note_reading
from reader.store.tags import add_tag
from reader.store.views import list_page

MOST_ENTRIES = 10_000
HELD = 30
"""Posts in the document of a feed that posts a lot."""
DAY_S = 86_400
DAYS_KEPT = 28


def fill_profile(
    conn: Connection, content: DemoContent, bases: Mapping[str, str], now: float, seed: int, offset_s: int
) -> None:
    """Fill the profile in one transaction: the demo is complete or not there at all, within a second or two."""
    posts = make_timeline(content, now, Random(seed), offset_s)
    sessions = history.make_sessions(now, Random(seed), offset_s)
    polls = history.make_polls(content, posts, sessions, now, Random(seed), offset_s)
    visits = history.make_visits(content, sessions, Random(seed))
    with transaction(conn):
        feeds = _subscribe(conn, content, bases, polls[0].at if polls else now)
        _store_polls(conn, content, bases, feeds, posts, polls, timezone(timedelta(seconds=offset_s)))
        _store_reading(conn, feeds, sessions, visits)
        _store_awake(conn, polls, offset_s, now)
        _store_marks(conn, feeds, posts, history.make_marks(content, posts, sessions, Random(seed), now))
    index_everything(conn)
    read_everything(conn)


def _subscribe(conn: Connection, content: DemoContent, bases: Mapping[str, str], since: float) -> dict[str, Feed]:
    for one in content.feeds:
        address = bases[one.slug] + one.first_address
        subscribe_to(conn, Subscription(address, new_folder=(one.folder,), name=one.name), since)
    by_url = {feed.url: feed for feed in feed_rows.list_feeds(conn)}
    feeds = {one.slug: by_url[bases[one.slug] + one.first_address] for one in content.feeds}
    for slug, feed in feeds.items():
        save_icon(conn, feed.id, content.icons.get(slug, b""), since)
    return feeds


def _store_polls(
    conn: Connection,
    content: DemoContent,
    bases: Mapping[str, str],
    feeds: Mapping[str, Feed],
    posts: Sequence[DemoPost],
    polls: Sequence[history.DemoPoll],
    zone: tzinfo,
) -> None:
    by_guid = {(post.feed, post.guid): post for post in posts}
    last_fresh = {poll.feed: poll for poll in polls if poll.outcome is Outcome.FRESH}
    with GuardedParser() as parser:
        for poll in polls:
            feed = feed_rows.get_feed(conn, feeds[poll.feed].id)
            brought = [by_guid[poll.feed, guid] for guid in poll.new]
            if poll is last_fresh.get(poll.feed):
                # Its length says how many posts the feed holds; earlier documents need only new ones.
                brought = _held_at(posts, poll)
            fetched = _as_fetched(content, bases, feed, poll, brought)
            store_poll(conn, parser, feed, fetched, zone, trigger="planned", reason=poll.reason)


def _held_at(posts: Sequence[DemoPost], poll: history.DemoPoll) -> list[DemoPost]:
    """The newest posts at the time of a poll, in the order of the timeline."""
    out = [post for post in posts if post.feed == poll.feed and post.published_at <= poll.at]
    kept = {post.guid for post in sorted(out, key=lambda post: post.published_at)[-HELD:]} | set(poll.new)
    return [post for post in out if post.guid in kept]


def _as_fetched(
    content: DemoContent, bases: Mapping[str, str], feed: Feed, poll: history.DemoPoll, brought: Sequence[DemoPost]
) -> Fetched:
    source = content.get_feed(poll.feed)
    is_fresh = poll.outcome is Outcome.FRESH
    return Fetched(
        FetchRequest(feed.url),
        poll.outcome,
        poll.at,
        poll.elapsed_s,
        status=poll.status,
        final_url=feed.url,
        body=render_feed(source, brought, bases[poll.feed]) if is_fresh else b"",
        content_type=CONTENT_TYPE,
        wire_bytes=poll.wire_bytes,
        problem=poll.problem,
        message=None if poll.problem is None else Code.DEMO_ERROR(feed=feed.name, status=poll.status or 0),
    )


def _store_reading(
    conn: Connection,
    feeds: Mapping[str, Feed],
    sessions: Sequence[history.DemoSession],
    visits: Sequence[history.DemoVisit],
) -> None:
    for session in sessions:
        reading_log.extend_session(conn, reading_log.start_session(conn, session.started_at), session.ended_at)
    reading_log.add_visits(
        conn, [Visit(visit.at, feeds[visit.feed].id if visit.feed else None, "seen") for visit in visits]
    )


def _store_awake(conn: Connection, polls: Sequence[history.DemoPoll], offset_s: int, now: float) -> None:
    """The machine ran from the first poll of each day to the last and slept between two days. In the longest pause of
    the last three hours the network was down."""
    times_of_day: dict[int, list[float]] = defaultdict(list)
    for poll in polls:
        times_of_day[int((poll.at + offset_s) // DAY_S)].append(poll.at)
    days = [(min(times), max(times)) for times in times_of_day.values()]
    for begin, end in days:
        for quarter in range(int(begin // QUARTER_S), int(end // QUARTER_S) + 1):
            note_awake(conn, min((quarter + 1) * QUARTER_S - 1, end), keep_s=DAYS_KEPT * DAY_S)
    gaps = [Gap(before[1], after[0], GapKind.ASLEEP) for before, after in pairwise(days)]
    for gap in [*gaps, *_offline(polls, now)]:
        save_gap(conn, gap, keep_s=DAYS_KEPT * DAY_S)


def _offline(polls: Sequence[history.DemoPoll], now: float) -> list[Gap]:
    times = sorted({poll.at for poll in polls if poll.at > now - DAY_S / 8})
    if len(times) < 2:
        return []
    begin, end = max(pairwise(times), key=lambda pair: pair[1] - pair[0])
    margin = (end - begin) / 8
    return [Gap(begin + margin, end - margin, GapKind.OFFLINE)]


def _store_marks(
    conn: Connection, feeds: Mapping[str, Feed], posts: Sequence[DemoPost], marks: Sequence[history.DemoMark]
) -> None:
    """A title occurs once in a feed, so it finds its entry."""
    titles = {(post.feed, post.guid): post.title for post in posts}
    ids = {(row.feed_id, row.title): row.id for row in list_page(conn, View(), MOST_ENTRIES)}
    found = [(mark, ids.get((feeds[mark.feed].id, titles[mark.feed, mark.guid]))) for mark in marks]
    set_read(conn, [id_ for _, id_ in found if id_ is not None])
    set_starred(conn, [id_ for mark, id_ in found if id_ is not None and mark.starred])
    tagged: dict[str, list[int]] = defaultdict(list)
    for mark, id_ in found:
        if id_ is not None and mark.seconds > 0:
            note_reading(conn, id_, mark.read_at, mark.seconds)
        if id_ is not None and mark.tag:
            tagged[mark.tag].append(id_)
    for name, entry_ids in tagged.items():
        add_tag(conn, name, entry_ids)
