"""Subscribes to what a user typed in a terminal: finds the feed, or what to follow on a page without one, stores it,
and makes the first poll with the document that the search has fetched."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

import reader.store.feeds as feed_rows
from reader.core.errors import ParseError
from reader.core.records.fetched import Fetched
from reader.core.records.logged import ADDED
from reader.core.records.messages import Message
from reader.core.records.pages import PageKind, PageRecipe
from reader.core.records.reasons import Cause
from reader.core.words.catalogue import PageCode
from reader.engine.polls import NetworkWatch, Poll, Tools, run_polls
from reader.engine.update import PollResult
from reader.features.subscriptions.service.find_feeds import FeedSearch
from reader.features.subscriptions.store import Subscription, subscribe
from reader.net.host_limits import MANUAL
from reader.net.page_links import Candidate
from reader.parse.worker import PageWish


class Added(Struct, frozen=True):
    feed_id: int
    name: str
    url: str
    is_new: bool
    """False if the user was subscribed already; then nothing was fetched for it."""
    first_poll: PollResult | None
    others: tuple[Candidate, ...] = ()
    """Further feeds of the same site."""
    message: Message | None = None
    """Why the password is not kept."""


def add_feed(tools: Tools, wanted: Subscription, *, videos_alone: bool = False) -> Added:
    """Subscribe to the best feed behind an address. FetchError or ParseError if there is none. `videos_alone`: a
    YouTube channel without Shorts and live announcements."""
    if known := _find_known(tools, wanted.url.strip()):
        return known
    search = FeedSearch(tools.client, tools.parser)
    best = search.find_best(wanted.url, wanted.credentials, videos_alone=videos_alone)
    if known := _find_known(tools, best.candidate.url):
        return replace(known, others=best.others)
    candidate = best.candidate
    chosen = replace(wanted, url=candidate.url, credentials=best.credentials, is_typed=candidate.may_be_inside)
    return replace(_add(tools, chosen, best.fetched), others=best.others)


def add_page(tools: Tools, wanted: Subscription, recipe: PageRecipe) -> Added:
    """Subscribe to a page; without a selector, to its best block. FetchError or ParseError if that fails."""
    search = FeedSearch(tools.client, tools.parser)
    fetched = search.fetch_page(wanted.url, wanted.credentials)
    page = search.examine(wanted.url, fetched, PageWish(recipe.selector))
    if known := _find_known(tools, page.url):
        return known
    # Refused here, before a row exists, if there is nothing to follow.
    if recipe.kind is PageKind.CHANGES:
        tools.parser.read_page(fetched.body, fetched.final_url, fetched.content_type, recipe)
    elif not page.blocks:
        raise ParseError(page.message or PageCode.NO_BLOCK_FOUND())
    else:
        recipe = PageRecipe(PageKind.ENTRIES, recipe.selector or page.blocks[0].selector)
    credentials = fetched.request.credentials
    return _add(tools, replace(wanted, url=page.url, credentials=credentials, page=recipe), fetched)


def _find_known(tools: Tools, url: str) -> Added | None:
    known = feed_rows.find_feed_by_url(tools.conn, url)
    if known is not None:  # the user typed it now, no matter who named it before
        feed_rows.trust_address(tools.conn, known.id)
    return None if known is None else Added(known.id, known.name, known.url, False, None)


def _add(tools: Tools, wanted: Subscription, fetched: Fetched) -> Added:
    """Store a subscription and its first poll, and keep the password."""
    feed_ids = subscribe(tools.conn, [wanted], fetched.fetched_at).feed_ids
    feed = feed_rows.find_feed_by_url(tools.conn, wanted.url)
    assert feed is not None
    if not feed_ids:  # the window was quicker
        return Added(feed.id, feed.name, feed.url, False, None)
    login, message = wanted.credentials, None
    if login:
        message = tools.passwords.set(wanted.url, login.username, login.password).message
    polls = list(run_polls(tools, [Poll(feed, ADDED, Cause.SUBSCRIBED)], NetworkWatch(), courtesy=MANUAL))
    shown = feed_rows.get_feed(tools.conn, feed.id)
    return Added(shown.id, shown.name, shown.url, True, polls[0], message=message)
