"""The sidebar's tree of nodes, built from what the store holds. Pure; any thread."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum, StrEnum

from msgspec import Struct, field

from reader.gui.kit.humanize import sentences
from reader.model.content import Overlap
from reader.model.stored import Feed, Folder, SavedSearch, Tag


class Kind(StrEnum):
    TODAY = "today"
    UNREAD = "unread"
    FOR_YOU = "for-you"
    STARRED = "starred"
    EDITION = "edition"
    """The morning paper."""
    SECTION = "section"
    SAVED = "saved"
    """A search that the user saved."""
    TAG = "tag"
    FOLDER = "folder"
    FEED = "feed"


class Key(Struct, frozen=True):
    """Names a node across rebuilds of the tree."""

    kind: Kind
    id: int = 0


class SidebarData(Struct, frozen=True):
    """All the sidebar needs of the store, read in one go."""

    folders: Sequence[Folder] = ()
    feeds: Sequence[Feed] = ()
    tags: Sequence[Tag] = ()
    unread: Mapping[int, int] = field(default_factory=dict)
    """Unread entries per feed."""
    today_unread: int = 0
    starred: int = 0
    icons: Mapping[int, bytes] = field(default_factory=dict)
    for_you: bool = False
    """Whether the user wants that view."""
    edition: str | None = None
    """When the next paper is due, as a clock shows it; None where the user has none."""
    saved: Sequence[SavedSearch] = ()
    overlaps: Sequence[Overlap] = ()
    """Subscriptions that bring what another brings anyway, and about which the user decided nothing."""
    pauses: Mapping[str, float] = field(default_factory=dict)
    """Hosts that asked to be left alone, and until when."""


class Names(Struct, frozen=True):
    """The words of the sidebar that are not the user's, translated by the caller."""

    today: str = "Today"
    unread: str = "Unread"
    starred: str = "Starred"
    saved: str = "Searches"
    tags: str = "Tags"
    feeds: str = "Feeds"
    for_you: str = "For you"
    editions: str = "Editions"
    paper: str = "Morning paper"


class ErrorNote(Struct, frozen=True):
    """What is wrong with a feed; empty where all is well."""

    words: str = ""
    """In a few words."""
    sentence: str = ""
    """What happened."""
    details: str = ""
    """Why, when it was tried, and when it is tried again."""
    wants_password: bool = False
    is_rebuilt: bool = False
    """A followed page, of which the user must choose again what to follow."""

    def __bool__(self) -> bool:
        return bool(self.words)

    @property
    def at_length(self) -> str:
        return sentences((self.sentence, self.details))


class Node(Struct, eq=False):
    """A place in the sidebar."""

    key: Key
    name: str
    count: int = 0
    note: str = ""
    """Instead of a count."""
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
    """Which feeds are shown: all, those whose name holds a text, those with something unread."""

    text: str = ""
    hide_read: bool = False
    always: Key | None = None
    """Shown in any case: the one the user is looking at."""
    saved_counts: Mapping[int, int] = {}
    """Unread entries that each saved search finds, as they were counted last."""


def _all_well(feed: Feed) -> ErrorNote:
    return ErrorNote()


Health = Callable[[Feed], ErrorNote]


def build_tree(data: SidebarData, names: Names, shown: Shown, health_of: Health = _all_well) -> Node:
    root = Node(Key(Kind.SECTION, -1), "")
    if not shown.text:
        root.add(Node(Key(Kind.TODAY), names.today, data.today_unread))
        root.add(Node(Key(Kind.UNREAD), names.unread, sum(data.unread.values())))
        if data.for_you:
            root.add(Node(Key(Kind.FOR_YOU), names.for_you))
        root.add(Node(Key(Kind.STARRED), names.starred, data.starred))
        if data.edition is not None:
            root.add(Node(Key(Kind.SECTION, 4), names.editions))
            root.add(Node(Key(Kind.EDITION), names.paper, note=data.edition))
    _add_saved(root, data, names, shown)
    _add_tags(root, data, names, shown)
    _add_feeds(root, data, names, shown, health_of)
    return root


def list_folder_paths(folders: Sequence[Folder]) -> list[tuple[str, int]]:
    """Every folder under its path, "Science / Space", in the order of the sidebar."""
    paths: list[tuple[str, int]] = []

    def walk(parent_id: int | None, path: tuple[str, ...]) -> None:
        inside = [folder for folder in folders if folder.parent_id == parent_id]
        for folder in sorted(inside, key=lambda folder: (folder.position, folder.id)):
            paths.append((" / ".join((*path, folder.name)), folder.id))
            walk(folder.id, (*path, folder.name))

    walk(None, ())
    return paths


def find_match(root: Node, text: str) -> Key | None:
    """Where Return goes out of the filter: to the first place whose name has the text, else to the first."""
    places = [node for node in root.walk() if node.key.kind is not Kind.SECTION]
    named = (node for node in places if text.casefold() in node.name.casefold())
    found = next(named, places[0] if places else None)
    return found.key if found else None


def _add_saved(root: Node, data: SidebarData, names: Names, shown: Shown) -> None:
    saved = [one for one in data.saved if _matches(one.name, shown)]
    if saved:
        root.add(Node(Key(Kind.SECTION, 3), names.saved))
    for one in saved:
        root.add(Node(Key(Kind.SAVED, one.id), one.name, shown.saved_counts.get(one.id, 0)))


def _add_tags(root: Node, data: SidebarData, names: Names, shown: Shown) -> None:
    tags = [tag for tag in data.tags if _matches(tag.name, shown)]
    if tags:
        root.add(Node(Key(Kind.SECTION, 1), names.tags))
    for tag in tags:
        root.add(Node(Key(Kind.TAG, tag.id), tag.name, tag.entry_count))


def _add_feeds(root: Node, data: SidebarData, names: Names, shown: Shown, health_of: Health) -> None:
    if not data.feeds and not data.folders:
        return
    heading = root.add(Node(Key(Kind.SECTION, 2), names.feeds))
    nodes = {
        feed.id: Node(Key(Kind.FEED, feed.id), feed.name, data.unread.get(feed.id, 0), trouble=health_of(feed))
        for feed in data.feeds
    }
    _add_folder_contents(root, None, data, nodes, shown, False)
    if root.children[-1] is heading:
        root.children.pop()


def _add_folder_contents(
    parent: Node, folder_id: int | None, data: SidebarData, nodes: Mapping[int, Node], shown: Shown, is_named: bool
) -> None:
    """Folders, then feeds, each in the user's order. A folder whose name matches shows all it holds."""
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
    """The feeds of a place; None means all, for a place that holds entries of any feed."""
    if place.kind is Kind.FEED:
        return (place.id,)
    if place.kind is Kind.FOLDER:
        inside = {place.id}
        while grown := {f.id for f in data.folders if f.parent_id in inside} - inside:
            inside |= grown
        return tuple(feed.id for feed in data.feeds if feed.folder_id in inside)
    return None


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
