"""Records of accounts: servers that keep feeds and marks for several devices of the user."""

from __future__ import annotations

import math
from enum import StrEnum

from msgspec import Struct

from reader.core.records.messages import Message
from reader.core.records.parsed import Enclosure


class ServerKind(StrEnum):
    FRESHRSS = "freshrss"
    MINIFLUX = "miniflux"
    COMMAFEED = "commafeed"
    OLDREADER = "oldreader"
    BAZQUX = "bazqux"
    FEEDBIN = "feedbin"
    NEXTCLOUD = "nextcloud"
    TTRSS = "ttrss"
    OTHER = "other"
    """Anything else that speaks the protocol of Google Reader."""


class AccountProblem(StrEnum):
    OFFLINE = "offline"
    UNREACHABLE = "unreachable"
    INSECURE = "insecure"
    NO_API = "no-api"
    """A site answers, but the protocol is missing or switched off."""
    PASSWORD = "password"
    BUSY = "busy"
    """It asks for a pause (429, 503)."""
    BROKEN = "broken"
    """A server error (5xx), or an unreadable answer."""
    REFUSED = "refused"
    """It refuses a single request (4xx)."""


class SyncReason(StrEnum):
    ADDED = "added"
    ASKED = "asked"
    """The user wanted it."""
    BEFORE_VISIT = "before-look"
    VISITED = "visited"
    READING = "reading"
    """The user is still reading, and the server may have something new."""
    EXPECTED = "expected"
    """Enough new posts are expected there to be worth a sync."""
    RARELY = "rarely"
    """There was no other reason for a long time."""
    TRIED_AGAIN = "tried-again"


class PlannedSync(Struct, frozen=True):
    """A sync that the plan wants, now or later."""

    account_id: int
    at: float
    reason: SyncReason
    feed_ids: tuple[int, ...] = ()
    """Feeds that the server is told to poll first, if the user lets Paperround schedule its refreshes."""


class Account(Struct, frozen=True):
    id: int
    kind: ServerKind
    url: str
    """The base of its API, as found from what the user typed."""
    username: str
    name: str
    """Shown to the user: "FreshRSS", or what they call it."""
    added_at: float
    ca_file: str = ""
    """A file with the certificate of the user's own authority, trusted for this server only."""
    takes_new_feeds: bool = True
    refreshes_server: bool = False
    """Paperround tells the server when to poll which feed (Miniflux only)."""


class AccountState(Struct, frozen=True):
    """The results of the last syncs, as the syncing thread stores them."""

    synced_at: float | None = None
    tried_at: float | None = None
    problem: str = ""
    """An AccountProblem; empty if there is none."""
    message: Message | None = None
    failures: int = 0
    """In a row."""
    listed_at: float = 0.0
    complete_at: float = 0.0
    digests: dict[str, str] = {}
    """A digest of the answer to each cheap question: while it stays the same, nothing changed."""
    counted_at: float = 0.0
    """When the server last counted what is unread, and how large that answer was."""
    counts_bytes: int = 0
    labels: dict[str, str] = {}
    """The server's labels of posts, the next one to check first, each with a digest of its newest posts."""
    unread_count: int = 0
    """How many posts were unread at the server in the last complete list."""
    delay_s: float = 0.0
    """How long after its date a post usually appears at the server, as learned; 0 if unknown."""
    is_mending: bool = False
    """The server lost data, and not all of it is restored yet."""
    crawled_at: float = 0.0
    """When the server found the newest post that is known here, by its own clock."""
    too_large: list[int] = []
    """Posts that are too large to load, and aren't requested again."""
    compared_listening_at: float = 0.0
    """When playback positions were last compared (Miniflux only)."""
    silent_feeds: dict[str, float] = {}
    """Feeds whose newest post has no episode, with when that was checked (Miniflux only)."""
    untied: dict[str, int] = {}
    """How many entries of each feed were tied to no post when all were last compared: the server doesn't have them."""
    own_refused: bool = False
    """The server's own API, the only one with episodes, refuses this account's password."""
    next_at: float | None = None
    """When the next sync is expected, for display; `next_reason` says why."""
    next_reason: str = ""
    default_label: str = ""
    """The folder in which this server puts feeds without a folder."""


class RemoteFeed(Struct, frozen=True):
    remote_id: str
    url: str
    title: str
    site_url: str
    label: str
    """Its folder; the first, if the server has several."""


class RemoteItem(Struct, frozen=True):
    item_id: int
    """A signed 64-bit number, which SQLite can store."""
    remote_id: str
    title: str
    link: str
    html: str
    author: str
    published_at: int | None
    crawled_at: float | None
    is_read: bool
    is_starred: bool
    labels: tuple[str, ...] = ()
    enclosures: tuple[Enclosure, ...] = ()


class IdPage(Struct, frozen=True):
    """Some ids of a stream, newest first; `continuation` is empty on the last page."""

    ids: tuple[int, ...]
    continuation: str = ""


class PendingChange(Struct, frozen=True):
    """A mark or tag that the user set or removed, and that wasn't sent to the server yet."""

    seq: int
    """Grows with every change: a later change to the same entry and field replaces an earlier one."""
    entry_id: int
    item_id: int
    field: str
    """read, starred or tag."""
    label: str
    value: bool


ONLY_HERE = 0
"""In place of an account's id: the user wants the feed in no account."""
KEPT_HERE = math.inf
"""In place of the time at which a server refused a feed: the user wants it only on this machine."""


class LinkedFeed(Struct, frozen=True):
    """A feed of an account, with its names and folders on both sides when they last agreed."""

    feed_id: int
    remote_id: str | None
    local_name: str
    local_folder: str
    remote_title: str | None
    """None accepts the server's next title."""
    remote_label: str | None
    refused_at: float | None = None
    """When the server refused it, or KEPT_HERE; then it is polled here."""


class Login(Struct, frozen=True):
    address: str
    username: str
    password: str
    ca_file: str = ""

    def __repr__(self) -> str:
        """Leave out the password: this may end up in a bug report."""
        return f"Login({self.address!r}, {self.username!r})"


class Tried(Struct, frozen=True):
    base: str
    kind: ServerKind
    feeds: int
    unread: int
    starred: int
    known_feeds: int
    """How many of its feeds are here already."""
    elapsed_s: float
    loose_feeds: int = 0
    """How many feeds here are in no account and not at the server either."""
