"""Which posts to get ready: the likeliest first, as long as what is fetched is worth it. Pure.

The bar is no constant. Posts are taken until so much would be fetched that only half of it is expected to be opened:
the owner pays at most twice for what is read without a line. What is opened rather than not gives credit, with which
what is opened less often is fetched, too; what earlier days really came to is counted in.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

MOST_TIMES = 1.8
"""What is fetched, against what of it is expected to be opened."""
ENOUGH = 0.985
"""Of what is expected to be opened: who has so much ready leaves the rest."""
WORTH_A_SITTING = 0.5
"""With a line it would come a moment later anyway: only what is opened rather than not."""


class Candidate(Struct, frozen=True):
    entry_id: int
    probability: float
    estimated_bytes: float
    """Of what is missing; 0 where it is complete as it came."""
    is_chosen: bool = False
    """Of a feed whose posts the owner wants ready, all of them."""


class Before(Struct, frozen=True):
    """What was fetched for the same need."""

    wire_bytes: float = 0.0
    opened_bytes: float = 0.0
    """Of it, what is expected to be opened."""


NOTHING_BEFORE = Before()


class ReadyChoice(Struct, frozen=True):
    entry_ids: tuple[int, ...]
    """The likeliest first."""
    estimated_bytes: float


def choose_ready(
    candidates: Sequence[Candidate],
    bytes_left: float,
    *,
    before: Before = NOTHING_BEFORE,
    has_line: bool = False,
    is_asked: bool = False,
) -> ReadyChoice:
    """`has_line`: for a sitting with a line, before which only what is surely opened is fetched. `is_asked`: the owner
    wants it now, so that doubt is no reason to leave something out, only the day's bytes are."""
    total = sum(one.probability for one in candidates)
    complete = sum(one.probability for one in candidates if one.estimated_bytes <= 0)
    credit = MOST_TIMES * before.opened_bytes - before.wire_bytes
    left, chosen = bytes_left, list[Candidate]()
    for one in sorted((one for one in candidates if one.estimated_bytes > 0), key=_by_worth):
        gain = one.estimated_bytes * (MOST_TIMES * one.probability - 1.0)
        if not one.is_chosen:
            is_doubtful = one.probability < WORTH_A_SITTING and (has_line or credit + gain < 0)
            if (is_doubtful and not is_asked) or complete >= ENOUGH * total:
                continue
        if one.estimated_bytes > left:
            continue
        left -= one.estimated_bytes
        credit += 0.0 if one.is_chosen else gain
        complete += one.probability
        chosen.append(one)
    likeliest = sorted(chosen, key=lambda one: (not one.is_chosen, -one.probability, -one.entry_id))
    ids = tuple(one.entry_id for one in likeliest)
    return ReadyChoice(ids, bytes_left - left)


def _by_worth(one: Candidate) -> tuple[int, float, int]:
    """In which order they are considered: the owner's choice, what is opened rather than not, the likeliest first,
    then what adds most for what it will probably waste, which is the smaller of two that are as likely."""
    if one.is_chosen or one.probability >= WORTH_A_SITTING:
        return (0 if one.is_chosen else 1, -one.probability, -one.entry_id)
    waste = one.estimated_bytes * (1.0 - MOST_TIMES * one.probability)
    return (2, -one.probability / max(waste, 1.0), -one.entry_id)
