"""Finds the repeating block of a page: elements that are built alike, each with a link and words. Pure.

Elements are alike if they share their tag, and where that is not enough a class, below one parent or at the same depth
of the same structure. Each such group is rated by how much it looks like a list of posts, and the best few are offered
with a CSS selector. Time is bounded by the page's nodes times the classes that are examined.

Posts have titles of some length, different links, often a date, a heading, a picture or a few lines; a menu has short
words, and is in what the page itself calls navigation. tests/data/page_layouts tests the weights (`dev.py bench
pages`).
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import chain
from statistics import mean, median
from urllib.parse import urlsplit

from msgspec import Struct

from reader.features.pages.parse.page_entries import MAX_ENTRIES, FoundEntry, Place, find_entries
from reader.features.pages.parse.selectors import BadSelectorError, PageNodes
from reader.html.tokenizer import words
from reader.parse.page import Node, ancestors_of, chain_of, elements_of
from reader.parse.readable.nodes import HEADINGS, full_text, is_hidden, named, names_of, walk, weigh

_FRAMES = words("nav footer aside form dialog menu select")
_ROLES = words("navigation contentinfo menu menubar tablist banner search complementary")
_BAD_NAMES = named(
    r"nav\w*|menu\w*|footer\w*|breadcrumbs?|pagination|pager|social\w*|share\w*|sharing|cookies?|consent"
    r"|tags?|tagcloud|categories|comments?|respond|toolbar|skip\w*|lang\w*|login|archives?|calendar|partners?|sponsors?"
    r"|legal|copyright|faq|toc|table-of-contents|steps"
)
_ASIDE_NAMES = named(
    r"sidebar|side|widget\w*|related|popular|most-?read|trending|recommend\w*|also|promo\w*|ads?|advert\w*"
    r"|newsletter|teasers?-small|ticker|meistgelesen|beliebt\w*"
)
_GOOD_NAMES = named(
    r"posts?|entr(?:y|ies)|articles?|news\w*|items?|stor(?:y|ies)|list\w*|archive-list|feed|releases?|events?"
    r"|cards?|results?|h-entry|hentry|blog\w*|press\w*|meldung\w*|nachrichten|aktuell\w*|publications?|jobs?|threads?|topics?"
)
_PROSE = words("p span blockquote")
"""With a link among their words, these are paragraphs of an article."""
_INLINE = words("span em strong b i u font small mark")
_SENTENCE = 60
"""Letters around a link that are a sentence, not a date or a place."""
_LEAST_ITEMS = 3
_LEAST_SHARE = 0.5
_LONG_TITLE = 60
_LONG_TEXT = 240
_SHORT_TEXT = 40
_LEAST_SCORE = 0.2
"""Lower scores are tags, topics, share buttons and parts of a page, which are never offered."""
_MANY_LINKS = 7
_PLAIN = re.compile(r"-?[A-Za-z_][\w-]*", re.ASCII)
_MADE = re.compile(
    r".*\d{3,}.*|(?:css|sc|jsx|svelte|emotion|styles?|module)[-_].*\d.*|.*__[A-Za-z0-9]{5,}|[A-Za-z0-9]*\d[A-Za-z0-9]*\d.*"
)
"""Names made by a machine (`css-1q2w3e`, `post-4711`), which change with the next release."""
_PASSING = words("first last odd even active current selected clearfix clear hidden visible row col container wrapper")
_LONGEST_NAME = 60
_TELLING = words("main article section table ul ol dl tbody")
_MOST_OFFERED = 6
_LEAST_OF_BEST = 0.1
"""Share of the best score below which nothing is offered."""
_CLASSES = 6
"""Classes of one group of elements that are tried."""
_MOST_RATED = 250
"""Groups that are examined closely, those with the most links first."""
_EXAMINED_BYTES = 1_000
_ITEMS = words("li div article section tr dl dt dd a p h1 h2 h3 h4 h5 h6 td figure details span main")
_PASSING_NAMES = re.compile(
    r"(?:first|last|odd|even|active|current|selected|hidden|visible|clearfix|clear|row-?\d+|\d+|.*\d{3,}.*)", re.I
)
"""Classes that say which of them an element is, not what it is."""


class FoundBlock(Struct, frozen=True, eq=False):
    """A block that repeats: how to find it again, and what it holds now."""

    selector: str
    entries: tuple[FoundEntry, ...]


class _Rated(Struct, frozen=True, eq=False):
    nodes: tuple[Node, ...]
    entries: tuple[FoundEntry, ...]
    score: float


def _rate(group: Sequence[Node], place: Place, *, is_pointed_at: bool = False) -> _Rated | None:
    """The group with its score; None if it isn't a list of posts. What the user points at may be short and anywhere."""
    if not is_pointed_at and _is_framed(group[0]):
        return None
    judged = group[:MAX_ENTRIES]
    entries = tuple(find_entries(judged, place))
    least = 2 if is_pointed_at else _LEAST_ITEMS
    if len(entries) < least or len(entries) < _LEAST_SHARE * len(judged):
        return None
    if not is_pointed_at and _is_prose(group[0].tag, entries):
        return None
    distinct = {(entry.link, entry.title.casefold()) for entry in entries}
    if len(distinct) < 0.7 * len(entries) or 2 * len({entry.title for entry in entries}) < len(entries):
        return None
    score = (
        len(entries)
        / len(judged)
        * min(len(entries), 40) ** 0.5
        * _entry_worth(entries, place)
        * _names_worth(group)
        * _crowd_worth(entries)
        * _section_worth(judged, entries)
    )
    least_score = 0.0 if is_pointed_at else _LEAST_SCORE
    return _Rated(tuple(group), entries, score) if score > least_score else None


