"""Three days in fast motion, on one of which summer time ends; a fortnight with more feeds is in test_fortnight.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import datetime

import pytest

from reader.core.records.logged import BUSIEST_DAY
from reader.core.records.reasons import Cause, parse_poll_reason
from reader.core.settings import Settings
from reader.engine.messages import Status
from tests.engine import guests
from tests.engine.lived import DAY_S, ZONE, Period, Told, live
from tests.engine.simulated import BERLIN, Manners, local_time

BUDGET, PER_MINUTE = 36, 5
START = datetime(2026, 10, 24, tzinfo=ZONE).timestamp()
END = datetime(2026, 10, 27, tzinfo=ZONE).timestamp()
OFFLINE = (START + 1.7 * DAY_S + 7, START + 2.4 * DAY_S + 7)
GONE = 11
MANNERS = [
    *(Manners() for _ in range(5)),
    Manners(max_age_s=3_600),
    Manners(ttl_min=120, etag=False, last_modified=True),
    Manners(etag=False, last_modified=True),
    Manners(etag=False),
    Manners(busy=(START + 0.3 * DAY_S, START + 1.6 * DAY_S)),
    Manners(broken=(START + 0.4 * DAY_S, START + 1.2 * DAY_S)),
    Manners(gone_at=START + 0.5 * DAY_S),
]


@pytest.fixture(scope="module")
def three_days(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Told]:
    period = Period(START, END, OFFLINE, MANNERS, Settings(daily_budget=BUDGET, fetches_per_minute=PER_MINUTE))
    with local_time(BERLIN):
        yield live(tmp_path_factory.mktemp("three-days"), period)


def test_the_guest_is_polite(three_days):
    assert guests.violations(three_days.log) == []
    assert max(three_days.most_at_once.values()) == 1
    assert guests.most_in_a_minute(three_days.log) <= PER_MINUTE
    assert {200, 304, 410, 429, 500} == {asked.status for asked in three_days.log}


def test_the_most_of_a_day_is_kept_and_the_ledger_agrees_with_the_server(three_days):
    used = guests.per_local_day(three_days.log, ZONE)
    ledger, added = Counter[str](), Counter[str]()
    for use in three_days.days:
        ledger[use.day] += use.fetches
        added[use.day] += use.fetches if use.trigger == "added" else 0  # asked for by the user, and apart
    assert ledger == used
    assert len(used) == 3
    assert all(0 < used[day] - added[day] <= BUSIEST_DAY * BUDGET for day in used)
    # It is a budget, not a limit that happens never to be reached.
    assert max(used[day] - added[day] for day in used) >= 0.7 * BUDGET


def test_hours_without_a_line_are_nobodys_fault(three_days):
    assert not [asked for asked in three_days.log if OFFLINE[0] <= asked.at < OFFLINE[1]]
    assert not [poll for poll in three_days.polls if OFFLINE[0] <= poll.at < OFFLINE[1]]
    assert {feed.name for feed in three_days.feeds if feed.http.failing_since} <= {f"Feed {GONE}"}
    assert any(isinstance(note, Status) and note.is_offline for note in three_days.notes)


def test_a_feed_that_is_gone_stays_and_is_left_alone(three_days):
    (gone,) = [feed for feed in three_days.feeds if feed.name == f"Feed {GONE}"]
    assert (gone.http.status, gone.http.next_poll_at) == ("gone", None)


def test_every_poll_has_its_reason(three_days):
    assert all(poll.reason for poll in three_days.polls)
    kinds = {because.cause for poll in three_days.polls if (because := parse_poll_reason(poll.reason))}
    assert {Cause.BEFORE_YOUR_VISIT, Cause.SUBSCRIBED, Cause.WOKE} <= kinds
