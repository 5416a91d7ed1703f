"""Finds the feeds behind what a user types, with a preview of each; and subscribes to the best of them for the
terminal, with the document that the search has fetched as its first poll.

A call makes several requests and takes as long as they do, so never on a thread that paints. `cancelled` is checked
between requests and during each of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from statistics import median
from urllib.parse import urlsplit

from msgspec import Struct, field
from msgspec.structs import replace

import reader.store.feeds as feed_rows
from reader.core.errors import FetchError, PaperroundError, ParseError
from reader.core.records.fetched import (
    LATEST,
    PAGES,
    ContentDepth,
    Credentials,
    Fetched,
    FetchRequest,
    Found,
    FoundFeed,
    LatestPost,
    Outcome,
    Problem,
)
from reader.core.records.logged import ADDED
from reader.core.records.messages import Message
from reader.core.records.pages import FoundPage, PageKind, PageRecipe
from reader.core.records.parsed import ParsedEntry, ParsedFeed
from reader.core.records.reasons import Cause
from reader.core.words.catalogue import Code, PageCode
from reader.core.words.entry_names import name_entry
from reader.engine.polls import NetworkWatch, Poll, Tools, run_polls
from reader.engine.update import PollResult
from reader.features.subscriptions.opml import choose_videos
from reader.features.subscriptions.store import Subscription, subscribe
from reader.net.client import Client, never
from reader.net.discover import (
    Candidate,
    DiscoveryResult,
    Patience,
    ask_staggered,
    discover,
    fetch_candidate,
    kept_address,
    normalise_typed,
)
from reader.net.host_limits import MANUAL
from reader.net.problems import for_a_first_fetch
from reader.net.urls import parse_address
from reader.parse.worker import GuardedParser, PageWish
from reader.planner.learning.evidence import find_rate

MOST_OPENED = 4
"""Candidates that are fetched for a preview; the others are only listed."""
_FULL_FROM = 700
"""Median length of texts, in characters, from which a feed counts as having whole articles."""
_FOR_NOW = (
    *(Problem.OFFLINE, Problem.REFUSED, Problem.TIMEOUT, Problem.BROKEN),
    *(Problem.ASKED_TO_WAIT, Problem.SERVER_ERROR),
)
"""Problems that say nothing about whether there is a feed."""


class BestFeed(Struct, frozen=True):
    """The feed that an address leads to, whose document can be read."""

    candidate: Candidate
    fetched: Fetched
    others: tuple[Candidate, ...]
    credentials: Credentials | None
    """Those for this feed."""


class FeedSearch(Struct, frozen=True):
    """A search for feeds. What it fetches is kept by the client, so that the first poll need not fetch it again."""

    client: Client
    parser: GuardedParser

    def search_feeds(
        self, typed: str, credentials: Credentials | None = None, cancelled: Callable[[], bool] = never
    ) -> Found:
        """The feeds behind an address, or what could be followed on a page without one. Never raises for what the
        network or a publisher does."""
        patience = Patience(self.client.limits.deadline_s)
        discovery = discover(self.client, typed, credentials=credentials, cancelled=cancelled, patience=patience)
        if cancelled() or not discovery.candidates:
            web_page = None if cancelled() else discovery.web_page
            return Found(
                typed,
                (),
                discovery.tried,
                discovery.message and for_a_first_fetch(discovery.message),
                discovery.problem is Problem.NEEDS_PASSWORD,
                cancelled(),
                discovery.credentials if web_page else None,
                discovery.problem in _FOR_NOW,
                self.examine(typed, web_page, PageWish()) if web_page else None,
            )
        opening = _Opening(self, discovery.credentials, cancelled, patience)
        feeds = tuple(opening.open_all(discovery))
        tried = (*discovery.tried, *opening.tried)
        message = for_a_first_fetch(opening.message) if opening.message and not feeds else None
        return Found(
            typed, feeds, tried, message, opening.needs_password, cancelled(), credentials=discovery.credentials
        )

    def find_best(self, typed: str, credentials: Credentials | None = None, *, videos_alone: bool = False) -> BestFeed:
        """The best feed behind an address; no other is opened. FetchError or ParseError if there is none.
        `videos_alone`: a YouTube channel without Shorts and live announcements."""
        patience = Patience(self.client.limits.deadline_s)
        found = discover(self.client, typed, credentials=credentials, patience=patience)
        if not found.candidates:
            raise FetchError(for_a_first_fetch(found.message or Code.NO_FEED_NAMED_HERE()))
        best, page = found.candidates[0], found.page
        if videos_alone and (url := choose_videos(best.url, "", videos_alone=True)) != best.url:
            best, page = replace(best, url=url), None
        fetched = page or fetch_candidate(self.client, best, found.credentials, patience)
        self.open(best, fetched)
        own = found.credentials if best.takes_password else None
        return BestFeed(best, fetched, found.candidates[1:], own)

    def open(self, candidate: Candidate, fetched: Fetched) -> ParsedFeed:
        """Read a feed's document and keep it. Raises FetchError or ParseError."""
        parsed = self.parser.parse(require_fresh(fetched).body, fetched.final_url, fetched.content_type)
        self.client.kept.keep(candidate.url, fetched)
        return parsed

    def examine_page(
        self, typed: str, wish: PageWish, credentials: Credentials | None, cancelled: Callable[[], bool]
    ) -> Found:
        """What could be followed on a page without a feed, by a selector or an entry that the user pointed at. Raises
        FetchError, or BadAddress if it isn't an address."""
        fetched = self.fetch_page(typed, credentials, cancelled)
        page = self.examine(typed, fetched, wish)
        return Found(
            typed, (), (fetched.final_url,), page.message, was_cancelled=cancelled(), credentials=credentials, page=page
        )

    def fetch_page(
        self, typed: str, credentials: Credentials | None = None, cancelled: Callable[[], bool] = never
    ) -> Fetched:
        """The page that the user typed, fetched unless it was a moment ago."""
        fetched = self.client.kept.find(typed, self.client.clock.now())
        if fetched is None:
            address = parse_address(normalise_typed(typed))
            request = FetchRequest(address.url, credentials=credentials or address.credentials, accept=PAGES)
            fetched = require_fresh(self.client.fetch(request, cancelled=cancelled))
        return fetched

    def examine(self, typed: str, fetched: Fetched, wish: PageWish) -> FoundPage:
        """What could be followed on a page; its message says why if there is nothing."""
        url, takes_password = kept_address(fetched), fetched.request.credentials is not None
        for key in (typed, url):
            self.client.kept.keep(key, fetched)
        try:
            found = self.parser.preview_page(fetched.body, fetched.final_url, fetched.content_type, wish)
        except ParseError as error:
            return FoundPage(url, url, message=error.message, takes_password=takes_password)
        return replace(found, url=url, takes_password=takes_password)


