"""Subscribes to what a user typed: finds the feed, or what to follow on a page without one, reads it once, and only
then stores it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

import reader.store.feeds as feed_rows
from reader.engine.polls import Tools
from reader.engine.update import PollResult, store_poll
from reader.errors import FetchError, ParseError
from reader.fetch.client import Client, never
from reader.fetch.discover import Patience, discover, fetch_candidate, kept_address
from reader.fetch.page_links import Candidate
from reader.fetch.problems import for_a_first_fetch
from reader.fetch.typed_address import normalise_typed
from reader.fetch.urls import parse_address
from reader.model.fetched import PAGES, Credentials, Fetched, FetchRequest, Outcome
from reader.model.messages import Message
from reader.model.pages import FoundPage, PageKind, PageRecipe
from reader.model.reasons import Cause
from reader.opml import choose_videos
from reader.parse.worker import GuardedParser, PageWish
from reader.store.accounts import choose_account
from reader.store.db import transaction
from reader.store.folders import make_folder_path
from reader.wording.catalogue import Code, PageCode

KEPT_S = 600.0
"""How long a fetched page is good for another try."""


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


def add_feed(
    tools: Tools,
    typed: str,
    *,
    folder: Sequence[str] = (),
    name: str = "",
    credentials: Credentials | None = None,
    account_id: int | None = None,
    videos_alone: bool = False,
) -> Added:
    """Subscribe to the best feed behind an address. FetchError or ParseError if there is none. `folder`: its path, made
    if missing. `account_id`: the account that gets it, or ONLY_HERE; None leaves it to them. `videos_alone`: a YouTube
    channel without Shorts and live announcements."""
    known = feed_rows.find_feed_by_url(tools.conn, typed.strip())
    if known is not None:
        return Added(known.id, known.name, known.url, False, None)
    patience = Patience(tools.client.limits.deadline_s)
    found = discover(tools.client, typed, credentials=credentials, patience=patience)
    if not found.candidates:
        raise FetchError(for_a_first_fetch(found.message or Code.NO_FEED_NAMED_HERE()))
    best, *others = found.candidates
    if videos_alone and (url := choose_videos(best.url, "", videos_alone=True)) != best.url:
        best, found = replace(best, url=url), replace(found, page=None)
    known = feed_rows.find_feed_by_url(tools.conn, best.url)
    if known is not None:
        return Added(known.id, known.name, known.url, False, None, tuple(others))
    fetched = found.page or _require_fresh(fetch_candidate(tools.client, best, found.credentials, patience))
    own = found.credentials if best.takes_password else None
    # Refused here, before a row exists, if it turns out to be no feed at all.
    tools.parser.parse(fetched.body, fetched.final_url, fetched.content_type)
    with transaction(tools.conn):
        folder_id = make_folder_path(tools.conn, folder)
        made = feed_rows.add_feed(tools.conn, best.url, fetched.fetched_at, folder_id, name)
    added = _read_first(tools, made.feed_id, best.url, fetched, own, tuple(others))
    if account_id is not None:
        choose_account(tools.conn, added.feed_id, account_id)
    return added


def _require_fresh(fetched: Fetched) -> Fetched:
    if fetched.outcome is not Outcome.FRESH:
        raise FetchError(for_a_first_fetch(fetched.message or Code.NO_FEED_NAMED_HERE()))
    return fetched


def _read_first(
    tools: Tools,
    feed_id: int,
    url: str,
    fetched: Fetched,
    credentials: Credentials | None,
    others: tuple[Candidate, ...] = (),
) -> Added:
    """Keep the password and store the first poll of a new feed."""
    feed, message = feed_rows.get_feed(tools.conn, feed_id), None
    if credentials:
        feed_rows.set_choices(tools.conn, feed_id, replace(feed.choices, username=credentials.username))
        message = tools.passwords.set(url, credentials.username, credentials.password).message
        feed = feed_rows.get_feed(tools.conn, feed_id)
    first_poll = store_poll(
        tools.conn, tools.parser, feed, fetched, tools.zone, trigger="added", reason=Cause.SUBSCRIBED
    )
    shown = feed_rows.get_feed(tools.conn, feed_id)
    return Added(shown.id, shown.name, shown.url, True, first_poll, others, message)


class LastPage(Struct):
    """The last page that was examined, so that trying a selector fetches nothing."""

    typed: str = ""
    fetched: Fetched | None = None

    def keep(self, typed: str, fetched: Fetched | None) -> None:
        self.typed, self.fetched = typed, fetched

    def find(self, typed: str, now: float) -> Fetched | None:
        is_good = self.fetched is not None and self.typed == typed and 0 <= now - self.fetched.fetched_at < KEPT_S
        return self.fetched if is_good else None


def fetch_page(
    client: Client, typed: str, credentials: Credentials | None = None, cancelled: Callable[[], bool] = never
) -> Fetched:
    """Fetch the page that the user typed. Raises FetchError, or BadAddress if it is no address."""
    address = parse_address(normalise_typed(typed))
    request = FetchRequest(address.url, credentials=credentials or address.credentials, accept=PAGES)
    return _require_fresh(client.fetch(request, cancelled=cancelled))


def examine_page(parser: GuardedParser, fetched: Fetched, wish: PageWish) -> FoundPage:
    """What could be followed on a page; its message says why if there is nothing."""
    url = kept_address(fetched)
    takes_password = fetched.request.credentials is not None
    try:
        found = parser.preview_page(fetched.body, fetched.final_url, fetched.content_type, wish)
    except ParseError as error:
        return FoundPage(url, url, message=error.message, takes_password=takes_password)
    return replace(found, url=url, takes_password=takes_password)


def add_page(
    tools: Tools,
    typed: str,
    recipe: PageRecipe,
    *,
    folder: Sequence[str] = (),
    name: str = "",
    credentials: Credentials | None = None,
) -> Added:
    """Subscribe to a page; without a selector, to its best block. FetchError or ParseError if that fails. `folder`: its
    path, made if missing."""
    fetched = fetch_page(tools.client, typed, credentials)
    url = kept_address(fetched)
    known = feed_rows.find_feed_by_url(tools.conn, url)
    if known is not None:
        return Added(known.id, known.name, known.url, False, None)
    # Refused here, before a row exists, if there is nothing to follow.
    if recipe.kind is PageKind.CHANGES:
        tools.parser.read_page(fetched.body, fetched.final_url, fetched.content_type, recipe)
    else:
        if not recipe.selector:
            recipe = PageRecipe(PageKind.ENTRIES, _find_selector(tools.parser, fetched))
        _find_selector(tools.parser, fetched, recipe.selector)
    with transaction(tools.conn):  # an engine must not poll it as a feed in between
        folder_id = make_folder_path(tools.conn, folder)
        made = feed_rows.add_feed(tools.conn, url, fetched.fetched_at, folder_id, name)
        choices = feed_rows.get_feed(tools.conn, made.feed_id).choices
        chosen = replace(choices, page_kind=recipe.kind, page_selector=recipe.selector)
        feed_rows.set_choices(tools.conn, made.feed_id, chosen)
    return _read_first(tools, made.feed_id, url, fetched, fetched.request.credentials)


def _find_selector(parser: GuardedParser, fetched: Fetched, selector: str = "") -> str:
    """The selector of the best block on a page. Raises ParseError if there is none."""
    found = examine_page(parser, fetched, PageWish(selector))
    if not found.blocks:
        raise ParseError(found.message or PageCode.NO_BLOCK_FOUND())
    return found.blocks[0].selector
