"""Settings: one validated, frozen record, passed in and never global. The store keeps them as rows."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict, replace

from reader.errors import UsageError
from reader.wording.catalogue import Code

PREFETCH_AMOUNTS = PREFETCH_OFF, PREFETCH_LITTLE, PREFETCH_ALL = ("off", "little", "all")
PICTURES = ("ask", "always", "never")
CLOSINGS = ASK, BACKGROUND, QUIT = ("ask", "background", "quit")
_FORMER_TRAY = "close_to_tray"
"""The setting of older versions for `closing`."""
_QUIET = r"([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d"
EDITION_TARGETS = TO_FOLDER, TO_MAIL = ("folder", "mail")
EDITION_FORMS = EPUB, PDF = ("epub", "pdf")
LEARNED = "learned"
"""An edition's hour: before the user's first visit of the day."""
_EDITION_HOURS = r"(learned|([01]\d|2[0-3]):[0-5]\d)( (learned|([01]\d|2[0-3]):[0-5]\d)){0,7}"
_EDITION_DAYS = r"1?2?3?4?5?6?7?"
_EDITION_FROM = r"((\d+|none|starred)( (\d+|none|starred))*)?"
_RANGES = (
    ("keep_days", 0, 36_500),
    ("keep_per_feed", 0, 1_000_000),
    ("parallel_fetches", 1, 64),
    ("backups_kept", 1, 365),
    ("daily_budget", 0, 1_000_000),
    ("megabytes_per_day", 0, 1_000_000),
    ("polls_per_minute", 1, 600),
    ("battery_share", 0.0, 1.0),
    ("metered_share", 0.0, 1.0),
    ("busy_share", 0.0, 1.0),
    ("wake_ups", 1, 1_000),
    ("battery_wake_ups", 1, 1_000),
    ("podcast_prefetch_mb", 0, 1_000_000),
    ("podcast_kept_mb", 0, 10_000_000),
    ("podcast_heard_days", 0, 3_650),
    ("edition_minutes", 5, 240),
    ("prefetch_megabytes", 1, 2_000),
    ("edition_picture_width", 200, 4_000),
)
_YES, _NO = ("true", "yes", "on", "1"), ("false", "no", "off", "0")


class Settings(Struct, frozen=True):
    """Every choice that concerns the whole program."""

    keep_days: int = 0
    """Entries older than this many days are deleted, unless starred; 0 keeps them."""
    keep_per_feed: int = 0
    """At most this many entries per feed are kept, starred ones aside; 0 keeps them all."""
    parallel_fetches: int = 24
    """How many hosts are fetched from at the same time."""
    proxy: str = ""
    """Address of a proxy for every fetch, such as http://proxy:3128; empty uses none."""
    backups_kept: int = 7
    daily_budget: int = 400
    """Fetches a day that the plan may spend. What the user asks for is charged to it but never refused."""
    megabytes_per_day: int = 0
    """Megabytes a day that the plan may spend; 0 sets no limit."""
    polls_per_minute: int = 40
    """Planned polls in any minute, so that what is overdue after a sleep comes in no burst."""
    battery_share: float = 1.0
    """Share of the daily budget that the plan works with on battery and in power-save mode."""
    metered_share: float = 0.25
    """The same on a metered network."""
    busy_share: float = 0.5
    """The same while the processor is busy with something else."""
    wake_ups: int = 24
    """About how often a day the machine is woken for polls: due polls wait for each other."""
    battery_wake_ups: int = 12
    """The same on battery, in power-save mode and on a metered network."""
    quiet_hours: str = "22:00-07:00"
    """When no notification is shown; they are shown together afterwards. Empty: never quiet."""
    quiet_day: str = ""
    """A day on which no notification is shown, as 2026-11-16."""
    pictures: str = "always"
    """Whether pictures are fetched and shown: always, never, or ask. Feeds can override it."""
    list_pictures: bool = True
    """Whether the list shows small pictures beside entries, if pictures are shown at all."""
    pictures_asked: bool = False
    """Whether the user was told what pictures cost and has chosen."""
    closing: str = "ask"
    """What closing the window does: background goes on fetching, quit stops, ask asks once."""
    background_explained: bool = False
    """Whether the user was told that fetching goes on without a window."""
    paused: bool = False
    """Nothing is polled by the plan; what the user asks for still is."""
    note_reading: bool = True
    """Whether visits and readings are noted, from which polling learns."""
    novelty_in_plan: bool = False
    """Posts that repeat what their feed said lately count less in the plan."""
    interest_in_plan: bool = False
    """Feeds whose posts the user opens more often than others get a higher weight in the plan."""
    highlight_words: str = ""
    """Words and "phrases" that are marked in every list and article."""
    mark_copies_read: bool = False
    """Reading an article marks its copies in other feeds read, too."""
    for_you: bool = True
    """Offer unread articles in the order in which they probably interest the user."""
    podcast_prefetch_mb: int = 200
    """Megabytes a day of episodes that are fetched ahead, before the user usually listens; 0 fetches none."""
    podcast_kept_mb: int = 2_000
    """Megabytes of episodes that are kept; those that the user asked for are never deleted for it."""
    podcast_heard_days: int = 1
    """Days for which a heard episode is kept."""
    newer_version_check: bool = False
    """Ask once a day whether a newer Paperround was released, and say so."""
    editions: bool = False
    """Whether editions are made automatically, at `edition_hours` on `edition_days`."""
    edition_hours: str = "learned"
    """When editions are due: "learned" is before the first visit of the day, else as 07:15; several with spaces."""
    edition_days: str = "1234567"
    """The days of the week on which editions are due; Monday is 1."""
    edition_minutes: int = 20
    """About how long an edition takes to read."""
    edition_from: str = ""
    """Where its entries come from: folder ids, "none" for feeds without a folder, "starred"; empty is everywhere."""
    edition_again: bool = False
    """Entries of an edition that stayed unread may come back in the next."""
    edition_mark_read: bool = False
    """Entries are marked read when they are put into an edition."""
    edition_pages: bool = True
    """For an edition, the full text of shortened entries is fetched from their pages."""
    edition_to: str = "folder"
    """Where editions go, with spaces: folder, mail."""
    edition_forms: str = "epub"
    """What is put there, with spaces: epub, pdf."""
    edition_folder: str = ""
    """The folder for editions; empty is "Papers" in the user's documents."""
    edition_picture_width: int = 1072
    """The most pixels that a picture in an EPUB is wide: the width of the e-reader's screen."""
    edition_mail_to: str = ""
    """The address that editions are mailed to, such as an e-reader's."""
    edition_mail_from: str = ""
    """The sender of that mail."""
    edition_mail_server: str = ""
    """The SMTP server, as smtp.example.org:587; its password is in the system's keyring."""
    edition_mail_user: str = ""
    """The user name there; empty sends without a login."""
    prefetch: str = "little"
    """What is prefetched before hours offline: off, little (what will probably be opened), all (and all of the
    feeds chosen for it)."""
    prefetch_megabytes: int = 20
    """Megabytes a day for prefetching."""
    digest: bool = False
    """New entries are held until the next edition's hour; alerts come at once."""

    def __post_init__(self) -> None:
        for name, low, high in _RANGES:
            value = getattr(self, name)
            if not low <= value <= high:
                raise UsageError(Code.SETTING_RANGE(name=name, low=low, high=high, value=value))
        if self.proxy and "://" not in self.proxy:
            raise UsageError(Code.SETTING_PROXY())
        for name, choices in (("pictures", PICTURES), ("closing", CLOSINGS), ("prefetch", PREFETCH_AMOUNTS)):
            if getattr(self, name) not in choices:
                raise UsageError(Code.SETTING_ONE_OF(name=name, choices=", ".join(choices)))
        self._check_editions()
        if self.quiet_hours and not re.fullmatch(_QUIET, self.quiet_hours):
            raise UsageError(Code.SETTING_QUIET_HOURS())

    def _check_editions(self) -> None:
        if not re.fullmatch(_EDITION_HOURS, self.edition_hours):
            raise UsageError(Code.SETTING_EDITION_HOURS())
        if not re.fullmatch(_EDITION_DAYS, self.edition_days):
            raise UsageError(Code.SETTING_EDITION_DAYS())
        for name, known in (("edition_to", EDITION_TARGETS), ("edition_forms", EDITION_FORMS)):
            if not set(getattr(self, name).split()) <= set(known):
                raise UsageError(Code.SETTING_SOME_OF(name=name, choices=", ".join(known)))
        if not re.fullmatch(_EDITION_FROM, self.edition_from):
            raise UsageError(Code.SETTING_EDITION_FROM())


def make_settings(rows: Mapping[str, Any]) -> Settings:
    """Settings from stored rows. Unknown names are ignored; a bad value raises."""
    known = {name: type(value) for name, value in asdict(Settings()).items()}
    values: dict[str, Any] = {}
    if rows.get(_FORMER_TRAY) is True:
        values["closing"] = BACKGROUND
    for name, value in rows.items():
        if name in known:
            values[name] = _as_type(name, value, known[name])
    return replace(Settings(), **values)


def _as_type(name: str, value: Any, kind: type) -> Any:
    if kind is bool and isinstance(value, str):
        if value.strip().lower() not in (*_YES, *_NO):
            raise UsageError(Code.SETTING_YES_OR_NO(name=name, value=repr(value)))
        return value.strip().lower() in _YES
    try:
        return kind(value)
    except (TypeError, ValueError):
        raise UsageError(Code.SETTING_BAD(name=name, value=repr(value))) from None
