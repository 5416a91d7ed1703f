"""The next page of an article that its publisher cut into several. Pure.

`rel=next` alone is no sign: blogs give it to the next post. The address must be this page's own with a number added or
counted up.
"""

from __future__ import annotations

import re

from reader.html.bounds import MAX_PAGE
from reader.html.charset import decode
from reader.html.tokenizer import Text, tokenize
from reader.parse.urls import web_address

_NUMBER = re.compile(r"\d+", re.ASCII)
_LONGEST_NUMBER = 4
_ORIGIN = re.compile(r"https?://[^/?#]*+", re.IGNORECASE)
_ADDED = re.compile(
    r"(?:/|/page/|/seite/|[?&](?:page|p|seite|pg|pagina)=|[-_](?:page|p|seite)?-?)2(?:\.html?)?/?$"
)


def find_next_page(html: bytes, url: str, content_type: str = "") -> str | None:
    """Of all links on the page, the one that counts its address up by one."""
    here = url.partition("#")[0]
    for token in tokenize(decode(html[:MAX_PAGE], content_type)):
        if isinstance(token, Text) or token.closes or token.name not in ("a", "link"):
            continue
        there = web_address(here, token.attributes.get("href", "")).partition("#")[0]
        if there not in ("", here) and _counts_up(here, there):
            return there
    return None


def _counts_up(here: str, there: str) -> bool:
    ours, theirs = _ORIGIN.match(here), _ORIGIN.match(there)
    if ours is None or theirs is None or ours[0] != theirs[0]:
        return False
    stem = re.sub(r"(?:\.html?)?/?$", "", here)
    if there.startswith(stem) and _ADDED.fullmatch(there[len(stem) :]):
        return True
    return _is_one_more(here, there)


def _is_one_more(here: str, there: str) -> bool:
    """Both are the same but for the last number, which is one larger and small: page 3 after page 2."""
    ours, theirs = list(_NUMBER.finditer(here)), list(_NUMBER.finditer(there))
    if not ours or len(ours) != len(theirs):
        return False
    last, next_ = ours[-1], theirs[-1]
    same = here[: last.start()] == there[: next_.start()] and here[last.end() :] == there[next_.end() :]
    marked = bool(_ADDED.search(re.sub(r"(?<!\d)\d++(?=(?:\.html?)?/?$)", "2", here)))
    if not same or not marked or max(len(last[0]), len(next_[0])) > _LONGEST_NUMBER:
        return False
    return 2 <= int(last[0]) < 50 and int(next_[0]) == int(last[0]) + 1
