"""The open store and settings that most commands need, and lookups of what the user names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from typing import TypeVar

from msgspec import Struct

import reader.store.feeds as feed_rows
from reader.core.clock import Clock, SystemClock
from reader.core.errors import UsageError
from reader.core.paths import Profile
from reader.core.records.stored import Feed
from reader.core.settings import Settings
from reader.features.accounts.records import ONLY_HERE, Account
from reader.features.accounts.store import list_accounts
from reader.store.db import Connection, open_store
from reader.store.settings import load_settings
from reader.store.sqlite_errors import plain_errors

_One = TypeVar("_One")


class Session(Struct, frozen=True):
    profile: Profile
    conn: Connection
    settings: Settings
    clock: Clock

    @property
    def now(self) -> float:
        return self.clock.now()


@contextmanager
def open_session(profile: Profile) -> Iterator[Session]:
    clock = SystemClock()
    with plain_errors(), closing(open_store(profile.database, clock.now())) as conn:
        yield Session(profile, conn, load_settings(conn), clock)


def get_account(session: Session, text: str) -> Account:
    """The account with a number, name or address."""
    named = [(one, one.id, (one.name, one.url)) for one in list_accounts(session.conn)]
    return get_only(named, text, f"There's no account {text!r}. Run 'paperround account' to list your accounts.")


def get_only(named: Sequence[tuple[_One, int, Sequence[str]]], text: str, unknown: str) -> _One:
    """Find the one thing with this number or name. UsageError if there is none, or more than one."""
    wanted = text.strip().casefold()
    numbered = [one for one, number, _ in named if str(number) == wanted]
    found = numbered or [one for one, _, names in named if wanted in map(str.casefold, names)]
    if len(found) > 1:
        raise UsageError(f"More than one is called {text!r}. Use the number instead.")
    if not found:
        raise UsageError(unknown)
    return found[0]


def find_account_id(session: Session, text: str | None) -> int | None:
    """The account for new feeds; None if the accounts' settings decide."""
    if text is None:
        return None
    return ONLY_HERE if text == "none" else get_account(session, text).id


def get_feed(session: Session, text: str) -> Feed:
    """The feed with an address, an id or an exact name."""
    feeds = feed_rows.list_feeds(session.conn)
    wanted = text.strip()
    for matches in (
        [feed for feed in feeds if feed.url == wanted],
        [feed for feed in feeds if str(feed.id) == wanted],
        [feed for feed in feeds if feed.name.casefold() == wanted.casefold()],
        [feed for feed in feeds if _bare(feed.url) == _bare(wanted)],
    ):
        if len(matches) == 1:
            return matches[0]
        if matches:
            raise UsageError(f"More than one feed is called {wanted!r}. Use the address instead.")
    raise UsageError(f"You aren't subscribed to {wanted!r}. Run 'paperround feeds' to list your feeds.")


def _bare(address: str) -> str:
    return address.partition("://")[2].rstrip("/").lower() or address.rstrip("/").lower()
