"""What a poll of a followed page costs, by its size, in polls of an ordinary feed. Pure.

A page is fetched whole where its server knows no validators, and pages are larger than feeds. A poll is made when it
is worth more than the price of the hour; one that costs four times as much must be worth four times as much, which is
the same as being worth a quarter. The budget still counts it once: it is a number of fetches.
"""

from __future__ import annotations

from collections.abc import Sequence

from reader.model.fetched import Outcome
from reader.model.logged import PollRecord

USUAL_BYTES = 20_000
"""On the line, of a feed that has changed; one that has not costs some 300."""
DEAREST = 6.0
LAST_POLLS = 20


def find_page_price(polls: Sequence[PollRecord]) -> float:
    """From its last polls, those that were answered without a body included: 1 is the price of a feed."""
    sizes = [poll.wire_bytes for poll in polls if poll.outcome != Outcome.FAILED]
    if not sizes:
        return 1.0
    return min(max(sum(sizes) / len(sizes) / USUAL_BYTES, 1.0), DEAREST)
