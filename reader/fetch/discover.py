"""Feed discovery: a typed address → the feeds behind it, with few and polite requests.

Order: what the address itself tells (YouTube, GitHub, …), the page if it is a feed, its link elements, its ordinary
links that look like feeds, then a handful of common paths at the same host. The caller's thread waits; guesses run
side by side where answers are slow, and the whole search has a time limit.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Sequence
from typing import TypeVar
from urllib.parse import urljoin, urlsplit

from msgspec import Struct
from msgspec.structs import replace

from reader.clock import SystemClock
from reader.fetch.client import Client, never
from reader.fetch.host_limits import find_host_key
from reader.fetch.page_links import Candidate, find_links
from reader.fetch.typed_address import feeds_by_pattern, normalise_typed
from reader.fetch.urls import BadAddress, WebAddress, may_send_password, parse_address
from reader.html.sniff import sniff_feed
from reader.model.fetched import Credentials, Fetched, FetchRequest, Outcome, Problem
from reader.model.messages import Message
from reader.wording.catalogue import Code

Question = TypeVar("Question")
Answer = TypeVar("Answer")
_monotonic = SystemClock().monotonic


class Patience:
    """The time limit of one search, from when it is made."""

    def __init__(self, seconds: float) -> None:
        self._seconds, self._began = seconds, _monotonic()

    @property
    def stagger_s(self) -> float:
        """How long to wait for one answer before asking the next question beside it: 2 of 30 s."""
        return self._seconds / 15

    def spent_s(self) -> float:
        return _monotonic() - self._began

    def is_over(self) -> bool:
        return self.spent_s() >= self._seconds


def ask_staggered(
    ask: Callable[[Question, Callable[[], bool]], Answer],
    questions: Sequence[Question],
    *,
    is_enough: Callable[[Answer], bool],
    stagger_s: float,
) -> dict[int, Answer]:
    """Return answers by the number of their question, up to the first that is enough.

    Each question is asked on a thread of its own, when the one before has its answer or after `stagger_s`. `ask` can
    call its second argument to find out that no more answers are wanted.
    """
    answers: queue.SimpleQueue[tuple[int, Answer | BaseException]] = queue.SimpleQueue()
    over = threading.Event()
    found: dict[int, Answer] = {}
    waiting = list(enumerate(questions))[::-1]

    def run(number: int, question: Question) -> None:
        try:
            answers.put((number, ask(question, over.is_set)))
        except BaseException as error:  # noqa: BLE001 - it belongs on the caller's thread
            answers.put((number, error))

    try:
        while len(found) < len(questions):
            if waiting:
                threading.Thread(target=run, args=waiting.pop(), name="ask", daemon=True).start()
            try:
                number, answer = answers.get(timeout=stagger_s if waiting else None)
            except queue.Empty:
                continue
            if isinstance(answer, BaseException):
                raise answer
            found[number] = answer
            if is_enough(answer):
                break
    finally:
        over.set()
    return found


COMMON_PATHS = ("/feed", "/rss", "/atom.xml", "/index.xml", "/feed.xml", "/rss.xml", "/feed.json")
_MAX_CHECKED = 3
"""How many ordinary links are tried: most that look like feeds are."""


class DiscoveryResult(Struct, frozen=True):
    candidates: tuple[Candidate, ...]
    """Best first; where there are none, `message` says what to do."""
    tried: tuple[str, ...]
    """Every address that was fetched, in order."""
    message: Message | None = None
    problem: Problem | None = None
    page: Fetched | None = None
    """The document of the feed, if it was fetched."""
    credentials: Credentials | None = None
    """Those that were given, or stood in the address."""
    web_page: Fetched | None = None
    """The page without a feed, where nothing was found."""


def discover(
    client: Client,
    typed: str,
    *,
    credentials: Credentials | None = None,
    cancelled: Callable[[], bool] = never,
    patience: Patience | None = None,
) -> DiscoveryResult:
    """Find the feeds behind a typed address. `patience`: the time limit; without one it begins now."""
    try:
        address = parse_address(normalise_typed(typed))
    except BadAddress as error:
        return DiscoveryResult((), (), error.message, Problem.BAD_ADDRESS)
    credentials = credentials or address.credentials
    known = feeds_by_pattern(address.url)
    if known:
        return DiscoveryResult(known, (), credentials=credentials)
    search = _Search(client, address, credentials, cancelled, patience or Patience(client.limits.deadline_s))
    return replace(search.run(had_scheme="://" in typed), credentials=credentials)


def fetch_candidate(
    client: Client,
    candidate: Candidate,
    credentials: Credentials | None,
    patience: Patience,
    cancelled: Callable[[], bool] = never,
) -> Fetched:
    """Fetch a feed that was found, with the user's password only where it belongs."""
    request = FetchRequest(
        candidate.url,
        credentials=credentials if candidate.takes_password else None,
        typed_by_user=candidate.may_be_inside,
    )
    return client.fetch(request, cancelled=cancelled, spent_s=patience.spent_s())


