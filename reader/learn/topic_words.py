"""Words that name what a post is about, as a person would say them: names first, and few of the rest. Pure.

Most words by which a post fits are no topic: "half", "delayed", "low". A word is taken for a name where it is
written with a capital inside a sentence and never without, and for a subject where it stands in the title, is long
enough and has no ending of a verb or an adverb. Whoever asks also wants to know that the owner met it before.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from msgspec import Struct

from reader.learn.function_words import says_something
from reader.learn.vectors import bucket_of

_WORD = re.compile(r"[^\W\d_][\w’'-]*[^\W_]|\d*[^\W\d_]+\d*")
_SENTENCE = re.compile(r"[.!?…:;•\n]+\s+|[“„«\"(]")
SHORTEST_SUBJECT = 5
TITLE_CASE_FROM = 0.6
"""A title of which a larger part is written with capitals says nothing by them."""
_ENDINGS = ("ed", "ing", "ly", "er", "est", "able", "ful", "less")
_NO_TOPICS = frozenset(
    "monday tuesday wednesday thursday friday saturday sunday january february march april june july august "
    "september october november december montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar "
    "märz april juni juli oktober dezember lundi mardi mercredi jeudi vendredi samedi dimanche".split()
)


class Topics(Struct, frozen=True):
    """By the number of the term: how the post writes it."""

    names: dict[int, str]
    subjects: dict[int, str]


def find_topics(title: str, text: str) -> Topics:
    small = {word for word in _words(f"{title} {text}") if word[0].islower()}
    names: dict[int, str] = {}
    parts = [*_inner_words(text), *([] if _is_title_case(title) else _inner_words(title))]
    for word in parts:
        if _is_name(word) and word.lower() not in small:
            names.setdefault(bucket_of(word.casefold()), word)
    subjects = {bucket_of(word): word for word in _words(title.casefold()) if _is_subject(word)}
    return Topics(names, subjects)


def name_reasons(because: Iterable[int], topics: Topics, often: frozenset[int], count: int = 2) -> list[str]:
    """What a post fits by, in its own words: names that the owner met before, and subjects they met `often`."""
    named: list[str] = []
    for bucket in because:
        word = topics.names.get(bucket) or (topics.subjects.get(bucket, "") if bucket in often else "")
        if word and word.casefold() not in (other.casefold() for other in named):
            named.append(word)
        if len(named) == count:
            break
    return named


def _words(text: str) -> list[str]:
    return [word.replace("’", "'").removesuffix("'s") for word in _WORD.findall(text)]


def _inner_words(text: str) -> list[str]:
    """Words that do not begin a sentence: there a capital means something."""
    return [word for sentence in _SENTENCE.split(text) for word in _words(sentence)[1:]]


def _is_title_case(title: str) -> bool:
    words = [word for word in _words(title)[1:] if len(word) > 3]
    return bool(words) and sum(word[0].isupper() for word in words) > TITLE_CASE_FROM * len(words)


def _is_name(word: str) -> bool:
    plain = word.casefold()
    return len(word) > 2 and word[0].isupper() and says_something(plain) and plain not in _NO_TOPICS


def _is_subject(word: str) -> bool:
    return (
        len(word) >= SHORTEST_SUBJECT
        and word.isalpha()
        and says_something(word)
        and word not in _NO_TOPICS
        and not word.endswith(_ENDINGS)
    )
