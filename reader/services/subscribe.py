"""Subscribes to what a user typed: finds the feed, reads it once, and only then stores it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

import reader.store.feeds as feed_rows
from reader.engine.refresh import Tools
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


class Added(Struct, frozen=True):
    feed_id: int
    name: str
    url: str
    is_new: bool
    """False where the user was subscribed already; then nothing was fetched for it."""
    first_poll: PollResult | None
    others: tuple[Candidate, ...] = ()
    """Further feeds of the same site."""
    message: Message | None = None
    """Why the password that was given is not kept."""


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
    """Subscribe to the best feed behind an address. FetchError or ParseError where there is none. `folder`: its names
    from the top, made where it is not there. `account_id`: which account is to have it, or ONLY_HERE; None leaves it to
    them. `videos_alone`: of a channel on YouTube without Shorts and live announcements."""
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
    fetched = found.page or _fetch_best(tools, best, found.credentials, patience)
    own = found.credentials if best.takes_password else None
    added = _subscribe(tools, best, fetched, folder, name, tuple(others), own)
    if added.is_new and account_id is not None:
        choose_account(tools.conn, added.feed_id, account_id)
    return added


def _fetch_best(tools: Tools, best: Candidate, credentials: Credentials | None, patience: Patience) -> Fetched:
    fetched = fetch_candidate(tools.client, best, credentials, patience)
    if fetched.outcome is not Outcome.FRESH:
        raise FetchError(for_a_first_fetch(fetched.message or Code.NO_FEED_NAMED_HERE()))
    return fetched


def _subscribe(
    tools: Tools,
    best: Candidate,
    fetched: Fetched,
    folder: Sequence[str],
    name: str,
    others: tuple[Candidate, ...],
    credentials: Credentials | None,
) -> Added:
    # Refused here, before a row exists, where it turns out to be no feed at all.
    tools.parser.parse(fetched.body, fetched.final_url, fetched.content_type)
    with transaction(tools.conn):
        folder_id = make_folder_path(tools.conn, folder)
        made = feed_rows.add_feed(tools.conn, best.url, fetched.fetched_at, folder_id, name)
    message = keep_credentials(tools, made.feed_id, best.url, credentials) if credentials else None
    feed = feed_rows.get_feed(tools.conn, made.feed_id)
    first_poll = store_poll(
        tools.conn, tools.parser, feed, fetched, tools.zone, trigger="added", reason=Cause.SUBSCRIBED
    )
    shown = feed_rows.get_feed(tools.conn, made.feed_id)
    return Added(shown.id, shown.name, shown.url, True, first_poll, others, message)


def keep_credentials(tools: Tools, feed_id: int, url: str, credentials: Credentials) -> Message | None:
    """What to tell the user where the password could not be kept."""
    choices = feed_rows.get_feed(tools.conn, feed_id).choices
    feed_rows.set_choices(tools.conn, feed_id, replace(choices, username=credentials.username))
    return tools.passwords.set(url, credentials.username, credentials.password).message


# Follows a page that has no feed: looks at what repeats on it, subscribes to it, reads it once.
#
# Looking stores nothing. A page is fetched once for all that the user tries on it within a few minutes.

KEPT_S = 600.0
"""So long a page that was fetched is good for another try."""


class LastPage(Struct):
    """The page that was looked at last, so that a try of a selector asks nobody."""

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
    """The page behind what the user typed. FetchError where none comes, BadAddress where it is no address."""
    address = parse_address(normalise_typed(typed))
    request = FetchRequest(address.url, credentials=credentials or address.credentials, accept=PAGES)
    fetched = client.fetch(request, cancelled=cancelled)
    if fetched.outcome is not Outcome.FRESH:
        raise FetchError(for_a_first_fetch(fetched.message or Code.NO_FEED_NAMED_HERE()))
    return fetched


def examine_page(parser: GuardedParser, fetched: Fetched, wish: PageWish) -> FoundPage:
    """What could be followed of it; where there is nothing, its message says why."""
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
    """Subscribe to a page. Without a selector its best block is taken. FetchError or ParseError where it cannot be.
    `folder`: its names from the top, made where it is not there."""
    fetched = fetch_page(tools.client, typed, credentials)
    url = kept_address(fetched)
    known = feed_rows.find_feed_by_url(tools.conn, url)
    if known is not None:
        return Added(known.id, known.name, known.url, False, None)
    recipe = recipe if recipe.selector or recipe.kind is PageKind.CHANGES else _find_recipe(tools, fetched)
    # Refused here, before a row exists, where there is nothing to follow.
    _require_readable(tools.parser, fetched, recipe)
    with transaction(tools.conn):  # an engine must not poll it as a feed in between
        folder_id = make_folder_path(tools.conn, folder)
        made = feed_rows.add_feed(tools.conn, url, fetched.fetched_at, folder_id, name)
        choices = feed_rows.get_feed(tools.conn, made.feed_id).choices
        chosen = replace(choices, page_kind=recipe.kind, page_selector=recipe.selector)
        feed_rows.set_choices(tools.conn, made.feed_id, chosen)
    given = fetched.request.credentials
    message = keep_credentials(tools, made.feed_id, url, given) if given else None
    feed = feed_rows.get_feed(tools.conn, made.feed_id)
    first_poll = store_poll(
        tools.conn, tools.parser, feed, fetched, tools.zone, trigger="added", reason=Cause.SUBSCRIBED
    )
    shown = feed_rows.get_feed(tools.conn, made.feed_id)
    return Added(shown.id, shown.name, shown.url, True, first_poll, (), message)


def _find_recipe(tools: Tools, fetched: Fetched) -> PageRecipe:
    found = examine_page(tools.parser, fetched, PageWish())
    if not found.blocks:
        raise ParseError(found.message or PageCode.NO_BLOCK_FOUND())
    return PageRecipe(PageKind.ENTRIES, found.blocks[0].selector)


def _require_readable(parser: GuardedParser, fetched: Fetched, recipe: PageRecipe) -> None:
    if recipe.kind is PageKind.CHANGES:
        parser.read_page(fetched.body, fetched.final_url, fetched.content_type, recipe)
        return
    found = examine_page(parser, fetched, PageWish(recipe.selector))
    if not found.blocks:
        raise ParseError(found.message or PageCode.NO_BLOCK_FOUND())
