"""Decides what the changes of all devices come to. Pure.

Of each key the change with the largest stamp counts, so it does not matter in what order files arrive, whether they
arrive twice, or how much of them is there yet: all devices that know the same changes come to the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from msgspec import Struct

Value: TypeAlias = bool | str | list[str | float] | None
"""None: gone."""


class Change(Struct, frozen=True, array_like=True):
    key: str
    """What it is about: a letter for the kind, and the feed or post."""
    value: Value
    counter: int
    """Larger than that of every change that the device knew."""
    device: str

    @property
    def stamp(self) -> tuple[int, str]:
        """The later one counts. No clock is asked, so none can be wrong."""
        return self.counter, self.device


def merge(known: Mapping[str, Change], arrived: Iterable[Change]) -> dict[str, Change]:
    """The arrived changes that are later than what is known, by key."""
    newer: dict[str, Change] = {}
    for change in arrived:
        before = newer.get(change.key) or known.get(change.key)
        if before is None or change.stamp > before.stamp:
            newer[change.key] = change
    return newer


def find_changed(known: Mapping[str, Change], now: Mapping[str, Value], device: str) -> list[Change]:
    """What is otherwise here than all changes say: the user did that on this device since."""
    counter = max((change.counter for key, change in known.items() if key[0] != "v"), default=0) + 1
    # What a post is as long as nobody said anything about it.
    return [
        Change(key, value, counter, device)
        for key, value in now.items()
        if value != (known[key].value if key in known else (False if key[0] in "rst" else None))
    ]
