"""Where words may be broken, by rules of spelling: enough for justified columns, careful rather than complete. Pure.

Most European languages break before the last consonant that can begin a syllable. English does not go by sound, so only
endings, long prefixes and pairs of consonants are broken there. A language that is not here is set ragged.
"""

from __future__ import annotations

import re
from functools import lru_cache

SOFT_HYPHEN = "\u00ad"
LEAST_LETTERS = 6
_VOWELS = frozenset("aeiouyäöüáéíóúàèìòùâêîôûëïãõœæåø")
_COMMON_ONSETS = "bl br cl cr dr fl fr gl gr pl pr tr ch ph th qu".split()
_ONSETS = {
    "de": frozenset((*_COMMON_ONSETS, *"sch ck kl kr kn schl schm schn schr schw spr str pf sp".split())),
    "nl": frozenset((*_COMMON_ONSETS, *"sch kl kr kn schr spr str".split())),
    "fr": frozenset((*_COMMON_ONSETS, "gn", "vr", "gu")),
    "es": frozenset((*_COMMON_ONSETS, "ll", "rr", "gu")),
    "it": frozenset((*_COMMON_ONSETS, *"gn gh gl sc sp st str".split())),
    "pt": frozenset((*_COMMON_ONSETS, *"lh nh vr gu".split())),
}
_LEFT = {"en": 3}
_RIGHT = 3
_ENDINGS = "tion sion ment ness less ful ship hood ward able ible ture logy ly ing".split()
_PREFIXES = "inter over under trans super counter anti multi micro auto photo tele semi hyper".split()
_KEPT_TOGETHER = frozenset(
    "ch ck gh gn kn ng nk ph sh th wh wr bl br cl cr dr fl fr gl gr pl pr sc sk sl sm sn sp st sw tr tw qu nc ns"
    " rd rt rk rs ld lt lf lk nd nt mp mb ct pt ft xt ss ll zz ff lv rv rl rm rn ps ts ds ks ms ws".split()
)
"""English pairs that end or begin a syllable together, or that nobody can be sure of."""
_WORD = re.compile(rf"[^\W\d_]{{{LEAST_LETTERS},40}}")
_BOUND = re.compile(r"\S*(?:[:/@\\]|\w\.\w)\S*")
"""Addresses: nobody could tell their hyphen from ours."""


def can_hyphenate(language: str) -> bool:
    primary = language.partition("-")[0].lower()
    return primary == "en" or primary in _ONSETS


def add_soft_hyphens(text: str, language: str) -> str:
    """The text with a mark wherever a word may be broken."""
    primary = language.partition("-")[0].lower()
    if not can_hyphenate(primary):
        return text
    words = re.split(r"(\s+)", text)
    return "".join(
        word
        if len(word) < LEAST_LETTERS or _BOUND.fullmatch(word)
        else _WORD.sub(lambda at: _mark(at[0], primary), word)
        for word in words
    )


def _mark(word: str, language: str) -> str:
    if word.isupper() or not word[1:].islower():
        return word
    places = find_breaks(word.lower(), language)
    return "".join(SOFT_HYPHEN + letter if place in places else letter for place, letter in enumerate(word))


@lru_cache(maxsize=20_000)
def find_breaks(word: str, language: str) -> frozenset[int]:
    """Before which letters the word may be broken."""
    found = (
        _break_english(word)
        if language == "en"
        else _break_syllables(word, _ONSETS.get(language, frozenset()))
    )
    left = _LEFT.get(language, 2)
    return frozenset(place for place in found if left <= place <= len(word) - _RIGHT)


def _break_syllables(word: str, onsets: frozenset[str]) -> set[int]:
    """Before the longest end of each run of consonants that can begin a syllable, if a vowel follows."""
    if not onsets:
        return set()
    found = set()
    for run in re.finditer(r"[^\W\d_]+", word):
        for start, end in _consonants(run[0]):
            sizes = (size for size in (4, 3, 2) if size <= end - start and run[0][end - size : end] in onsets)
            found.add(run.start() + end - next(sizes, 1))
    return found


def _consonants(word: str) -> list[tuple[int, int]]:
    """Runs of consonants with a vowel before and after."""
    runs, start = [], None
    for place, letter in enumerate(word):
        if letter in _VOWELS:
            if start is not None and start > 0:
                runs.append((start, place))
            start = None
        elif start is None:
            start = place
    return runs


def _break_english(word: str) -> set[int]:
    found = set()
    stem_end = len(word)
    for ending in _ENDINGS:
        stem = len(word) - len(ending)
        if word.endswith(ending) and stem >= 3 and any(letter in _VOWELS for letter in word[:stem]):
            found.add(_before_ending(word, stem, ending))
            stem_end = stem
            break
    for prefix in _PREFIXES:
        if word.startswith(prefix) and len(word) - len(prefix) >= 4:
            found.add(len(prefix))
    found |= {
        start + 1 for start, end in _consonants(word) if end - start == 2 and _may_part(word, start, stem_end)
    }
    return found


def _before_ending(word: str, stem: int, ending: str) -> int:
    """In "running" one n goes along; in "falling" none does."""
    is_double = ending == "ing" and word[stem - 1] == word[stem - 2] and word[stem - 1] not in "lsz"
    return stem - 1 if is_double else stem


def _may_part(word: str, start: int, stem_end: int) -> bool:
    pair, rest = word[start : start + 2], word[start + 2 :]
    if start + 2 > stem_end or rest in ("er", "ed", "es", "ers", "e", "en"):
        return False
    return pair not in _KEPT_TOGETHER and "h" not in pair and "w" not in pair
