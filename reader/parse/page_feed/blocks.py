"""Finds the repeating block of a page by itself: elements that are built alike, each with a link and words. Pure.

Elements are alike that share their tag, and where it tells them from others a class, below one parent or at the same
depth of the same build. What all such groups come to is judged by `block_score`; the best few are offered. Time is
bounded by the page's nodes times the classes that are looked at.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from reader.html.elements import words
from reader.parse.page import Node, chain_of, elements_of
from reader.parse.page_feed.block_nodes import Place
from reader.parse.page_feed.block_score import rate
from reader.parse.page_feed.make_selector import make_selector
from reader.parse.page_feed.page_entries import FoundEntry
from reader.parse.page_feed.selectors import PageNodes
from reader.parse.readable.nodes import walk

MOST_OFFERED = 6
_LEAST_OF_BEST = 0.1
"""What is worth less than so much of the best is not offered."""
_LEAST_ITEMS = 3
_CLASSES = 6
"""So many classes of one group of elements are tried."""
_MOST_RATED = 250
"""So many groups are looked at closely, those with the most links first."""
_LOOKED_AT, _LONGEST_NAME = 1_000, 60
_ITEMS = words("li div article section tr dl dt dd a p h1 h2 h3 h4 h5 h6 td figure details span main")
_PASSING = re.compile(
    r"(?:first|last|odd|even|active|current|selected|hidden|visible|clearfix|clear|row-?\d+|\d+|.*\d{3,}.*)",
    re.I,
)
"""Classes that say which of them an element is, not what it is."""


class FoundBlock(Struct, frozen=True, eq=False):
    """A block that repeats: how to find it again, and what it holds now."""

    selector: str
    entries: tuple[FoundEntry, ...]
    score: float


def find_blocks(nodes: PageNodes, place: Place) -> list[FoundBlock]:
    """The best first; those that say the same as a better one are left out."""
    groups = sorted(_list_groups(nodes.all), key=_count_links(nodes.root), reverse=True)[:_MOST_RATED]
    rated = [one for group in groups if (one := rate(group, place)) is not None]
    rated.sort(key=lambda one: one.score, reverse=True)
    found: list[FoundBlock] = []
    seen: list[set[str]] = []
    taken: set[Node] = set()
    for one in rated:
        links = {entry.link for entry in one.entries}
        if len(found) == MOST_OFFERED or one.score < _LEAST_OF_BEST * rated[0].score:
            break
        if any(_is_same(links, other) for other in seen) or all(
            not taken.isdisjoint(chain_of(node)) for node in one.nodes
        ):
            continue
        selector = make_selector(nodes, one.nodes)
        if selector:
            seen.append(links)
            taken.update(part for entry in one.entries for part in entry.block.parts())
            found.append(FoundBlock(selector, one.entries, one.score))
    return found


def find_block_of(nodes: PageNodes, place: Place, pointed_at: str) -> FoundBlock | None:
    """The best block one of whose entries reads like what the owner pointed at."""
    wanted = " ".join(pointed_at.split()).casefold()
    rated = [
        one
        for group in _list_groups(nodes.all)
        if (one := rate(group, place, is_pointed_at=True)) is not None
    ]
    for one in sorted(rated, key=lambda one: one.score, reverse=True):
        if any(entry.title.casefold() == wanted for entry in one.entries):
            selector = make_selector(nodes, one.nodes)
            if selector:
                return FoundBlock(selector, one.entries, one.score)
    return None


def _is_same(links: set[str], others: set[str]) -> bool:
    """Boxes in boxes tell the same entries."""
    return len(links & others) >= 0.7 * min(len(links), len(others))


def _list_groups(nodes: Sequence[Node]) -> Iterator[tuple[Node, ...]]:
    """Every set of elements that are built alike, each set once."""
    known: set[tuple[int, ...]] = set()
    for alike in (*_by_parent(nodes), *_by_build(nodes)):
        for group in _split(alike):
            mark = (len(group), id(group[0]), id(group[-1]), id(group[len(group) // 2]))
            if mark not in known:
                known.add(mark)
                yield group


def _by_parent(nodes: Sequence[Node]) -> Iterator[list[Node]]:
    for parent in nodes:
        kinds: dict[str, list[Node]] = defaultdict(list)
        for child in elements_of(parent):
            if child.tag in _ITEMS:
                kinds[child.tag].append(child)
        yield from (alike for alike in kinds.values() if len(alike) >= _LEAST_ITEMS)


def _by_build(nodes: Sequence[Node]) -> Iterator[list[Node]]:
    """Below several parents: cards in rows, or a box of its own around each. By the tags from the top down, and by the
    classes of an element and its parent: those tell a card from whatever else lies as deep."""
    builds: dict[Node, int] = {}
    numbers: dict[tuple[int, str], int] = {}
    alike: dict[tuple[int, str], list[Node]] = defaultdict(list)
    for node in nodes:
        above = builds.get(node.parent, 0) if node.parent is not None else 0
        builds[node] = numbers.setdefault((above, node.tag), len(numbers) + 1)
        if node.tag in _ITEMS:
            parent = node.parent.attributes.get("class", "") if node.parent is not None else ""
            alike[builds[node], " ".join(stable_classes(parent))].append(node)
    for group in alike.values():
        if len(group) >= _LEAST_ITEMS and len({node.parent for node in group}) > 1:
            yield group


def _split(alike: list[Node]) -> Iterator[tuple[Node, ...]]:
    """All of them, those of each class that many but not all of them have, and those of one shape inside."""
    yield tuple(alike)
    counts = Counter(name for node in alike for name in stable_classes(node.attributes.get("class", "")))
    for name, count in counts.most_common(_CLASSES):
        if _LEAST_ITEMS <= count < len(alike):
            yield tuple(node for node in alike if name in node.attributes.get("class", "").split())
    shapes: dict[tuple[str, ...], list[Node]] = defaultdict(list)
    for node in alike:
        shapes[tuple(child.tag for child in elements_of(node)[:_CLASSES])].append(node)
    yield from (tuple(same) for same in shapes.values() if _LEAST_ITEMS <= len(same) < len(alike))


def stable_classes(names: str) -> list[str]:
    """Those of a bounded number and length that say what an element is."""
    few = dict.fromkeys(names[:_LOOKED_AT].split())
    return [name for name in few if len(name) <= _LONGEST_NAME and not _PASSING.fullmatch(name)]


def _count_links(root: Node) -> Callable[[Sequence[Node]], int]:
    """How many links stand below each node, counted once."""
    counts: dict[Node, int] = {}
    for node in reversed(list(walk(root))):
        inner = sum(counts[child] for child in elements_of(node))
        counts[node] = inner + (node.tag == "a" and "href" in node.attributes)

    def rank(group: Sequence[Node]) -> int:
        with_links = sum(
            1 for node in group if counts[node] or node.tag == "dt" or node.tag in ("h2", "h3", "h4")
        )
        return with_links if with_links >= _LEAST_ITEMS else 0

    return rank
