"""What an action of the window is, and which keys it has. The table of all actions is in window/app/action_table.py."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import Flag, StrEnum, auto
from typing import Any, Generic, TypeVar

from msgspec import Struct

from reader.window.kit.translate import tr


class Section(StrEnum):
    READING = "Reading"
    MARKING = "Marking"
    MOVING = "Moving"
    FEEDS = "Feeds"
    WINDOW = "Window"


Window = TypeVar("Window")


class Need(Flag):
    """What an action works on."""

    ENTRY = auto()
    """Under the cursor, or open."""
    LIST = auto()
    SELECTION = auto()
    ARTICLE = auto()
    """An open one."""
    ADDRESS = auto()
    """The open article's."""
    COMMENTS = auto()
    """The address of the open article's."""
    EPISODE = auto()
    """Of a selected entry, or of the open one."""
    SUGGESTION = auto()
    """An entry of For you."""
    FEED = auto()
    """Chosen in the sidebar."""
    FOLDER = auto()
    """Chosen in the sidebar."""
    FEED_AT_HAND = auto()
    """Chosen in the sidebar, or that of the entry under the cursor."""
    UNDO = auto()
    REDO = auto()


class ActionSpec(Struct, Generic[Window], frozen=True):
    name: str
    text: str
    section: Section
    keys: tuple[str, ...]
    run: Callable[[Window], object] | None = None
    """What it does to the window that it gets."""
    choose: Callable[[Window, bool], object] | None = None
    """Of a choice that stays: what it does when it is switched on or off."""
    needs: Need = Need(0)
    """It is grey while the window has none of this."""
    icon: str = ""
    in_views: bool = False
    """Whether its keys, such as Space, mean something else to buttons and fields."""
    checkable: bool = False
    """Whether it shows that it is on, as one of several."""
    with_engine: bool = False
    """Whether it is there only once an engine is."""

    @property
    def is_checkable(self) -> bool:
        return self.checkable or self.choose is not None

    @property
    def words(self) -> str:
        return tr(self.text)


def keys_of(spec: ActionSpec[Any], chosen: Mapping[str, str]) -> tuple[str, ...]:
    """The user's key for an action, or else the usual ones; an empty choice means none."""
    if spec.name not in chosen:
        return spec.keys
    return (chosen[spec.name],) if chosen[spec.name] else ()


def find_clash(
    specs: Iterable[ActionSpec[Any]], name: str, key: str, chosen: Mapping[str, str]
) -> ActionSpec[Any] | None:
    """Another action with this key, or with one that begins like it: of "G" and "G, U" only "G" would work."""
    for spec in specs:
        if spec.name != name and any(_hides(key, taken) for taken in keys_of(spec, chosen)):
            return spec
    return None


def _hides(key: str, other: str) -> bool:
    both = zip(key.casefold().split(", "), other.casefold().split(", "), strict=False)
    return all(one == another for one, another in both)
