"""What the threads of push tell the engine; inside its process only."""

from __future__ import annotations

from msgspec import Struct


class Pinged(Struct, frozen=True):
    """A hub says that a feed has something new."""

    feed_id: int
    body: bytes = b""
    """The news itself, where the hub signed it; else it is fetched."""
    content_type: str = ""
