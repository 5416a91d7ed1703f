"""A change that a device made, as it is in the folder."""

from __future__ import annotations

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
