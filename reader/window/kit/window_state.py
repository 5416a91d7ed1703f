"""The window's state between starts: a small JSON file in the profile, since it belongs to this machine's screen.

A file that cannot be read costs the user a splitter position, never a start. Main thread only.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct, field
from msgspec.structs import asdict

from reader.core.paths import Profile

THREE, WIDE, NEWSPAPER = "three", "wide", "newspaper"
SYSTEM, LIGHT, DARK = "system", "light", "dark"
_ONE_OF = {"layout": (THREE, WIDE, NEWSPAPER), "colour_scheme": (SYSTEM, LIGHT, DARK)}
_RANGES = {
    "text_column": (320, 1_600),
    "text_spacing": (110, 250),
    "interface_percent": (50, 300),
    "player_speed": (0.5, 3.0),
}


class WindowState(Struct, frozen=True):
    geometry: str = ""
    """Qt's description of the window's place, in base64."""
    layout: str = THREE
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
    text_column: int = 640
    text_spacing: int = 165
    """Line height, in percent of the letters."""
    colour_scheme: str = SYSTEM
    interface_percent: int = 100
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
    player_speed: float = 1.0
    language: str = ""
    """The user's choice ("de"); empty follows the system."""


def window_state_file(folder: Path) -> Path:
    return Profile(folder).window_state


def load_window_state(folder: Path) -> WindowState:
    try:
        stored = json.loads(window_state_file(folder).read_text("utf-8"))
    except (OSError, ValueError):
        return WindowState()
    return _make(stored) if isinstance(stored, dict) else WindowState()


def _make(stored: Mapping[str, Any]) -> WindowState:
    """The stored values of the right type and range, and defaults for the rest."""
    taken: dict[str, Any] = {}
    for name, usual in asdict(WindowState()).items():
        value = stored.get(name)
        if isinstance(usual, tuple) and isinstance(value, list):
            taken[name] = tuple(part for part in value if isinstance(part, int))
        elif isinstance(usual, Mapping) and isinstance(value, dict):
            taken[name] = {str(action): str(key) for action, key in value.items()}
        elif type(value) is type(usual):
            taken[name] = value
    return WindowState(**{name: value for name, value in taken.items() if _can_be(name, value)})


def _can_be(name: str, value: Any) -> bool:
    least, most = _RANGES.get(name, (0, 0))
    return value in _ONE_OF.get(name, (value,)) and (name not in _RANGES or least <= value <= most)
