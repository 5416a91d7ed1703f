"""HTML sanitizer: untrusted HTML → the only HTML that the window ever shows, and its plain text. nh3 lives here.

Three ways, cheapest first: text without a tag needs only care with line ends; plain markup is proven
harmless tag by tag (`plain_markup`); all the rest is tidied (`tidy`) and then parsed and filtered by nh3,
relative addresses denied. Pure; runs on any thread, in linear time.
"""

from __future__ import annotations

from html import escape
from typing import NamedTuple

import nh3

from reader.html.bounds import MAX_HTML
from reader.html.text import BLOCK_EDGE, fold, text_of
from reader.parse.safe_html.html_rules import ALLOWED_ATTRIBUTES, ALLOWED_SCHEMES, ALLOWED_TAGS
from reader.parse.safe_html.plain_markup import read_plain_markup
from reader.parse.safe_html.tidy import tidy
from reader.parse.text import without_controls

CUT_NOTE = "<p>…</p>"
"""Stands at the end of an article that was longer than we keep."""

_CLEANER = nh3.Cleaner(
    tags=set(ALLOWED_TAGS),
    clean_content_tags={"script", "style", "template", "textarea", "title"},
    attributes={tag: set(names) for tag, names in ALLOWED_ATTRIBUTES.items()},
    url_schemes=set(ALLOWED_SCHEMES),
    url_relative="deny",
    link_rel=None,
    strip_comments=True,
)


class Cleaned(NamedTuple):
    html: str
    text: str


def clean(html: str, base_url: str) -> Cleaned:
    """Safe HTML with absolute links, and the same as plain text: one pass for both."""
    html = without_controls(html)
    cleaned = _clean_bounded(html[:MAX_HTML], base_url)
    return cleaned if len(html) <= MAX_HTML else _with_note(cleaned)


def clean_plain(text: str) -> Cleaned:
    """Text that means what it says, `<` and `&` included."""
    text = without_controls(text)
    cleaned = _clean_text_only(escape(text[:MAX_HTML], quote=False))
    return cleaned if len(text) <= MAX_HTML else _with_note(cleaned)


def _clean_bounded(html: str, base_url: str) -> Cleaned:
    """A tag that was cut off at the end is left out."""
    if "<" not in html:
        return _clean_text_only(html)
    plain = read_plain_markup(html, base_url)
    if plain is not None:
        return Cleaned(plain[0].strip(), fold(plain[1]))
    safe = without_controls(_CLEANER.clean(tidy(html, base_url))).replace("&nbsp;", "\xa0")
    return Cleaned(safe.strip(), text_of(safe))


def _with_note(cut: Cleaned) -> Cleaned:
    return Cleaned(cut.html + CUT_NOTE, f"{cut.text}\n{text_of(CUT_NOTE)}")


def _clean_text_only(markup: str) -> Cleaned:
    """No tag at all: then a line end is meant as one."""
    markup = markup.strip().replace("\r\n", "\n").replace("\r", "\n")
    text = fold(markup.replace("\n", BLOCK_EDGE))
    safe = markup.replace(">", "&gt;") if ">" in markup else markup
    return Cleaned(safe.replace("\n", "<br>\n"), text)
