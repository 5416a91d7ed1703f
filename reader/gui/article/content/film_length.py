"""The length of a film, as our parser stored it behind its name: "Night ferry (12:34)". Pure."""

from __future__ import annotations

import re

_LENGTH = re.compile(r" \(((?:(\d{1,3}):)?(\d{1,2}):(\d\d))\)$")
_FIRST_FILM = re.compile(
    r'^<p><a href="[^"<>]*">(?:<img src="[^"<>]*" alt=")?▶ [^"<>]*?( \([\d:]+\))(?:">)?</a></p>'
)


def find_length(name: str) -> str:
    """As it is written; empty where nothing is said of it."""
    found = _LENGTH.search(name)
    return found[1] if found else ""


def count_minutes_to_watch(article_html: str) -> int | None:
    """Of the film that an article begins with; None where there is none, or where its length is not known."""
    film = _FIRST_FILM.match(article_html[:4_000])
    found = _LENGTH.search(film[1]) if film else None
    if found is None:
        return None
    seconds = int(found[2] or 0) * 3_600 + int(found[3]) * 60 + int(found[4])
    return max(1, round(seconds / 60))
