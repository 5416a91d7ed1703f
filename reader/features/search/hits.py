"""Where a text contains the words of a search, as the index sees it: in any case, without accents. Pure.

The index finds the entries; this finds the letters of a text to mark, and the passage to show.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from msgspec import Struct

from reader.features.search.query import parse_query
from reader.features.search.tree import Column, list_wanted
from reader.features.search.words import is_unspaced

MOST_HITS = 1_000
PASSAGE_LETTERS = 200
_BEFORE = 24
"""Letters of a passage before the first hit: few, so that it is in the first line of a narrow list."""


class Hit(Struct, frozen=True):
    start: int
    end: int


class SearchTerm(Struct, frozen=True):
    text: str
    may_go_on: bool
    """The last letters of its last word may be missing."""
    is_unspaced: bool
    """Its script has no spaces between words, so that it is found inside a run of letters too."""
    column: Column = Column.ANY


@lru_cache(maxsize=64)
def list_terms(typed: str) -> tuple[SearchTerm, ...]:
    """The words and phrases to mark: what is looked for, without what must not occur."""
    found: dict[SearchTerm, None] = {}
    for wanted in list_wanted(parse_query(typed).tree):
        unspaced = all(is_unspaced(word) for word in wanted.words)
        text = ("" if unspaced else " ").join(wanted.words)
        found[SearchTerm(text, wanted.may_go_on, unspaced, wanted.column)] = None
    return tuple(found)


def find_hits(text: str, typed: str, column: Column = Column.ANY) -> list[Hit]:
    """All places of the words of a search, in order, without overlaps. `column`: the part of an entry that this is;
    words that are looked for in another part are not marked."""
    terms = list_terms(typed)
    if column is not Column.ANY:
        terms = tuple(term for term in terms if term.column in (Column.ANY, column))
    return _hits(text, terms)


@lru_cache(maxsize=2_048)
def _hits(text: str, terms: tuple[SearchTerm, ...]) -> list[Hit]:
    if not terms or not text:
        return []
    folded, places = _fold(text)
    found: list[Hit] = []
    for term in terms:
        found += _hits_of(folded, places, term)
    found.sort(key=lambda hit: (hit.start, -hit.end))
    kept: list[Hit] = []
    for hit in found[:MOST_HITS]:
        if not kept or hit.start >= kept[-1].end:
            kept.append(hit)
    return kept


def _hits_of(folded: str, places: list[int], term: SearchTerm) -> list[Hit]:
    wanted = _fold(term.text)[0]
    hits: list[Hit] = []
    start = folded.find(wanted) if wanted else -1
    while start >= 0 and len(hits) < MOST_HITS:
        end = start + len(wanted)
        if _is_whole(folded, start, end, term):
            hits.append(Hit(places[start], places[end - 1] + 1))
        start = folded.find(wanted, end)
    return hits


def _is_whole(folded: str, start: int, end: int, term: SearchTerm) -> bool:
    """Tell whether a hit begins a word, and ends it unless the word may go on."""
    if term.is_unspaced:
        return True
    begins = start == 0 or not folded[start - 1].isalnum()
    return begins and (term.may_go_on or end == len(folded) or not folded[end].isalnum())


def _fold(text: str) -> tuple[str, list[int]]:
    """The letters without case and accents, each run of other signs as one space; and the place of each letter."""
    letters: list[str] = []
    places: list[int] = []
    for place, sign in enumerate(text):
        plain = sign if sign.isascii() else _plain(sign)
        if not plain:
            continue
        if not plain.isalnum():
            if not letters or letters[-1] == " ":
                continue
            plain = " "
        for letter in plain.lower():
            letters.append(letter)
            places.append(place)
    while letters and letters[-1] == " ":
        letters.pop()
        places.pop()
    return "".join(letters), places


@lru_cache(maxsize=4_096)
def _plain(sign: str) -> str:
    parts = unicodedata.normalize("NFD", sign)
    return "".join(part for part in parts if not unicodedata.combining(part))


def find_passage(text: str, typed: str) -> str:
    """The part of an entry's text around its first hit; empty where there is none."""
    hits = find_hits(text, typed, Column.TEXT)
    if not hits:
        return ""
    start = max(0, hits[0].start - _BEFORE)
    start = text.find(" ", start, hits[0].start) + 1 if start else 0
    end = min(len(text), start + PASSAGE_LETTERS)
    before, after = "… " if start else "", " …" if end < len(text) else ""
    return before + " ".join(text[start:end].split()) + after
