"""A notification as the desktop is to show it, and who shows it. Pure."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from msgspec import Struct

DEFAULT = "default"
"""The action of a click on the notification itself."""
OnAction = Callable[[str, str], None]
"""Gets the action's key, and a token that lets a window come to the front; empty where the desktop gives none."""


class Notice(Struct, frozen=True):
    title: str
    body: str
    actions: Mapping[str, str]
    """Key → words; `DEFAULT` is what a click does."""


class NotificationBackend(Protocol):
    """A desktop that shows notifications: one of ours at a time, another takes its place."""

    def show(self, notice: Notice) -> bool:
        """Whether it is shown."""

    def withdraw(self) -> None: ...

    def close(self) -> None: ...
