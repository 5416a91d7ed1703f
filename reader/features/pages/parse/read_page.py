"""A web page read as a feed: by its recipe into entries or its text, or searched for what could be followed. Pure.

Runs in the parser's child process, because a page may be anything.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence

from reader.core.errors import ParseError
from reader.core.records.messages import Message
from reader.core.records.pages import PREVIEWED, FoundPage, PageBlock, PageEntry, PageKind, PageRecipe
from reader.core.records.parsed import ParsedEntry, ParsedFeed, Wishes
from reader.core.words.catalogue import PageCode
from reader.features.pages.parse.blocks import FoundBlock, find_block_of, find_blocks
from reader.features.pages.parse.page_entries import (
    LEAST_TEXT,
    Block,
    FoundEntry,
    Place,
    find_entries,
    holds_boxes,
    walk_read,
    without_dates,
    write_without,
)
from reader.features.pages.parse.selectors import BadSelectorError, PageNodes
from reader.html.addresses import web_address
from reader.html.charset import decode
from reader.html.text import text_of
from reader.html.tokenizer import MAX_PAGE, words
from reader.parse.page import Node, ancestors_of, make_tree
from reader.parse.readable.extract import find_title
from reader.parse.readable.nodes import HEADINGS, full_text, walk, weigh
from reader.parse.safe_html.sanitize import clean
from reader.parse.text import one_line, without_controls

_MAX_TEXT = 400_000
_MAX_LINES = 4_000
_LEAST_TEXT = 20
_FRAMES = words("nav footer aside form dialog menu head title")
_KINDS = {PageKind.ENTRIES: "page", PageKind.CHANGES: "changes"}
"""The name of each kind in a feed's row."""
_MOST_LINKS = 250
_LINK_TEXT = 120
_EXCERPT = 400
_LEAST_LINK = 12


def _finish(entry: FoundEntry, place: Place, *, is_link_alone: bool) -> ParsedEntry:
    """The entry with safe HTML. Its identity is the link if no other has it, else link and text."""
    body = clean(_markup_without_title(entry), place.base)
    is_bare = "<img" not in body.html and weigh(without_dates(body.text, place.language)) < LEAST_TEXT
    guid = "" if entry.link and is_link_alone else _make_guid(entry.link, entry.title, body.text)
    return ParsedEntry(
        guid=guid,
        link=entry.link,
        title=entry.title,
        author="",
        published_at=entry.published_at,
        updated_at=None,
        html="" if is_bare else body.html,
        text="" if is_bare else body.text,
        language=place.language,
    )


def _make_guid(link: str, title: str, text: str) -> str:
    said = "\n".join((link, title.casefold(), "" if link else text[:500].casefold()))
    return "page:" + hashlib.blake2b(said.encode("utf-8", "replace"), digest_size=12).hexdigest()


def _markup_without_title(entry: FoundEntry) -> str:
    """Leave out title and date, which are shown apart; a link around everything would make all of it blue."""
    skipped: set[Node] = set(entry.left_out)
    if entry.title_node is not None and not _is_all(entry.title_node, entry.block):
        skipped.add(entry.title_node)
    return "".join(write_without(part, skipped) for part in entry.block.parts())


def _is_all(node: Node, block: Block) -> bool:
    """Whether the title is the whole block, or around it, and so cannot be left out."""
    if node.tag in HEADINGS:
        return False
    return node is block.node or (node not in set(walk(block.node)) and not block.rest) or holds_boxes(node)


def _read_page_text(nodes: PageNodes, selector: str) -> str:
    """The lines of the main part, or the selected one, to compare with the last version. It is found by the page's
    structure and never by the amount of text, or a poll could report a change that nobody made. ParseError where the
    part is gone, or there is no text."""
    parts = nodes.select(selector) if selector else _find_main(nodes)
    if not parts:
        raise ParseError(PageCode.PAGE_REBUILT())
    chosen = set(parts)
    skipped = {node for node in nodes.all if node.tag in _FRAMES and node not in chosen}
    outer = [part for part in parts if chosen.isdisjoint(ancestors_of(part))]
    text = "\n".join(text_of(write_without(part, skipped)) for part in outer)
    lines = [line for line in without_controls(text)[:_MAX_TEXT].split("\n") if line.strip()]
    if weigh("".join(lines)) < _LEAST_TEXT:
        raise ParseError(PageCode.PAGE_WITHOUT_TEXT())
    return "\n".join(lines[:_MAX_LINES])


def _find_main(nodes: PageNodes) -> list[Node]:
    """What the page declares as its main part, else its only article, else its body."""
    mains = [node for node in nodes.all if node.tag == "main" or node.attributes.get("role") == "main"]
    if mains:
        return mains[:1]
    articles = [node for node in nodes.all if node.tag == "article"]
    if len(articles) == 1:
        return articles
    bodies = [node for node in nodes.all if node.tag == "body"]
    return bodies[:1] or [nodes.root]