def _is_prose(tag: str, entries: Sequence[FoundEntry]) -> bool:
    """Whether these are mostly paragraphs of an article, or links among their words."""
    made = sum((tag in _PROSE and entry.is_title_made) or _is_among_words(entry) for entry in entries)
    return 2 * made > len(entries)


def _is_among_words(entry: FoundEntry) -> bool:
    """Whether the supposed title is a link in the middle of a sentence."""
    if entry.has_heading or not entry.link:
        return False
    link = next((node for node in _inside(entry) if node.tag == "a" and full_text(node) == entry.title), None)
    around = link.parent if link is not None else None
    while around is not None and around.tag in _INLINE:
        around = around.parent
    if around is None or around.tag not in ("p", "blockquote"):
        return False
    linked = sum(weigh(full_text(node)) for node in walk(around) if node.tag == "a")
    text = full_text(around)
    return not text.startswith(entry.title) and weigh(text) - linked >= _SENTENCE


def _is_framed(node: Node) -> bool:
    return any(
        up.tag in _FRAMES or up.attributes.get("role", "").lower() in _ROLES or is_hidden(up) for up in chain_of(node)
    )


def _entry_worth(entries: Sequence[FoundEntry], place: Place) -> float:
    titles = median(min(weigh(entry.title), _LONG_TITLE) for entry in entries) / _LONG_TITLE
    whole = (sum(weigh(full_text(part)) for part in entry.block.parts()) - weigh(entry.title) for entry in entries)
    weights = [min(max(weight, 0), _LONG_TEXT) for weight in whole]
    texts, with_text = (mean(weights) / _LONG_TEXT, sum(weight >= _SHORT_TEXT for weight in weights) / len(entries))
    dates = _share(entries, lambda entry: entry.published_at is not None)
    headings = _share(entries, lambda entry: entry.has_heading)
    linked = _share(entries, lambda entry: bool(entry.link))
    at_home = _share(entries, lambda entry: _host(entry.link) in ("", _host(place.url)))
    differing = len({entry.link for entry in entries}) / len(entries)
    worth = titles**1.5 + 0.9 * dates + 0.6 * headings + 0.7 * texts
    worth *= _evenness(dates) * _evenness(headings) * _evenness(with_text)
    return float(worth * (0.15 + 0.85 * linked) * (0.5 + 0.5 * differing) * (0.6 + 0.4 * at_home))


def _evenness(share: float) -> float:
    """Less than 1 where only some of the entries have it: those of one list all do, or none."""
    return 1.0 - 1.6 * share * (1.0 - share)


def _share(entries: Sequence[FoundEntry], holds: Callable[[FoundEntry], bool]) -> float:
    return sum(1 for entry in entries if holds(entry)) / len(entries)


def _names_worth(group: Sequence[Node]) -> float:
    """Rate a group by the names that the page gives to its elements and those around them."""
    worth = 1.0 if group[0].tag not in HEADINGS or len({node.parent for node in group}) == 1 else 0.6
    has_good_name = False
    for steps, node in enumerate(chain_of(group[0])):
        names = names_of(node)
        if node.tag in ("body", "html"):
            break
        if _BAD_NAMES.search(names):
            worth *= 0.35
        if _ASIDE_NAMES.search(names):
            worth *= 0.45
        has_good_name |= steps < 3 and bool(_GOOD_NAMES.search(names) or node.tag == "article")
        if node.tag == "main" or node.attributes.get("role") == "main":
            worth *= 1.3
        if node.tag == "header" and steps > 1:
            worth *= 0.5
    return worth * (1.25 if has_good_name else 1.0)


