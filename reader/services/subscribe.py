"""Subscribes to what an owner typed: finds the feed, reads it once, and only then stores it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

import reader.store.feeds.feeds as feed_rows
from reader.engine.documents.update import PollResult, store_poll
from reader.engine.polls.refresh import Tools
from reader.errors import FetchError
from reader.fetch.discovery.discover import discover, fetch_candidate
from reader.fetch.discovery.links import Candidate
from reader.fetch.discovery.staggered import Patience
from reader.fetch.problems import for_a_first_fetch
from reader.model.fetched import Credentials, Fetched, Outcome
from reader.model.messages import Message
from reader.model.reasons import Cause
from reader.store.accounts.account_feeds import choose_account
from reader.store.db import transaction
from reader.store.feeds.folders import make_folder_path
from reader.wording.catalogue import Code
from reader.youtube_feeds import choose_films


class Added(Struct, frozen=True):
    feed_id: int
    name: str
    url: str
    is_new: bool
    """False where the owner was subscribed already; then nothing was fetched for it."""
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
    films_alone: bool = False,
) -> Added:
    """Subscribe to the best feed behind an address. FetchError or ParseError where there is none. `folder`: its names
    from the top, made where it is not there. `account_id`: which account is to have it, or ONLY_HERE; None leaves it to
    them. `films_alone`: of a channel on YouTube without Shorts and live announcements."""
    known = feed_rows.find_feed_by_url(tools.conn, typed.strip())
    if known is not None:
        return Added(known.id, known.name, known.url, False, None)
    patience = Patience(tools.client.limits.deadline_s)
    found = discover(tools.client, typed, credentials=credentials, patience=patience)
    if not found.candidates:
        raise FetchError(for_a_first_fetch(found.message or Code.NO_FEED_NAMED_HERE()))
    best, *others = found.candidates
    if films_alone and (url := choose_films(best.url, "", films_alone=True)) != best.url:
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


def _fetch_best(
    tools: Tools, best: Candidate, credentials: Credentials | None, patience: Patience
) -> Fetched:
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
    """What to tell the owner where the password could not be kept."""
    choices = feed_rows.get_feed(tools.conn, feed_id).choices
    feed_rows.set_choices(tools.conn, feed_id, replace(choices, username=credentials.username))
    return tools.passwords.set(url, credentials.username, credentials.password).message