def require_fresh(fetched: Fetched) -> Fetched:
    if fetched.outcome is not Outcome.FRESH:
        raise FetchError(for_a_first_fetch(fetched.message or Code.NO_FEED_NAMED_HERE()))
    return fetched


class _Opening(Struct):
    search: FeedSearch
    credentials: Credentials | None
    cancelled: Callable[[], bool]
    patience: Patience
    tried: list[str] = field(default_factory=list)
    message: Message | None = None
    needs_password: bool = False

    def open_all(self, discovery: DiscoveryResult) -> Iterator[FoundFeed]:
        candidates = discovery.candidates[:MOST_OPENED]
        fetched = {0: discovery.page} if discovery.page else self._fetch_all(candidates)
        for number, candidate in enumerate(candidates):
            found = self._open(candidate, fetched[number]) if not self.cancelled() else None
            if found is not None:
                yield found
        for candidate in discovery.candidates[MOST_OPENED:]:
            if candidate.may_be_inside or self.search.client.lies_outside(candidate.url, self.cancelled):
                title = candidate.title or candidate.url
                yield FoundFeed(candidate.url, title, candidate.kind, may_be_inside=candidate.may_be_inside)

    def _fetch_all(self, candidates: Sequence[Candidate]) -> dict[int, Fetched]:
        def fetch(candidate: Candidate, enough: Callable[[], bool]) -> Fetched:
            return fetch_candidate(self.search.client, candidate, self.credentials, self.patience, self.cancelled)

        self.tried += [one.url for one in candidates]
        return ask_staggered(fetch, candidates, is_enough=lambda _: False, stagger_s=self.patience.stagger_s)

    def _open(self, candidate: Candidate, fetched: Fetched) -> FoundFeed | None:
        try:
            return make_found(candidate, self.search.open(candidate, fetched), fetched.fetched_at)
        except PaperroundError as error:
            self.message = error.message
            self.needs_password = self.needs_password or fetched.problem is Problem.NEEDS_PASSWORD
            return None


def make_found(candidate: Candidate, parsed: ParsedFeed, now: float) -> FoundFeed:
    newest_first = sorted(parsed.entries, key=lambda entry: entry.published_at or 0, reverse=True)
    latest = tuple(LatestPost(_title_of(entry), entry.published_at) for entry in newest_first[:LATEST])
    # The feed's title, unless it is a broken one that runs on over tags.
    title = "" if parsed.is_broken and "<" in parsed.title else parsed.title
    return FoundFeed(
        url=candidate.url,
        title=title or candidate.title or urlsplit(candidate.url).hostname or candidate.url,
        kind=parsed.kind or candidate.kind,
        posts_per_day=find_rate([entry.published_at for entry in parsed.entries], now),
        content_depth=find_content_depth([entry.text for entry in parsed.entries]),
        latest=latest,
        takes_password=candidate.takes_password,
        is_broken=parsed.is_broken,
        may_be_inside=candidate.may_be_inside,
    )


def find_content_depth(texts: Sequence[str]) -> ContentDepth:
    if not texts:
        return ContentDepth.UNKNOWN
    usual = median(len(text.strip()) for text in texts)
    if usual >= _FULL_FROM:
        return ContentDepth.ARTICLES
    return ContentDepth.SUMMARIES if usual > 0 else ContentDepth.TITLES


def _title_of(entry: ParsedEntry) -> str:
    named = name_entry(entry.title, entry.text, entry.link)
    return named.words or named.host


class Added(Struct, frozen=True):
    feed_id: int
    name: str
    url: str
    is_new: bool
    """False if the user was subscribed already; then nothing was fetched for it."""
    first_poll: PollResult | None
    others: tuple[Candidate, ...] = ()
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
