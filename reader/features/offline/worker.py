"""Prefetches posts: full texts and pictures of what the user will probably open, before the network is gone.

Runs on the prefetcher's thread with its own connection. One request at a time, at the pace of planned polls; pages only
if robots.txt allows programs to fetch them. It stops as soon as the network is metered, the machine is on battery, or
the user fetches something.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import tzinfo

import numpy as np
from msgspec import Struct

from reader.core.clock import local_day
from reader.core.records.content import PostText
from reader.core.records.fetched import Fetched, FetchRequest, Outcome
from reader.core.records.logged import PREFETCH
from reader.core.records.planning import DAY_S
from reader.core.records.stored import View
from reader.core.settings import PREFETCH_ALL, PREFETCH_OFF, Settings
from reader.engine import side_fetches
from reader.features.mail.records import PICTURE_HOST
from reader.features.offline import planning
from reader.features.offline import store as rows
from reader.features.offline.records import Need, PrefetchedEntry, PrefetchedFor
from reader.features.search.store import Search, list_saved_searches, search_entries
from reader.html.picture_tag import list_pictures
from reader.html.text import is_teaser
from reader.net.host_limits import PLANNED, Courtesy
from reader.planner.content.digest import make_digest
from reader.planner.content.interest import WordOdds
from reader.planner.learning import opening
from reader.planner.learning.reading import SESSION_GAP_S, merge_events
from reader.planner.learning.usual_hours import MEMORY_DAYS, Span, learn_usual_hours
from reader.store.bodies import find_full_text, save_full_text
from reader.store.db import Connection
from reader.store.feeds import list_feeds
from reader.store.pictures import PictureCache
from reader.store.poll_log import QUARTER_S, find_ahead_bytes_left, get_day, list_awake
from reader.store.reading_log import list_less, list_unread_posts, list_visits
from reader.store.settings import load_settings
from reader.store.views import get_rows, list_bodies

OPENS_S = 28 * DAY_S
SETTLED_S = DAY_S / 2
"""Later posts may still be opened, and say nothing."""
MOST_OPENED = 2_000
MOST_SETTLED = 1_200
"""Posts from which words are learned: the newest within OPENS_S."""
SITTING_S = 1_800.0
LEAST_OFFLINE_S = 600.0
"""A shorter time offline is ignored."""
OLDEST_S = 3 * DAY_S
MOST_UNREAD = 600
MOST_PICTURES = 20
"""Per post."""
USUAL_PAGE, USUAL_PICTURE = 90_000.0, 120_000.0
DOUBT = 2.0
"""How many posts of a feed it takes to trust their size by half."""
MOST_SEARCHES, MOST_FOUND = 12, 400
HISTORY_S = 7 * DAY_S
AGAIN_S = 900.0
"""New posts come, and the need comes nearer."""


def learn_hours(conn: Connection, now: float, zone: tzinfo) -> planning.LearnedHours:
    """The user's hours offline and sittings. Insights show them too."""
    since_at = now - MEMORY_DAYS * DAY_S
    running = [(at, at + QUARTER_S) for at in list_awake(conn) if since_at <= at <= now]
    gaps = [(gap.started_at, gap.ended_at) for gap in rows.list_offline(conn, since_at)]
    offline: list[Span] = [span for span in gaps if span[1] - span[0] >= LEAST_OFFLINE_S and span[0] < now]
    visits = [visit.at for visit in list_visits(conn, since_at) if visit.at <= now]
    sittings = list_sittings(visits)
    began = min([at for at, _ in running[:1]] + visits[:1], default=now)
    return planning.LearnedHours(
        offline=learn_usual_hours(offline, [*running, *offline], now, zone),
        sittings=learn_usual_hours([(at, at + SITTING_S) for at in sittings], [(began, now)], now, zone),
        running=learn_usual_hours(running, [(began, now)], now, zone),
        stretches=tuple(offline),
        visits=tuple(visits),
    )


def list_sittings(visits: Sequence[float]) -> list[float]:
    merged: list[float] = merge_events(np.array(visits, dtype=np.float64), SESSION_GAP_S).tolist()
    return merged


def learn_opens(conn: Connection, sittings: Sequence[float], now: float) -> tuple[opening.Opening, WordOdds]:
    counts = rows.list_opens(conn, now - OPENS_S, now - SETTLED_S)
    feeds = {feed_id: opening.FeedOpens(posts, opened) for feed_id, posts, opened in counts}
    opened = [opening.OpenedPost(seen, at) for seen, at in rows.list_opened_after(conn, now - OPENS_S, MOST_OPENED)]
    settled = rows.list_settled(conn, now - OPENS_S, now - SETTLED_S, MOST_SETTLED)
    posts = [
        opening.SettledPost(post.feed_id, make_digest(post.title, post.snippet).vector, is_opened)
        for post, is_opened in reversed(settled)
    ]
    words, judged = opening.learn_words(posts)
    return opening.learn_opening(feeds, opened, sittings, judged), words


