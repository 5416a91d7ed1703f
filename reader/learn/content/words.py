"""Text tokenizer: a title or a text → words and pairs of words, in any script. Pure: never raises, bounded cost.

Scripts that write no spaces are cut into overlapping pairs of characters, which find the same words without a
dictionary. How common a word is decides what it is worth; see function_words for those that are worth nothing.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from itertools import pairwise

from reader.html.references import unescape
from reader.learn.content.function_words import says_something

TITLE_CHARACTERS = 400
TEXT_CHARACTERS = 2_000
"""The first paragraphs say what a post is about; more only costs time."""
MOST_WORDS = 160
STEM_LETTERS = 5

# Han, kana, Hangul, Thai, Lao, Burmese, Khmer: no spaces between words, or endings grown onto them.
_UNSPACED = (
    "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u3130-\u318f\u31f0-\u31ff"
    "\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7ff\uf900-\ufaff\U00020000-\U0003ffff"
)


def _ranges_of_marks() -> str:
    """Vowel signs and accents belong to the word they stand in, though Python's \\w leaves them out."""
    marks = [c for c in range(0x300, 0x1E00) if unicodedata.category(chr(c)).startswith("M")]
    return "".join(f"\\u{code:04x}" for code in marks)


@cache
def _unspaced_pattern() -> re.Pattern[str]:
    return re.compile(f"[{_UNSPACED}]")


@cache  # both take long to make, and most starts read no entry
def _word_pattern() -> re.Pattern[str]:
    return re.compile(
        f"[{_UNSPACED}]+"  # a run of a script without spaces
        r"|\d+(?:[.,]\d+)+"  # 26.1 and 1,200 are one thing
        rf"|(?:(?![{_UNSPACED}_])[\w{_ranges_of_marks()}])+"
    )


_INVISIBLE = re.compile("[\u00ad\u200b\u2060]")
"""Where a word may be broken or must not be: it is one word all the same."""
_MARKUP = re.compile(r"<[^<>]{1,300}>|https?://\S+")


def split_words(text: str, most_characters: int = TITLE_CHARACTERS) -> list[str]:
    """Words in order, in one spelling of each; single letters and everything that is no word are left out."""
    return _split(_tidy(text[: most_characters * 2]).casefold()[:most_characters])


def split_as_written(text: str, most_characters: int = TITLE_CHARACTERS) -> list[str]:
    """The same words with their capitals."""
    return _split(_tidy(text[: most_characters * 2])[:most_characters])


def _split(plain: str) -> list[str]:
    words: list[str] = []
    for run in _word_pattern().findall(plain):
        if not run.isascii() and _unspaced_pattern().match(run):
            words += _overlapping_pairs(run)
        elif len(run) > 1 or run.isdecimal():
            words.append(run)
    return words[:MOST_WORDS]


def make_terms(words: list[str]) -> list[str]:
    """The words that say something, and each two of them that stand side by side."""
    telling = [word if says_something(word) else "" for word in words]
    pairs = [f"{first} {second}" for first, second in pairwise(telling) if first and second]
    return [*filter(None, telling), *pairs]


def _tidy(text: str) -> str:
    """What a publisher left of markup and entities goes; letters are brought to one form."""
    if "&" in text:
        text = unescape(text)
    if "<" in text or "://" in text:
        text = _MARKUP.sub(" ", text)
    return unicodedata.normalize("NFKC", text if text.isascii() else _INVISIBLE.sub("", text))


def _overlapping_pairs(run: str) -> list[str]:
    return [run] if len(run) == 1 else [run[place : place + 2] for place in range(len(run) - 1)]


def stem_of(word: str) -> str:
    """The beginning of a word: endings do not matter. Marked, so that it is no word of its own."""
    return word if len(word) <= STEM_LETTERS or not word.isalpha() else f"{word[:STEM_LETTERS]}~"
