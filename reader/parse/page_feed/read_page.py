"""A web page read as a feed: by its recipe into entries, or looked through for what could be followed.

Pure. Runs in the parser's child process, because a page may be anything.
"""

from __future__ import annotations

from collections.abc import Sequence

from reader.errors import ParseError
from reader.html.bounds import MAX_PAGE
from reader.html.charset import decode
from reader.model.messages import Message
from reader.model.pages import PREVIEWED, FoundPage, PageBlock, PageEntry, PageKind, PageRecipe
from reader.model.parsed import ParsedFeed, Wishes
from reader.parse.page import Node, make_tree
from reader.parse.page_feed.block_nodes import Place, walk_read
from reader.parse.page_feed.blocks import FoundBlock, find_block_of, find_blocks
from reader.parse.page_feed.finish_entries import finish_entries
from reader.parse.page_feed.page_entries import FoundEntry, find_entries
from reader.parse.page_feed.page_text import read_page_text
from reader.parse.page_feed.selectors import BadSelectorError, PageNodes
from reader.parse.readable.nodes import full_text, walk, weigh
from reader.parse.readable.title import find_title
from reader.parse.text import one_line
from reader.parse.urls import web_address
from reader.wording.page_codes import PageCode

KINDS = {PageKind.ENTRIES: "page", PageKind.CHANGES: "changes"}
"""What a feed of each kind is called in its row."""
_MOST_LINKS = 250
_LINK_TEXT = 120
_EXCERPT = 400
_LEAST_LINK = 12
_Found = tuple[list[FoundBlock], Message | None]
"""Blocks, or why there are none."""


def read_page(body: bytes, url: str, content_type: str, recipe: PageRecipe) -> ParsedFeed:
    """The page's entries, or its text. ParseError where the page is no longer what it was."""
    nodes, place = _open(body, url, content_type)
    if recipe.kind is PageKind.CHANGES:
        text = read_page_text(nodes, recipe.selector)
        return _make_feed(nodes, place, recipe.kind, page_text=text)
    found = nodes.select(recipe.selector)
    entries = find_entries(found, place)
    if not entries and not _is_empty_list(nodes, recipe.selector):
        raise ParseError(PageCode.PAGE_REBUILT())
    return _make_feed(nodes, place, recipe.kind, entries)


def preview_page(
    body: bytes, url: str, content_type: str, selector: str = "", pointed_at: str = ""
) -> FoundPage:
    """What could be followed. A selector, or the text of an entry that the owner pointed at, is tried alone."""
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


def _find(nodes: PageNodes, place: Place, selector: str, pointed_at: str) -> _Found:
    if selector:
        return _try_selector(nodes, place, selector)
    if pointed_at:
        block = find_block_of(nodes, place, pointed_at)
        return ([block] if block else []), PageCode.NOT_POINTED_AT(text=pointed_at[:80])
    return find_blocks(nodes, place), PageCode.NO_BLOCK_FOUND()


def _try_selector(nodes: PageNodes, place: Place, selector: str) -> _Found:
    try:
        found = nodes.select(selector)
    except BadSelectorError as error:
        return [], error.message
    if not found:
        return [], PageCode.SELECTOR_FINDS_NOTHING(selector=selector[:80])
    entries = tuple(find_entries(found, place))
    if not entries:
        return [], PageCode.SELECTOR_FINDS_NO_ENTRIES(selector=selector[:80])
    return [FoundBlock(selector, entries, 1.0)], None


def _open(body: bytes, url: str, content_type: str) -> tuple[PageNodes, Place]:
    root = make_tree(decode(body[:MAX_PAGE], content_type))
    nodes = PageNodes(root)
    if len(nodes.all) < 3 or b"\0" in body[:1_000]:
        raise ParseError(PageCode.NO_PAGE())
    base = next(
        (node.attributes["href"] for node in nodes.all if node.tag == "base" and node.attributes.get("href")),
        "",
    )
    language = next((node.attributes["lang"] for node in nodes.all[:3] if node.attributes.get("lang")), "")
    return nodes, Place(url, web_address(url, base) or url, one_line(language, 20))


def _make_feed(
    nodes: PageNodes, place: Place, kind: PageKind, entries: Sequence[FoundEntry] = (), page_text: str = ""
) -> ParsedFeed:
    return ParsedFeed(
        title=find_title(nodes.root),
        site_url=place.url,
        description="",
        icon_url="",
        language=place.language,
        wishes=Wishes(),
        entries=finish_entries(entries, place),
        kind=KINDS[kind],
        page_text=page_text,
    )


def _is_empty_list(nodes: PageNodes, selector: str) -> bool:
    """The box of the entries is still there, and there is no other list in it: no news, and no new build."""
    boxes = nodes.select_boxes(selector)
    return bool(boxes) and not any(_has_telling_link(box) for box in boxes)


def _has_telling_link(box: Node) -> bool:
    return any(node.tag == "a" and weigh(full_text(node)) >= _LEAST_LINK for node in walk(box))


def _preview(block: FoundBlock) -> PageBlock:
    shown = tuple(
        PageEntry(entry.title, entry.link, entry.published_at) for entry in block.entries[:PREVIEWED]
    )
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
        return one_line(read_page_text(nodes, ""), _EXCERPT)
    except ParseError:
        return ""
