"""Which posts to get ready: what has most for its bytes first, as long as it is worth it. Pure.

Every post has the same price: so many bytes for one that is then whole when it is opened. What is as large as usual is
worth that if it is opened more often than LEAST_CHANCE; what is twice as large, if twice as often. Enough is ENOUGH of
what is expected to be opened, and all that is fetched ahead stays below MOST_TIMES what the owner opens.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

MOST_TIMES = 1.8
"""What is fetched ahead, against all that is opened."""
ENOUGH = 0.97
"""Of what is expected to be opened: who has so much ready leaves the rest."""
LEAST_CHANCE = 0.1
"""Of a post that is as large as usual. To take half of it costs half as much again, for two or three posts of a hundred
that are whole then."""
WORTH_A_SITTING = 0.8
"""With a line it would come a moment later anyway: only what is nearly surely opened."""


class Candidate(Struct, frozen=True):
    entry_id: int
    probability: float
    estimated_bytes: float
    """Of what is missing; 0 where it is complete as it came."""
    is_chosen: bool = False
    """Of a feed whose posts the owner wants ready, all of them."""


class Before(Struct, frozen=True):
    """What the last days came to."""

    wire_bytes: float = 0.0
    """Fetched ahead."""
    opened_bytes: float = 0.0
    """Of all that was opened, fetched ahead or not, and of what will probably be opened yet of what was."""


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
    """`has_line`: for a sitting with a line, before which only what is nearly surely opened is fetched. `is_asked`: the
    owner wants it now, so that doubt is no reason to leave something out, only the day's bytes are."""
    total = sum(one.probability for one in candidates)
    complete = sum(one.probability for one in candidates if one.estimated_bytes <= 0)
    credit = MOST_TIMES * before.opened_bytes - before.wire_bytes
    left, chosen = bytes_left, list[Candidate]()
    lacking = sorted((one for one in candidates if one.estimated_bytes > 0), key=_by_worth)
    usual_bytes = sum(one.estimated_bytes for one in lacking) / max(len(lacking), 1)
    for one in lacking:
        gain = one.estimated_bytes * (MOST_TIMES * one.probability - 1.0)
        if not one.is_chosen:
            is_doubtful = has_line and one.probability < WORTH_A_SITTING
            is_dear = one.probability * usual_bytes < LEAST_CHANCE * one.estimated_bytes
            is_beyond = gain < 0 and credit + gain < 0
            if ((is_doubtful or is_dear or is_beyond) and not is_asked) or complete >= ENOUGH * total:
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


def _by_worth(one: Candidate) -> tuple[bool, float, int]:
    """In which order they are considered: the owner's choice, then what is opened most for its bytes."""
    return (not one.is_chosen, -one.probability / one.estimated_bytes, -one.entry_id)
