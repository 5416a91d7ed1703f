"""Context of the pages of Insights: the window's tools, and nothing of its widgets. Main thread only."""

from __future__ import annotations

from collections.abc import Callable
from datetime import tzinfo

from msgspec import Struct

from reader.clock import Clock
from reader.engine.messages import Command
from reader.gui.bridge.bridge import Bridge
from reader.gui.bridge.undo import UndoStack
from reader.gui.kit.feed_icons import FeedIcons
from reader.gui.kit.theme import Theme


class PageContext(Struct, frozen=True):
    theme: Theme
    bridge: Bridge
    clock: Clock
    zone: tzinfo
    feed_icons: FeedIcons
    undo: UndoStack
    change_settings: Callable[..., None]
    """By name; a sentence before them offers to take it back. Every page hears of it by `take_settings`."""
    tell: Callable[[Command], None]
    """To the engine; does nothing where none runs."""
    has_engine: Callable[[], bool]
    edit_feed: Callable[[int], None]
    """Opens the settings of a feed."""
    unsubscribe: Callable[[int, str], None]
    """From a feed, by its id and name; can be taken back."""
    show_feed: Callable[[int], None]
    """In the list, which is shown instead of these pages."""
    show_post: Callable[[int, int], None]
    """A feed and an entry of it, likewise."""
    mark_span_read: Callable[[float, float], None]
    """Everything between two instants; can be taken back."""
