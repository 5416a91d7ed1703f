"""What changed between two versions of a page's text, as an entry that shows the difference. Pure.

Dates, times and counters differ at every poll and mean nothing, so lines are compared without them; lines that only
moved do not count either. Bounded: lines that would take too long to compare are shown as removed and added.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from html import escape
from itertools import islice

from msgspec import Struct

from reader.core.records.parsed import ParsedEntry
from reader.features.pages.parse.page_entries import find_dates
from reader.parse.readable.nodes import weigh
from reader.parse.safe_html.sanitize import clean
from reader.parse.text import one_line

_TITLE = 160
_TELLING = 20
_MOST_SHOWN = 200
_MOST_EFFORT_FOR_LINES = 5_000_000
_MOST_EFFORT_FOR_WORDS = 200_000
_WORDS_COMPARED = 400
_LEAST_ALIKE = 0.45
_NUMBER = r"\d[\d.,\u00a0\u202f' ]{0,12}+"
_COUNTED = (
    r"views?|reads?|comments?|likes?|shares?|votes?|points?|replies|visitors?|visits?|online|downloads?|hits?|followers?"
    r"|aufrufe|kommentare?|besucher|mal gelesen|vues?|commentaires?|visitas|comentarios|visite|commenti|просмотр\w*"
)
_UNITS = (
    r"(?:seconds?|minutes?|mins?|hours?|days?|weeks?|months?|years?|sekunden?|minuten?|stunden?|tag(?:en|e)?|wochen?"
    r"|monat(?:en|e)?|jahr(?:en|e)?|secondes?|heures?|jours?|semaines?|mois|ans?|horas?|d[ií]as?|ore|giorni)"
)
_NOISE = (
    re.compile(rf"(?:vor|il y a|hace|há)\s+(?:\d++|einer?|einem|une?|una)\s+{_UNITS}", re.IGNORECASE),
    re.compile(rf"(?:(?<!\d)\d++|an?|one)\s+{_UNITS}\s+(?:ago|fa)", re.IGNORECASE),
    re.compile(r"(?<!\d)\d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]\.?m\.?)?(?!\d)", re.IGNORECASE),
    re.compile(rf"{_NUMBER}\s?(?:{_COUNTED})(?!\w)", re.IGNORECASE),
    re.compile(rf"(?<!\w)(?:{_COUNTED})(?:\s\w+)?\s?[:=]\s?{_NUMBER}", re.IGNORECASE),
    re.compile(r"(?:copyright|©)\s*(?:\(c\)\s*)?\d{4}", re.IGNORECASE),
)
_TELLS = re.compile(r"[^\W\d_]|[€$£¥₽₹%°]")
"""A number alone is a counter; one with a sign is a price, a share or a temperature."""


class Difference(Struct, frozen=True):
    """One place where the versions differ: what went, what came, and the line before."""

    removed: tuple[str, ...]
    added: tuple[str, ...]
    before: str = ""


def damp(line: str) -> str:
    """A line without what differs at every poll; empty where nothing is left."""
    for (start, end), _ in reversed(find_dates(line[:2_000])):
        line = f"{line[:start]}{line[end:]}"
    for noise in _NOISE:
        line = noise.sub("", line)
    folded = " ".join(line.split()).casefold()
    return folded if _TELLS.search(folded) else ""


def compare(before: str, after: str) -> list[Difference]:
    """Where they differ, in the order of the page; nothing where only noise does."""
    old, old_keys = _read_lines(before)
    new, new_keys = _read_lines(after)
    stretches = list(_stretches(old_keys, new_keys))
    gone = Counter(key for a, b, _, _ in stretches for key in old_keys[a:b])
    come = Counter(key for _, _, c, d in stretches for key in new_keys[c:d])
    moved = gone & come
    moved_old, moved_new = moved.copy(), moved.copy()
    found = (
        Difference(_without_moved(old[a:b], moved_old), _without_moved(new[c:d], moved_new), new[c - 1] if c else "")
        for a, b, c, d in stretches
    )
    return [one for one in found if one.removed or one.added]


def _read_lines(text: str) -> tuple[list[str], list[str]]:
    """The lines with something other than noise, and the same lines damped."""
    lines = [(line, key) for line in text.split("\n") if (key := damp(line))]
    return [line for line, _ in lines], [key for _, key in lines]


def _without_moved(lines: Sequence[str], moved: Counter[str]) -> tuple[str, ...]:
    """The lines except those that only moved, which are taken off the counter."""
    kept = []
    for line in lines:
        key = damp(line)
        if moved[key] > 0:
            moved[key] -= 1
        else:
            kept.append(line)
    return tuple(kept)


def _stretches(old: Sequence[str], new: Sequence[str]) -> Iterator[tuple[int, int, int, int]]:
    """Where they differ: start and end in the old one, start and end in the new one."""
    start = 0
    while start < min(len(old), len(new)) and old[start] == new[start]:
        start += 1
    end = 0
    while end < min(len(old), len(new)) - start and old[-1 - end] == new[-1 - end]:
        end += 1
    left, right = old[start : len(old) - end], new[start : len(new) - end]
    if not left and not right:
        return
    if _find_effort(left, right) > _MOST_EFFORT_FOR_LINES:
        yield start, start + len(left), start, start + len(right)
        return
    for kind, a, b, c, d in SequenceMatcher(None, left, right, autojunk=False).get_opcodes():
        if kind != "equal":
            yield start + a, start + b, start + c, start + d


def _find_effort(old: Sequence[str], new: Sequence[str]) -> int:
    """The most steps that SequenceMatcher takes: all pairs of what is the same in both, once for each stretch."""
    counts = Counter(new)
    return min(len(old), len(new)) * sum(counts[one] for one in old)


def make_first_entry(text: str, url: str, title: str, now: float) -> ParsedEntry:
    """The first entry of a page: its text as it is today."""
    lines = text.split("\n")[:_MOST_SHOWN]
    html = "".join(f"<p>{escape(line, quote=False)}</p>" for line in lines)
    return _make_entry("first", one_line(title or lines[0], _TITLE), html, url, now)


def make_change_entry(
    differences: Sequence[Difference], before: str, since_at: float, url: str, now: float
) -> ParsedEntry:
    """`since_at` is that of the version before, so that the same change at another time is another entry."""
    mark = hashlib.blake2b(f"{since_at}\n{before}".encode("utf-8", "replace"), digest_size=12).hexdigest()
    added = _most_telling(line for one in differences for line in one.added)
    removed = _most_telling(line for one in differences for line in one.removed)
    title = one_line(added or f"− {removed}", _TITLE)
    return _make_entry(mark, title, _write(differences), url, now)


def _most_telling(lines: Iterable[str]) -> str:
    """The first line of some length, else the first."""
    found = list(islice(lines, 20))
    return next((line for line in found if weigh(damp(line)) >= _TELLING), found[0] if found else "")


def _make_entry(mark: str, title: str, html: str, url: str, now: float) -> ParsedEntry:
    body = clean(html, url)
    return ParsedEntry(
        guid=f"change:{mark}",
        # A link of its own for each, or one would be taken for the other; browsers open the page itself.
        link=f"{url.partition('#')[0]}#changed-{int(now)}",
        title=title,
        author="",
        published_at=int(now),
        updated_at=None,
        html=body.html,
        text=body.text,
    )


def _write(differences: Sequence[Difference]) -> str:
    parts: list[str] = []
    for one in differences:
        if len(parts) > _MOST_SHOWN:
            parts.append("<p>…</p>")
            break
        if one.before:
            parts.append(f"<p>… {escape(one_line(one.before, 200), quote=False)}</p>")
        parts += _write_one(one)
    return "".join(parts)


def _write_one(one: Difference) -> Iterator[str]:
    """Show reworded lines as one, word by word. The signs are for people who see no colours."""
    removed = list(one.removed[:_MOST_SHOWN])
    for line in one.added[:_MOST_SHOWN]:
        words = line.split()[:_WORDS_COMPARED]
        twin = next((one for one in removed[:5] if _are_alike(one.split()[:_WORDS_COMPARED], words)), None)
        if twin is None:
            yield f"<p><ins>+ {escape(line, quote=False)}</ins></p>"
        else:
            removed.remove(twin)
            yield f"<p>{_by_words(twin, line)}</p>"
    for line in removed:
        yield f"<p><del>− {escape(line, quote=False)}</del></p>"


def _are_alike(old: Sequence[str], new: Sequence[str]) -> bool:
    matcher = SequenceMatcher(None, old, new, autojunk=False)
    if matcher.quick_ratio() < _LEAST_ALIKE:
        return False
    return _find_effort(old, new) > _MOST_EFFORT_FOR_WORDS or matcher.ratio() >= _LEAST_ALIKE


def _by_words(before: str, after: str) -> str:
    old, new = before.split(), after.split()
    if _find_effort(old, new) > _MOST_EFFORT_FOR_WORDS:
        return f"<del>{escape(before, quote=False)}</del> → <ins>{escape(after, quote=False)}</ins>"
    out: list[str] = []
    for kind, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        gone, come = escape(" ".join(old[a:b]), quote=False), escape(" ".join(new[c:d]), quote=False)
        if kind == "equal":
            out.append(come)
            continue
        parts = [f"<del>{gone}</del>"] if gone else []
        parts += [f"<ins>{come}</ins>"] if come else []
        out.append(" → ".join(parts))
    return " ".join(out)
