"""How much a group of alike elements looks like a list of posts, and not like a menu, a footer or a row of tags. Pure.

Posts have titles of some length, each another link, often a date, a heading, a picture or a few lines; a menu has short
words, and stands in what the page itself calls navigation. All weights are in one place: tests/data/page_layouts
judges them (`dev.py bench pages`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from statistics import mean, median
from urllib.parse import urlsplit

from msgspec import Struct

from reader.html.elements import words
from reader.parse.page import Node, chain_of
from reader.parse.page_feed.block_nodes import Place
from reader.parse.page_feed.page_entries import MAX_ENTRIES, FoundEntry, find_entries
from reader.parse.readable.clutter import is_hidden
from reader.parse.readable.nodes import full_text, names_of, walk, weigh

_FRAMES = words("nav footer aside form dialog menu select")
_ROLES = words("navigation contentinfo menu menubar tablist banner search complementary")
_BAD_NAMES = re.compile(
    r"(?:^|[\s_-])(?:nav\w*|menu\w*|footer\w*|breadcrumbs?|pagination|pager|social\w*|share\w*|sharing|cookies?|consent"
    r"|tags?|tagcloud|categories|comments?|respond|toolbar|skip\w*|lang\w*|login|archives?|calendar|partners?|sponsors?"
    r"|legal|copyright|faq|toc|table-of-contents|steps)(?:$|[\s_-])",
    re.IGNORECASE,
)
_ASIDE_NAMES = re.compile(
    r"(?:^|[\s_-])(?:sidebar|side|widget\w*|related|popular|most-?read|trending|recommend\w*|also|promo\w*|ads?|advert\w*"
    r"|newsletter|teasers?-small|ticker|meistgelesen|beliebt\w*)(?:$|[\s_-])",
    re.IGNORECASE,
)
_GOOD_NAMES = re.compile(
    r"(?:^|[\s_-])(?:posts?|entr(?:y|ies)|articles?|news\w*|items?|stor(?:y|ies)|list\w*|archive-list|feed|releases?|events?"
    r"|cards?|results?|h-entry|hentry|blog\w*|press\w*|meldung\w*|nachrichten|aktuell\w*|publications?|jobs?|threads?|topics?)"
    r"(?:$|[\s_-])",
    re.IGNORECASE,
)
_HEADS = words("h1 h2 h3 h4 h5 h6")
"""Each in a box of its own, they are a part of what the box is."""
_PROSE = words("p span blockquote")
"""With a link among their words, these are the paragraphs of an article."""
_INLINE = words("span em strong b i u font small mark")
_SENTENCE = 60
"""So many letters around a link are no date and no place, but a sentence."""
_LEAST_ENTRIES = 3
_LEAST_SHARE = 0.5
_LONG_TITLE = 60
_LONG_TEXT = 240
_SHORT_TEXT = 40
_LEAST_SCORE = 0.2
"""Below it are tags, topics, ways to share and the parts of a page: better nothing is offered than those."""
_MANY_LINKS = 7


class Rated(Struct, frozen=True, eq=False):
    nodes: tuple[Node, ...]
    entries: tuple[FoundEntry, ...]
    score: float


def rate(group: Sequence[Node], place: Place, *, is_pointed_at: bool = False) -> Rated | None:
    """None for what is no list of posts at all. What the owner pointed at may be short and stand anywhere."""
    if not is_pointed_at and _is_framed(group[0]):
        return None
    judged = group[:MAX_ENTRIES]
    entries = tuple(find_entries(judged, place))
    least = 2 if is_pointed_at else _LEAST_ENTRIES
    if len(entries) < least or len(entries) < _LEAST_SHARE * len(judged):
        return None
    if not is_pointed_at and _is_prose(group[0].tag, entries):
        return None
    told = {(entry.link, entry.title.casefold()) for entry in entries}
    if len(told) < 0.7 * len(entries) or 2 * len({entry.title for entry in entries}) < len(entries):
        return None
    share = len(entries) / len(judged)
    score = (
        share
        * _count_worth(len(entries))
        * _entry_worth(entries, place)
        * _names_worth(group)
        * _crowd_worth(entries)
        * _section_worth(judged, entries)
    )
    least_score = 0.0 if is_pointed_at else _LEAST_SCORE
    return Rated(tuple(group), entries, score) if score > least_score else None


def _is_prose(tag: str, entries: Sequence[FoundEntry]) -> bool:
    """Whether these are mostly paragraphs of an article, or links among their words."""
    made = sum((tag in _PROSE and entry.is_title_made) or _is_among_words(entry) for entry in entries)
    return 2 * made > len(entries)


def _is_among_words(entry: FoundEntry) -> bool:
    """Whether what seems to be its title is a link in the middle of a sentence."""
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
        up.tag in _FRAMES or up.attributes.get("role", "").lower() in _ROLES or is_hidden(up)
        for up in chain_of(node)
    )


def _count_worth(count: int) -> float:
    """Ten posts say more than three; a hundred say little more than thirty."""
    return float(min(count, 40) ** 0.5)


def _entry_worth(entries: Sequence[FoundEntry], place: Place) -> float:
    titles = median(min(weigh(entry.title), _LONG_TITLE) for entry in entries) / _LONG_TITLE
    weights = [min(_weigh_text(entry), _LONG_TEXT) for entry in entries]
    texts, with_text = (
        mean(weights) / _LONG_TEXT,
        sum(weight >= _SHORT_TEXT for weight in weights) / len(entries),
    )
    dates = _share(entries, lambda entry: entry.published_at is not None)
    headings = _share(entries, lambda entry: entry.has_heading)
    linked = _share(entries, lambda entry: bool(entry.link))
    at_home = _share(entries, lambda entry: _host(entry.link) in ("", _host(place.url)))
    differing = len({entry.link for entry in entries}) / len(entries)
    worth = titles**1.5 + 0.9 * dates + 0.6 * headings + 0.7 * texts
    worth *= _evenness(dates) * _evenness(headings) * _evenness(with_text)
    return float(worth * (0.15 + 0.85 * linked) * (0.5 + 0.5 * differing) * (0.6 + 0.4 * at_home))


def _evenness(share: float) -> float:
    """Blocks that are one list have all of them a date, or none."""
    return 1.0 - 1.6 * share * (1.0 - share)


def _share(entries: Sequence[FoundEntry], holds: Callable[[FoundEntry], bool]) -> float:
    return sum(1 for entry in entries if holds(entry)) / len(entries)


def _weigh_text(entry: FoundEntry) -> int:
    return max(sum(weigh(full_text(part)) for part in entry.block.parts()) - weigh(entry.title), 0)


def _names_worth(group: Sequence[Node]) -> float:
    """By what the page's makers called the elements themselves and those around them; the nearest speak loudest."""
    worth = 1.0 if group[0].tag not in _HEADS or len({node.parent for node in group}) == 1 else 0.6
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
    """Headings that lead nowhere and have no date are mostly those of one article."""
    if group[0].tag not in _HEADS or any(entry.published_at is not None for entry in entries):
        return 1.0
    leading = sum(any(below.tag == "a" for below in walk(node)) for node in group)
    return 1.0 if 2 * leading > len(group) else 0.1


def _crowd_worth(entries: Sequence[FoundEntry]) -> float:
    """A block with many links of its own is a list of posts itself, or a page's column."""
    links = median(_count_links(entry) for entry in entries)
    headings = median(_count_headings(entry) for entry in entries)
    worth = 1.0 if links <= _MANY_LINKS else _MANY_LINKS / links
    return worth * (1.0 if headings <= 1 else 0.4)


def _count_links(entry: FoundEntry) -> int:
    return len(
        {
            node.attributes["href"]
            for node in _inside(entry)
            if node.tag == "a" and node.attributes.get("href")
        }
    )


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