class Wanted(Struct, frozen=True):
    entry_id: int
    feed_id: int
    link: str
    needs_page: bool
    pictures: tuple[str, ...]
    """Pictures in the feed's own text that are not cached."""
    shows_pictures: bool
    candidate: planning.Candidate


def list_wanted(conn: Connection, settings: Settings, cache: PictureCache, now: float, for_at: float) -> list[Wanted]:
    """List unread posts of the last days, also those that lack nothing. `for_at`: when they are needed."""
    feeds = {feed.id: feed for feed in list_feeds(conn) if feed.choices.prefetch is not False}
    unread = [post for post in list_unread_posts(conn, MOST_UNREAD) if post.first_seen_at >= now - OLDEST_S]
    # Nothing is known here about feeds that were just added: they are included next time.
    posts = [post for post in unread if post.feed_id in feeds]
    chances = _predict(conn, posts, now)
    sizes, done = rows.list_sizes(conn), rows.list_prefetched_ids(conn, for_at)
    links = {row.id: row.link for row in get_rows(conn, [post.entry_id for post in posts])}
    bodies = dict(list_bodies(conn, [post.entry_id for post in posts]))
    made = []
    for post in posts:
        feed, html, link = feeds[post.feed_id], bodies.get(post.entry_id, ""), links.get(post.entry_id, "")
        shows = settings.pictures == "always" if feed.choices.images is None else feed.choices.images
        is_open = post.entry_id not in done
        wants_page = is_open and bool(link) and (feed.choices.full_text or is_teaser(html))
        needs_page = wants_page and find_full_text(conn, post.entry_id) is None
        pictures = _list_missing(html, cache) if is_open and shows else ()
        guess = USUAL_PAGE * needs_page + USUAL_PICTURE * (len(pictures) or (needs_page and shows))
        candidate = planning.Candidate(
            post.entry_id,
            chances[post.entry_id],
            _estimate(guess, sizes.get(post.feed_id)),
            is_chosen=feed.choices.prefetch is True and settings.prefetch == PREFETCH_ALL,
        )
        made.append(Wanted(post.entry_id, post.feed_id, link, needs_page, pictures, shows, candidate))
    return made


def _list_missing(html: str, cache: PictureCache) -> tuple[str, ...]:
    urls = list_pictures(html, MOST_PICTURES)
    return tuple(url for url in urls if not url.startswith(PICTURE_HOST) and not cache.has(url))


def _estimate(guess: float, known: tuple[int, float] | None) -> float:
    """Estimate the size of a post from the posts of the same feed, as far as there are any."""
    if guess <= 0 or known is None:
        return guess
    count, total = known
    return (total + DOUBT * guess) / (count + DOUBT)


def _predict(conn: Connection, posts: Sequence[PostText], now: float) -> Mapping[int, float]:
    visits = [visit.at for visit in list_visits(conn, now - OPENS_S) if visit.at <= now]
    sittings = list_sittings(visits)
    learned, words = learn_opens(conn, sittings, now)
    # The entries that saved searches find, with the share of them that is opened.
    shares: dict[int, float] = {}
    for saved in list_saved_searches(conn)[:MOST_SEARCHES]:
        search = Search(saved.query, now=now)
        found = list(search_entries(conn, search, View(since_at=int(now - OPENS_S)), MOST_FOUND).ids)
        share = opening.learn_share(len(found), rows.count_opened_of(conn, found))
        for entry_id in found:
            shares[entry_id] = max(share, shares.get(entry_id, 0.0))
    less, chances = list_less(conn), dict[int, float]()
    for post in posts:
        odds = words.of(make_digest(post.title, post.snippet).vector)
        passed = opening.count_between(sittings, post.first_seen_at, now)
        chance = opening.predict_open(learned, post.feed_id, passed, odds, shares.get(post.entry_id, 0.0))
        chances[post.entry_id] = 0.0 if post.entry_id in less else chance
    return chances


class PrefetchTools(Struct, frozen=True):
    side: side_fetches.SideTools
    may_go_on: Callable[[], bool] = lambda: True
    """Whether it is on mains and on a free network, and nobody waits for something else."""
    courtesy: Courtesy = PLANNED


class PrefetchResult(Struct, frozen=True):
    entries: int
    wire_bytes: int
    next_at: float


def prefetch(tools: PrefetchTools, asked_for: Need | None = None) -> PrefetchResult:
    """Prefetch what is worth it now. `asked_for`: the user is leaving, whatever was learned."""
    side, now = tools.side, tools.side.clock.now()
    settings = load_settings(side.conn)
    if (settings.prefetch == PREFETCH_OFF or settings.paused) and asked_for is None:
        return PrefetchResult(0, 0, now + DAY_S)
    hours = learn_hours(side.conn, now, side.zone)
    needs = planning.find_needs(hours, now, side.zone)
    need = asked_for or planning.find_need_now(needs, hours, now, side.zone)
    if need is None:
        begin = planning.find_begin(needs, hours, now, side.zone)
        return PrefetchResult(0, 0, min(begin or now + planning.AHEAD_S / 6, now + planning.AHEAD_S / 6))
    got, wire_bytes = _fetch_chosen(tools, settings, need, now)
    return PrefetchResult(got, wire_bytes, now + AGAIN_S)


