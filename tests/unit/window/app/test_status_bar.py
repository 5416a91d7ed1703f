"""The one sentence at the bottom of the window."""

from __future__ import annotations

from datetime import datetime

import pytest

from reader.core.words.catalogue import Code
from reader.window.app.status_bar import find_picture, status_sentence
from reader.window.schedule.ribbon import Doing, StatusFacts


@pytest.mark.parametrize(
    ("why", "picture"),
    [
        (Code.ON_BATTERY(), "battery-medium"),
        (Code.SAVING_POWER(), "battery-medium"),
        (Code.ON_METERED_NETWORK(), "activity"),
        (Code.COMPUTER_BUSY(), "activity"),
    ],
)
def test_the_picture_beside_the_status_shows_why_polls_are_held_back(why, picture):
    assert find_picture(StatusFacts(Doing.HELD_BACK, held_back=why)) == picture


def test_status_sentences():
    at = datetime(2026, 6, 11, 10, 40).astimezone().timestamp()
    facts = StatusFacts(next_poll_at=at, fetches_today=132, budget=400, bytes_today=5_200_000)
    assert status_sentence(facts) == "Next fetch 10:40 · 132 of 400"
    busy = StatusFacts(next_poll_at=at, fetches_today=512, budget=400)
    assert status_sentence(busy) == "Next fetch 10:40 · 512 of about 400, a busy day"
    assert status_sentence(StatusFacts()) == "No fetch scheduled · 0 fetches today"
    fetching = StatusFacts(Doing.FETCHING, done=9, total=31, feed="Harbour Gazette")
    assert status_sentence(fetching) == "Refreshing 9 of 31 · Harbour Gazette"
    assert (
        status_sentence(StatusFacts(Doing.HELD_BACK, at, 132, 400, held_back=Code.ON_BATTERY()))
        == "Next fetch 10:40 · 132 of 400 · on battery: fewer fetches"
    )
    asked = StatusFacts(fetches_today=132, budget=400, asked_for=80)
    assert "132 of 400, plus 80 you requested" in status_sentence(asked)
    assert status_sentence(StatusFacts(report="3 feeds fetched: nothing new.")) == "3 feeds fetched: nothing new."
    unreached = StatusFacts(Doing.OFFLINE, network_fault=Code.NETWORK_WANTS_LOGIN(at=at))
    assert status_sentence(unreached).startswith("This network requires a sign-in")
