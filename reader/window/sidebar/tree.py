"""The sidebar's tree of nodes, built from the store, and where a feed or folder goes when moved by keys. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum, StrEnum

from msgspec import Struct, field

from reader.core.records.content import Overlap
from reader.core.records.stored import Feed, Folder, SavedSearch, Tag
from reader.window.kit.humanize import sentences
from reader.window.kit.translate import tr


class Kind(StrEnum):
    TODAY = "today"
    UNREAD = "unread"
    FOR_YOU = "for-you"
    STARRED = "starred"
    EDITION = "edition"
    """The morning paper."""
    AWAY = "away"
    """What happened during the last absence."""
    SECTION = "section"
    SAVED = "saved"
    TAG = "tag"
    FOLDER = "folder"
    FEED = "feed"


class Key(Struct, frozen=True):
    """The identity of a node across rebuilds of the tree."""

    kind: Kind
    id: int = 0


class SidebarData(Struct, frozen=True):
    """All that the sidebar needs from the store, read in one go."""

    folders: Sequence[Folder] = ()
    feeds: Sequence[Feed] = ()
    tags: Sequence[Tag] = ()
    unread: Mapping[int, int] = field(default_factory=dict)
    """Unread entries per feed."""
    today_unread: int = 0
    starred: int = 0
    icons: Mapping[int, bytes] = field(default_factory=dict)
    for_you: bool = False
    edition: str = ""
    """When the next edition is due, as a clock shows it; empty if none is scheduled."""
    saved: Sequence[SavedSearch] = ()
    overlaps: Sequence[Overlap] = ()
    """Subscriptions that bring what another brings anyway, and about which the user has not decided."""
    has_articles: bool = True
    """Whether any article ever came."""
    pauses: Mapping[str, float] = field(default_factory=dict)
    """Hosts that asked to be left alone, and until when."""


class ErrorNote(Struct, frozen=True):
    """What is wrong with a feed; empty if all is well."""

    words: str = ""
    """In a few words."""
    sentence: str = ""
    """What happened."""
    details: str = ""
    """Why, when it was tried, and when it is tried again."""
    wants_password: bool = False
    is_rebuilt: bool = False
    """Whether it is a followed page whose recipe the user must choose again."""

    def __bool__(self) -> bool:
        return bool(self.words)

    @property
    def at_length(self) -> str:
        return sentences((self.sentence, self.details))


class Node(Struct, eq=False):
    key: Key
    name: str
    count: int = 0
    note: str = ""
    """Shown instead of a count."""
    trouble: ErrorNote = ErrorNote()
    parent: Node | None = None
    children: list[Node] = field(default_factory=list)

    @property
    def depth(self) -> int:
        return 0 if self.parent is None or self.parent.parent is None else self.parent.depth + 1

    @property
    def row(self) -> int:
        return self.parent.children.index(self) if self.parent else 0

    def add(self, child: Node) -> Node:
        child.parent = self
        self.children.append(child)
        return child

    def walk(self) -> Iterator[Node]:
        for child in self.children:
            yield child
            yield from child.walk()


class Shown(Struct, frozen=True):
    """Which feeds are shown: all, those whose name contains a text, those with unread entries."""

    text: str = ""
    hide_read: bool = False
    always: Key | None = None
    """Shown in any case: the place that the user is at."""
    saved_counts: Mapping[int, int] = {}
    """Unread entries that each saved search finds, as they were counted last."""
    was_away: bool = False
    """Whether the user has just come back from an absence."""


def build_tree(data: SidebarData, shown: Shown, troubles: Mapping[int, ErrorNote] = {}) -> Node:
    root = Node(Key(Kind.SECTION, -1), "")
    if not shown.text:
        root.add(Node(Key(Kind.TODAY), tr("Today"), data.today_unread))
        root.add(Node(Key(Kind.UNREAD), tr("Unread"), sum(data.unread.values())))
        if data.for_you:
            root.add(Node(Key(Kind.FOR_YOU), tr("For You")))
        root.add(Node(Key(Kind.STARRED), tr("Starred"), data.starred))
        root.add(Node(Key(Kind.EDITION), tr("Morning Paper"), note=data.edition))
        if shown.was_away:
            root.add(Node(Key(Kind.AWAY), tr("While you were away")))
    counts = shown.saved_counts
    saved = [Node(Key(Kind.SAVED, one.id), one.name, counts.get(one.id, 0)) for one in data.saved]
    _add_section(root, Node(Key(Kind.SECTION, 3), tr("Searches")), saved, shown)
    tags = [Node(Key(Kind.TAG, tag.id), tag.name, tag.entry_count) for tag in data.tags]
    _add_section(root, Node(Key(Kind.SECTION, 1), tr("Tags")), tags, shown)
    _add_feeds(root, data, shown, troubles)
    return root


def list_folder_paths(folders: Sequence[Folder]) -> list[tuple[str, int]]:
    """The path ("Science / Space") and id of every folder, in the order of the sidebar."""
    paths: list[tuple[str, int]] = []

    def walk(parent_id: int | None, path: tuple[str, ...]) -> None:
        inside = [folder for folder in folders if folder.parent_id == parent_id]
        for folder in sorted(inside, key=lambda folder: (folder.position, folder.id)):
            paths.append((" / ".join((*path, folder.name)), folder.id))
            walk(folder.id, (*path, folder.name))

    walk(None, ())
    return paths


def find_match(root: Node, text: str) -> Key | None:
    """The place that Return in the filter goes to: the first whose name contains the text, else the first of all."""
    places = [node for node in root.walk() if node.key.kind is not Kind.SECTION]
    named = (node for node in places if text.casefold() in node.name.casefold())
    found = next(named, places[0] if places else None)
    return found.key if found else None


def _add_section(root: Node, heading: Node, places: Sequence[Node], shown: Shown) -> None:
    matching = [place for place in places if _matches(place.name, shown)]
    for node in (heading, *matching) if matching else ():
        root.add(node)


def _add_feeds(root: Node, data: SidebarData, shown: Shown, troubles: Mapping[int, ErrorNote]) -> None:
    if not data.feeds and not data.folders:
        return
    heading = root.add(Node(Key(Kind.SECTION, 2), tr("Feeds")))
    nodes = {}
    for feed in data.feeds:
        trouble = troubles.get(feed.id, ErrorNote())
        nodes[feed.id] = Node(Key(Kind.FEED, feed.id), feed.name, data.unread.get(feed.id, 0), trouble=trouble)
    _add_folder_contents(root, None, data, nodes, shown, False)
    if root.children[-1] is heading:
        root.children.pop()


def _add_folder_contents(
    parent: Node, folder_id: int | None, data: SidebarData, nodes: Mapping[int, Node], shown: Shown, is_named: bool
) -> None:
    """Add folders, then feeds, each in the user's order; a folder whose name matches shows all it holds."""
    inside = [folder for folder in data.folders if folder.parent_id == folder_id]
    for folder in sorted(inside, key=lambda folder: (folder.position, folder.id)):
        node = Node(Key(Kind.FOLDER, folder.id), folder.name)
        named = is_named or bool(shown.text and _matches(folder.name, shown))
        _add_folder_contents(node, folder.id, data, nodes, shown, named)
        node.count = sum(child.count for child in node.children)
        if node.children or _shows_empty_folder(node.key, shown, named):
            parent.add(node)
    for feed in data.feeds:
        if feed.folder_id == folder_id and _shows_feed(nodes[feed.id], shown, is_named):
            parent.add(nodes[feed.id])


