"""Small decisions of the engine, each on its own."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.engine.conditions import Conditions, decide_share
from reader.engine.day_ledger import make_day_ledger
from reader.engine.journal import Begun, Journal
from reader.engine.reasons import note_hint
from reader.errors import UsageError
from reader.fetch.hints import Hint
from reader.fetch.hints import Why as Wish
from reader.insights.day import off_stretches
from reader.insights.savings_figures import measure_wait
from reader.learn.evidence import closed_slots, known_stretches, place_posts
from reader.model.logged import DayUse, PostingTime
from reader.plan.day_model import imagine_days
from reader.plan.keep_reason import note_reason
from reader.plan.reasons import Reason, Why
from reader.settings import Settings
from reader.wording.catalogue import Code
from reader.wording.reasons import describe_reason

HOUR, DAY = 3_600, 86_400


def use(trigger: str, fetches: int, wire_bytes: int = 0) -> DayUse:
    return DayUse("2026-11-16", trigger, fetches, 0, 0, wire_bytes, 0)


def test_what_the_owner_asks_for_is_charged_but_told_apart():
    ledger = make_day_ledger(
        [use("planned", 50), use("arrival", 20), use("manual", 10)], Settings(daily_budget=100)
    )
    assert (ledger.used, ledger.asked_for, ledger.left) == (80, 10, 20)


def test_nothing_is_left_when_more_was_asked_for_than_there_was():
    assert make_day_ledger([use("manual", 500)], Settings(daily_budget=100)).left == 0


def test_megabytes_bind_too():
    settings = Settings(daily_budget=1_000, megabytes_per_day=2)
    assert make_day_ledger([use("planned", 100, 1_500_000)], settings).left == 33
    assert make_day_ledger([use("planned", 100, 3_000_000)], settings).left == 0


def test_the_strictest_condition_counts():
    settings = Settings()
    assert decide_share(Conditions(), settings).share == 1.0
    assert decide_share(Conditions(on_battery=True), settings).share == 0.5
    both = decide_share(Conditions(on_battery=True, metered=True), settings)
    assert (both.share, both.message) == (0.25, Code.ON_METERED_LINE())


def test_quiet_hours_are_checked():
    with pytest.raises(UsageError):
        Settings(quiet_hours="late")


def dated(at: int, seen: int, after: int | None) -> PostingTime:
    return PostingTime(at, True, after, seen)


def test_posts_without_a_date_are_spread_over_the_gap_in_which_they_came():
    rows = [PostingTime(1_000_000, False, 900_000, 1_000_000) for _ in range(4)]
    assert place_posts(rows).tolist() == [912_500, 937_500, 962_500, 987_500]


def test_a_full_document_leaves_a_hole():
    first = [dated(at, 100 * HOUR, None) for at in range(0, 100 * HOUR, 10 * HOUR)]
    flood = [dated(150 * HOUR + n * HOUR, 160 * HOUR, 100 * HOUR) for n in range(10)]
    assert known_stretches([*first, *flood], 10, 170.0 * HOUR) == [(0, 100 * HOUR), (150 * HOUR, 170 * HOUR)]
    assert known_stretches([*first, *flood], 11, 170.0 * HOUR) == [(0, 170 * HOUR)]


def test_quarters_of_an_hour_in_which_the_machine_is_off_are_learned():
    """From a quarter to seven until eleven at night it ran."""
    awake = [float(day * DAY + quarter * HOUR / 4) for day in range(10) for quarter in range(27, 92)]
    closed = closed_slots(awake, 10.0 * DAY, UTC)
    assert closed.tolist() == [quarter < 27 or quarter >= 92 for quarter in range(96)]
    assert not closed_slots(awake[: 65 * 6], 10.0 * DAY, UTC).any()


def test_what_is_shown_as_usually_off_keeps_to_the_quarter_and_to_the_wall_clock():
    """On the day on which summer time ends, the night is an hour longer and the evening an hour later."""
    berlin = ZoneInfo("Europe/Berlin")
    start = datetime(2026, 10, 25, tzinfo=berlin).timestamp()
    end = datetime(2026, 10, 26, tzinfo=berlin).timestamp()
    closed = np.array([quarter < 27 or quarter >= 95 for quarter in range(96)])
    evening = (end - HOUR / 4, end)
    woken = datetime(2026, 10, 25, 6, 45, tzinfo=berlin).timestamp()
    assert off_stretches(closed, start, end, start - 1, berlin) == [(start, woken), evening]
    assert off_stretches(closed, start, end, woken - 1.6 * HOUR, berlin) == [
        (woken - 1.5 * HOUR, woken),
        evening,
    ]
    assert off_stretches(closed, start, end, woken, berlin) == [evening]
    assert woken - start == 7.75 * HOUR


def test_a_newcomer_known_for_hours_counts_with_its_rate():
    posts = np.arange(1, 13, dtype=np.float64) * 1_800
    placed, stretches = imagine_days(posts, [(0.0, 6.0 * HOUR)], 10.0 * DAY)
    assert len(placed) == 12 * 4 * 3
    assert stretches == ((7.0 * DAY, 10.0 * DAY),)


instants = st.lists(st.integers(0, 1_000), max_size=12)


@given(posts=st.lists(st.tuples(st.integers(0, 1_000), st.integers(0, 400)), max_size=8), looks=instants)
def test_waiting_is_what_each_look_finds_missing(posts, looks):
    looks = sorted(set(looks))
    posts = sorted(posts)
    out = np.array([float(at) for at, _ in posts])
    seen = np.array([float(at + late) for at, late in posts])
    wait = measure_wait(out, seen, np.array([float(at) for at in looks]))
    found = [(a, t) for t, late in posts for a in looks if t <= a <= t + late]
    assert wait.missing == len(found)
    assert wait.hours * HOUR == pytest.approx(sum(a - t for a, t in found))
    firsts = [(min((a for a in looks if a >= t), default=None), t, late) for t, late in posts]
    assert wait.first_looks == sum(a is not None for a, _, _ in firsts)
    assert wait.missing_at_first == sum(a is not None and a <= t + late for a, t, late in firsts)


def test_a_journal_remembers_what_was_begun(tmp_path):
    journal = Journal(tmp_path / "begun")
    journal.note(Begun(3, 12.5, "planned"))
    journal.note(Begun(4, 13.0, "arrival"))
    with (tmp_path / "begun").open("a") as file:
        file.write("5 14")
    assert journal.read() == [Begun(3, 12.5, "planned"), Begun(4, 13.0, "arrival")]
    journal.clear()
    assert journal.read() == []
    journal.close()


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        (Reason(Why.BEFORE_YOU_LOOK, 44_100.0), "Before you usually look, around 12:15."),
        (
            Reason(Why.NOTHING_LOST, None, 9, 15, 5.0),
            "So that nothing is lost: it keeps 15 posts and fills them in 5 hours.",
        ),
        (Reason(Why.ALERT), "You want its posts at once."),
        (
            Reason(Why.YOU_ARE_HERE, None, 3.0),
            "You are reading now, and it has usually posted three times since the last poll.",
        ),
        (Reason(Why.POSTS_THEN, None, 1.0), "By then it has usually posted once since the last poll."),
        (
            Reason(Why.PUBLISHER_FLOOR),
            "Its publisher asks for at least 2 hours between visits, so not sooner.",
        ),
    ],
)
def test_reasons_in_plain_words(reason, sentence):
    kept = note_reason(reason, note_hint(Hint(Wish.TTL, 7_200.0)))
    assert describe_reason(kept, UTC) == sentence