def _section_worth(group: Sequence[Node], entries: Sequence[FoundEntry]) -> float:
    """Little for headings without links and dates, which are mostly those of one article."""
    if group[0].tag not in HEADINGS or any(entry.published_at is not None for entry in entries):
        return 1.0
    leading = sum(any(below.tag == "a" for below in walk(node)) for node in group)
    return 1.0 if 2 * leading > len(group) else 0.1


def _crowd_worth(entries: Sequence[FoundEntry]) -> float:
    """Less for blocks with many links, each of which is a list of posts or a column of the page."""
    targets = ([node.attributes.get("href", "") for node in _inside(entry) if node.tag == "a"] for entry in entries)
    links = median(len(set(filter(None, each))) for each in targets)
    headings = median(_count_headings(entry) for entry in entries)
    worth = 1.0 if links <= _MANY_LINKS else _MANY_LINKS / links
    return worth * (1.0 if headings <= 1 else 0.4)


def _count_headings(entry: FoundEntry) -> int:
    own = {node.tag for node in _inside(entry) if node.tag in ("h1", "h2", "h3", "h4")}
    counts = [sum(1 for node in _inside(entry) if node.tag == tag) for tag in own]
    return max(counts, default=0)


def _inside(entry: FoundEntry) -> Iterator[Node]:
    return chain.from_iterable(map(walk, entry.block.parts()))


def _host(address: str) -> str:
    try:
        return (urlsplit(address).hostname or "").removeprefix("www.")
    except ValueError:
        return ""


def make_selector(nodes: PageNodes, wanted: Sequence[Node]) -> str:
    """A CSS selector for exactly these elements, which survives small changes of the page; empty where there is none.
    It has as few names as possible: a class of the elements below the nearest box with a name, else the tags from the
    top."""
    target = list(wanted)
    for selector in _candidates(target):
        with suppress(BadSelectorError):
            if nodes.select(selector) == target:
                return selector
    return ""


def _candidates(wanted: list[Node]) -> Iterator[str]:
    own = list(_own_names(wanted))
    top = _common_ancestor(wanted)
    is_child = all(node.parent is top for node in wanted)
    for name in own:
        if "." in name:
            yield name
    for up in chain_of(top):
        for box in _box_names(up):
            for name in own:
                yield f"{box} > {name}" if up is top and is_child else f"{box} {name}"
    yield from _by_steps(wanted, own, top)


def _own_names(wanted: list[Node]) -> Iterator[str]:
    tag = wanted[0].tag
    counts = Counter(name for node in wanted for name in dict.fromkeys(node.attributes.get("class", "").split()))
    shared = [name for name, count in counts.items() if count == len(wanted) and _is_kept(name)]
    for name in sorted(shared, key=lambda one: one in _PASSING):
        yield f"{tag}.{name}"
    yield tag


def _box_names(node: Node) -> Iterator[str]:
    if _is_kept(node.attributes.get("id", "")):
        yield f"#{node.attributes['id']}"
    for name in node.attributes.get("class", "").split():
        if _is_kept(name):
            yield f"{node.tag}.{name}"
    if node.tag in _TELLING:
        yield node.tag


def _is_kept(name: str) -> bool:
    return len(name) <= _LONGEST_NAME and bool(_PLAIN.fullmatch(name)) and not _MADE.fullmatch(name)


def _common_ancestor(wanted: list[Node]) -> Node | None:
    shared = list(ancestors_of(wanted[0]))
    for node in wanted[1:]:
        inside = set(ancestors_of(node))
        shared = [one for one in shared if one in inside]
    return shared[0] if shared else None


def _by_steps(wanted: list[Node], own: list[str], top: Node | None) -> Iterator[str]:
    """Yield selectors tag by tag, from a box that has a name or from the top, with places among siblings if needed."""
    inner: list[str] = []
    node = wanted[0].parent
    while node is not None and node is not top:
        inner.insert(0, node.tag)
        node = node.parent
    above: list[str] = []
    node = top
    while node is not None and node.tag != "body" and node.parent is not None and len(above) < 12:
        named = next(_box_names(node), "")
        alike = [child for child in elements_of(node.parent) if child.tag == node.tag]
        place = f":nth-of-type({alike.index(node) + 1})"
        for start in (named, f"{named}{place}" if named and named[0] != "#" else ""):
            if start:
                for name in own:
                    yield " > ".join([start, *above, *inner, name])
        above.insert(0, f"{node.tag}{place}")
        node = node.parent
    for name in own:
        yield " > ".join(["body", *above, *inner, name])