def _shows_empty_folder(key: Key, shown: Shown, is_named: bool) -> bool:
    if shown.text:
        return is_named
    return key == shown.always or not shown.hide_read


def _shows_feed(node: Node, shown: Shown, is_named: bool) -> bool:
    if node.key == shown.always and not shown.text:
        return True
    if shown.hide_read and not shown.text and not node.count and not node.trouble:
        return False
    return is_named or _matches(node.name, shown)


def _matches(name: str, shown: Shown) -> bool:
    return shown.text.casefold() in name.casefold()


def feeds_of(place: Key, data: SidebarData) -> tuple[int, ...] | None:
    """The ids of a place's feeds; None for a place that holds entries of any feed."""
    if place.kind is Kind.FEED:
        return (place.id,)
    if place.kind is Kind.FOLDER:
        inside = {place.id}
        while grown := {f.id for f in data.folders if f.parent_id in inside} - inside:
            inside |= grown
        return tuple(feed.id for feed in data.feeds if feed.folder_id in inside)
    return None


class Way(Enum):
    """Up and down pass siblings of the same kind, and a feed enters the next folder; in and out change the depth."""

    UP = "up"
    DOWN = "down"
    IN = "in"
    OUT = "out"


class Target(Struct, frozen=True):
    folder_id: int | None
    """None is the top level."""
    position: int
    """Among siblings of the same kind."""


def find_target(data: SidebarData, key: Key, way: Way) -> Target | None:
    """Where a feed or folder goes among all places, hidden or not; None if it cannot go that way."""
    root = build_tree(data, Shown())
    node = next((node for node in root.walk() if node.key == key), None)
    if node is None or key.kind not in (Kind.FEED, Kind.FOLDER):
        return None
    if way in (Way.UP, Way.DOWN):
        return _along(root, node, -1 if way is Way.UP else 1)
    return _into(node) if way is Way.IN else _out(node)


def among_all(data: SidebarData, shown: Node, key: Key, folder_id: int | None, position: int) -> int:
    """The position among all siblings that follows the sibling shown before `position`."""
    seen = _siblings(shown, key, folder_id)
    if position <= 0 or not seen:
        return 0
    everyone = _siblings(build_tree(data, Shown()), key, folder_id)
    return everyone.index(seen[min(position, len(seen)) - 1]) + 1


def _siblings(root: Node, key: Key, folder_id: int | None) -> list[Key]:
    """The keys of the same kind in a folder, without `key` itself."""
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
    """The next folder from top to bottom; feeds in no folder are below all folders."""
    homes = [*_folders(root), root]
    at = homes.index(home) + by
    if not 0 <= at < len(homes):
        return None
    return Target(_id(homes[at]), 0 if by > 0 else len(_of_kind(homes[at], Kind.FEED)))


def _into(node: Node) -> Target | None:
    """The end of the folder just above it."""
    folders = _of_kind(_home(node), Kind.FOLDER)
    above = folders.index(node) - 1 if node in folders else len(folders) - 1
    return None if above < 0 else Target(folders[above].key.id, len(_of_kind(folders[above], node.key.kind)))


def _out(node: Node) -> Target | None:
    """The place right behind the folder it is in, or behind all feeds there."""
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
