"""What an edition holds, and in which order: each story once, what the owner likes first, as long as wanted. Pure.

Long posts fill the minutes but for a share that is kept for short news. A post is never cut: one that does not fit
is left for the next edition, but for the very first, without which there would be no paper.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from reader.learn.content.interest import order_fairly

SHORT_MINUTES = 0.35
"""Posts that take less stand together on a page of short news: some 80 words."""
SHORT_SHARE = 0.2
"""Of the minutes, for short news, where there is any."""
MOST_SHORTS = 24
"""It is a page, as long as there are longer posts."""
OVER = 1.1
"""An edition may take so much longer than wanted."""
LEAST_MINUTES = 1.0 / 15
"""A headline alone takes so long."""


class Candidate(Struct, frozen=True):
    """A post that could stand in an edition."""

    entry_id: int
    feed_id: int
    section: str
    minutes: float
    liking: float
    """How well it fits what the owner likes, 0 to 1."""
    at: float
    story_id: int | None = None
    is_starred: bool = False


class Chosen(Struct, frozen=True):
    """A post that stands in the edition, and the posts of other feeds that tell the same."""

    candidate: Candidate
    copies: tuple[Candidate, ...] = ()


class Contents(Struct, frozen=True):
    pieces: tuple[Chosen, ...] = ()
    """Section by section, the one with the best-liked post first; so are posts within a section."""
    shorts: tuple[Chosen, ...] = ()
    left_over: int = 0
    """Posts that did not fit."""

    @property
    def minutes(self) -> float:
        return sum(_minutes(one) for one in self.pieces + self.shorts)


def choose_contents(candidates: Iterable[Candidate], minutes: float) -> Contents:
    stories = _order(_fold_stories(candidates))
    long = [one for one in stories if _minutes(one) >= SHORT_MINUTES]
    short = [one for one in stories if _minutes(one) < SHORT_MINUTES]
    room_for_short = min(sum(map(_minutes, short[:MOST_SHORTS])), minutes * SHORT_SHARE) if long else minutes
    pieces = _fill(long, minutes - room_for_short, minutes * OVER)
    taken = sum(map(_minutes, pieces))
    shorts = _fill(short, room_for_short, max(minutes * OVER - taken, 0.0), must_begin=not pieces)[
        :MOST_SHORTS
    ]
    # What short news left over is for longer posts that fit, and what these leave for more short news.
    rest = [one for one in long if one not in pieces]
    taken += sum(map(_minutes, shorts))
    more = _fill(rest, minutes - taken, minutes * OVER - taken, must_begin=False)
    pieces, taken = [*pieces, *more], taken + sum(map(_minutes, more))
    rest = [one for one in short if one not in shorts]
    shorts = [*shorts, *_fill(rest, minutes - taken, minutes * OVER - taken, must_begin=False)]
    in_sections = tuple(_by_section(pieces))
    return Contents(in_sections, tuple(shorts), len(stories) - len(in_sections) - len(shorts))


def _fold_stories(candidates: Iterable[Candidate]) -> list[Chosen]:
    """Of several posts that tell one story, the one that the owner will like best, or else the fullest."""
    stories: dict[tuple[str, int], list[Candidate]] = {}
    seen: set[int] = set()
    for one in candidates:
        if one.entry_id not in seen:
            key = ("entry", one.entry_id) if one.story_id is None else ("story", one.story_id)
            stories.setdefault(key, []).append(one)
            seen.add(one.entry_id)
    return [_fold(copies) for copies in stories.values()]


def _fold(copies: Sequence[Candidate]) -> Chosen:
    best, *others = sorted(
        copies, key=lambda one: (-one.is_starred, -round(one.liking, 2), -one.minutes, one.at, one.entry_id)
    )
    return Chosen(best, tuple(others))


def _order(stories: list[Chosen]) -> list[Chosen]:
    """What the owner starred, then by liking, feeds taking turns a little; of two alike the newer."""
    stories = sorted(stories, key=lambda one: (-one.candidate.at, one.candidate.entry_id))
    starred = [one for one in stories if one.candidate.is_starred]
    others = [one for one in stories if not one.candidate.is_starred]
    feeds, likings = [one.candidate.feed_id for one in others], [one.candidate.liking for one in others]
    return starred + [others[place] for place in order_fairly(feeds, likings)]


def _fill(stories: Sequence[Chosen], room: float, most: float, *, must_begin: bool = True) -> list[Chosen]:
    """In order, what fits; `most`: so much may the last one run over. The first always fits, if it must."""
    chosen: list[Chosen] = []
    taken = 0.0
    for one in stories:
        if taken >= room:
            break
        if taken + _minutes(one) <= most or (must_begin and not chosen):
            chosen.append(one)
            taken += _minutes(one)
    return chosen


def _by_section(pieces: Iterable[Chosen]) -> list[Chosen]:
    sections: dict[str, list[Chosen]] = {}
    for one in pieces:
        sections.setdefault(one.candidate.section, []).append(one)
    return [one for pieces_of_one in sections.values() for one in pieces_of_one]


def _minutes(one: Chosen) -> float:
    return max(one.candidate.minutes, LEAST_MINUTES)
