"""Feed discovery: a typed address → the feeds behind it, with few and polite requests.

Order: what the address itself tells (YouTube, GitHub, …), the page if it is a feed, its link elements,
its ordinary links that look like feeds, then a handful of common paths at the same host until one answers
with a feed. Runs on the caller's thread, one request after the other.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import urljoin, urlsplit

from msgspec import Struct

from reader.fetch.client import Client, never
from reader.fetch.links import Candidate, find_links
from reader.fetch.sniff import sniff_feed
from reader.fetch.typed_address import feeds_by_pattern, normalise_typed
from reader.fetch.urls import BadAddress
from reader.model.fetched import Credentials, Fetched, FetchRequest, Outcome, Problem
from reader.model.messages import Message
from reader.wording.catalogue import Code

COMMON_PATHS = ("/feed", "/rss", "/atom.xml", "/index.xml", "/feed.xml", "/rss.xml", "/feed.json")
_MAX_CHECKED = 3
"""Ordinary links that are tried: most that look like feeds are."""


class DiscoveryResult(Struct, frozen=True):
    candidates: tuple[Candidate, ...]
    """Best first. Empty where nothing was found; then `message` says what to do."""
    tried: tuple[str, ...]
    """Every address that was asked, in order."""
    message: Message | None = None
    problem: Problem | None = None
    page: Fetched | None = None
    """The answer that is itself a feed, so that it need not be fetched again."""


def discover(
    client: Client,
    typed: str,
    *,
    credentials: Credentials | None = None,
    cancelled: Callable[[], bool] = never,
) -> DiscoveryResult:
    try:
        url = normalise_typed(typed)
    except BadAddress as error:
        return DiscoveryResult((), (), error.message, Problem.BAD_ADDRESS)
    known = feeds_by_pattern(url)
    if known:
        return DiscoveryResult(known, ())
    return _Search(client, credentials, cancelled).run(url, had_scheme="://" in typed)


class _Search:
    def __init__(
        self, client: Client, credentials: Credentials | None, cancelled: Callable[[], bool]
    ) -> None:
        self._client = client
        self._credentials = credentials
        self._cancelled = cancelled
        self._tried: list[str] = []

    def run(self, url: str, *, had_scheme: bool) -> DiscoveryResult:
        page = self._ask_page(url, had_scheme)
        if page.outcome is not Outcome.FRESH:
            if page.problem is Problem.NOT_FOUND and urlsplit(url).path in ("", "/"):
                return self._by_common_paths(page.final_url) or self._nothing(page)
            return self._nothing(page)
        kind = sniff_feed(page.body)
        if kind:
            return self._found((Candidate(page.final_url, kind=kind),), page)
        links = find_links(page.body, page.final_url, page.content_type)
        if links.feeds:
            return self._found(links.feeds)
        return (
            self._by_ordinary_links(links.feedish, page.final_url)
            or self._by_common_paths(page.final_url)
            or self._nothing(page)
        )

    def _ask_page(self, url: str, had_scheme: bool) -> Fetched:
        """Without a scheme https is meant first; some small sites have only http."""
        page = self._ask(url)
        cannot = page.problem in (Problem.REFUSED, Problem.INSECURE, Problem.TIMEOUT, Problem.BROKEN)
        if cannot and not had_scheme and url.startswith("https://") and page.status is None:
            plain = self._ask("http://" + url.removeprefix("https://"))
            return plain if plain.outcome is Outcome.FRESH else page
        return page

    def _ask(self, url: str) -> Fetched:
        self._tried.append(re.sub(r"//[^/@]*@", "//", url))
        return self._client.fetch(FetchRequest(url, credentials=self._credentials), cancelled=self._cancelled)

    def _by_ordinary_links(self, feedish: tuple[Candidate, ...], page_url: str) -> DiscoveryResult | None:
        """The site's own first; strangers' feeds (a link to another blog) are not what was asked for."""
        own = [one for one in feedish if urlsplit(one.url).hostname == urlsplit(page_url).hostname]
        for candidate in (own or list(feedish))[:_MAX_CHECKED]:
            found = self._checked(candidate.url, candidate.title)
            if found:
                return found
        return None

    def _by_common_paths(self, page_url: str) -> DiscoveryResult | None:
        for path in COMMON_PATHS:
            url = urljoin(page_url, path)
            found = None if url in self._tried else self._checked(url, "")
            if found:
                return found
            if self._cancelled():
                return None
        return None

    def _checked(self, url: str, title: str) -> DiscoveryResult | None:
        answer = self._ask(url)
        kind = sniff_feed(answer.body) if answer.outcome is Outcome.FRESH else ""
        return self._found((Candidate(answer.final_url, title, kind),), answer) if kind else None

    def _found(self, candidates: tuple[Candidate, ...], page: Fetched | None = None) -> DiscoveryResult:
        return DiscoveryResult(candidates, tuple(self._tried), page=page)

    def _nothing(self, page: Fetched) -> DiscoveryResult:
        host = urlsplit(page.final_url or page.request.url).hostname
        named = Code.NO_FEED_NAMED(host=host) if host else Code.NO_FEED_NAMED_HERE()
        return DiscoveryResult((), tuple(self._tried), page.message or named, page.problem)
