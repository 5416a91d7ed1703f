"""The words of editions: its messages, days and months."""

from __future__ import annotations

from reader.core.words.catalogue import EditionCode as EditionCode
from reader.core.words.languages import mark

WEEKDAYS = (
    *(mark("Monday"), mark("Tuesday"), mark("Wednesday"), mark("Thursday"), mark("Friday")),
    *(mark("Saturday"), mark("Sunday")),
)
MONTHS = (
    *(mark("January"), mark("February"), mark("March"), mark("April"), mark("May"), mark("June")),
    *(mark("July"), mark("August"), mark("September"), mark("October"), mark("November"), mark("December")),
)
