"""Article extraction (readability): a web page → title, HTML and text of its article, or none.

Clutter goes first (`clutter`), then the element that holds the article is found (`container`), with the page's own word
on what the article says (`hints`), and what is left of the surroundings is taken out of it (`trim`).
Pure; runs on any thread, in time linear in the page.
"""

from __future__ import annotations

from msgspec import Struct

from reader.html.bounds import MAX_PAGE
from reader.html.charset import decode
from reader.html.text import text_of
from reader.parse.page import Node, make_tree, markup_of
from reader.parse.readable.clutter import take_out_clutter
from reader.parse.readable.container import find_container
from reader.parse.readable.hints import match, read_hints
from reader.parse.readable.measures import measure_page
from reader.parse.readable.nodes import remove, walk, weigh
from reader.parse.readable.pictures import find_lead_picture, make_lead_markup, show_waiting_pictures
from reader.parse.readable.title import find_title
from reader.parse.readable.trim import trim
from reader.parse.safe_html.sanitize import clean, clean_plain
from reader.parse.text import MAX_TITLE, one_line

LEAST_WEIGHT = 280
"""Letters an article has at least; a CJK character counts as three."""
LONGEST_HEADLINE = 120
LEAST_ANNOUNCED = 80
"""The same where the page itself announces what stands there."""


class Article(Struct, frozen=True):
    title: str
    html: str
    text: str
    """Without the captions of pictures, which the HTML has."""


def find_article(html: bytes, url: str, content_type: str = "") -> Article | None:
    """None where the page holds no article that could be told from its surroundings."""
    page = decode(html[:MAX_PAGE], content_type)
    root = make_tree(page)
    if not any(isinstance(child, Node) for child in root.children):
        return _make_plain(page)
    title = find_title(root)
    hints = read_hints(page, root)
    lead = find_lead_picture(root, url)
    show_waiting_pictures(root)
    take_out_clutter(root)
    measures = measure_page(root)
    matches = match(root, hints)
    holder = find_container(root, measures, matches)
    if hints.body and not matches.total:
        # A script of the page would write it; what it would write is announced.
        cleaned = clean_plain(hints.body)
        return Article(title, make_lead_markup(Node("div", {}), *lead) + cleaned.html, cleaned.text)
    if holder is None:
        return None
    trim(holder, measures)
    cleaned = clean(make_lead_markup(holder, *lead) + markup_of(holder), url)
    text = _without_captions(holder, url, cleaned.text)
    is_announced = matches.total > 0 and matches.share(holder) >= 0.5
    if weigh(text) < (LEAST_ANNOUNCED if is_announced else LEAST_WEIGHT):
        return None
    return Article(title, cleaned.html, text)


def _make_plain(page: str) -> Article | None:
    """Of a page that is a text and nothing else: all of it, with its first line for a title where that is a line."""
    cleaned = clean_plain(page)
    first, _, rest = page.strip().partition("\n")
    title = one_line(first, MAX_TITLE) if rest and len(first) <= LONGEST_HEADLINE else ""
    return Article(title, cleaned.html, cleaned.text) if weigh(cleaned.text) >= LEAST_WEIGHT else None


def _without_captions(holder: Node, url: str, text: str) -> str:
    captions = [node for node in walk(holder) if node.tag == "figcaption"]
    if not captions:
        return text
    remove(captions)
    return text_of(clean(markup_of(holder), url).html)
