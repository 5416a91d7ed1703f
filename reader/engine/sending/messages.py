"""Messages between window and engine about sending on; a part of messages.py. Any thread."""

from __future__ import annotations

from msgspec import Struct

from reader.model.messages import Message
from reader.model.targets import Target


class SendsChanged(Struct, frozen=True):
    """Entries were put into the queue of what is sent on, or a target was changed."""


class TryTarget(Struct, frozen=True):
    """Whether a target takes what the owner typed."""

    number: int
    """Comes back with the answer, so that an older one is known as such."""
    target: Target
    secrets: dict[str, str]
    """Those that were typed; where none were, the ones that are kept."""

    def __repr__(self) -> str:
        """Without the secrets: this may end up in a report."""
        return f"TryTarget({self.target!r})"


class Sent(Struct, frozen=True):
    """What came of sending entries to one target."""

    target_id: int
    name: str
    count: int
    """So many got there."""
    failed: int = 0
    message: Message | None = None
    """Why the others did not."""
    given_up: bool = False
    """Some are tried again only if the owner wants it."""
    is_news: bool = False
    """Some failed for the first time, or are given up: the owner is told."""


class TargetTried(Struct, frozen=True):
    """What trying a target came to."""

    number: int
    ok: bool
    message: Message


SendCommand = SendsChanged | TryTarget