def find_blocks(nodes: PageNodes, place: Place) -> list[FoundBlock]:
    """The blocks that repeat, the best first, without those that show the same as a better one."""
    groups = sorted(_list_groups(nodes.all), key=_make_link_counter(nodes.root), reverse=True)[:_MOST_RATED]
    rated = [one for group in groups if (one := _rate(group, place)) is not None]
    rated.sort(key=lambda one: one.score, reverse=True)
    found: list[FoundBlock] = []
    seen: list[set[str]] = []
    taken: set[Node] = set()
    for one in rated:
        links = {entry.link for entry in one.entries}
        if len(found) == _MOST_OFFERED or one.score < _LEAST_OF_BEST * rated[0].score:
            break
        # Boxes inside boxes have mostly the same links.
        is_known = any(len(links & other) >= 0.7 * min(len(links), len(other)) for other in seen)
        if is_known or all(not taken.isdisjoint(chain_of(node)) for node in one.nodes):
            continue
        selector = make_selector(nodes, one.nodes)
        if selector:
            seen.append(links)
            taken.update(part for entry in one.entries for part in entry.block.parts())
            found.append(FoundBlock(selector, one.entries))
    return found


def find_block_of(nodes: PageNodes, place: Place, pointed_at: str) -> FoundBlock | None:
    """The best block that has an entry with the title that the user pointed at."""
    wanted = " ".join(pointed_at.split()).casefold()
    rated = [one for group in _list_groups(nodes.all) if (one := _rate(group, place, is_pointed_at=True)) is not None]
    for one in sorted(rated, key=lambda one: one.score, reverse=True):
        if any(entry.title.casefold() == wanted for entry in one.entries):
            selector = make_selector(nodes, one.nodes)
            if selector:
                return FoundBlock(selector, one.entries)
    return None


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
    """Alike elements below several parents: cards in rows, or each in a box. They have the same tags from the top down,
    and parents with the same classes."""
    builds: dict[Node, int] = {}
    numbers: dict[tuple[int, str], int] = {}
    alike: dict[tuple[int, str], list[Node]] = defaultdict(list)
    for node in nodes:
        above = builds.get(node.parent, 0) if node.parent is not None else 0
        builds[node] = numbers.setdefault((above, node.tag), len(numbers) + 1)
        if node.tag in _ITEMS:
            parent = node.parent.attributes.get("class", "") if node.parent is not None else ""
            alike[builds[node], " ".join(_stable_classes(parent))].append(node)
    for group in alike.values():
        if len(group) >= _LEAST_ITEMS and len({node.parent for node in group}) > 1:
            yield group


def _split(alike: list[Node]) -> Iterator[tuple[Node, ...]]:
    """All of them, those of each class that many but not all have, and those with the same child elements."""
    yield tuple(alike)
    counts = Counter(name for node in alike for name in _stable_classes(node.attributes.get("class", "")))
    for name, count in counts.most_common(_CLASSES):
        if _LEAST_ITEMS <= count < len(alike):
            yield tuple(node for node in alike if name in node.attributes.get("class", "").split())
    shapes: dict[tuple[str, ...], list[Node]] = defaultdict(list)
    for node in alike:
        shapes[tuple(child.tag for child in elements_of(node)[:_CLASSES])].append(node)
    yield from (tuple(same) for same in shapes.values() if _LEAST_ITEMS <= len(same) < len(alike))


def _stable_classes(names: str) -> list[str]:
    """Classes of bounded length that say what an element is, not which."""
    few = dict.fromkeys(names[:_EXAMINED_BYTES].split())
    return [name for name in few if len(name) <= _LONGEST_NAME and not _PASSING_NAMES.fullmatch(name)]


def _make_link_counter(root: Node) -> Callable[[Sequence[Node]], int]:
    """A function that counts the elements of a group with a link in them, or that begin an entry."""
    counts: dict[Node, int] = {}
    for node in reversed(list(walk(root))):
        inner = sum(counts[child] for child in elements_of(node))
        counts[node] = inner + (node.tag == "a" and "href" in node.attributes)

    def rank(group: Sequence[Node]) -> int:
        with_links = sum(1 for node in group if counts[node] or node.tag == "dt" or node.tag in ("h2", "h3", "h4"))
        return with_links if with_links >= _LEAST_ITEMS else 0

    return rank
