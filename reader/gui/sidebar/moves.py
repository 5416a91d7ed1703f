"""Reordering by keys: where a feed or folder goes when it is moved. Pure; any thread.

Up and down walk among those of its own kind; a feed at the end of its folder goes on into the next one. In and
out change how deep a folder lies.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from msgspec import Struct

from reader.gui.sidebar.tree import Key, Kind, Names, Node, Shown, SidebarData, build_tree


class Way(Enum):
    UP = "up"
    DOWN = "down"
    IN = "in"
    OUT = "out"


class Target(Struct, frozen=True):
    folder_id: int | None
    """None is the top."""
    position: int
    """Among those of its own kind."""


def find_target(data: SidebarData, key: Key, way: Way) -> Target | None:
    """None where it cannot go that way. Asks for everything there is, whatever the sidebar hides just now."""
    root = build_tree(data, Names(), Shown())
    node = next((node for node in root.walk() if node.key == key), None)
    if node is None or key.kind not in (Kind.FEED, Kind.FOLDER):
        return None
    if way in (Way.UP, Way.DOWN):
        return _along(root, node, -1 if way is Way.UP else 1)
    return _into(node) if way is Way.IN else _out(node)


def among_all(data: SidebarData, shown: Node, key: Key, folder_id: int | None, position: int) -> int:
    """A position among the feeds that are shown, as one among all: right behind the one shown before it."""
    seen = _siblings(shown, key, folder_id)
    if position <= 0 or not seen:
        return 0
    everyone = _siblings(build_tree(data, Names(), Shown()), key, folder_id)
    return everyone.index(seen[min(position, len(seen)) - 1]) + 1


def _siblings(root: Node, key: Key, folder_id: int | None) -> list[Key]:
    """Those of its kind in a folder, without itself."""
    homes = [node for node in _folders(root) if node.key.id == folder_id] if folder_id is not None else [root]
    return [child.key for home in homes for child in _of_kind(home, key.kind) if child.key != key]


def _along(root: Node, node: Node, by: int) -> Target | None:
    home = _home(node)
    siblings = _of_kind(home, node.key.kind)
    position = siblings.index(node) + by
    if 0 <= position < len(siblings):
        return Target(_id(home), position)
    return _next_folder(root, home, by) if node.key.kind is Kind.FEED else None


def _next_folder(root: Node, home: Node, by: int) -> Target | None:
    """The folders as they are read from top to bottom; feeds in no folder stand below them all."""
    homes = [*_folders(root), root]
    at = homes.index(home) + by
    if not 0 <= at < len(homes):
        return None
    return Target(_id(homes[at]), 0 if by > 0 else len(_of_kind(homes[at], Kind.FEED)))


def _into(node: Node) -> Target | None:
    """Into the folder just above it."""
    folders = _of_kind(_home(node), Kind.FOLDER)
    above = folders.index(node) - 1 if node in folders else len(folders) - 1
    return None if above < 0 else Target(folders[above].key.id, len(_of_kind(folders[above], node.key.kind)))


def _out(node: Node) -> Target | None:
    """Beside the folder it is in: right behind it, or behind all feeds there."""
    home = _home(node)
    if home.parent is None:
        return None
    outside = _home(home)
    beside = _of_kind(outside, node.key.kind)
    return Target(_id(outside), beside.index(home) + 1 if home in beside else len(beside))


def _home(node: Node) -> Node:
    assert node.parent is not None
    return node.parent


def _id(home: Node) -> int | None:
    return home.key.id if home.key.kind is Kind.FOLDER else None


def _of_kind(home: Node, kind: Kind) -> list[Node]:
    return [child for child in home.children if child.key.kind is kind]


def _folders(root: Node) -> Iterator[Node]:
    return (node for node in root.walk() if node.key.kind is Kind.FOLDER)
