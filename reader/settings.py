"""Settings: one validated, frozen record; passed in, never a global. The store keeps them as rows."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict, replace

from reader.errors import UsageError
from reader.wording.catalogue import Code


class Settings(Struct, frozen=True):
    """Every choice that concerns the whole program; each is checked when it is made."""

    keep_days: int = 0
    """Articles older than this many days go, unless starred; 0 keeps them."""

    keep_per_feed: int = 0
    """At most this many articles per feed stay, unless starred; 0 keeps them all."""

    parallel_fetches: int = 24
    """How many hosts are fetched from at the same time."""

    proxy: str = ""
    """Address of a proxy for every fetch, such as http://proxy:3128; empty uses none."""

    backups_kept: int = 7
    """How many daily backups stay."""

    daily_budget: int = 400
    """Fetches a day that the plan may spend. What the owner asks for is charged to it but never refused."""

    megabytes_per_day: int = 0
    """Megabytes a day that the plan may spend; 0 sets no limit."""

    polls_per_minute: int = 40
    """Planned polls in any minute: what is overdue after a sleep is spread, never a burst."""

    battery_share: float = 0.5
    """On battery and in power-save mode, only polls that a day with this share of the budget would make."""

    metered_share: float = 0.25
    """The same on a metered line."""

    busy_share: float = 0.5
    """The same while the processor is busy with something else."""

    wake_ups: int = 24
    """How often a day the machine is to be woken for polls, about: those that are due wait for each other."""

    battery_wake_ups: int = 24
    """The same on battery, in power-save mode and on a metered line."""

    quiet_hours: str = "22:00-07:00"
    """When no notification is shown; what comes then is shown together after. Empty: never quiet."""

    pictures: str = "always"
    """Whether pictures are fetched and shown: always, never, or ask. Each feed can say otherwise."""

    pictures_asked: bool = False
    """Whether the owner was told what pictures cost and has chosen."""

    closing: str = "ask"
    """What closing the window does: background goes on fetching, quit stops, ask asks once."""

    paused: bool = False
    """Nothing is polled by the plan until this is taken back; what the owner asks for still is."""

    note_reading: bool = True
    """Whether it is noted when the owner looks and reads, which is what polling learns from."""

    novelty_in_plan: bool = False
    """Posts that only say again what their feed said lately count less in the plan."""

    interest_in_plan: bool = False
    """Feeds whose posts the owner opens more often than others get a higher weight in the plan."""

    mark_copies_read: bool = False
    """Reading an article marks its copies in other feeds read, too."""

    for_you: bool = True
    """Offer unread articles in the order in which they probably interest the owner."""

    newer_version_check: bool = False
    """Ask once a day whether a newer Paperround was released, and say so."""

    def __post_init__(self) -> None:
        for name, low, high in _RANGES:
            value = getattr(self, name)
            if not low <= value <= high:
                raise UsageError(Code.SETTING_RANGE(name=name, low=low, high=high, value=value))
        if self.proxy and "://" not in self.proxy:
            raise UsageError(Code.SETTING_PROXY())
        if self.pictures not in PICTURES:
            raise UsageError(Code.SETTING_ONE_OF(name="pictures", choices=", ".join(PICTURES)))
        if self.closing not in CLOSINGS:
            raise UsageError(Code.SETTING_ONE_OF(name="closing", choices=", ".join(CLOSINGS)))
        if self.quiet_hours and not re.fullmatch(_QUIET, self.quiet_hours):
            raise UsageError(Code.SETTING_QUIET_HOURS())


PICTURES = ("ask", "always", "never")
CLOSINGS = ASK, BACKGROUND, QUIT = ("ask", "background", "quit")
_FORMER_TRAY = "close_to_tray"
"""What older versions called going on in the background."""
_QUIET = r"([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d"
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
)


def make_settings(rows: Mapping[str, Any]) -> Settings:
    """Settings from stored rows. A name of a newer version is ignored; a bad value is refused."""
    known = {name: type(value) for name, value in asdict(Settings()).items()}
    values: dict[str, Any] = {}
    if rows.get(_FORMER_TRAY) is True:
        values["closing"] = BACKGROUND
    for name, value in rows.items():
        if name in known:
            values[name] = _as_type(name, value, known[name])
    return replace(Settings(), **values)


_WORDS = {
    "true": True,
    "yes": True,
    "on": True,
    "1": True,
    "false": False,
    "no": False,
    "off": False,
    "0": False,
}


def _as_type(name: str, value: Any, kind: type) -> Any:
    if kind is bool and isinstance(value, str):
        value = _WORDS.get(value.strip().lower(), value)
        if isinstance(value, str):
            raise UsageError(Code.SETTING_YES_OR_NO(name=name, value=repr(value)))
    try:
        return kind(value)
    except (TypeError, ValueError):
        raise UsageError(Code.SETTING_BAD(name=name, value=repr(value))) from None
