"""One block of a page → an entry: its link, title, date, and the rest of its text. Pure.

"Read more" is in every block and names none of them, so a link whose text many blocks share is not the entry's own.
Dates are those that pages write: 2026-06-12, 12.6.2026, June 12th, 2026, 12 de junio de 2026, 2026年6月12日. One
without a time is midnight in UTC. "3 hours ago" or a date without a year does not count.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, takewhile

from msgspec import Struct

from reader.html.addresses import web_address
from reader.html.tokenizer import VOID, words
from reader.parse.dates import find_instant, find_loose_instant, find_month
from reader.parse.page import Node, ancestors_of, elements_of, markup_of
from reader.parse.readable.nodes import HEADINGS, full_text, is_hidden, named, names_of, own_text, walk, weigh
from reader.parse.text import MAX_TITLE, one_line

_TIME = r"(?:[\s,·|–-]{1,4}(?:um|at|à|kl\.?|ore|las|às)?\s{0,2}(?P<hour>\d{1,2})[:h](?P<minute>\d\d)(?!\d))?"
_YEAR = r"(?P<year>(?:19|20)\d\d)"
_MONTH = r"(?P<month>\d{1,2})"
_DAY = r"(?P<day>\d{1,2})"
_NAME = r"(?P<month>[^\W\d_]{3,12})"
_SLASH = re.compile(rf"(?<![\d/]){_DAY}[/-]{_MONTH}[/-]{_YEAR}(?!\d){_TIME}")
_FORMS = (
    re.compile(rf"(?<!\d){_YEAR}\s?[-/.年년]\s?{_MONTH}\s?[-/.月월]\s?{_DAY}(?!\d)[T日일]?{_TIME}"),
    re.compile(rf"(?<![\d.]){_DAY}\.\s?{_MONTH}\.\s?{_YEAR}(?!\d){_TIME}"),
    _SLASH,
    re.compile(
        rf"(?<!\d){_DAY}(?:\.|st|nd|rd|th|er|º|°)?\s{{0,2}}(?:de\s|of\s)?{_NAME}\.?,?\s(?:de\s|del\s)?{_YEAR}(?!\d){_TIME}"
    ),
    re.compile(rf"(?<!\w){_NAME}\.?\s{_DAY}(?:st|nd|rd|th)?,?\s{{1,2}}{_YEAR}(?!\d){_TIME}"),
)
_LONGEST = 400
"""Characters of a text that are searched: a date is near the beginning or an element of its own."""
_UNREAD = words("script style noscript template svg math select button textarea input label option form nav iframe")
_BOXES = words("div p section article ul ol table figure")
_HOLDERS = _BOXES | words("li td tr dd dt h1 h2 h3 h4 h5 h6 a span time strong b")
_LEADS = HEADINGS | {"dt"}
"""Elements that only begin an entry: what follows up to the next one belongs to it."""
LEAST_TEXT = 12
"""Weight of the shortest text that is shown as one."""
_EXAMINED_BYTES = 2_000
_DATED = named(r"date|time|datum|published|posted|day|when")
MAX_ENTRIES = 300
_LEAST_TITLE = 8
"""Weight of the shortest plausible title."""
_MADE_TITLE = 140
"""Letters of a title that is made of the first words of a text."""
_STRONG = words("strong b em")
_ASIDE = named(r"author|byline|categor(?:y|ies)|tags?|topics?|comments?|share|more|avatar|user|label|badge|meta")
_AD = named(r"ads?|advert\w*|sponsor\w*|promo\w*|anzeige|werbung|newsletter|teaser-ad")
_Links = list[tuple[Node, str, str]]
"""Elements, where they lead, what they say."""


def find_date(text: str, language: str = "") -> int | None:
    """The first date in a text, as an instant; None where there is none."""
    found = find_dates(text[:_LONGEST], language)
    return found[0][1] if found else None


def find_dates(text: str, language: str = "") -> list[tuple[tuple[int, int], int]]:
    """The dates in a text, each with its span, in order."""
    found: list[tuple[tuple[int, int], int]] = []
    for pattern in _FORMS:
        for match in pattern.finditer(text):
            instant = _instant(match, language)
            is_free = all(match.end() <= start or end <= match.start() for (start, end), _ in found)
            if instant is not None and is_free:
                found.append((match.span(), instant))
    return sorted(found)


def find_machine_date(value: str) -> int | None:
    """The instant of a `datetime` attribute."""
    value = value.strip()[:60]
    exact = find_loose_instant(value)
    return exact if exact is not None else find_date(value.replace("T", " "))


def _instant(match: re.Match[str], language: str) -> int | None:
    day, month, year = int(match["day"]), match["month"], int(match["year"])
    number = int(month) if month.isdecimal() else find_month(month) or 0
    if match.re is _SLASH:
        # Where both could be either, Americans write the month first.
        is_american = language.lower().replace("_", "-") in ("en", "en-us", "")
        if number > 12 or (day <= 12 and is_american):
            day, number = number, day
    instant = find_instant(year, number, day, int(match["hour"] or 0), int(match["minute"] or 0))
    return find_instant(year, number, day, 0, 0) if instant is None else instant


class Block(Struct, frozen=True, eq=False):
    """The elements of one entry: one, and those that follow it where it only begins the entry."""

    node: Node
    rest: tuple[Node, ...] = ()

    def parts(self) -> tuple[Node, ...]:
        return (self.node, *self.rest)


class Place(Struct, frozen=True):
    """The address and language of a page."""

    url: str
    base: str
    language: str = ""


def _make_blocks(nodes: Sequence[Node]) -> list[Block]:
    if not all(node.tag in _LEADS for node in nodes):
        return [Block(node) for node in nodes]
    starts = set(nodes)
    return [Block(node, tuple(_following(node, starts))) for node in nodes]


def _following(node: Node, starts: set[Node]) -> Iterator[Node]:
    siblings = elements_of(node.parent) if node.parent is not None else [node]
    return takewhile(lambda one: one not in starts and one.tag != node.tag, siblings[siblings.index(node) + 1 :])


def walk_read(root: Node) -> Iterator[Node]:
    """The node and everything below it that a reader sees."""
    waiting = [root]
    while waiting:
        node = waiting.pop()
        yield node
        waiting.extend(
            child for child in reversed(elements_of(node)) if child.tag not in _UNREAD and not is_hidden(child)
        )


def _walk_block(block: Block) -> Iterator[Node]:
    return chain.from_iterable(map(walk_read, block.parts()))


def _is_leaf(node: Node) -> bool:
    """Whether it has text and no boxes inside."""
    return not any(child.tag in _HOLDERS for child in elements_of(node)) and any(
        isinstance(child, str) and child.strip() for child in node.children
    )


def holds_boxes(node: Node) -> bool:
    return any(inner.tag in _BOXES or inner.tag == "img" for inner in walk(node) if inner is not node)


def write_without(node: Node, skipped: set[Node]) -> str:
    """The markup of a node without the skipped ones and without what no reader sees."""
    if node in skipped or node.tag in _UNREAD or is_hidden(node):
        return ""
    inner = "".join(child if isinstance(child, str) else write_without(child, skipped) for child in node.children)
    if node.tag in VOID:
        return markup_of(Node(node.tag, node.attributes))
    if not inner.strip() or not node.tag.isalnum() or (node.tag == "a" and holds_boxes(node)):
        return inner
    opened = markup_of(Node(node.tag, node.attributes, None, []))
    return opened.removesuffix(f"</{node.tag}>") + f"{inner}</{node.tag}>"


def _find_block_date(block: Block, language: str) -> tuple[tuple[Node, ...], int | None]:
    """The elements that contain only a date, and the entry's date: preferably one for machines, then one in an element
    whose name says so, then any other."""
    found_dates: list[tuple[int, Node, int]] = []
    for node in _walk_block(block):
        machine = node.attributes.get("datetime") or node.attributes.get("content") or ""
        if (node.tag == "time" or "date" in node.attributes.get("itemprop", "").lower()) and machine:
            instant = find_machine_date(machine)
            if instant is not None:
                found_dates.append((0, node, instant))
        elif node.tag not in HEADINGS:
            text = full_text(node, _UNREAD) if node.tag == "time" else own_text(node).strip()
            instant = find_date(text, language) if any(letter.isdigit() for letter in text[:_LONGEST]) else None
            if instant is not None:
                found_dates.append((1 if node.tag == "time" or _DATED.search(names_of(node)) else 2, node, instant))
    if not found_dates:
        return (), None
    alone = tuple(node for _, node, _ in found_dates if node.tag == "time" or _is_date_alone(node, block, language))
    return alone, min(found_dates, key=lambda one: one[0])[2]


def _is_date_alone(node: Node, block: Block, language: str) -> bool:
    if (node is block.node and not block.rest) or not _is_leaf(node):
        return False
    text = full_text(node, _UNREAD)
    rest = without_dates(text, language)
    return weigh(rest) < LEAST_TEXT and rest != text


def without_dates(text: str, language: str) -> str:
    text = text[:_EXAMINED_BYTES]
    for (start, end), _ in reversed(find_dates(text, language)):
        text = text[:start] + text[end:]
    return text.strip()


class FoundEntry(Struct, frozen=True, eq=False):
    """An entry of a page, before it is cleaned."""

    block: Block
    title: str
    link: str
    published_at: int | None
    title_node: Node | None
    left_out: tuple[Node, ...] = ()
    """Elements that aren't part of its text: dates, "Read more"."""
    has_heading: bool = False
    is_title_made: bool = False
    """Whether it is the first words of the text, as there is no heading or link with a title."""


