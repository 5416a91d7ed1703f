"""The date of a block of a page, and the elements that are nothing but dates. Pure."""

from __future__ import annotations

import re

from reader.parse.page import Node
from reader.parse.page_feed.block_nodes import UNREAD, Block, is_leaf, walk_read
from reader.parse.page_feed.page_dates import find_date, find_dates, find_machine_date
from reader.parse.readable.nodes import HEADINGS, full_text, names_of, own_text, weigh

LEAST_TEXT = 12
"""Weight of the shortest text that is shown as one."""
_LOOKED_AT = 2_000
_DATED = re.compile(r"(?:^|[\s_-])(?:date|time|datum|published|posted|day|when)(?:$|[\s_-])", re.IGNORECASE)


def find_block_date(block: Block, language: str) -> tuple[tuple[Node, ...], int | None]:
    """The elements that are nothing but dates, and the first of them: what a machine is told, then what is named so,
    then whatever reads like one."""
    told: list[tuple[int, Node, int]] = []
    for part in block.parts():
        for node in walk_read(part):
            machine = node.attributes.get("datetime") or node.attributes.get("content") or ""
            if (node.tag == "time" or "date" in node.attributes.get("itemprop", "").lower()) and machine:
                instant = find_machine_date(machine)
                if instant is not None:
                    told.append((0, node, instant))
            elif node.tag not in HEADINGS:
                text = full_text(node, UNREAD) if node.tag == "time" else own_text(node).strip()
                instant = (
                    find_date(text, language) if any(letter.isdigit() for letter in text[:400]) else None
                )
                if instant is not None:
                    told.append(
                        (1 if node.tag == "time" or _DATED.search(names_of(node)) else 2, node, instant)
                    )
    if not told:
        return (), None
    told.sort(key=lambda one: one[0])
    alone = tuple(node for _, node, _ in told if node.tag == "time" or _is_date_alone(node, block, language))
    return alone, told[0][2]


def _is_date_alone(node: Node, block: Block, language: str) -> bool:
    if (node is block.node and not block.rest) or not is_leaf(node):
        return False
    text = full_text(node, UNREAD)
    rest = without_dates(text, language)
    return weigh(rest) < LEAST_TEXT and rest != text


def without_dates(text: str, language: str) -> str:
    text = text[:_LOOKED_AT]
    for (start, end), _ in reversed(find_dates(text, language)):
        text = text[:start] + text[end:]
    return text.strip()