def read_page(body: bytes, url: str, content_type: str, recipe: PageRecipe) -> ParsedFeed:
    """The page's entries, or its text. ParseError where the page is no longer what it was."""
    nodes, place = _open(body, url, content_type)
    if recipe.kind is PageKind.CHANGES:
        text = _read_page_text(nodes, recipe.selector)
        return _make_feed(nodes, place, recipe.kind, page_text=text)
    entries = find_entries(nodes.select(recipe.selector), place)
    if not entries and not _is_empty_list(nodes, recipe.selector):
        raise ParseError(PageCode.PAGE_REBUILT())
    return _make_feed(nodes, place, recipe.kind, entries)


def preview_page(body: bytes, url: str, content_type: str, selector: str = "", pointed_at: str = "") -> FoundPage:
    """What could be followed: all blocks, or only that of a selector or of an entry that the user pointed at."""
    nodes, place = _open(body, url, content_type)
    blocks, message = _find(nodes, place, selector, pointed_at)
    return FoundPage(
        url,
        find_title(nodes.root) or url,
        tuple(map(_preview, blocks)),
        _link_texts(nodes),
        _excerpt(nodes),
        None if blocks else message,
    )


def _find(nodes: PageNodes, place: Place, selector: str, pointed_at: str) -> tuple[list[FoundBlock], Message | None]:
    """Blocks, or why there are none."""
    if selector:
        return _try_selector(nodes, place, selector)
    if pointed_at:
        block = find_block_of(nodes, place, pointed_at)
        return ([block] if block else []), PageCode.NOT_POINTED_AT(text=pointed_at[:80])
    return find_blocks(nodes, place), PageCode.NO_BLOCK_FOUND()


def _try_selector(nodes: PageNodes, place: Place, selector: str) -> tuple[list[FoundBlock], Message | None]:
    try:
        found = nodes.select(selector)
    except BadSelectorError as error:
        return [], error.message
    if not found:
        return [], PageCode.SELECTOR_FINDS_NOTHING(selector=selector[:80])
    entries = tuple(find_entries(found, place))
    if not entries:
        return [], PageCode.SELECTOR_FINDS_NO_ENTRIES(selector=selector[:80])
    return [FoundBlock(selector, entries)], None


def _open(body: bytes, url: str, content_type: str) -> tuple[PageNodes, Place]:
    nodes = PageNodes(make_tree(decode(body[:MAX_PAGE], content_type)))
    if len(nodes.all) < 3 or b"\0" in body[:1_000]:
        raise ParseError(PageCode.NO_PAGE())
    base = next((href for node in nodes.all if node.tag == "base" and (href := node.attributes.get("href"))), "")
    language = next((lang for node in nodes.all[:3] if (lang := node.attributes.get("lang"))), "")
    return nodes, Place(url, web_address(url, base) or url, one_line(language, 20))


def _make_feed(
    nodes: PageNodes, place: Place, kind: PageKind, entries: Sequence[FoundEntry] = (), page_text: str = ""
) -> ParsedFeed:
    counts = Counter(entry.link for entry in entries)
    return ParsedFeed(
        title=find_title(nodes.root),
        site_url=place.url,
        description="",
        icon_url="",
        language=place.language,
        wishes=Wishes(),
        entries=tuple(_finish(entry, place, is_link_alone=counts[entry.link] == 1) for entry in entries),
        kind=_KINDS[kind],
        page_text=page_text,
    )


def _is_empty_list(nodes: PageNodes, selector: str) -> bool:
    """Whether the box of the entries is still there and has no links: no news, rather than a rebuilt page."""
    boxes = nodes.select_boxes(selector)
    links = (node for box in boxes for node in walk(box) if node.tag == "a")
    return bool(boxes) and not any(weigh(full_text(link)) >= _LEAST_LINK for link in links)


def _preview(block: FoundBlock) -> PageBlock:
    shown = tuple(PageEntry(entry.title, entry.link, entry.published_at) for entry in block.entries[:PREVIEWED])
    return PageBlock(block.selector, len(block.entries), shown)


def _link_texts(nodes: PageNodes) -> tuple[str, ...]:
    texts = (
        one_line(full_text(node), _LINK_TEXT)
        for node in walk_read(nodes.root)
        if node.tag == "a" and node.attributes.get("href")
    )
    return tuple(dict.fromkeys(text for text in texts if weigh(text) >= _LEAST_LINK))[:_MOST_LINKS]


def _excerpt(nodes: PageNodes) -> str:
    try:
        return one_line(_read_page_text(nodes, ""), _EXCERPT)
    except ParseError:
        return ""
