"""Posts that could be got ready: what each lacks, how large that probably is, how probably it is opened. Reads, never
writes or fetches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from reader.engine.ready.learned import OPENS_S, learn_opens, list_sittings
from reader.html.picture_tag import list_pictures
from reader.html.text import is_teaser
from reader.learn.content.digest import make_digest
from reader.learn.opening import count_between, learn_share, predict_open
from reader.model.content import PostText
from reader.model.mail import PICTURE_HOST
from reader.model.planning import DAY_S
from reader.model.stored import Feed, View
from reader.plan.ready import Candidate
from reader.settings import READY_ALL, Settings
from reader.store.db import Connection
from reader.store.entries.full_texts import find_full_text
from reader.store.entries.views import get_rows, list_bodies
from reader.store.feeds.feeds import list_feeds
from reader.store.pictures import PictureCache
from reader.store.reading.opened_entries import list_less, list_unread_posts
from reader.store.reading.reading_log import list_looks
from reader.store.reading.ready import count_opened_of, list_ready_ids, list_sizes
from reader.store.search.saved_searches import list_saved_searches
from reader.store.search.search_entries import Search, search_entries

OLDEST_S = 3 * DAY_S
MOST_UNREAD = 600
MOST_PICTURES = 20
"""Of one post."""
USUAL_PAGE, USUAL_PICTURE = 90_000.0, 120_000.0
DOUBT = 2.0
"""Posts of a feed that it takes to believe half of how large they are."""
MOST_SEARCHES, MOST_FOUND = 12, 400


class Wanted(Struct, frozen=True):
    """One post, and what it lacks."""

    entry_id: int
    feed_id: int
    link: str
    needs_page: bool
    pictures: tuple[str, ...]
    """Those of the feed's own text that are not here."""
    shows_pictures: bool
    candidate: Candidate


def list_wanted(
    conn: Connection, settings: Settings, cache: PictureCache, now: float, for_at: float
) -> list[Wanted]:
    """Unread posts of the last days. Those that lack nothing are among them: they will be opened, too. `for_at`: what
    they are wanted for."""
    feeds = {feed.id: feed for feed in list_feeds(conn) if feed.choices.ready is not False}
    unread = [post for post in list_unread_posts(conn, MOST_UNREAD) if post.first_seen_at >= now - OLDEST_S]
    # Of feeds that came meanwhile nothing is known here: they are there the next time.
    posts = [post for post in unread if post.feed_id in feeds]
    chances = _predict(conn, posts, now)
    sizes, done = list_sizes(conn), list_ready_ids(conn, for_at)
    links = {row.id: row.link for row in get_rows(conn, [post.entry_id for post in posts])}
    bodies = dict(list_bodies(conn, [post.entry_id for post in posts]))
    made = []
    for post in posts:
        lacking = _find_lacking(
            conn, post, feeds[post.feed_id], bodies.get(post.entry_id, ""), settings, cache
        )
        link = links.get(post.entry_id, "")
        needs_page = lacking.needs_page and bool(link) and post.entry_id not in done
        pictures = () if post.entry_id in done else lacking.pictures
        guess = USUAL_PAGE * needs_page + USUAL_PICTURE * (len(pictures) or (needs_page and lacking.shows))
        candidate = Candidate(
            post.entry_id,
            chances[post.entry_id],
            _estimate(guess, sizes.get(post.feed_id)),
            is_chosen=feeds[post.feed_id].choices.ready is True and settings.ready == READY_ALL,
        )
        made.append(Wanted(post.entry_id, post.feed_id, link, needs_page, pictures, lacking.shows, candidate))
    return made


class _Lacking(Struct, frozen=True):
    needs_page: bool
    pictures: tuple[str, ...]
    shows: bool


def _find_lacking(
    conn: Connection, post: PostText, feed: Feed, html: str, settings: Settings, cache: PictureCache
) -> _Lacking:
    choice = feed.choices.images
    shows = settings.pictures == "always" if choice is None else choice
    wants_page = feed.choices.full_text or is_teaser(html)
    needs_page = wants_page and find_full_text(conn, post.entry_id) is None
    urls = list_pictures(html, MOST_PICTURES) if shows else ()
    missing = (url for url in urls if not url.startswith(PICTURE_HOST) and not cache.has(url))
    return _Lacking(needs_page, tuple(missing), shows)


def _estimate(guess: float, known: tuple[int, float] | None) -> float:
    """As large as those of the same feed were, as far as there were any."""
    if guess <= 0 or known is None:
        return guess
    count, total = known
    return (total + DOUBT * guess) / (count + DOUBT)


def _predict(conn: Connection, posts: Sequence[PostText], now: float) -> Mapping[int, float]:
    looks = [look.at for look in list_looks(conn, now - OPENS_S) if look.at <= now]
    sittings = list_sittings(looks)
    learned = learn_opens(conn, sittings, now)
    by_search, less = _search_shares(conn, now), list_less(conn)
    chances: dict[int, float] = {}
    for post in posts:
        odds = learned.words.of(make_digest(post.title, post.snippet).vector)
        passed = count_between(sittings, post.first_seen_at, now)
        chance = predict_open(learned.opening, post.feed_id, passed, odds, by_search.get(post.entry_id, 0.0))
        chances[post.entry_id] = 0.0 if post.entry_id in less else chance
    return chances


def _search_shares(conn: Connection, now: float) -> dict[int, float]:
    """What saved searches find, each with how often that is opened."""
    shares: dict[int, float] = {}
    for saved in list_saved_searches(conn)[:MOST_SEARCHES]:
        search = Search(saved.query, now=now)
        found = list(search_entries(conn, search, View(since_at=int(now - OPENS_S)), MOST_FOUND).ids)
        share = learn_share(len(found), count_opened_of(conn, found))
        for entry_id in found:
            shares[entry_id] = max(share, shares.get(entry_id, 0.0))
    return shares
