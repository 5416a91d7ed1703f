"""Cleans the entries of a page: safe HTML, identities; what leaves this room. Pure."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence

from reader.model.parsed import ParsedEntry
from reader.parse.page import Node
from reader.parse.page_feed.block_dates import LEAST_TEXT, without_dates
from reader.parse.page_feed.block_nodes import Block, Place, holds_boxes, write_without
from reader.parse.page_feed.page_entries import FoundEntry
from reader.parse.readable.nodes import HEADINGS, walk, weigh
from reader.parse.safe_html.sanitize import clean


def finish_entries(found: Sequence[FoundEntry], place: Place) -> tuple[ParsedEntry, ...]:
    """Cleaned. A link that is one entry's alone is its identity; else link and text are, together."""
    counts = Counter(entry.link for entry in found)
    return tuple(_finish(entry, place, is_link_alone=counts[entry.link] == 1) for entry in found)


def _finish(entry: FoundEntry, place: Place, *, is_link_alone: bool) -> ParsedEntry:
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
    """Title and date are told apart from the text; a link around everything would make all of it blue."""
    skipped: set[Node] = set(entry.left_out)
    if entry.title_node is not None and not _is_all(entry.title_node, entry.block):
        skipped.add(entry.title_node)
    return "".join(write_without(part, skipped) for part in entry.block.parts())


def _is_all(node: Node, block: Block) -> bool:
    """A title that is the whole block, or around it, cannot be left out with all that is in it."""
    if node.tag in HEADINGS:
        return False
    return node is block.node or (node not in set(walk(block.node)) and not block.rest) or holds_boxes(node)
