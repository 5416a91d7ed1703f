"""Features of one post's text: the few numbers that profiles, stories and interest need. Pure: never raises."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from itertools import pairwise

import numpy as np
from msgspec import Struct

from reader.learn.content.function_words import says_something
from reader.learn.content.vectors import Buckets, Vector, bucket_of, make_vector
from reader.learn.content.words import TEXT_CHARACTERS, make_terms, split_as_written, split_words, stem_of

# "… - The Guardian", "… | BBC News": who says it is not what is said.
_SOURCE = re.compile(r"\s[-–—|]\s[^-–—|]{2,40}$")
FEWEST_WORDS_LEFT = 4
NO_NUMBERS: dict[str, frozenset[str]] = {}


class Digest(Struct, frozen=True):
    vector: Vector
    """Words of title and text, and pairs of the title's."""
    stems: tuple[int, ...]
    """Numbers of the beginnings of the title's words, each once."""
    before: dict[int, int]
    """The stem that stands before each stem of the title."""
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
    """All terms whose commonness is counted, each once."""
    return np.array(list({*digest.vector.buckets.tolist(), *digest.stems}), dtype=np.uint32)


def spell_out(posts: Iterable[tuple[str, str]]) -> dict[int, str]:
    """The terms of posts, given by title and text, by their numbers: how numbers become words again, as the posts write
    them. A word that stands anywhere without a capital has none of its own."""
    terms: dict[int, str] = {}
    written: dict[str, str] = {}
    for title, text in posts:
        for word in (*split_as_written(title), *split_as_written(text, TEXT_CHARACTERS)):
            plain = word.casefold()
            written[plain] = min(written.get(plain, word), word, key=_count_capitals)
        terms |= {bucket_of(term): term for term in _terms(split_words(title), text)}
    return {
        bucket: " ".join(written.get(word, word) for word in term.split(" "))
        for bucket, term in terms.items()
    }


def _count_capitals(word: str) -> int:
    return sum(letter.isupper() for letter in word)


def _terms(heading: list[str], text: str) -> list[str]:
    """Pairs are made of the title's words only: those of a text are many, and seldom come again."""
    return make_terms(heading) + [w for w in split_words(text, TEXT_CHARACTERS) if says_something(w)]


def _words_of_heading(title: str, words: list[str]) -> int:
    """How many of a title's words are left without the name of its source."""
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