def find_entries(nodes: Sequence[Node], place: Place) -> list[FoundEntry]:
    """The entries of blocks that are alike, without advertisements and blocks without words."""
    blocks = _make_blocks(nodes[:MAX_ENTRIES])
    links = [_links_of(block, place) for block in blocks]
    shared = Counter(text for found in links for text in {text for _, _, text in found})
    common = {text for text, count in shared.items() if count > max(1, len(blocks) // 3)}
    found = [_find_entry(block, one, common, place) for block, one in zip(blocks, links, strict=True)]
    return [entry for entry in found if entry is not None]


def _links_of(block: Block, place: Place) -> _Links:
    around = block.node.parent
    holders = [around] if around is not None and around.tag == "a" else []
    found: _Links = []
    for node in chain(holders, _walk_block(block)):
        address = node.attributes.get("href", "").strip() if node.tag == "a" else ""
        if address and not address.startswith(("#", "javascript:", "mailto:", "tel:")):
            target = web_address(place.base, address)
            if target:
                found.append((node, target, full_text(node, _UNREAD)))
    return found


def _find_entry(block: Block, links: _Links, common: set[str], place: Place) -> FoundEntry | None:
    if any(_AD.search(names_of(node)) for node in (block.node, *_shell(block.node))):
        return None
    dates, published_at = _find_block_date(block, place.language)
    headings = (node for node in _walk_block(block) if node.tag in HEADINGS)
    heading = next((node for node in headings if weigh(full_text(node, _UNREAD)) >= _LEAST_TITLE), None)
    telling = [one for one in links if one[2] not in common and weigh(one[2]) >= _LEAST_TITLE]
    link = _choose_link(heading, telling, links)
    title_node = heading or (link[0] if link else None)
    title = _title_of(block, heading, link, common, place, dates)
    if weigh(title) < (_LEAST_TITLE if link is None else 2):
        return None
    target = link[1] if link else ""
    more = (node for node, leads_to, text in links if leads_to == target and text in common)
    left_out = (*dates, *(node for node in more if not holds_boxes(node)))
    is_made = heading is None and (link is None or title not in link[2])
    return FoundEntry(block, title, target, published_at, title_node, left_out, heading is not None, is_made)


def _shell(node: Node) -> Iterator[Node]:
    """The boxes inside that contain all of it: an advertisement may be one box further in."""
    inner = elements_of(node)
    while len(inner) == 1 and not any(isinstance(child, str) and child.strip() for child in node.children):
        node = inner[0]
        yield node
        inner = elements_of(node)


def _choose_link(heading: Node | None, telling: _Links, links: _Links) -> tuple[Node, str, str] | None:
    """The link of the heading, or around it, else the longest one with a text of its own, else the first."""
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
        return one_line(full_text(heading, _UNREAD), MAX_TITLE)
    said = link[2] if link is not None else ""
    is_date = bool(dates) and link is not None and any(node in dates for node in walk(link[0]))
    if said not in common and weigh(said) >= _LEAST_TITLE and not _holds_more(link) and not is_date:
        return one_line(_without_date(said, place.language), MAX_TITLE)
    return one_line(_first_words(block, common, place, dates) or said, _MADE_TITLE)


def _holds_more(link: tuple[Node, str, str] | None) -> bool:
    """Whether the link is around the whole block, so that the title is only a part of its text."""
    return link is not None and any(node.tag in _BOXES for node in walk(link[0]) if node is not link[0])


def _first_words(block: Block, common: set[str], place: Place, dates: tuple[Node, ...]) -> str:
    """The first text of some length in the block; one in bold goes first."""
    skipped = {inner for node in dates for inner in walk(node)}
    lines: list[str] = []
    for node in _walk_block(block):
        own = _without_date(full_text(node, _UNREAD), place.language) if _is_leaf(node) else ""
        if node in skipped or own in common or weigh(own) < _LEAST_TITLE:
            continue
        if node.tag in _STRONG or "title" in names_of(node).lower():
            return own
        lines.append(own)
    return lines[0] if lines else ""


def _without_date(text: str, language: str) -> str:
    """The title without a date at one of its ends."""
    for (start, end), _ in find_dates(text[:MAX_TITLE], language):
        before, after = text[:start].rstrip(" -–—:|·,(["), text[end:].lstrip(" -–—:|·,)]")
        if not before and weigh(after) >= _LEAST_TITLE:
            return after
        if not after and weigh(before) >= _LEAST_TITLE:
            return before
    return text
