"""A fortnight in fast motion: 40 feeds on a real server, a user with sessions, a laptop that sleeps at night, is
offline for two days, runs on battery half of the time and lives through the end of summer time. Judged by the
server's own log, with code that knows nothing of the engine."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

import numpy as np
import pytest
from msgspec.structs import replace

from reader.core.records.logged import BUSIEST_DAY
from reader.core.records.reasons import Cause, parse_poll_reason
from reader.core.settings import Settings
from reader.engine.messages import Status
from reader.lab.policies.paperround import Paperround
from reader.lab.replay import Facts, replay
from reader.lab.score import measure_wait, score, sum_waits
from tests.engine import guests
from tests.engine.lived import DAY_S, ZONE, Period, Told, live, on_battery, sleeps
from tests.engine.simulated import BERLIN, Life, Manners, local_time, make_facts

# All of it is lived in the first test's set-up.
pytestmark = [pytest.mark.long, pytest.mark.timeout(900)]
FEEDS, DAYS, BUDGET, PER_MINUTE = 40, 14, 140, 30
SETTINGS = Settings(daily_budget=BUDGET, fetches_per_minute=PER_MINUTE)
START = datetime(2026, 10, 19, tzinfo=ZONE).timestamp()
END = datetime(2026, 11, 2, tzinfo=ZONE).timestamp()
OFFLINE = (START + 7.6 * 86_400 + 7, START + 9.6 * 86_400 + 7)
GONE, BUSY, BROKEN = 37, 20, 30


def at_day(day: float) -> float:
    return START + day * DAY_S


def make_manners() -> list[Manners]:
    manners = [Manners() for _ in range(FEEDS)]
    for feed in (3, 4):
        manners[feed] = Manners(max_age_s=3_600)
    manners[5] = Manners(ttl_min=120, etag=False, last_modified=True)
    manners[6] = Manners(etag=False, last_modified=True)
    manners[7] = Manners(etag=False)
    manners[BUSY] = Manners(busy=(at_day(3.3), at_day(4.2)))
    manners[BROKEN] = Manners(broken=(at_day(4.3), at_day(6.5)))
    manners[GONE] = Manners(gone_at=at_day(5.0))
    return manners


FORTNIGHT = Period(START, END, OFFLINE, make_manners(), SETTINGS)


@pytest.fixture(scope="module")
def fortnight(tmp_path_factory) -> Iterator[Told]:
    with local_time(BERLIN):
        yield live(tmp_path_factory.mktemp("fortnight"), FORTNIGHT)


def realised_h(heard: Told) -> float:
    """How long posts waited for the user, by the store alone."""
    waits, visits = [], np.array([at for at in heard.trial.visits.tolist() if judged(at)])
    for rows in heard.posting_times.values():
        rows = sorted((row for row in rows if row.at >= at_day(1)), key=lambda row: row.at)
        out = np.array([float(row.at) for row in rows])
        waits.append(measure_wait(out, np.array([float(row.first_seen_at) for row in rows]), visits))
    return sum_waits(waits).hours


def test_the_guest_is_polite(fortnight):
    assert guests.violations(fortnight.log) == []
    assert max(fortnight.most_at_once.values()) == 1


def test_the_budget_is_kept_on_average_and_its_cap_on_every_day(fortnight):
    used = guests.per_local_day(fortnight.log, ZONE)
    assert len(used) >= 13
    for use in fortnight.days:
        used[use.day] -= use.fetches if use.trigger == "added" else 0  # asked for by the user, and apart
    assert max(used.values()) <= BUSIEST_DAY * BUDGET
    # Two days without a line are made up for only in part.
    assert 0.75 * BUDGET <= sum(used.values()) / DAYS <= 1.05 * BUDGET


def test_the_ledger_agrees_with_the_server(fortnight):
    used = guests.per_local_day(fortnight.log, ZONE)
    ledger: dict[str, int] = {}
    for use in fortnight.days:
        ledger[use.day] = ledger.get(use.day, 0) + use.fetches
    assert ledger == dict(used)


def test_there_is_never_a_burst(fortnight):
    assert guests.most_in_a_minute(fortnight.log) <= PER_MINUTE


def test_nothing_happens_on_the_full_minute(fortnight):
    planned = [poll.at for poll in fortnight.polls if poll.trigger == "planned"]
    assert sum(at % 60 == 0 for at in planned) < 0.02 * len(planned)


def test_no_feed_is_forgotten(fortnight):
    silence = guests.longest_silence(fortnight.log, FEEDS, START, END)
    del silence[GONE]
    assert max(silence.values()) < 7


def test_a_feed_that_is_gone_stays_and_is_left_alone(fortnight):
    (gone,) = [feed for feed in fortnight.feeds if feed.name == f"Feed {GONE}"]
    assert gone.http.status == "gone"
    assert gone.http.next_poll_at is None


def test_two_days_without_a_line_are_nobodys_fault(fortnight):
    assert not [asked for asked in fortnight.log if OFFLINE[0] <= asked.at < OFFLINE[1]]
    assert not [poll for poll in fortnight.polls if OFFLINE[0] <= poll.at < OFFLINE[1]]
    assert {feed.name for feed in fortnight.feeds if feed.http.failing_since} <= {f"Feed {GONE}"}
    assert any(isinstance(note, Status) and note.is_offline for note in fortnight.notes)


def test_every_poll_has_its_reason(fortnight):
    assert all(poll.reason for poll in fortnight.polls)
    kinds = {because.cause for poll in fortnight.polls if (because := parse_poll_reason(poll.reason))}
    assert {Cause.BEFORE_YOUR_VISIT, Cause.YOU_ARE_READING, Cause.SUBSCRIBED, Cause.WOKE} <= kinds


def test_wake_ups_are_few(fortnight):
    """Every quarter of an hour while the machine is awake, the user's visits, and rounds that a minute cannot bear."""
    assert fortnight.runs < DAYS * 6 * 18


