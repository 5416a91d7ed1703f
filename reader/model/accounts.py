"""Records of accounts: servers that keep feeds and marks for several devices of the user."""

from __future__ import annotations

import math
from enum import StrEnum

from msgspec import Struct

from reader.model.messages import Message


class ServerKind(StrEnum):
    """Which program the server runs, as far as it matters."""

    FRESHRSS = "freshrss"
    MINIFLUX = "miniflux"
    OTHER = "other"
    """Anything else that speaks the protocol of Google Reader."""


class AccountProblem(StrEnum):
    """The kinds that are handled differently."""

    OFFLINE = "offline"
    """No network; not the server's fault."""
    UNREACHABLE = "unreachable"
    """No such server, or no answer."""
    INSECURE = "insecure"
    NO_API = "no-api"
    """A site answers, but the protocol is missing or switched off."""
    PASSWORD = "password"
    BUSY = "busy"
    """It asks for a pause (429, 503)."""
    BROKEN = "broken"
    """A server error (5xx), or an unreadable answer."""
    REFUSED = "refused"
    """It refuses this one request (4xx)."""


class SyncReason(StrEnum):
    """Why a server is asked when it is."""

    ADDED = "added"
    ASKED = "asked"
    """The user wanted it."""
    BEFORE_VISIT = "before-look"
    VISITED = "visited"
    READING = "reading"
    """They still read, and the server may have something new."""
    EXPECTED = "expected"
    """Posts are expected there by now that are worth an ask."""
    RARELY = "rarely"
    """Nothing else gave a reason for long."""
    TRIED_AGAIN = "tried-again"


class PlannedSync(Struct, frozen=True):
    """An ask that the plan wants, now or, as far as can be seen, later."""

    account_id: int
    at: float
    reason: SyncReason
    feed_ids: tuple[int, ...] = ()
    """Feeds that the server is told to poll before, where the user lets Paperround tell it when to refresh."""


class Account(Struct, frozen=True):
    """What the user decided about a server."""

    id: int
    kind: ServerKind
    url: str
    """The base of its API, as found from what the user typed."""
    username: str
    name: str
    """Shown to the user: "FreshRSS", or what they call it."""
    added_at: float
    ca_file: str = ""
    """A certificate of one's own authority to trust for this server alone."""
    takes_new_feeds: bool = True
    """Feeds that are added here are added there, too."""
    refreshes_server: bool = False
    """Paperround tells the server when to poll which feed (Miniflux alone)."""


class AccountState(Struct, frozen=True):
    """What the last synchronisations came to; written by whoever synchronises."""

    synced_at: float | None = None
    """The last time that everything went well."""
    tried_at: float | None = None
    problem: str = ""
    """An AccountProblem, or nothing where all is well."""
    message: Message | None = None
    failures: int = 0
    """In a row."""
    listed_at: float = 0.0
    """When the subscriptions were last listed."""
    complete_at: float = 0.0
    """When everything was last compared, id by id."""
    digests: dict[str, str] = {}
    """For each way of asking cheaply, a digest of the answers: while it stays the same, nothing changed."""
    counted_at: float = 0.0
    """When the server last counted what is unread, and how large that answer was."""
    counts_bytes: int = 0
    labels: dict[str, str] = {}
    """Of posts, where the server keeps any: a digest of the newest posts of each, in the order of their turns."""
    unread_count: int = 0
    """At the server, as of the last complete list."""
    delay_s: float = 0.0
    """Learned: how long after its date a post usually appears at the server. 0 where not known yet."""
    is_mending: bool = False
    """The server forgot things, and not all of it has been put right yet."""
    crawled_at: float = 0.0
    """When the server found the newest post that is known here, by its own clock."""
    too_large: list[int] = []
    """Posts that no answer can hold, and that are not asked for again."""
    compared_listening_at: float = 0.0
    """When it was last compared how far episodes were heard (Miniflux alone)."""
    silent_feeds: dict[str, float] = {}
    """Feeds whose newest post brought no episode when its server was asked for one (Miniflux alone)."""
    own_refused: bool = False
    """The server's own interface, which alone knows of episodes, does not take this account's password."""
    next_at: float | None = None
    """When it will be asked next, and why then: shown, and triggers nothing."""
    next_reason: str = ""
    default_label: str = ""
    """The folder in which this server keeps feeds that are in none."""


class RemoteFeed(Struct, frozen=True):
    """A subscription as the server lists it."""

    remote_id: str
    """Such as feed/12."""
    url: str
    title: str
    site_url: str
    label: str
    """Its folder; a server that allows several gives the first."""


class RemoteItem(Struct, frozen=True):
    """A post as the server gives it."""

    item_id: int
    """64 bits, signed, as a database keeps it."""
    remote_id: str
    """Of its feed."""
    title: str
    link: str
    html: str
    author: str
    published_at: int | None
    crawled_at: float | None
    is_read: bool
    is_starred: bool
    labels: tuple[str, ...] = ()
    enclosures: tuple[tuple[str, str, str], ...] = ()
    """(address, media type, length)."""


class IdPage(Struct, frozen=True):
    """Some ids of a stream, newest first, and where the next page begins; empty where there is none."""

    ids: tuple[int, ...]
    continuation: str = ""


class PendingChange(Struct, frozen=True):
    """A mark or tag that the user set or took off, and that a server has not got yet."""

    seq: int
    """Grows with every change: a later change on the same thing takes the place of an earlier one."""
    entry_id: int
    item_id: int
    field: str
    """read, starred or tag."""
    label: str
    value: bool


ONLY_HERE = 0
"""Instead of an account's id, where the user chooses one for a feed: none."""
KEPT_HERE = math.inf
"""Instead of the instant at which a server refused a feed: the user wants it on this machine alone."""


class LinkedFeed(Struct, frozen=True):
    """A feed of an account, with what both sides called it when they last agreed."""

    feed_id: int
    remote_id: str | None
    """None where the server does not have it: not yet, or no more."""
    local_name: str
    local_folder: str
    remote_title: str | None
    """None: whatever the server says next is agreed to."""
    remote_label: str | None
    refused_at: float | None = None
    """The server would not take it, or KEPT_HERE; it is polled here."""


class Login(Struct, frozen=True):
    """What the user typed."""

    address: str
    username: str
    password: str
    ca_file: str = ""

    def __repr__(self) -> str:
        """Without the password: this may end up in a report."""
        return f"Login({self.address!r}, {self.username!r})"


class Tried(Struct, frozen=True):
    """A server that answered, and what is there."""

    base: str
    kind: ServerKind
    feeds: int
    unread: int
    starred: int
    known_feeds: int
    """Of its feeds, those that are here already."""
    elapsed_s: float