def _fetch_chosen(tools: PrefetchTools, settings: Settings, need: Need, now: float) -> tuple[int, int]:
    side = tools.side
    wanted = {one.entry_id: one for one in list_wanted(side.conn, settings, side.cache, now, need.at)}
    choice = planning.choose_prefetch(
        [one.candidate for one in wanted.values()],
        bytes_left(side, settings, now),
        before=_sum_before(side.conn, now),
        is_online=need.cause is PrefetchedFor.SITTING,
        is_asked=need.cause is PrefetchedFor.ASKED,
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


def _sum_before(conn: Connection, now: float) -> planning.Before:
    """Sum up the last days. The size of opened posts is known if they were prefetched; the others count as large as
    those of their feed, and as nothing if none of their feed ever lacked anything."""
    spent, opened = rows.sum_spent(conn, now - HISTORY_S, now - DAY_S)
    sizes = rows.list_sizes(conn)
    for feed_id, count in rows.count_opened_unready(conn, now - HISTORY_S).items():
        known, total = sizes.get(feed_id, (1, 0.0))
        opened += count * total / known
    return planning.Before(spent, opened)


def bytes_left(side: side_fetches.SideTools, settings: Settings, now: float) -> float:
    return find_ahead_bytes_left(get_day(side.conn, local_day(now, side.zone)), settings)


class _Taken(Struct):
    wire_bytes: int = 0
    missing: int = 0
    is_network_lost: bool = False
    pictures: list[str] = []


def _fetch_one(tools: PrefetchTools, wanted: Wanted, need: Need) -> PrefetchedEntry | None:
    """Prefetch one post; return None if nothing came and trying again may help."""
    taken = _Taken()
    html = _fetch_page(tools, wanted, taken) if wanted.needs_page else None
    urls = dict.fromkeys(wanted.pictures)
    if html and wanted.shows_pictures:
        urls |= dict.fromkeys(list_pictures(html, MOST_PICTURES))
    for url in list(urls)[:MOST_PICTURES]:
        if taken.is_network_lost or not tools.may_go_on():
            return None
        _fetch_picture(tools, wanted, url, taken)
    if taken.is_network_lost or (taken.missing and not tools.may_go_on()):
        return None
    entry = PrefetchedEntry(
        wanted.entry_id,
        need.at,
        tools.side.clock.now(),
        taken.wire_bytes,
        len(taken.pictures),
        taken.missing,
        bool(html),
    )
    is_stored = rows.save_prefetched(tools.side.conn, entry, wanted.candidate.probability, taken.pictures)
    return entry if is_stored else None


def _fetch_page(tools: PrefetchTools, wanted: Wanted, taken: _Taken) -> str | None:
    """Store and return the full text; empty if the page has none, None if it may not or can't be fetched."""
    side = tools.side

    def ask(url: str) -> Fetched | None:
        at_home = side_fetches.is_at_home(side.conn, url, wanted.feed_id)
        if not side_fetches.may_fetch_page(side, url, tools.courtesy, at_home):
            return None
        return _ask(tools, side_fetches.make_page_request(url, typed_by_user=at_home), taken)

    whole = side_fetches.read_whole_article(ask, wanted.link)
    if not whole.is_final:
        taken.missing += 1
        return None
    html = whole.article.html if whole.article else ""
    save_full_text(side.conn, wanted.entry_id, html, side.clock.now())
    return html


def _fetch_picture(tools: PrefetchTools, wanted: Wanted, url: str, taken: _Taken) -> None:
    side = tools.side
    if side.cache.has(url):
        taken.pictures.append(url)
        return
    at_home = side_fetches.is_at_home(side.conn, url, wanted.feed_id)
    request = FetchRequest(
        url, typed_by_user=at_home, accept=side_fetches.PICTURES, max_bytes=side_fetches.MOST_PICTURE_BYTES
    )
    fetched = _ask(tools, request, taken)
    is_here = fetched is not None and fetched.outcome is Outcome.FRESH
    if fetched is not None and is_here and side_fetches.keep_picture(side, url, fetched.body):
        taken.pictures.append(url)
    else:
        taken.missing += 1


def _ask(tools: PrefetchTools, request: FetchRequest, taken: _Taken) -> Fetched | None:
    fetched = next(iter(side_fetches.fetch_charged(tools.side, [request], tools.courtesy, PREFETCH)), None)
    if fetched is not None:
        taken.wire_bytes += fetched.wire_bytes
    taken.is_network_lost = taken.is_network_lost or tools.side.cancelled()
    return fetched
