"""One validated, frozen set of choices; passed in, never a global. The store keeps them as rows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from reader.errors import UsageError


@dataclass(frozen=True, slots=True)
class Settings:
    keep_days: int = 0
    """Articles older than this many days go, unless starred; 0 keeps them."""

    keep_per_feed: int = 0
    """At most this many articles per feed stay, unless starred; 0 keeps them all."""

    parallel_fetches: int = 24
    """How many hosts are visited at the same time."""

    proxy: str = ""
    """Address of a proxy for every fetch, such as http://proxy:3128; empty uses none."""

    backups_kept: int = 7
    """How many daily backups stay."""

    novelty_in_plan: bool = False
    """Posts that only say again what their feed said lately count less in the plan."""

    interest_in_plan: bool = False
    """Feeds whose posts the owner opens more often than others get a higher weight in the plan."""

    mark_copies_read: bool = False
    """Reading an article marks its copies in other feeds read, too."""

    for_you: bool = True
    """Offer unread articles in the order in which they probably interest the owner."""

    def __post_init__(self) -> None:
        for name, low, high in _RANGES:
            value = getattr(self, name)
            if not low <= value <= high:
                raise UsageError(f"The setting {name} must lie between {low} and {high}, not {value}.")
        if self.proxy and "://" not in self.proxy:
            raise UsageError("The proxy must be a full address, such as http://proxy:3128.")


_RANGES = (
    ("keep_days", 0, 36_500),
    ("keep_per_feed", 0, 1_000_000),
    ("parallel_fetches", 1, 64),
    ("backups_kept", 1, 365),
)


def make_settings(rows: Mapping[str, Any]) -> Settings:
    """Settings from stored rows. A name of a newer version is ignored; a bad value is refused."""
    known = {field.name: type(field.default) for field in fields(Settings)}
    values: dict[str, Any] = {}
    for name, value in rows.items():
        if name in known:
            values[name] = _as_type(name, value, known[name])
    return replace(Settings(), **values)


def _as_type(name: str, value: Any, kind: type) -> Any:
    try:
        return _as_switch(value) if kind is bool else kind(value)
    except (TypeError, ValueError):
        raise UsageError(f"The setting {name} cannot be {value!r}.") from None


def _as_switch(value: Any) -> bool:
    """On a command line everything is text, and bool("off") would be true."""
    word = str(value).strip().lower()
    if word in _ON or word in _OFF:
        return word in _ON
    raise ValueError(value)


_ON = ("on", "true", "yes", "1")
_OFF = ("off", "false", "no", "0")
