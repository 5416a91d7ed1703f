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

    images: bool = False
    """Whether pictures are fetched and shown without being asked for; each feed can say otherwise."""

    note_reading: bool = True
    """Whether it is noted when the owner looks and reads, which is what polling learns from."""

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
            raise UsageError(f"The setting {name} is either yes or no, not {value!r}.")
    try:
        return kind(value)
    except (TypeError, ValueError):
        raise UsageError(f"The setting {name} cannot be {value!r}.") from None
