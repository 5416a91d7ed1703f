"""The one sentence at the bottom of the window."""

from __future__ import annotations

from datetime import datetime

from reader.gui.shell.status_bar import Doing, StatusFacts, status_sentence
from reader.wording.catalogue import Code


def test_status_sentences():
    at = datetime(2026, 6, 11, 10, 40).astimezone().timestamp()
    facts = StatusFacts(next_poll_at=at, fetches_today=132, budget=400, bytes_today=5_200_000)
    assert status_sentence(facts) == "Next poll 10:40 · 132 of 400 fetches used today · 5.2 MB"
    assert status_sentence(StatusFacts()) == "No poll planned · 0 fetches today · 0.0 MB"
    fetching = StatusFacts(Doing.FETCHING, done=9, total=31, feed="Harbour Gazette")
    assert status_sentence(fetching) == "Fetching 9 of 31 · Harbour Gazette"
    assert (
        status_sentence(StatusFacts(Doing.HELD_BACK, at, held_back=Code.ON_BATTERY()))
        == "On battery: only polls worth it. Next 10:40"
    )
