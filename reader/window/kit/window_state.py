"""The window's state between starts: a small JSON file in the profile, since it belongs to this machine's screen.

A file that cannot be read costs the user a splitter position, never a start. Main thread only.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

from msgspec import Meta, MsgspecError, Struct, ValidationError, convert, field, json
from msgspec.structs import fields

from reader.core.paths import Profile

THREE, WIDE, NEWSPAPER = "three", "wide", "newspaper"
SYSTEM, LIGHT, DARK = "system", "light", "dark"


class WindowState(Struct, frozen=True):
    geometry: str = ""
    """Qt's description of the window's place, in base64."""
    layout: Annotated[str, Meta(pattern=f"^({THREE}|{WIDE}|{NEWSPAPER})$")] = THREE
    sidebar_width: int = 248
    list_width: int = 380
    list_height: int = 326
    sidebar_shown: bool = True
    unread_only: bool = False
    newest_first: bool = True
    by_relevance: bool = False
    by_feed: bool = False
    fold_stories: bool = True
    hide_read: bool = False
    mark_read: str = "opened"
    """opened, scrolled or never: see `MarkRead`."""
    serif: bool = True
    text_px: int = 17
    text_family: str = ""
    """Empty for the usual font, with serifs or without."""
    text_column: Annotated[int, Meta(ge=320, le=1_600)] = 640
    text_spacing: Annotated[int, Meta(ge=110, le=250)] = 165
    """Line height, in percent of the letters."""
    colour_scheme: Annotated[str, Meta(pattern=f"^({SYSTEM}|{LIGHT}|{DARK})$")] = SYSTEM
    interface_percent: Annotated[int, Meta(ge=50, le=300)] = 100
    folded: tuple[int, ...] = ()
    keys: Mapping[str, str] = field(default_factory=dict)
    card_places: Mapping[str, str] = field(default_factory=dict)
    """Places for which the user chose or refused cards."""
    place: str = "unread:0"
    entry: int = 0
    """The entry that was open, or 0."""
    entry_top: int = 0
    """How far its row was below the list's upper edge."""
    article_position: int = 0
    article_offset: int = 0
    """Which letter of the article was how far from the upper edge."""
    player_speed: Annotated[float, Meta(ge=0.5, le=3.0)] = 1.0
    language: str = ""
    """The user's choice ("de"); empty follows the system."""


def window_state_file(folder: Path) -> Path:
    return Profile(folder).window_state


def load_window_state(folder: Path) -> WindowState:
    try:
        data = window_state_file(folder).read_bytes()
        return json.decode(data, type=WindowState)
    except OSError:
        return WindowState()
    except (MsgspecError, ValueError):
        taken: dict[str, Any] = {}
        with suppress(MsgspecError, ValueError):
            stored = json.decode(data, type=dict[str, Any])
            for one in fields(WindowState):
                with suppress(KeyError, ValidationError):
                    taken[one.name] = convert(stored[one.name], one.type)
        return WindowState(**taken)
