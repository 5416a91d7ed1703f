"""Records of the logs and the forecast: refreshes, polls, visits, sessions, gaps, planned polls."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from reader.model.machine import PresenceSign
from reader.model.messages import Message

HOUR_S, DAY_S, WEEK_S = 3_600, 86_400, 604_800
WAKE_UP_S = 180.0
"""Polls so close together are one wake-up of the machine."""


class LeftOut(StrEnum):
    """Why a feed was not asked."""

    JUST_ASKED = "just-asked"
    TOO_SOON = "too-soon"
    """Its publisher says that it has not changed yet."""
    ASKED_TO_WAIT = "asked-to-wait"
    """Its host wants to be left alone for a while."""
    SKIPPED_NOW = "skipped-now"
    """Its publisher wants these hours or days skipped."""
    NOT_WANTED = "not-wanted"
    """Paused by the user, ended by its publisher, or set aside."""


class Refreshed(Struct, frozen=True, tag=True):
    asked: int
    answered: int = 0
    failed: int = 0
    """Asked feeds that are neither answered nor failed could not be reached: the line is down."""
    new: int = 0
    left_out: Mapping[LeftOut, int] = {}
    """How many feeds were not asked, by reason."""
    just_asked_s: int = 0
    """How long ago those were asked that were left out because of it…"""
    just_new: int = 0
    """…and how many entries they brought then."""
    insist_on: tuple[int, ...] = ()
    """Feeds that are asked nevertheless if the user insists."""
    is_too_dear: bool = False
    """Nothing was asked yet: it would take most of the bytes that the day has left."""


class PollRecord(Struct, frozen=True):
    """One poll, for the log and for the day's ledger."""

    feed_id: int
    at: float
    trigger: str
    """planned, manual, arrival, opened, added …"""
    reason: str
    """Why then: a code with facts, see model/reasons.py."""
    local_day: str
    """The user's day it is charged to, as 2026-11-16."""
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
"""Signs of the user closer to each other than this belong to one visit."""
STAY = "stay"


class Visit(Struct, frozen=True):
    """The user looked: at one feed, or at everything where `feed_id` is None."""

    at: float
    feed_id: int | None
    kind: str
    """view: came to read; seen: said so in the terminal; elsewhere: read on another device, known from an account's
    server; stay: no new look, but still reading. Older files have feed and article, too."""


class ReadingSession(Struct, frozen=True):
    """A session: a stretch in which the user read."""

    id: int
    started_at: float
    ended_at: float


class GapKind(StrEnum):
    """Why no poll could be made."""

    ASLEEP = "asleep"
    """The computer slept while Paperround ran."""
    CLOSED = "closed"
    """Paperround did not run: it was closed, or the computer was off."""
    OFFLINE = "offline"


class Gap(Struct, frozen=True):
    """A stretch of time in which nothing could be polled."""

    started_at: float
    ended_at: float
    kind: GapKind


PLANNED, ARRIVAL, OPENED, MANUAL, ADDED = "planned", "arrival", "opened", "manual", "added"
PICTURE, PAGE, ICON, RELEASES = "picture", "page", "icon", "releases"
LIST_PICTURE = "list-picture"
"""A picture of an entry that nobody opened yet, for the list."""
PREFETCH = "prefetch"
"""A page or picture of a post that nobody opened yet, before hours offline."""
PODCAST = "podcast"
ACCOUNT = "account"
"""An ask of an account's server: it brings all its feeds, and is charged as one poll."""
ACCOUNT_ASKED = "account-asked"
"""The same where the user asked for it."""
SERVER_REFRESHED = "server"
"""A poll that an account's server made because Paperround told it to."""


MAIL = "mail"
"""A check of a mail server that cannot push: charged as one poll, whatever number of senders it brings."""
MAIL_PUSHED = "mail-pushed"
"""What a mail server said came by itself, or what the user asked of it."""


SIDE_TRIGGERS = frozenset({PICTURE, LIST_PICTURE, PAGE, ICON, RELEASES, PREFETCH, PODCAST, MAIL_PUSHED})
"""Fetches beside the polls: their bytes count, but they take nothing from the budget of polls."""
BOUND = (PLANNED, ARRIVAL, OPENED, ACCOUNT, SERVER_REFRESHED, MAIL)
"""What the budget limits. What the user asks for is never refused and takes nothing from the plan. Only a limit on
bytes covers both, because a metered network charges for both."""


class ReadingFacts(Struct, frozen=True):
    """What is kept about the user's reading, to be shown to them."""

    visits: int
    sessions: int
    first_at: float | None
    """When the oldest of it happened."""
    latest: tuple[ReadingSession, ...] = ()
    posts: int = 0
    """Of how many posts it is known that they were read, and how long."""
    signs: int = 0
    """How many signs of presence the desktop told."""
    latest_signs: tuple[PresenceSign, ...] = ()
    offline: int = 0
    """How many time offline are known."""
    latest_offline: tuple[Gap, ...] = ()


class DayUse(Struct, frozen=True):
    """What one local day spent on one kind of trigger."""

    day: str
    trigger: str
    fetches: int
    unchanged: int
    failed: int
    wire_bytes: int
    new_count: int


USUAL_BYTES = 10_000
"""Of a fetch, before one was made."""


class DayLedger(Struct, frozen=True):
    budget: int
    used: int
    """Today's polls by the plan."""
    asked_for: int
    """Today's polls by Refresh and by subscribing."""
    wire_bytes: int
    """Including everything."""
    left: int
    """Fetches the plan may still make."""
    bytes_per_fetch: float = USUAL_BYTES
    bytes_left: float | None = None
    """Left of the user's limit for the day; None if there is none."""


class PostingTime(Struct, frozen=True):
    """When an entry appeared: the publisher's date, or only the gap between two polls."""

    at: int
    """The date if known, else when it was first seen."""
    date_known: bool
    after_at: int | None
    """The last poll that did not have it yet; None for what the first document held."""
    first_seen_at: int


class PlannedPoll(Struct, frozen=True):
    """A poll that the engine means to make, as far as it can see now."""

    at: float
    feed_id: int
    worth_h: float
    """Hours of waiting it is expected to save."""
    reason: str


class SyncRecord(Struct, frozen=True):
    """One synchronisation with the server of an account, and what it cost."""

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
