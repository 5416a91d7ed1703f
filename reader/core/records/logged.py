"""Records of the logs and the forecast: refreshes, polls, visits, sessions, gaps, planned polls."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum

from msgspec import Struct

from reader.core.records.machine import PresenceSign
from reader.core.records.messages import Message

HOUR_S, DAY_S, WEEK_S = 3_600, 86_400, 604_800
WAKE_UP_S = 180.0
"""Polls within this time belong to one wake-up of the machine."""
UNDO_DAYS = 30
"""How long what was removed comes back, by undo or by adding it again."""


class LeftOut(StrEnum):
    """Why a refresh left out a feed."""

    JUST_ASKED = "just-asked"
    TOO_SOON = "too-soon"
    """Its publisher says that it has not changed yet."""
    ASKED_TO_WAIT = "asked-to-wait"
    """Its host asked for a pause."""
    SKIPPED_NOW = "skipped-now"
    """Its publisher wants these hours or days skipped."""
    NOT_WANTED = "not-wanted"
    """Paused by the user, discontinued by its publisher, or quarantined."""
    FROM_SERVER = "from-server"
    """It comes from an account or a mailbox, which is asked instead."""


class Refreshed(Struct, frozen=True, tag=True):
    asked: int
    answered: int = 0
    failed: int = 0
    """Feeds that neither answered nor failed couldn't be reached: the network is down."""
    new: int = 0
    left_out: Mapping[LeftOut, int] = {}
    """How many feeds were not asked, by reason."""
    just_asked_s: int = 0
    """How long ago the JUST_ASKED feeds were fetched…"""
    just_new: int = 0
    """…and how many new entries they had then."""
    insist_on: tuple[int, ...] = ()
    """Feeds that are fetched if the user repeats the refresh."""
    is_too_dear: bool = False
    """Nothing was fetched: it would use most of the day's remaining data."""


class PollRecord(Struct, frozen=True):
    """One poll, for the log and for the day's ledger."""

    feed_id: int
    at: float
    trigger: str
    """planned, manual, arrival, opened, added …"""
    reason: str
    """Why it was made: a code with facts, see core/records/reasons.py."""
    local_day: str
    """The local day it counts for, such as 2026-11-16."""
    outcome: str
    status: int | None = None
    wire_bytes: int = 0
    elapsed_s: float = 0.0
    new_count: int = 0
    changed_count: int = 0
    problem: str = ""
    message: Message | None = None
    next_at: float | None = None
    next_reason: str = ""
    id: int = 0


SAME_VISIT_S = 300.0
"""Signs of the user within this time belong to one visit."""
STAY = "stay"
PLACE = "place"


class Visit(Struct, frozen=True):
    """A visit of the user to one feed, or to all if `feed_id` is None."""

    at: float
    feed_id: int | None
    kind: str
    """view: came to read; seen: said so in the terminal; elsewhere: read on another device, known from an account's
    server; stay: still reading. Older files also have feed and article. place: what was listed, a row for each feed."""


class ReadingSession(Struct, frozen=True):
    id: int
    started_at: float
    ended_at: float


class GapKind(StrEnum):
    """Why nothing could be polled."""

    ASLEEP = "asleep"
    """The computer slept while Paperround ran."""
    CLOSED = "closed"
    """Paperround did not run: it was closed, or the computer was off."""
    OFFLINE = "offline"


class Gap(Struct, frozen=True):
    started_at: float
    ended_at: float
    kind: GapKind


PLANNED, ARRIVAL, OPENED, MANUAL, ADDED = "planned", "arrival", "opened", "manual", "added"
PICTURE, PAGE, ICON, RELEASES = "picture", "page", "icon", "releases"
LIST_PICTURE = "list-picture"
"""A thumbnail for the list, of an entry that wasn't opened yet."""
PREFETCH = "prefetch"
"""A page or picture of a post that wasn't opened yet, for offline reading."""
PODCAST, PODCAST_AHEAD = "podcast", "podcast-ahead"
"""An episode that the user wants, and one downloaded before they ask."""
ACCOUNT = "account"
"""A sync of an account: it covers all its feeds and counts as one poll."""
ACCOUNT_ASKED = "account-asked"
"""A sync that the user asked for."""
SERVER_REFRESHED = "server"
"""A poll that an account's server made because Paperround told it to."""


MAIL = "mail"
"""A check of a mail server that can't push: counts as one poll, however many senders it covers."""
MAIL_PUSHED = "mail-pushed"
"""A check because the mail server announced new mail, or the user asked for it."""


