"""One block of a page → an entry: its link, its title, its date, its picture and what else it says. Pure.

Which link is meant is told by what all blocks share: "Read more" stands in each of them and names none.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct

from reader.html.elements import words
from reader.parse.page import Node, ancestors_of, elements_of
from reader.parse.page_feed.block_dates import find_block_date
from reader.parse.page_feed.block_nodes import (
    BOXES,
    UNREAD,
    Block,
    Place,
    holds_boxes,
    is_leaf,
    make_blocks,
    walk_read,
)
from reader.parse.page_feed.page_dates import find_dates
from reader.parse.readable.nodes import HEADINGS, full_text, names_of, walk, weigh
from reader.parse.text import MAX_TITLE, one_line
from reader.parse.urls import web_address

MAX_ENTRIES = 300
LEAST_TITLE = 8
"""Weight of the shortest title that is believed to be one."""
_MADE_TITLE = 140
"""Letters of a title that is made of the first words of a text."""
_ASIDE = re.compile(
    r"(?:^|[\s_-])(?:author|byline|categor(?:y|ies)|tags?|topics?|comments?|share|more|avatar|user|label|badge|meta)(?:$|[\s_-])",
    re.IGNORECASE,
)
_AD = re.compile(
    r"(?:^|[\s_-])(?:ads?|advert\w*|sponsor\w*|promo\w*|anzeige|werbung|newsletter|teaser-ad)(?:$|[\s_-])",
    re.IGNORECASE,
)


class FoundEntry(Struct, frozen=True, eq=False):
    """An entry of a page, before it is cleaned."""

    block: Block
    title: str
    link: str
    published_at: int | None
    title_node: Node | None
    left_out: tuple[Node, ...] = ()
    """What is no text of its own: dates, "Read more"."""
    has_heading: bool = False
    is_title_made: bool = False
    """Of the first words there are: neither a heading nor a link says it."""


def find_entries(nodes: Sequence[Node], place: Place) -> list[FoundEntry]:
    """The entries of blocks that are alike, without those that are none: advertisements, rows without words."""
    blocks = make_blocks(nodes[:MAX_ENTRIES])
    links = [_links_of(block, place) for block in blocks]
    shared = Counter(text for found in links for text in {text for _, _, text in found})
    common = {text for text, count in shared.items() if count > max(1, len(blocks) // 3)}
    found = [_find_entry(block, one, common, place) for block, one in zip(blocks, links, strict=True)]
    return [entry for entry in found if entry is not None]


Links = list[tuple[Node, str, str]]
"""Elements, where they lead, what they say."""


def _links_of(block: Block, place: Place) -> Links:
    around = block.node.parent
    holders = [around] if around is not None and around.tag == "a" else []
    nodes = [*holders, *(node for part in block.parts() for node in walk_read(part))]
    found: Links = []
    for node in nodes:
        if node.tag == "a" and node.attributes.get("href"):
            address = node.attributes["href"].strip()
            target = (
                ""
                if address.startswith(("#", "javascript:", "mailto:", "tel:"))
                else web_address(place.base, address)
            )
            if target:
                found.append((node, target, full_text(node, UNREAD)))
    return found


def _find_entry(block: Block, links: Links, common: set[str], place: Place) -> FoundEntry | None:
    if any(_AD.search(names_of(node)) for node in (block.node, *_shell(block.node))):
        return None
    dates, published_at = find_block_date(block, place.language)
    heading = _find_heading(block)
    telling = [one for one in links if one[2] not in common and weigh(one[2]) >= LEAST_TITLE]
    link = _choose_link(heading, telling, links)
    title_node = heading or (link[0] if link else None)
    title = _title_of(block, heading, link, common, place, dates)
    if weigh(title) < (LEAST_TITLE if link is None else 2):
        return None
    target = link[1] if link else ""
    more = (node for node, leads_to, text in links if leads_to == target and text in common)
    left_out = (*dates, *(node for node in more if not holds_boxes(node)))
    is_made = heading is None and (link is None or title not in link[2])
    return FoundEntry(block, title, target, published_at, title_node, left_out, heading is not None, is_made)


def _shell(node: Node) -> Iterable[Node]:
    """The elements inside that hold all of it: an advertisement may be one box further in."""
    inner = elements_of(node)
    while len(inner) == 1 and not any(isinstance(child, str) and child.strip() for child in node.children):
        node = inner[0]
        yield node
        inner = elements_of(node)


def _find_heading(block: Block) -> Node | None:
    for part in block.parts():
        for node in walk_read(part):
            if node.tag in HEADINGS and weigh(full_text(node, UNREAD)) >= LEAST_TITLE:
                return node
    return None


def _choose_link(heading: Node | None, telling: Links, links: Links) -> tuple[Node, str, str] | None:
    """The heading's own, the one around it, the longest that tells something, else the first there is."""
    if heading is not None:
        inside = set(walk(heading))
        around = set(ancestors_of(heading))
        for one in links:
            if one[0] in inside or one[0] in around:
                return one
    plain = [one for one in telling if not _is_aside(one[0])]
    if plain or telling:
        return max(plain or telling, key=lambda one: weigh(one[2]))
    own = [one for one in links if not _is_aside(one[0])]
    return next(iter(own or links), None)


def _is_aside(link: Node) -> bool:
    relations = link.attributes.get("rel", "").lower()
    up = link.parent
    names = names_of(link) + " " + (names_of(up) if up is not None else "")
    return "author" in relations or "tag" in relations.split() or bool(_ASIDE.search(names))


def _title_of(
    block: Block,
    heading: Node | None,
    link: tuple[Node, str, str] | None,
    common: set[str],
    place: Place,
    dates: tuple[Node, ...],
) -> str:
    if heading is not None:
        return one_line(full_text(heading, UNREAD), MAX_TITLE)
    said = link[2] if link is not None else ""
    is_date = bool(dates) and link is not None and any(node in dates for node in walk(link[0]))
    if said not in common and weigh(said) >= LEAST_TITLE and not _holds_more(link) and not is_date:
        return one_line(_without_date(said, place.language), MAX_TITLE)
    return one_line(_first_words(block, common, place, dates) or said, _MADE_TITLE)


def _holds_more(link: tuple[Node, str, str] | None) -> bool:
    """A link around the whole block says everything at once: its title is only a part of it."""
    return link is not None and any(node.tag in BOXES for node in walk(link[0]) if node is not link[0])


_STRONG = words("strong b em")


def _first_words(block: Block, common: set[str], place: Place, dates: tuple[Node, ...]) -> str:
    """The first text of its own in the block that says something; what is printed bold goes first."""
    skipped = {inner for node in dates for inner in walk(node)}
    lines: list[str] = []
    for part in block.parts():
        for node in walk_read(part):
            own = " ".join(full_text(node, UNREAD).split()) if is_leaf(node) else ""
            own = _without_date(own, place.language)
            if node in skipped or own in common or weigh(own) < LEAST_TITLE:
                continue
            if node.tag in _STRONG or "title" in names_of(node).lower():
                return own
            lines.append(own)
    return lines[0] if lines else ""


def _without_date(text: str, language: str) -> str:
    """A title that has its date at one of its ends is shown without."""
    for (start, end), _ in find_dates(text[:MAX_TITLE], language):
        before, after = text[:start].rstrip(" -–—:|·,(["), text[end:].lstrip(" -–—:|·,)]")
        if not before and weigh(after) >= LEAST_TITLE:
            return after
        if not after and weigh(before) >= LEAST_TITLE:
            return before
    return text
