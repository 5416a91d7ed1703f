"""Words as the search index sees them. Pure.

Chinese, Japanese and Thai write no spaces between words, and Korean joins them: there, each character becomes
a word of its own, and a run of them a phrase. Everything else is a word or the beginning of one.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache

# Scripts without spaces between words: Thai to Khmer, kana, Han (all planes), Bopomofo, Hangul.
_CJK = (
    "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff"
    "\u2e80-\u2fdf\u3005-\u3007\u3021-\u3029\u3031-\u3035\u303b\u3040-\u312f\u3130-\u318f\u31a0-\u31bf"
    "\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\uff66-\uff9f"
    "\U0001aff0-\U0001b16f\U00020000-\U0003ffff"
)
SHORTEST_PREFIX = 3


def space_out(text: str) -> str:
    """The text with a space around every character of a script that has none between words."""
    return text if text.isascii() else _cjk_character().sub(r" \1 ", text)


@cache
def _cjk_character() -> re.Pattern[str]:
    """The pattern, made when first needed: so many ranges take milliseconds to compile, and a start needs none."""
    return re.compile(f"([{_CJK}])")


def split_words(text: str) -> tuple[str, ...]:
    """The words as the tokenizer sees them: letters, digits and the marks on them; all else separates."""
    kept = "".join(c if unicodedata.category(c)[0] in "LNM" else " " for c in space_out(text))
    return tuple(word for word in kept.split() if any(unicodedata.category(c)[0] in "LN" for c in word))


def may_go_on(words: Sequence[str]) -> bool:
    """Tell whether the last word may be the beginning of one. Two letters may not: they would match a quarter of
    everything, and take long."""
    last = words[-1]
    return (len(last) >= SHORTEST_PREFIX or len(words) > 1) and not is_unspaced(last)


def is_unspaced(word: str) -> bool:
    return not word.isascii() and _cjk_character().search(word) is not None