SIDE_TRIGGERS = frozenset({PICTURE, LIST_PICTURE, PAGE, ICON, RELEASES, PREFETCH, PODCAST, PODCAST_AHEAD, MAIL_PUSHED})
"""Fetches beside the polls: their bytes count, but they don't use the budget of polls."""
BOUND = (PLANNED, ARRIVAL, OPENED, ACCOUNT, SERVER_REFRESHED, MAIL)
"""Polls that the budget limits. Those that the user asks for are never refused, and don't use it. Only the limit on
bytes covers both, because a metered network charges for both."""
UNLIMITED = frozenset({PICTURE, PAGE, PODCAST, ADDED, ACCOUNT_ASKED})
"""What the user opens, adds or downloads: counted, but outside the day's limit on bytes."""


class DataKind(StrEnum):
    """What data was used for. All bytes belong to one of these."""

    FEEDS = "feeds"
    IMAGES = "images"
    ICONS = "icons"
    PAGES = "pages"
    """Full articles from their web pages, which the user opened."""
    OFFLINE = "offline"
    """Articles and images for offline reading."""
    PODCASTS = "podcasts"
    ACCOUNTS = "accounts"
    MAIL = "mail"
    UPDATES = "updates"
    """Checks for a newer version."""


_KINDS = {
    PICTURE: DataKind.IMAGES,
    LIST_PICTURE: DataKind.IMAGES,
    ICON: DataKind.ICONS,
    PAGE: DataKind.PAGES,
    PREFETCH: DataKind.OFFLINE,
    PODCAST: DataKind.PODCASTS,
    PODCAST_AHEAD: DataKind.PODCASTS,
    ACCOUNT: DataKind.ACCOUNTS,
    ACCOUNT_ASKED: DataKind.ACCOUNTS,
    SERVER_REFRESHED: DataKind.ACCOUNTS,
    MAIL: DataKind.MAIL,
    MAIL_PUSHED: DataKind.MAIL,
    RELEASES: DataKind.UPDATES,
}


class ReadingFacts(Struct, frozen=True):
    visits: int
    sessions: int
    first_at: float | None
    """The time of the oldest fact."""
    latest: tuple[ReadingSession, ...] = ()
    posts: int = 0
    """How many posts have a reading time."""
    signs: int = 0
    """How many signs of presence the desktop sent."""
    latest_signs: tuple[PresenceSign, ...] = ()
    offline: int = 0
    """How many times offline are known."""
    latest_offline: tuple[Gap, ...] = ()


class DayUse(Struct, frozen=True):
    day: str
    trigger: str
    fetches: int
    unchanged: int
    failed: int
    wire_bytes: int
    new_count: int


def sum_by_kind(uses: Iterable[DayUse]) -> dict[DataKind, int]:
    """The bytes of each kind, in the order of `DataKind`; a kind that used nothing has 0."""
    spent = dict.fromkeys(DataKind, 0)
    for use in uses:
        spent[_KINDS.get(use.trigger, DataKind.FEEDS)] += use.wire_bytes
    return spent


USUAL_BYTES = 10_000
"""Expected size of a fetch before the first one."""


BUSIEST_DAY = 1.5
"""The most fetches of one day, in budgets of a day."""


def most_a_day(budget: int, *, limit_every_day: bool) -> int:
    """The most fetches of any day, with a budget that is one of every day or an average."""
    return budget if limit_every_day else int(BUSIEST_DAY * budget)


class DayLedger(Struct, frozen=True):
    """What today's polls have used and may still use."""

    budget: int
    """Fetches a day on average."""
    most: int
    """Fetches on any day."""
    used: int
    """Today's polls by the plan."""
    asked_for: int
    """Today's polls by Refresh and by subscribing."""
    wire_bytes: int
    """Of all fetches."""
    left: int
    """Fetches the plan may still make."""
    bytes_per_fetch: float = USUAL_BYTES
    bytes_left: float | None = None
    """What is left of the user's daily limit; None if there is none."""


class PostingTime(Struct, frozen=True):
    """When an entry was published: its date, or only the time between two polls."""

    at: int
    """The date if known, else when it was first seen."""
    date_known: bool
    after_at: int | None
    """The last poll without it; None if the first document had it."""
    first_seen_at: int


class PlannedPoll(Struct, frozen=True):
    at: float
    feed_id: int
    worth_h: float
    """Hours of waiting it is expected to save."""
    reason: str


class SyncRecord(Struct, frozen=True):
    """A sync of an account, and what it cost."""

    account_id: int
    at: float
    local_day: str
    reason: str
    requests: int
    wire_bytes: int
    elapsed_s: float
    new_count: int = 0
    marks_in: int = 0
    """Changes made on other devices."""
    marks_out: int = 0
    problem: str = ""
