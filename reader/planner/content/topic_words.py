"""Words that name what a post is about, as a person would say them: names, and pairs of words. Pure.

Most words by which a post fits aren't a topic: "half", "delayed", "people". A word is taken for a name if it is written
with a capital inside a sentence and never without, together with the capitals beside it ("Silver Sprat"). Two words
side by side in a title are taken for a subject ("crown jewels") unless they end like verbs or adverbs. A single word
without a capital says too little.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import pairwise

from msgspec import Struct

from reader.planner.content.digest import says_something
from reader.planner.content.vectors import bucket_of

_WORD = re.compile(r"[^\W\d_][\w’'-]*[^\W_]|(?:(?<!\d)\d++)?[^\W\d_]++\d*+")
_SENTENCE = re.compile(r"(?<![.!?…:;•])[.!?…:;•\n]+\s+|[“„«\"(]")
SHORTEST_SUBJECT = 4
LONGEST_NAME = 4
TITLE_CASE_FROM = 0.6
"""In a title with more capitalised words than this share, capitals mean nothing."""
_ENDINGS = ("ed", "ing", "ly", "er", "est", "able", "ful", "less")
_NO_TOPICS = frozenset(
    "monday tuesday wednesday thursday friday saturday sunday january february march april june july august "
    "september october november december montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar "
    "märz april juni juli oktober dezember lundi mardi mercredi jeudi vendredi samedi dimanche".split()
)


class Topics(Struct, frozen=True):
    """How the post writes them, by the number of the term."""

    names: dict[int, str]
    subjects: dict[int, str]


def find_topics(title: str, text: str) -> Topics:
    sentences = _SENTENCE.split(text) + ([] if _is_title_case(title) else _SENTENCE.split(title))
    small = {word for sentence in sentences for word in _words(sentence) if word[0].islower()}
    names: dict[int, str] = {}
    for sentence in sentences:
        for name in _names_in(_words(sentence), small):
            for word in name:
                names.setdefault(bucket_of(word.casefold()), " ".join(name))
    pairs = [
        f"{first} {second}"
        for first, second in pairwise(_words(title[:1].lower() + title[1:]))
        if _is_subject(first) and _is_subject(second) and bucket_of(first) not in names
    ]
    subjects = {bucket_of(pair): pair for pair in pairs}
    return Topics(names, subjects)


def _names_in(words: list[str], small: set[str]) -> list[list[str]]:
    """Runs of capitalised words, without a single one at the beginning of the sentence."""
    found: list[list[str]] = []
    run: list[str] = []
    for number, word in enumerate([*words, ""]):
        if word and _is_name(word) and word.lower() not in small:
            run.append(word)
            continue
        if run and (len(run) > 1 or number > 1):
            found.append(run[:LONGEST_NAME])
        run = []
    return found


def name_reasons(
    because: Iterable[int], topics: Topics, often: frozenset[int], feed_name: str = "", count: int = 2
) -> list[str]:
    """What a post fits by, in its own words: names that the user met before, and subjects they met `often`, without the
    feed's own name."""
    named: list[str] = []
    own = {word.casefold() for word in _words(feed_name)}
    for bucket in because:
        word = topics.names.get(bucket) or (topics.subjects.get(bucket, "") if bucket in often else "")
        if {part.casefold() for part in _words(word)} <= own:
            continue
        if word and word.casefold() not in (other.casefold() for other in named):
            named.append(word)
        if len(named) == count:
            break
    return named


def _words(text: str) -> list[str]:
    return [word.replace("’", "'").removesuffix("'s") for word in _WORD.findall(text)]


def _is_title_case(title: str) -> bool:
    words = [word for word in _words(title)[1:] if len(word) > 3]
    return bool(words) and sum(word[0].isupper() for word in words) > TITLE_CASE_FROM * len(words)


def _is_name(word: str) -> bool:
    plain = word.casefold()
    return len(word) > 2 and word[0].isupper() and says_something(plain) and not _is_day_or_month(plain)


def _is_subject(word: str) -> bool:
    return (
        len(word) >= SHORTEST_SUBJECT
        and word.isalpha()
        and word.islower()
        and says_something(word)
        and not _is_day_or_month(word)
        and not word.endswith(_ENDINGS)
    )


def _is_day_or_month(word: str) -> bool:
    return word in _NO_TOPICS or word.removesuffix("s") in _NO_TOPICS
