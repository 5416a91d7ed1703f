"""From whatever the owner types to a question FTS5 understands. Pure: never raises.

Chinese, Japanese and Thai write no spaces between words, and Korean joins them: there, each character becomes
a word of its own, and a run of them a phrase. Everything else is a word or the beginning of one; quotes make
a phrase.
"""

from __future__ import annotations

import re
import unicodedata

# Scripts without spaces between words: Thai to Khmer, kana, Han (all planes), Bopomofo, Hangul.
_CJK = (
    "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff"
    "\u2e80-\u2fdf\u3005-\u3007\u3021-\u3029\u3031-\u3035\u303b\u3040-\u312f\u3130-\u318f\u31a0-\u31bf"
    "\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\uff66-\uff9f"
    "\U0001aff0-\U0001b16f\U00020000-\U0003ffff"
)
_CJK_CHARACTER = re.compile(f"([{_CJK}])")
_QUOTED_OR_BARE = re.compile(r'(-?)(?:"([^"]*)"?|([^\s"]+))')
# Typographic quotes mean what straight ones do.
_QUOTES = str.maketrans({"“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "「": '"', "」": '"'})
# More words than anybody types cost time and say nothing.
MAX_TERMS = 32
MAX_LENGTH = 1_000


def space_out(text: str) -> str:
    """A space around every character of a script that has none between words."""
    return _CJK_CHARACTER.sub(r" \1 ", text)


def make_match(typed: str) -> str:
    """The FTS5 expression for what was typed; empty where it holds no word at all.

    All words must occur, the last letters of each may be missing, "quotes" hold a phrase together, and a
    word with - before it must not occur.
    """
    wanted: list[str] = []
    unwanted: list[str] = []
    for minus, phrase, word in _QUOTED_OR_BARE.findall(typed[:MAX_LENGTH].translate(_QUOTES))[:MAX_TERMS]:
        terms = [_make_phrase(phrase, open_end=False)] if phrase else _split_word(word)
        (unwanted if minus else wanted).extend(term for term in terms if term)
    if not wanted:
        return ""
    match = " AND ".join(wanted)
    return f"({match}) NOT ({' OR '.join(unwanted)})" if unwanted else match


def _split_word(word: str) -> list[str]:
    """One written word: the tokenizer would split "e-mail" in two, so ask for the two side by side."""
    return [_make_phrase(word, open_end=True)]


def _make_phrase(text: str, open_end: bool) -> str:
    words = _words(text)
    if not words:
        return ""
    last = words[-1]
    # One Latin letter as a beginning would match nearly everything, and take long.
    may_go_on = open_end and len(last) > 1 and not _CJK_CHARACTER.search(last)
    return f'"{" ".join(words)}"{"*" if may_go_on else ""}'


def _words(text: str) -> list[str]:
    """The words as the tokenizer sees them: letters, marks and digits; all else separates."""
    kept = "".join(c if _is_word_character(c) else " " for c in space_out(text))
    return kept.split()


def _is_word_character(character: str) -> bool:
    category = unicodedata.category(character)
    return category[0] in "LNM" or category == "Co"