class _Search:
    def __init__(
        self,
        client: Client,
        typed: WebAddress,
        credentials: Credentials | None,
        cancelled: Callable[[], bool],
        patience: Patience,
    ) -> None:
        self._client = client
        self._typed = typed
        self._credentials = credentials
        self._cancelled = cancelled
        self._patience = patience
        self._tried: list[str] = []

    def run(self, *, had_scheme: bool) -> DiscoveryResult:
        page = self._ask_page(had_scheme)
        if page.outcome is not Outcome.FRESH:
            if page.problem is Problem.NOT_FOUND and urlsplit(self._typed.url).path in ("", "/"):
                return self._by_common_paths(page) or self._nothing(page)
            return self._nothing(page)
        kind = sniff_feed(page.body)
        if kind:
            return self._found((self._place(Candidate(kept_address(page), kind=kind), page),), page)
        links = find_links(page.body, page.final_url, page.content_type)
        if links.feeds:
            return self._found(tuple(self._place(one, page) for one in links.feeds))
        return self._by_ordinary_links(links.feedish, page) or self._by_common_paths(page) or self._nothing(page)

    def _place(self, candidate: Candidate, page: Fetched) -> Candidate:
        """Decide whether a feed that a page names may lie in the user's network (only on the page's own host, if that
        does) and whether it gets the password."""
        own_host = find_host_key(candidate.url) == find_host_key(page.final_url)
        takes_password = may_send_password(self._typed, parse_address(candidate.url))
        return replace(candidate, may_be_inside=page.is_inside and own_host, takes_password=takes_password)

    def _ask_page(self, had_scheme: bool) -> Fetched:
        """Fetch the page: by https where no scheme was typed, then by http, but not with a password."""
        typed = Candidate(self._typed.url, may_be_inside=True, takes_password=True)
        plain = replace(typed, url="http://" + typed.url.removeprefix("https://"))
        may_be_plain = not had_scheme and typed.url.startswith("https://") and self._credentials is None
        answers = ask_staggered(
            self._ask,
            [typed, plain] if may_be_plain else [typed],
            is_enough=_has_answered,
            stagger_s=4 * self._patience.stagger_s,
        )
        first, last = answers.get(0), answers.get(1)
        return last if last and (first is None or last.outcome is Outcome.FRESH) else answers[0]

    def _ask(self, candidate: Candidate, enough: Callable[[], bool] = never) -> Fetched:
        self._tried.append(candidate.url)
        return fetch_candidate(
            self._client, candidate, self._credentials, self._patience, lambda: enough() or self._cancelled()
        )

    def _by_ordinary_links(self, feedish: tuple[Candidate, ...], page: Fetched) -> DiscoveryResult | None:
        """Try links to the site's own feeds first; those of other sites are not what was asked for."""
        own = [one for one in feedish if urlsplit(one.url).hostname == urlsplit(page.final_url).hostname]
        return self._first_feed((own or list(feedish))[:_MAX_CHECKED], page)

    def _by_common_paths(self, page: Fetched) -> DiscoveryResult | None:
        urls = (urljoin(page.final_url, path) for path in COMMON_PATHS)
        return self._first_feed([Candidate(url) for url in urls if url not in self._tried], page)

    def _first_feed(self, guesses: Sequence[Candidate], page: Fetched) -> DiscoveryResult | None:
        placed = [self._place(one, page) for one in guesses]

        def ask(candidate: Candidate, enough: Callable[[], bool]) -> Fetched | None:
            is_late = enough() or self._cancelled() or self._patience.is_over()
            return None if is_late else self._ask(candidate, enough)

        stagger_s = self._patience.stagger_s
        answers = ask_staggered(ask, placed, is_enough=lambda answer: bool(_kind_of(answer)), stagger_s=stagger_s)
        for number, answer in sorted(answers.items()):
            kind = _kind_of(answer)
            if answer is not None and kind:
                found = replace(placed[number], url=kept_address(answer), kind=kind)
                return self._found((self._place(found, page),), answer)
        return None

    def _found(self, candidates: tuple[Candidate, ...], page: Fetched | None = None) -> DiscoveryResult:
        return DiscoveryResult(candidates, tuple(self._tried), page=page)

    def _nothing(self, page: Fetched) -> DiscoveryResult:
        host = urlsplit(page.final_url or page.request.url).hostname
        named = Code.NO_FEED_NAMED(host=host) if host else Code.NO_FEED_NAMED_HERE()
        web_page = page if page.outcome is Outcome.FRESH else None
        return DiscoveryResult((), tuple(self._tried), page.message or named, page.problem, web_page=web_page)


def _has_answered(page: Fetched) -> bool:
    cannot = page.problem in (Problem.REFUSED, Problem.INSECURE, Problem.TIMEOUT, Problem.BROKEN)
    return not cannot or page.status is not None


def _kind_of(answer: Fetched | None) -> str:
    return sniff_feed(answer.body) if answer is not None and answer.outcome is Outcome.FRESH else ""


def kept_address(fetched: Fetched) -> str:
    """The address to subscribe to: the one asked for, or where permanent redirects lead, but never from https to
    http."""
    asked = parse_address(fetched.request.url).url
    led_to = fetched.permanent_url
    is_less_safe = asked.startswith("https:") and led_to.startswith("http:")
    return led_to if led_to and not is_less_safe else asked
