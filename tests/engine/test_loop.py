"""The engine's rules, one at a time, on a clock that a test moves."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Iterator
from datetime import UTC
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from reader.core.records.logged import UNLIMITED, PollRecord, Refreshed
from reader.core.records.reasons import Cause
from reader.core.records.stored import Weight
from reader.core.words.catalogue import Code
from reader.core.words.reasons import describe_reason
from reader.engine.conditions import Conditions, Network
from reader.engine.loop import Engine
from reader.engine.messages import (
    FeedsChanged,
    NetworkChanged,
    Opened,
    Refresh,
    SettingsChanged,
    Status,
    Stored,
    UserActive,
)
from reader.store.engine_state import list_planned, load_pauses
from reader.store.poll_log import get_day, list_days, list_polls, note_awake
from reader.store.settings import save_settings
from tests.engine.rig import NOON, Past, Rig, noon_rig
from tests.feedserver import Behaviour, Exchange, in_turn, page, running, simple_feed


def said(poll: PollRecord) -> str:
    return describe_reason(poll.reason, UTC)


def test_new_feeds_are_fetched_because_the_user_subscribed_and_learned_from_at_once(rig):
    rig.foretell_a_day()
    feed = rig.add(0)
    rig.run_now()
    (poll,) = rig.polls(feed)
    assert (poll.trigger, poll.reason, poll.new_count) == ("added", Cause.SUBSCRIBED, 12)
    assert rig.feed(feed).http.next_poll_at > rig.clock.now()
    assert rig.feed(feed).http.next_reason


def test_a_new_subscription_is_fetched_at_once_whatever_the_plan_and_the_minute_say(rig):
    rig.add(0)
    rig.run(hours=0.5)
    rig.restart(fetches_per_minute=2, paused=True)
    rig.engine.run_once(rig.clock.now())
    feeds = [rig.add(number) for number in range(1, 61)]
    rig.engine.handle(FeedsChanged(), rig.clock.now())
    rig.engine.run_once(rig.clock.now())
    assert all(rig.polls(feed, "added") for feed in feeds)


def test_the_first_answer_of_a_round_is_told_before_the_last(rig):
    first, last = rig.add(0), rig.add(1)
    rig.server.serve("/1", _after(lambda: [note for note in rig.notes if isinstance(note, Stored)], rig))
    rig.engine.handle(FeedsChanged(), rig.clock.now())
    rig.engine.run_once(rig.clock.now())
    stored = [note.new for note in rig.notes if isinstance(note, Stored)]
    assert stored == [{first.id: 12}, {last.id: 12}]


def _after(heard: Callable[[], object], rig: Rig) -> Behaviour:
    """Answers as soon as something was told."""

    def behave(exchange: Exchange) -> object:
        while not heard() and not exchange.wait(0.01):
            pass
        return page(rig.document(1, 12, 4.0))(exchange)

    return behave


def test_the_plan_is_kept_and_told(rig):
    rig.foretell_a_day()
    feed = rig.add(0)
    rig.visited_daily((8.0, 18.0))
    rig.run(hours=6)
    planned = list_planned(rig.conn)
    assert planned == sorted(planned, key=lambda poll: poll.at)
    assert all(describe_reason(poll.reason, UTC).endswith(".") for poll in planned)
    assert rig.polls(feed, "planned")
    last = rig.polls(feed)[-1]
    assert last.next_at == rig.feed(feed).http.next_poll_at
    status = [note for note in rig.notes if isinstance(note, Status)][-1]
    assert status.budget


def test_the_next_fetch_that_is_told_is_never_in_the_past(rig):
    """Also where the plan, asked at that moment, thought better of it: the user came, or feeds wait for each other."""
    rig.foretell_a_day()
    for number in range(6):
        rig.add(number, every_h=2.0 + 5.0 * number)
    rig.visited_daily((8.0, 13.0, 18.0))
    rig.run_now()
    for turn in range(200):
        wake = rig.engine.run_once(rig.clock.now())
        next_at = [note.next_at for note in rig.notes if isinstance(note, Status)][-1]
        assert next_at is None or next_at > rig.clock.now()
        rig.clock.at = max(wake, rig.clock.now() + 1.0)
        if turn % 20 == 7:
            rig.clock.at -= (wake - rig.clock.now()) / 2
            rig.engine.handle(UserActive(), rig.clock.now())


def test_a_rest_forgets_nothing_of_the_plan(rig):
    for number in range(3):
        rig.add(number)
    rig.visited_daily((8.0, 18.0))
    rig.run(hours=1)
    planner = rig.engine._planner
    before = [planner.day_model.outlook.ripe_age.copy(), planner.day_model.posted.copy()]
    rig.engine.release_memory()
    after = [planner.day_model.outlook.ripe_age, planner.day_model.posted]
    assert all((one == other).all() for one, other in zip(before, after, strict=True))
    assert [path.name for path in rig.profile.folder.iterdir() if path.name.startswith("tmp")] == []


def test_a_poll_comes_before_the_user_usually_looks(rig):
    feed = rig.add(0, every_h=2.0)
    rig.visited_daily((18.0,))
    rig.restart(daily_budget=4)
    rig.run(hours=6)
    before = [poll for poll in rig.polls(feed, "planned") if 16.0 <= poll.at % 86_400 / 3600 <= 18.1]
    assert before
    assert any(said(poll).startswith("Just before you usually read, around 18:") for poll in before)


def test_the_budget_binds_what_is_planned_but_not_what_is_asked_for(rig):
    feeds = [rig.add(number, every_h=0.5) for number in range(6)]
    rig.visited_daily((8.0, 14.0, 20.0))
    rig.restart(daily_budget=10)
    rig.run(hours=35)
    planned = [use.fetches for use in list_days(rig.conn) if use.trigger == "planned"]
    assert sum(planned) >= 5
    assert max(planned) <= 15
    rig.clock.at += 301
    rig.engine.handle(Refresh((feeds[0].id, feeds[1].id)), rig.clock.now())
    rig.run(hours=0.2)
    others = {use.trigger: use.fetches for use in list_days(rig.conn) if use.trigger != "planned"}
    assert others == {"added": 6, "manual": 2}


def test_a_limit_of_every_day_is_kept_on_every_day(rig):
    for number in range(6):
        rig.add(number, every_h=0.5)
    rig.visited_daily((8.0, 14.0, 20.0))
    rig.restart(daily_budget=10, limit_every_day=True)
    rig.run(hours=35)
    planned = [use.fetches for use in list_days(rig.conn) if use.trigger == "planned"]
    assert 4 <= max(planned) <= 10


def by_trigger(rig: Rig) -> dict[str, int]:
    return {use.trigger: use.fetches for use in get_day(rig.conn, "2026-09-21")}


def test_fetches_are_booked_on_the_day_of_the_users_zone(rig):
    rig.add(0, every_h=0.5)
    rig.zone = ZoneInfo("Pacific/Auckland")  # where it is past midnight while this machine has noon
    rig.restart(daily_budget=10)
    rig.run(hours=5)
    uses = list_days(rig.conn)
    assert {use.day for use in uses} == {"2026-09-22"}
    assert {poll.local_day for poll in list_polls(rig.conn, 100)} == {"2026-09-22"}
    status = [note for note in rig.notes if isinstance(note, Status)][-1]
    assert status.used == sum(use.fetches for use in uses if use.trigger == "planned") > 0
    assert status.asked_for == 1


def test_no_day_is_over_because_the_user_refreshes(rig):
    feeds = [rig.add(number, every_h=0.5) for number in range(4)]
    rig.visited_daily((8.0, 14.0, 20.0))
    rig.restart(daily_budget=20)
    for _ in range(10):
        rig.engine.handle(Refresh(tuple(feed.id for feed in feeds)), rig.clock.now())
        rig.run(hours=0.2)
    before = by_trigger(rig)
    assert before["manual"] > 20
    rig.run(hours=9.5)
    assert 5 <= by_trigger(rig)["planned"] - before.get("planned", 0) <= 30


def test_a_budget_in_megabytes_ends_the_day_too(rig):
    feeds = [rig.add(number, every_h=0.5) for number in range(4)]
    for feed in range(4):
        rig.server.serve(f"/{feed}", page(rig.document(feed, 12, 0.5) + b" " * 250_000))
    rig.restart(daily_budget=400, megabytes_per_day=3)
    rig.run(hours=11.5)
    uses = [use for use in get_day(rig.conn, "2026-09-21") if use.trigger not in UNLIMITED]
    assert len(feeds) * 250_000 < sum(use.wire_bytes for use in uses) <= 3_100_000


def test_the_user_comes_and_the_feeds_on_the_screen_come_first(rig):
    rig.visited_daily((14.0, 14.2, 14.4))
    rig.restart(fetches_per_minute=3, daily_budget=60)
    feeds = [rig.add(number, every_h=1.0) for number in range(6)]
    rig.run(hours=1)
    visible = feeds[5].id
    rig.clock.at += 7_200
    rig.engine.handle(UserActive((visible,)), rig.clock.now())
    rig.engine.run_once(rig.clock.now())
    arrivals = rig.polls(trigger="arrival")
    assert visible in {poll.feed_id for poll in arrivals}
    assert all(said(poll).startswith("You’re reading now") for poll in arrivals)
    assert len(arrivals) <= 3


def test_a_publishers_wish_is_kept_and_said(rig):
    feed = rig.add(0, every_h=0.5, **{"Cache-Control": "max-age=10800"})
    rig.add(1, every_h=0.5)
    rig.restart(daily_budget=100)
    rig.run(hours=11)
    times = [poll.at for poll in rig.polls(feed)]
    assert len(times) >= 3
    assert min(after - before for before, after in pairwise(times)) >= 10_800
    wished = "No sooner, because its publisher asks for at least 3 hours between fetches."
    assert any(said(poll).startswith(wished) for poll in rig.polls(feed))


def test_hours_that_a_publisher_wants_skipped_are_skipped_every_night(rig):
    skipped = "<skipHours>" + "".join(f"<hour>{hour}</hour>" for hour in (0, 1, 2, 3, 4, 5)) + "</skipHours>"
    feed = rig.add(0, every_h=0.5)
    rig.server.serve("/0", page(rig.document(0, 12, 0.5, skipped)))
    rig.choose(feed, interval_s=3_600)
    steady = rig.add(1, every_h=0.5)
    rig.server.serve("/1", page(rig.document(1, 12, 0.5, skipped)))
    rig.visited_daily((1.0, 3.0, 12.0))
    rig.restart(daily_budget=400)
    for _ in range(2):
        rig.run(hours=23.7)
        rig.engine.handle(Refresh(insists=True), rig.clock.now())
        rig.engine.handle(UserActive(), rig.clock.now())
    for one in (feed, steady):
        hours = {int(poll.at % 86_400 // 3_600) for poll in rig.polls(one)}
        assert len(rig.polls(one)) > 20
        assert not hours & {0, 1, 2, 3, 4, 5}


def test_a_feed_that_ended_is_not_polled_by_a_plan_made_before(rig):
    rig.foretell_a_day()
    feed = rig.add(0, every_h=0.5)
    rig.add(1, every_h=0.5)
    rig.run(hours=1)
    rig.server.serve("/0", page(b"", status=410))
    rig.clock.at += 400
    rig.engine.handle(Refresh(), rig.clock.now())
    rig.engine.run_once(rig.clock.now())
    ended = len(rig.polls(feed))
    assert rig.feed(feed).http.next_poll_at is None
    rig.run(hours=6)
    assert len(rig.polls(feed)) == ended
    assert rig.feed(feed).http.next_poll_at is None


def test_what_the_user_asks_for_does_not_wait_for_the_slowest_host_of_a_round(rig):
    slow, second = rig.add(0), rig.add(1)
    document, was_joined = rig.document(0, 12, 4.0), threading.Event()
    joined: list[bool] = []

    def dawdle(exchange: Exchange) -> None:
        rig.inbox.put(SettingsChanged())
        rig.inbox.put(Refresh((second.id, slow.id), insists=True))
        joined.append(was_joined.wait(20))
        page(document)(exchange)

    def answer_at_once(exchange: Exchange) -> None:
        was_joined.set()
        page(b"", status=304)(exchange)

    rig.run_now()
    rig.server.serve("/0", dawdle)
    rig.server.serve("/1", answer_at_once)
    rig.clock.at += 900
    rig.engine.handle(Refresh((slow.id,)), rig.clock.now())
    rig.run_now()
    assert joined == [True]
    assert len(rig.polls(slow)) == len(rig.polls(second)) == 2
    (report,) = [note for note in rig.notes if isinstance(note, Refreshed)]
    assert (report.asked, report.answered) == (2, 2)
    assert isinstance(rig.inbox.get(timeout=0), SettingsChanged)


def test_a_refresh_is_told_of_as_soon_as_its_own_feeds_have_answered(rig):
    slow, second = rig.add(0), rig.add(1)
    document = rig.document(0, 12, 4.0)
    rig.run_now()

    def heard() -> list[Refreshed]:
        return [note for note in rig.notes if isinstance(note, Refreshed)]

    def dawdle(exchange: Exchange) -> None:
        rig.inbox.put(Refresh((second.id,)))
        while not heard() and not exchange.wait(0.01):
            pass
        page(document)(exchange)

    rig.server.serve("/0", dawdle)
    rig.clock.at += 900
    rig.engine.handle(Refresh((slow.id,)), rig.clock.now())
    rig.run_now()
    (report,) = heard()
    assert (report.asked, report.answered, report.failed) == (2, 1, 0)
    assert len(rig.polls(slow)) == 2


def test_a_host_that_asks_for_a_pause_gets_it_over_a_restart(rig):
    first, second = rig.add(0, every_h=0.5, host=3), rig.add(1, every_h=0.5, host=3)
    rig.visited_daily((8.0, 14.0, 17.5, 20.0))
    rig.run_now()
    rig.server.serve("/0", page(b"", status=429, headers={"Retry-After": "14400"}))
    asked_at = rig.clock.now()
    rig.engine.handle(Refresh((first.id,), insists=True), asked_at)
    rig.run_now()
    assert load_pauses(rig.conn)
    rig.server.forget()
    rig.restart()
    rig.run(hours=3.8)
    assert rig.server.seen() == []
    rig.server.serve("/0", page(rig.document(0, 12, 0.5)))
    rig.run(hours=1)
    assert rig.polls(second)[-1].at >= asked_at + 14_400


def test_a_restart_polls_nothing_again(rig):
    for number in range(8):
        rig.add(number, every_h=0.5)
    rig.run(hours=2)
    before = len(rig.polls())
    for _ in range(5):
        rig.restart()
        rig.engine.run_once(rig.clock.now())
    assert len(rig.polls()) - before <= 8
    rig.restart()
    rig.run_now()
    after = len(rig.polls())
    rig.restart()
    rig.run_now()
    assert len(rig.polls()) == after


def test_without_a_line_nothing_runs_and_nothing_is_blamed(rig):
    feeds = [rig.add(number, every_h=0.5) for number in range(5)]
    rig.run(hours=1)
    before = len(rig.polls())
    rig.is_offline = True
    rig.restart()
    rig.run(hours=5)
    assert len(rig.polls()) == before
    assert all(rig.feed(feed).http.error_count == 0 for feed in feeds)
    status = [note for note in rig.notes if isinstance(note, Status)][-1]
    assert status.is_offline
    rig.is_offline = False
    rig.restart()
    rig.run_now()
    assert len(rig.polls()) > before


def test_the_window_knows_best_whether_there_is_a_line(rig):
    rig.add(0, every_h=0.5)
    rig.run_now()
    rig.engine.handle(NetworkChanged(Network(online=False)), rig.clock.now())
    before = len(rig.polls())
    rig.run(hours=6)
    assert len(rig.polls()) == before
    rig.engine.handle(NetworkChanged(Network(online=True)), rig.clock.now())
    rig.run_now()
    assert len(rig.polls()) > before


SPARING = {
    "battery": Conditions(on_battery=True),
    "saving power": Conditions(power_save=True),
    "metered": Conditions(metered=True),
    "busy": Conditions(busy=True),
}


@pytest.fixture(scope="module")
def day_as_ever(tmp_path_factory) -> Iterator[Past]:
    folder = tmp_path_factory.mktemp("day")
    with running() as server:
        with noon_rig(folder / "first", server) as rig:
            for number in range(8):
                rig.add(number, every_h=0.5 + number)
            rig.visited_daily((8.0, 13.0, 18.0))
            rig.restart(daily_budget=60)
            rig.run(hours=12.5)
            rig.run(hours=24)
            past = rig.keep(folder / "kept")
        yield past


@pytest.mark.parametrize(
    ("name", "most", "why"),
    [
        ("battery", 0.99, Code.ON_BATTERY()),
        ("saving power", 0.99, Code.SAVING_POWER()),
        ("metered", 0.5, Code.ON_METERED_NETWORK()),
        ("busy", 0.75, Code.COMPUTER_BUSY()),
    ],
)
def test_a_machine_that_has_to_spare_makes_only_the_worthiest_polls(day_as_ever, tmp_path, name, most, why):
    conditions = SPARING[name]
    with day_as_ever.go_on(tmp_path) as rig:
        rig.conditions = conditions
        rig.engine.handle(NetworkChanged(Network(online=True, metered=conditions.metered)), rig.clock.now())
        rig.run(hours=24)
        assert 0 < _fetches(rig, "2026-09-23") <= most * _fetches(rig, "2026-09-22")
        heard = [note for note in rig.notes if isinstance(note, Status)]
        assert heard[-1].held_back == why


def test_hours_in_which_the_machine_is_usually_off_are_not_planned(rig):
    rig.foretell_a_day()
    for number in range(4):
        rig.add(number, every_h=0.5)
    for day in range(12, 0, -1):
        for quarter in range(7 * 4, 23 * 4):
            note_awake(rig.conn, NOON - NOON % 86_400 - day * 86_400 + quarter * 900, 28 * 86_400.0)
    rig.run_now()
    hours = {int(poll.at % 86_400 // 3_600) for poll in list_planned(rig.conn)}
    assert hours
    assert hours <= set(range(7, 23))


def _fetches(rig: Rig, day: str) -> int:
    return sum(use.fetches for use in list_days(rig.conn) if use.day == day)


def test_after_a_sleep_what_is_overdue_is_spread_and_said(rig):
    for number in range(12):
        rig.add(number, every_h=0.5)
    rig.restart(fetches_per_minute=5, daily_budget=200)
    rig.run(hours=1)
    rig.clock.at += 8 * 3_600
    woken_at = rig.clock.now()
    rig.run_now()
    polls = [poll for poll in rig.polls() if poll.at >= woken_at]
    assert len(polls) >= 8
    assert max(Counter(int(poll.at - woken_at) // 60 for poll in polls).values()) <= 5
    assert polls[0].at >= woken_at + 15
    assert polls[0].reason == Cause.WOKE


def test_an_interval_of_the_users_own(rig):
    feed = rig.add(0)
    rig.choose(feed, interval_s=2_400)
    rig.run(hours=5)
    polls = rig.polls(feed, "planned")
    gaps = [after.at - before.at for before, after in pairwise(polls)]
    assert len(polls) >= 6
    assert all(2_200 <= gap <= 2_700 for gap in gaps)
    assert {said(poll) for poll in polls} == {"You set it to be fetched every 40 minutes."}


def test_paused_means_paused(rig):
    feed = rig.add(0, every_h=0.5)
    rig.run_now()
    rig.choose(feed, paused=True)
    rig.engine.handle(FeedsChanged(), rig.clock.now())
    before = len(rig.polls())
    rig.run(hours=8)
    assert len(rig.polls()) == before


def test_polled_when_opened(rig):
    wished, other = rig.add(0), rig.add(1)
    rig.choose(wished, poll_when_opened=True)
    rig.run_now()
    rig.clock.at += 400
    for feed in (wished, other):
        rig.engine.handle(Opened(feed.id), rig.clock.now())
    rig.engine.run_once(rig.clock.now())
    assert [poll.feed_id for poll in rig.polls(trigger="opened")] == [wished.id]
    rig.engine.handle(Opened(wished.id), rig.clock.now())
    rig.engine.run_once(rig.clock.now())
    assert len(rig.polls(trigger="opened")) == 1


def test_weights_and_alerts_bring_more_polls(rig):
    plain, most, alert, less = (rig.add(number, every_h=4.0) for number in range(4))
    rig.choose(most, weight=Weight.MOST)
    rig.choose(less, weight=Weight.LESS)
    rig.choose(alert, alert=True)
    rig.visited_daily((8.0, 18.0))
    rig.restart(daily_budget=30)
    rig.run(hours=24)
    counts = {name: len(rig.polls(feed, "planned")) for name, feed in locals().items() if name in NAMES}
    assert counts["alert"] > counts["most"] > counts["less"]
    assert counts["alert"] > counts["plain"]


NAMES = ("plain", "most", "alert", "less")


def test_another_budget_is_taken_up_at_once(rig):
    for number in range(4):
        rig.add(number, every_h=0.5)
    rig.run_now()
    save_settings(rig.conn, replace(rig.settings, daily_budget=7))
    rig.engine.handle(SettingsChanged(), rig.clock.now())
    rig.run(hours=11)
    assert by_trigger(rig).get("planned", 0) <= 10


def test_a_feed_that_fails_is_tried_ever_more_rarely(rig):
    feed = rig.add(0)
    rig.server.serve("/0", page(b"", status=500))
    rig.run(hours=11)
    polls = rig.polls(feed)
    gaps = [after.at - before.at for before, after in pairwise(polls)]
    assert 4 <= len(polls) <= 6
    assert all(gap >= 900 * 2**count for count, gap in enumerate(gaps))


def test_a_window_that_overflows_is_noticed_and_polled_more(rig):
    """Both feeds show six posts; one turns out to post far more between two visits."""
    steady, flood = rig.add(0, posts=6, every_h=12.0), rig.add(1, posts=6, every_h=12.0)
    rig.restart(daily_budget=12)
    for number in range(3):
        rig.run(hours=12)
        rig.server.serve("/1", page(_six_more(rig, number), etag=f'"flood{number}"'))
    rig.run(hours=24)
    assert len(rig.polls(flood, "planned")) > len(rig.polls(steady, "planned"))


def _six_more(rig: Rig, number: int) -> bytes:
    return rig.document(1, 6, 0.3).replace(b"1-", f"1-{number}-".encode()).replace(b"Post", f"More {number}".encode())


def test_wake_ups_are_coarse(rig):
    for number in range(5):
        rig.add(number)
    rig.run_now()
    assert rig.run(hours=12) <= 12 * 13


def test_an_engine_without_feeds_waits(rig):
    assert rig.run(hours=3) <= 13
    assert not [note for note in rig.notes if isinstance(note, Stored)]


def test_nothing_is_asked_twice_in_one_round(rig):
    feed = rig.add(0)
    rig.choose(feed, poll_when_opened=True, interval_s=3_600)
    rig.run_now()
    rig.clock.at += 3_700
    for command in (Opened(feed.id), UserActive((feed.id,))):
        rig.engine.handle(command, rig.clock.now())
    before = len(rig.polls())
    rig.engine.run_once(rig.clock.now())
    assert len(rig.polls()) == before + 1


def test_the_engine_needs_no_answer_to_go_on(rig):
    feed = rig.add(0)
    rig.server.serve("/0", in_turn(page(simple_feed()), page(b"no feed at all", content_type="text/plain")))
    rig.run(hours=6)
    assert rig.feed(feed).http.problem in ("", "unreadable")
    assert isinstance(rig.engine, Engine)


@pytest.mark.parametrize(
    ("network", "conditions"),
    [(Network(online=True, metered=True), SPARING["metered"]), (Network(online=False), Conditions())],
)
def test_a_line_that_changes_is_told_at_once_and_when_it_is_over(rig, network, conditions):
    """Not with the next forecast, which may be an hour away."""
    rig.add(0)
    rig.run_now()
    usual = rig.conditions
    rig.conditions = conditions
    rig.engine.handle(NetworkChanged(network), rig.clock.now())
    rig.run_now()
    heard = [note for note in rig.notes if isinstance(note, Status)][-1]
    assert (heard.held_back is not None, heard.is_offline) == (network.metered, network.online is False)
    rig.conditions = usual
    rig.engine.handle(NetworkChanged(Network(online=True)), rig.clock.now())
    rig.run_now()
    heard = [note for note in rig.notes if isinstance(note, Status)][-1]
    assert (heard.held_back, heard.is_offline) == (None, False)
