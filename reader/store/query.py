"""Search query parser: whatever the owner types → an FTS5 query. Pure: never raises.

Chinese, Japanese and Thai write no spaces between words, and Korean joins them: there, each character becomes
a word of its own, and a run of them a phrase. Everything else is a word or the beginning of one; quotes make
a phrase.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache

from msgspec import Struct

# Scripts without spaces between words: Thai to Khmer, kana, Han (all planes), Bopomofo, Hangul.
_CJK = (
    "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff"
    "\u2e80-\u2fdf\u3005-\u3007\u3021-\u3029\u3031-\u3035\u303b\u3040-\u312f\u3130-\u318f\u31a0-\u31bf"
    "\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\uff66-\uff9f"
    "\U0001aff0-\U0001b16f\U00020000-\U0003ffff"
)
_QUOTED_OR_BARE = re.compile(r'(-?)(?:"([^"]*)"?|([^\s"]+))')
# Typographic quotes mean what straight ones do.
_QUOTES = str.maketrans({"“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "「": '"', "」": '"'})
# More words than anybody types cost time and say nothing.
MAX_TERMS = 32
MAX_LENGTH = 1_000
SHORTEST_PREFIX = 3

# The index knows each entry's feed as a word that nobody can type, as the words above hold no such letter.
_FEED_LETTER = "\ue000"
# More feeds than these are a large part of everything: reading past the others is quicker then.
MOST_FEEDS = 100


def space_out(text: str) -> str:
    """A space around every character of a script that has none between words."""
    return text if text.isascii() else _cjk_character().sub(r" \1 ", text)


@cache
def _cjk_character() -> re.Pattern[str]:
    """Made when first needed: so many ranges take milliseconds to compile, and a window starts without them."""
    return re.compile(f"([{_CJK}])")


def make_match(typed: str) -> str:
    """The FTS5 expression for what was typed; empty where it holds no word at all.

    All words must occur, the last letters of each may be missing, "quotes" hold a phrase together, and a
    word with - before it must not occur.
    """
    wanted: list[str] = []
    unwanted: list[str] = []
    for minus, phrase, word in _QUOTED_OR_BARE.findall(typed[:MAX_LENGTH].translate(_QUOTES))[:MAX_TERMS]:
        term = _make_phrase(phrase or word, open_end=not phrase)
        if term:
            (unwanted if minus else wanted).append(term)
    if not wanted:
        return ""
    match = " AND ".join(wanted)
    return f"({match}) NOT ({' OR '.join(unwanted)})" if unwanted else match


class SearchTerm(Struct, frozen=True):
    """A word or phrase that must occur."""

    text: str
    may_go_on: bool
    """The last letters of its last word may be missing."""
    is_unspaced: bool
    """It is found inside a run of letters, too, as its script has no spaces between words."""


def list_terms(typed: str) -> list[SearchTerm]:
    """What is looked for, without what must not occur: to be marked where it stands."""
    found: list[SearchTerm] = []
    for minus, phrase, word in _QUOTED_OR_BARE.findall(typed[:MAX_LENGTH].translate(_QUOTES))[:MAX_TERMS]:
        words = _words(phrase or word)
        if words and not minus:
            is_unspaced = all(_is_unspaced(word) for word in words)
            text = ("" if is_unspaced else " ").join(words)
            found.append(SearchTerm(text, not phrase and _may_go_on(words), is_unspaced))
    return found


def make_feed_word(feed_id: int) -> str:
    """What the index holds for an entry of this feed."""
    return f"{_FEED_LETTER}{feed_id}"


def match_in_feeds(match: str, feed_ids: Sequence[int]) -> str:
    """Only in these feeds, as far as the index can tell quickly; the caller filters again."""
    if not 0 < len(feed_ids) <= MOST_FEEDS:
        return match
    feeds = " OR ".join(f'"{make_feed_word(feed_id)}"' for feed_id in feed_ids)
    return f"({feeds}) AND ({match})"


def _make_phrase(text: str, open_end: bool) -> str:
    """Words side by side: the tokenizer splits "e-mail" in two, so the two are asked for as neighbours."""
    words = _words(text)
    if not words:
        return ""
    may_go_on = open_end and _may_go_on(words)
    return f'"{" ".join(words)}"{"*" if may_go_on else ""}'


def _may_go_on(words: Sequence[str]) -> bool:
    """Two letters as a beginning match a quarter of everything and take long; as a word they mean something."""
    last = words[-1]
    return (len(last) >= SHORTEST_PREFIX or len(words) > 1) and not _is_unspaced(last)


def _is_unspaced(word: str) -> bool:
    return not word.isascii() and _cjk_character().search(word) is not None


def _words(text: str) -> list[str]:
    """The words as the tokenizer sees them: letters, digits and the marks on them; all else separates."""
    kept = "".join(c if unicodedata.category(c)[0] in "LNM" else " " for c in space_out(text))
    return [word for word in kept.split() if any(unicodedata.category(c)[0] in "LN" for c in word)]