def test_the_user_waits_no_longer_than_the_lab_promises(fortnight):
    """Over the days on which the engine had a line and feeds it knew, against the same policy in the lab on a machine
    that slept, ran on battery and kept the bound per minute, too, but met neither floors nor failures."""
    trial = fortnight.trial
    kept = [at for at in trial.visits.tolist() if judged(at)]
    judged_trial = replace(trial, visits=np.array(kept))
    live = score(judged_trial, np.array([a.feed for a in fortnight.log]), np.array([a.at for a in fortnight.log]))
    polls = replay(trial, Paperround, BUDGET, facts=lived_facts())
    promised = score(judged_trial, polls.feeds, polls.times)
    print(f"live {live.delay_h_per_day:.1f}, lab {promised.delay_h_per_day:.1f} h/day")
    assert live.delay_h_per_day <= 1.15 * promised.delay_h_per_day


def lived_facts() -> Facts:
    return make_facts(Life(START, END, [], sleeps, [OFFLINE], on_battery), SETTINGS)


def test_the_lab_may_poll_in_the_morning_when_the_engine_does(fortnight):
    """The posts of a whole night wait for whoever looks at that moment: a second decides hundreds of hours."""
    polled = np.array([asked.at for asked in fortnight.log])
    nights = [(start, end) for start, end in lived_facts().off if at_day(1) < end < END]
    nights = [(start, end) for start, end in nights if not start <= OFFLINE[1] < end]
    assert len(nights) >= DAYS - 4
    assert [polled[polled >= start][0] for start, _ in nights] == [end for _, end in nights]


def judged(at: float) -> bool:
    return at_day(1) <= at < OFFLINE[0] or at >= OFFLINE[1] + DAY_S / 2


def test_what_is_told_about_waiting_is_what_happened(fortnight):
    """The figure from the store against the lab's score of the server's log."""
    kept = [at for at in fortnight.trial.visits.tolist() if judged(at)]
    trial = replace(fortnight.trial, visits=np.array(kept), start_at=at_day(1))
    log = [asked for asked in fortnight.log if asked.status in (200, 304, 410)]
    true = score(trial, np.array([a.feed for a in log]), np.array([a.at for a in log]))
    assert realised_h(fortnight) == pytest.approx(true.delay_h_per_day * trial.days, rel=0.15)
