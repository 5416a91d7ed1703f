"""Which way a text runs: by its language, or by its letters. Pure."""

from __future__ import annotations

import unicodedata

_LANGUAGES = frozenset("ar arc ckb dv fa he ks ps sd ug ur yi".split())
_LOOKED_AT = 2_000


def is_right_to_left(language: str) -> bool:
    """Of a language tag: "ar", "he-IL"."""
    return language.strip().replace("_", "-").partition("-")[0].lower() in _LANGUAGES


def find_direction(text: str) -> bool | None:
    """True where the first letter with a direction runs from right to left; None where there is none."""
    for character in text[:_LOOKED_AT]:
        direction = unicodedata.bidirectional(character)
        if direction in ("L", "R", "AL"):
            return direction != "L"
    return None
