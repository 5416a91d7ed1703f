"""Features of one post's text, in any script: the few numbers that profiles, stories and interest need. Pure: never
raises, bounded cost.

Scripts that write no spaces are cut into overlapping pairs of characters, which finds the same words without a
dictionary.
"""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from itertools import pairwise

import numpy as np
from msgspec import Struct

from reader.html.tokenizer import unescape
from reader.planner.content.function_words import says_something
from reader.planner.content.vectors import Buckets, Vector, bucket_of, make_vector

TITLE_CHARACTERS = 400
TEXT_CHARACTERS = 2_000
"""The first paragraphs say what a post is about; more only costs time."""
MOST_WORDS = 160
STEM_LETTERS = 5

# Han, kana, Hangul, Thai, Lao, Burmese, Khmer: no spaces between words, or endings attached to them.
_UNSPACED = (
    "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u3130-\u318f\u31f0-\u31ff"
    "\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7ff\uf900-\ufaff\U00020000-\U0003ffff"
)


def _ranges_of_marks() -> str:
    """Vowel signs and accents for a character class: they belong to their word, though Python's \\w leaves them out."""
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
"""Marks where a word may or must not be broken."""
_MARKUP = re.compile(r"<[^<>]{1,300}>|https?://\S+")


def split_words(text: str, most_characters: int = TITLE_CHARACTERS) -> list[str]:
    """The words in order, in lower case, without single letters."""
    return _split(_tidy(text[: most_characters * 2]).casefold()[:most_characters])


def split_as_written(text: str, most_characters: int = TITLE_CHARACTERS) -> list[str]:
    """The same words with their capitals."""
    return _split(_tidy(text[: most_characters * 2])[:most_characters])


def _split(plain: str) -> list[str]:
    words: list[str] = []
    for run in _word_pattern().findall(plain):
        if not run.isascii() and _unspaced_pattern().match(run):
            words += [run[place : place + 2] for place in range(max(len(run) - 1, 1))]
        elif len(run) > 1 or run.isdecimal():
            words.append(run)
    return words[:MOST_WORDS]


def make_terms(words: list[str]) -> list[str]:
    """The words that say something, and each two of them that are next to each other."""
    telling = [word if says_something(word) else "" for word in words]
    pairs = [f"{first} {second}" for first, second in pairwise(telling) if first and second]
    return [*filter(None, telling), *pairs]


def _tidy(text: str) -> str:
    """The text without leftovers of markup and entities, in one Unicode form."""
    if "&" in text:
        text = unescape(text)
    if "<" in text or "://" in text:
        text = _MARKUP.sub(" ", text)
    return unicodedata.normalize("NFKC", text if text.isascii() else _INVISIBLE.sub("", text))


def stem_of(word: str) -> str:
    """The beginning of a word, so that endings do not matter; marked, so that it isn't taken for a word."""
    return word if len(word) <= STEM_LETTERS or not word.isalpha() else f"{word[:STEM_LETTERS]}~"


# "… - The Guardian", "… | BBC News": the source isn't part of the story.
_SOURCE = re.compile(r"\s[-–—|]\s[^-–—|]{2,40}$")
FEWEST_WORDS_LEFT = 4
NO_NUMBERS: dict[str, frozenset[str]] = {}


class Digest(Struct, frozen=True):
    vector: Vector
    """Words of title and text, and pairs of the title's words."""
    stems: tuple[int, ...]
    """Numbers of the stems of the title's words, each once."""
    before: dict[int, int]
    """The stem before each stem of the title."""
    numbered: dict[str, frozenset[str]]
    """Which numbers follow which word in the title: "game 3" tells it from "game 5"."""


def make_digest(title: str, text: str = "") -> Digest:
    words = split_words(title)
    stems = [stem_of(word) for word in words[: _words_of_heading(title, words)]]
    terms = _terms(words, text)
    buckets = [bucket_of(stem) for stem in stems]
    before = {stem: previous for previous, stem in pairwise(buckets)}
    return Digest(make_vector(terms), tuple(dict.fromkeys(buckets)), before, _numbered(stems))


def everything_in(digest: Digest) -> Buckets:
    """The terms whose document frequency is counted, each once."""
    return np.array(list({*digest.vector.buckets.tolist(), *digest.stems}), dtype=np.uint32)


def spell_out(posts: Iterable[tuple[str, str]]) -> dict[int, str]:
    """The terms of posts, given by title and text, by their numbers, as the posts write them. A word that is written
    without a capital anywhere gets none."""
    terms: dict[int, str] = {}
    written: dict[str, str] = {}
    for title, text in posts:
        for word in (*split_as_written(title), *split_as_written(text, TEXT_CHARACTERS)):
            plain = word.casefold()
            written[plain] = min(written.get(plain, word), word, key=_count_capitals)
        terms |= {bucket_of(term): term for term in _terms(split_words(title), text)}
    return {bucket: " ".join(written.get(word, word) for word in term.split(" ")) for bucket, term in terms.items()}


def _count_capitals(word: str) -> int:
    return sum(letter.isupper() for letter in word)


def _terms(heading: list[str], text: str) -> list[str]:
    """The terms of a post; pairs come from the title only, as those of a text are many and rarely repeat."""
    return make_terms(heading) + [w for w in split_words(text, TEXT_CHARACTERS) if says_something(w)]


def _words_of_heading(title: str, words: list[str]) -> int:
    """The number of a title's words without the name of its source."""
    found = _SOURCE.search(title[-60:])
    if found is None:
        return len(words)
    left = len(words) - len(split_words(found.group()))
    return left if left >= FEWEST_WORDS_LEFT else len(words)


def _numbered(stems: list[str]) -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for before, number in pairwise(stems):
        if number[0].isdecimal():
            found[before].add(number)
    return {before: frozenset(numbers) for before, numbers in found.items()} if found else NO_NUMBERS
