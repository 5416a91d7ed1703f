"""One block of a page → an entry: its link, its title, its date, its picture and what else it says. Pure.

Which link is meant is told by what all blocks share: "Read more" stands in each of them and names none.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct

from reader.html.elements import VOID, words
from reader.parse.dates import find_instant, find_loose_instant, find_month
from reader.parse.page import Node, ancestors_of, elements_of, markup_of
from reader.parse.readable.clutter import is_hidden
from reader.parse.readable.nodes import HEADINGS, full_text, names_of, own_text, walk, weigh
from reader.parse.text import MAX_TITLE, one_line
from reader.parse.urls import web_address

# Dates as pages write them: 2026-06-12, 12.6.2026, June 12th, 2026, 12 de junio de 2026, 2026年6月12日. Pure.
#
# A date without a time is midnight in UTC. One without a year tells too little, and "3 hours ago" is of no
# use to somebody who does not know since when it stands there.

_TIME = r"(?:[\s,·|–-]{1,4}(?:um|at|à|kl\.?|ore|las|às)?\s{0,2}(\d{1,2})[:h](\d\d)(?!\d))?"
_YEAR = r"((?:19|20)\d\d)"
_NAME = r"([^\W\d_]{3,12})"
_FORMS: tuple[tuple[str, re.Pattern[str]], ...] = (
    ("ymd", re.compile(rf"(?<!\d){_YEAR}\s?[-/.年년]\s?(\d{{1,2}})\s?[-/.月월]\s?(\d{{1,2}})(?!\d)[T日일]?{_TIME}")),
    ("dmy", re.compile(rf"(?<![\d.])(\d{{1,2}})\.\s?(\d{{1,2}})\.\s?{_YEAR}(?!\d){_TIME}")),
    ("slash", re.compile(rf"(?<![\d/])(\d{{1,2}})[/-](\d{{1,2}})[/-]{_YEAR}(?!\d){_TIME}")),
    (
        "named",
        re.compile(
            rf"(?<!\d)(\d{{1,2}})(?:\.|st|nd|rd|th|er|º|°)?\s{{0,2}}(?:de\s|of\s)?{_NAME}\.?,?\s(?:de\s|del\s)?{_YEAR}(?!\d){_TIME}"
        ),
    ),
    ("american", re.compile(rf"(?<!\w){_NAME}\.?\s(\d{{1,2}})(?:st|nd|rd|th)?,?\s{{1,2}}{_YEAR}(?!\d){_TIME}")),
)
_LONGEST = 400
"""Characters of a text that are looked at: a date stands near the beginning or is an element of its own."""


def find_date(text: str, language: str = "") -> int | None:
    """The first date in a text, as an instant; None where there is none."""
    found = find_dates(text[:_LONGEST], language)
    return found[0][1] if found else None


def find_dates(text: str, language: str = "") -> list[tuple[tuple[int, int], int]]:
    """Every date in it, with where it stands, in the order of the text."""
    found: list[tuple[tuple[int, int], int]] = []
    for form, pattern in _FORMS:
        for match in pattern.finditer(text):
            instant = _instant(form, match, language)
            if instant is not None and not any(_overlap(match.span(), span) for span, _ in found):
                found.append((match.span(), instant))
    return sorted(found)


def find_machine_date(value: str) -> int | None:
    """What a `datetime` attribute says: with a time and a zone where it has them."""
    value = value.strip()[:60]
    exact = find_loose_instant(value)
    return exact if exact is not None else find_date(value.replace("T", " "))


def _instant(form: str, match: re.Match[str], language: str) -> int | None:
    first, second, third, hour, minute = match.groups()
    if form == "ymd":
        year, month, day = int(first), int(second), int(third)
    elif form == "dmy":
        day, month, year = int(first), int(second), int(third)
    elif form == "slash":
        day, month, year = *_order(int(first), int(second), language), int(third)
    elif form == "named":
        day, month, year = int(first), find_month(second) or 0, int(third)
    else:
        day, month, year = int(second), find_month(first) or 0, int(third)
    instant = find_instant(year, month, day, int(hour or 0), int(minute or 0))
    return find_instant(year, month, day, 0, 0) if instant is None else instant


def _order(first: int, second: int, language: str) -> tuple[int, int]:
    """Day and month. Where both could be either, Americans write the month first."""
    is_american = language.lower().replace("_", "-") in ("en", "en-us", "")
    month_first = second > 12 or (first <= 12 and is_american)
    return (second, first) if month_first else (first, second)


def _overlap(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return one[0] < other[1] and other[0] < one[1]


# The elements of one block of a page: what is read of them, and how they are written down again. Pure.

UNREAD = words("script style noscript template svg math select button textarea input label option form nav iframe")
BOXES = words("div p section article ul ol table figure")
_HOLDERS = BOXES | words("li td tr dd dt h1 h2 h3 h4 h5 h6 a span time strong b")
_LEADS = HEADINGS | {"dt"}
"""Blocks that only begin an entry: what follows up to the next one belongs to it."""


class Block(Struct, frozen=True, eq=False):
    """What stands for one entry: an element, and what follows it where it only begins one."""

    node: Node
    rest: tuple[Node, ...] = ()

    def parts(self) -> tuple[Node, ...]:
        return (self.node, *self.rest)


class Place(Struct, frozen=True):
    """Where a page lies, and what it is written in."""

    url: str
    base: str
    language: str = ""


def make_blocks(nodes: Sequence[Node]) -> list[Block]:
    """A heading, or a term of a list of definitions, takes along what follows it up to the next."""
    if not all(node.tag in _LEADS for node in nodes):
        return [Block(node) for node in nodes]
    starts = set(nodes)
    return [Block(node, tuple(_following(node, starts))) for node in nodes]


def _following(node: Node, starts: set[Node]) -> Iterable[Node]:
    if node.parent is None:
        return
    is_behind = False
    for child in node.parent.children:
        if child is node:
            is_behind = True
        elif is_behind and isinstance(child, Node):
            if child in starts or child.tag == node.tag:
                return
            yield child


def walk_read(root: Node) -> Iterable[Node]:
    """What a reader sees of it."""
    waiting = [root]
    while waiting:
        node = waiting.pop()
        yield node
        waiting.extend(
            child for child in reversed(elements_of(node)) if child.tag not in UNREAD and not is_hidden(child)
        )


def is_leaf(node: Node) -> bool:
    """Its text stands in it, or in letters of another kind inside it."""
    return not any(child.tag in _HOLDERS for child in elements_of(node)) and any(
        isinstance(child, str) and child.strip() for child in node.children
    )


def holds_boxes(node: Node) -> bool:
    return any(inner.tag in BOXES or inner.tag == "img" for inner in walk(node) if inner is not node)


def write_without(node: Node, skipped: set[Node]) -> str:
    """Markup of a node without some of what is in it, and without what no reader sees."""
    if node in skipped or node.tag in UNREAD or is_hidden(node):
        return ""
    kept = [child for child in node.children if isinstance(child, str) or child not in skipped]
    inner = "".join(child if isinstance(child, str) else write_without(child, skipped) for child in kept)
    if node.tag in VOID:
        return markup_of(Node(node.tag, node.attributes))
    if not inner.strip() or not node.tag.isalnum() or (node.tag == "a" and holds_boxes(node)):
        return inner
    opened = markup_of(Node(node.tag, node.attributes, None, []))
    return opened.removesuffix(f"</{node.tag}>") + f"{inner}</{node.tag}>"


# The date of a block of a page, and the elements that are nothing but dates. Pure.

LEAST_TEXT = 12
"""Weight of the shortest text that is shown as one."""
_EXAMINED_BYTES = 2_000
_DATED = re.compile(r"(?:^|[\s_-])(?:date|time|datum|published|posted|day|when)(?:$|[\s_-])", re.IGNORECASE)


def find_block_date(block: Block, language: str) -> tuple[tuple[Node, ...], int | None]:
    """The elements that are nothing but dates, and the first of them: what a machine is told, then what is named so,
    then whatever reads like one."""
    found_dates: list[tuple[int, Node, int]] = []
    for part in block.parts():
        for node in walk_read(part):
            machine = node.attributes.get("datetime") or node.attributes.get("content") or ""
            if (node.tag == "time" or "date" in node.attributes.get("itemprop", "").lower()) and machine:
                instant = find_machine_date(machine)
                if instant is not None:
                    found_dates.append((0, node, instant))
            elif node.tag not in HEADINGS:
                text = full_text(node, UNREAD) if node.tag == "time" else own_text(node).strip()
                instant = find_date(text, language) if any(letter.isdigit() for letter in text[:400]) else None
                if instant is not None:
                    found_dates.append((1 if node.tag == "time" or _DATED.search(names_of(node)) else 2, node, instant))
    if not found_dates:
        return (), None
    found_dates.sort(key=lambda one: one[0])
    alone = tuple(node for _, node, _ in found_dates if node.tag == "time" or _is_date_alone(node, block, language))
    return alone, found_dates[0][2]


def _is_date_alone(node: Node, block: Block, language: str) -> bool:
    if (node is block.node and not block.rest) or not is_leaf(node):
        return False
    text = full_text(node, UNREAD)
    rest = without_dates(text, language)
    return weigh(rest) < LEAST_TEXT and rest != text


def without_dates(text: str, language: str) -> str:
    text = text[:_EXAMINED_BYTES]
    for (start, end), _ in reversed(find_dates(text, language)):
        text = text[:start] + text[end:]
    return text.strip()


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
                "" if address.startswith(("#", "javascript:", "mailto:", "tel:")) else web_address(place.base, address)
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
