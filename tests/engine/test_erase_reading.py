"""After erasing nothing is left of the user's reading: in no byte of the profile, no plan, no reason, no command."""

from __future__ import annotations

import struct

import pytest

from reader.core.clock import LocalZone
from reader.core.records.logged import Visit
from reader.core.records.machine import PresenceSign, Sign
from reader.engine.maintenance import keep_up
from reader.engine.messages import ReadingErased, Refresh, UserActive
from reader.engine.planning_inputs import PRICE_STATE, gather_planning_inputs, load_price_state
from reader.features.settings.service import WHAT_IF, forget_in_copies, forget_reading
from reader.insights.reading import read_reading
from reader.insights.savings import read_own_history
from reader.store import backup, reading_log
from reader.store.db import fetch, open_store
from reader.store.erase import do_copies_wait
from reader.store.feeds import list_feeds
from reader.store.pictures import PictureCache
from reader.store.poll_log import list_days
from reader.store.reading_log import list_readings, note_reading, note_sign
from reader.store.settings import load_rows, save_rows
from tests.cli.conftest import Terminal
from tests.engine.rig import DAY_S, noon_rig
from tests.feedserver import running

ZONE = LocalZone()


@pytest.fixture(scope="module")
def past(tmp_path_factory):
    """Lived once; each test goes on from a copy. With the instants to look for."""
    folder = tmp_path_factory.mktemp("past")
    with running() as server:
        with noon_rig(folder / "first", server) as rig:
            instants = live(rig)
            kept = rig.keep(folder / "kept"), instants
        yield kept


@pytest.fixture
def lived_in(past, tmp_path):
    kept, instants = past
    with kept.go_on(tmp_path) as rig:
        rig.foretell_a_day()
        rig.engine.run_once(rig.clock.now())
        rig.instants = instants
        yield rig


def live(rig):
    """Two weeks of looks at instants that are written nowhere else, a day of polling around them, and all that follows.
    Gives the instants."""
    rig.foretell_a_day()
    for number in range(3):
        rig.add(number)
    rig.instants = [
        rig.clock.now() - day * DAY_S + hour * 3_600 + 0.123456 for day in range(14, 0, -1) for hour in (-4.7, 0.4)
    ]
    reading_log.add_visits(rig.conn, [Visit(at, None, "view") for at in rig.instants])
    for at in rig.instants:
        reading_log.extend_session(rig.conn, reading_log.start_session(rig.conn, at), at + 301.0625)
    # What was pruned long ago left its bytes in pages that are free now.
    old = [rig.clock.now() - day * 7_001.03125 for day in range(400, 1_400)]
    reading_log.add_visits(rig.conn, [Visit(at, None, "view") for at in old])
    fetch(rig.conn, "DELETE FROM visits WHERE id > ?", (len(rig.instants),))
    rig.instants += old[::37] + [at + 301.0625 for at in rig.instants]
    note_sign(rig.conn, PresenceSign(rig.clock.now() - 5_000.890625, Sign.UNLOCKED), DAY_S)
    rig.instants.append(rig.clock.now() - 5_000.890625)
    rig.run(14)
    rig.engine.handle(UserActive((1, 2)), rig.clock.now())
    rig.engine.handle(Refresh((3,), insists=True), rig.clock.now())
    rig.run(1)
    note_reading(rig.conn, 1, rig.clock.now() + 0.765625, 77.0078125)
    rig.instants += [rig.clock.now() + 0.765625, 77.0078125]
    save_rows(rig.conn, {WHAT_IF: {"told": "their weeks"}})
    PictureCache(rig.profile.pictures).write("http://x1.example/opened.png", b"a picture they saw")
    backup.back_up_by_hand(rig.conn, rig.profile.backups, rig.clock.now())
    (rig.profile.folder / "paperround.replaced-20260101-000000.sqlite").write_bytes(
        next(rig.profile.backups.glob("*.sqlite")).read_bytes()
    )
    return rig.instants


def find_traces(rig):
    """The files of the profile in which an instant, or a word about their reading, still stands."""
    words = [struct.pack(">d", at) for at in rig.instants]
    words += [b"their weeks", b"before-you-look", b"you-are-reading", b"price_state", b"a picture they saw"]
    found = {}
    for path in (path for path in rig.profile.folder.rglob("*") if path.is_file()):
        data = path.read_bytes()
        count = sum(word in data for word in words)
        if count:
            found[str(path.relative_to(rig.profile.folder))] = count
    return found


def erase(rig):
    forget_reading(rig.conn, rig.clock.now())
    return forget_in_copies(rig.conn, rig.clock.now())


def test_no_byte_of_the_profile_holds_it(lived_in):
    before = find_traces(lived_in)
    assert len(before) >= 4, before
    copies = erase(lived_in)
    assert len(copies.cleaned) == 2 + len(list(lived_in.profile.backups.glob("own-data-*.sqlite")))
    assert copies.kept == ()
    assert find_traces(lived_in) == {}


def test_the_copies_are_whole_and_hold_everything_else(lived_in):
    def count(path):
        conn = open_store(path, 0.0)
        counts = [fetch(conn, f"SELECT count(*) FROM {t}")[0][0] for t in ("feeds", "entries", "marks", "polls")]
        conn.close()
        return counts

    paths = [one.path for one in backup.list_backups(lived_in.profile.backups)]
    before = [(count(path), path.stat().st_mtime) for path in paths]
    erase(lived_in)
    assert [backup.find_fault(path) for path in paths] == [None] * len(paths)
    assert [(count(path), path.stat().st_mtime) for path in paths] == before


def test_a_running_engine_forgets_and_plans_anew_at_once(lived_in):
    rig = lived_in
    visited = [row[0] for row in fetch(rig.conn, "SELECT reason FROM planned WHERE reason LIKE 'before-you-look%'")]
    assert visited, "the plan went by their looks"
    price = load_price_state(rig.conn)
    erase(rig)
    rig.engine.handle(ReadingErased(), rig.clock.now())
    rig.engine.run_once(rig.clock.now())
    assert rig.engine._presence.last_visit_at is None
    planned = [row[0] for row in fetch(rig.conn, "SELECT reason FROM planned")]
    assert planned, "it goes on polling"
    assert [reason for reason in planned if reason.startswith(("before-you-look", "you-are-reading"))] == []
    assert load_price_state(rig.conn) not in (None, price)
    # The new price, and the new plan with it.
    assert find_traces(rig).keys() <= {"paperround.sqlite", "paperround.sqlite-wal", "cache/plan"}


@pytest.mark.long
def test_an_engine_that_starts_later_knows_nothing_either(lived_in):
    rig = lived_in
    erase(rig)
    rig.restart()
    rig.run(30)
    reasons = fetch(rig.conn, "SELECT reason FROM planned UNION SELECT next_reason FROM feed_state")
    assert [reason for (reason,) in reasons if "look" in reason] == []


def test_learning_starts_with_the_erasing(lived_in):
    rig = lived_in
    now = rig.clock.now()
    assert read_reading(rig.conn, now, ZONE).usual_times
    erase(rig)
    facts = read_reading(rig.conn, now, ZONE)
    assert (facts.days, facts.usual_times, facts.known_from) == (1, [], now)
    assert read_own_history(rig.conn, now, ZONE).known_from == now
    inputs = gather_planning_inputs(rig.conn, list_feeds(rig.conn), 400, now, ZONE)
    assert inputs.visits_from == now
    assert not inputs.closed.any(), "nor is known when their computer was off"
    assert list_readings(rig.conn, 0.0, 10) == []
    assert load_rows(rig.conn).get(WHAT_IF) is None
    assert PRICE_STATE not in dict(fetch(rig.conn, "SELECT name, value FROM engine_state"))


def test_the_log_tells_no_visit_of_theirs_and_the_counts_still_agree(lived_in):
    rig = lived_in
    fetched = sum(use.fetches for use in list_days(rig.conn, ""))
    polls = len(rig.polls())
    assert {poll.trigger for poll in rig.polls()} - {"planned", "added"}, "some came because they were there"
    erase(rig)
    assert {poll.trigger for poll in rig.polls()} <= {"planned", "added"}
    assert len(rig.polls()) == polls
    assert sum(use.fetches for use in list_days(rig.conn, "")) == fetched
    today = max(use.day for use in list_days(rig.conn, ""))
    assert {use.trigger for use in list_days(rig.conn, "") if use.day < today} <= {"planned", "added"}


def test_no_command_tells_it(lived_in, capsys):
    erase(lived_in)
    terminal = Terminal(lived_in.profile.folder, capsys)
    for command in (("schedule",), ("log",), ("stats",), ("feeds",), ("for-you",), ("entries",), ("doctor",)):
        said = terminal.run(*command)
        assert "usually look" not in said.out + said.err, command
        assert "reading" not in said.out.replace("erase-reading", ""), (command, said.out)


def test_a_copy_that_cannot_be_cleaned_is_named(lived_in):
    broken = lived_in.profile.backups / "everything-20200101.sqlite"
    broken.write_bytes(b"SQLite format 3\0" + b"nonsense" * 500)
    assert erase(lived_in).kept == (broken,)


def test_a_program_that_ended_in_between_cleans_the_copies_later(lived_in):
    rig = lived_in
    forget_reading(rig.conn, rig.clock.now())
    assert do_copies_wait(rig.conn)
    assert find_traces(rig).keys() - {"paperround.sqlite"}
    PictureCache(rig.profile.pictures).clear()
    keep_up(rig.conn, rig.profile, rig.settings, rig.clock.now() + DAY_S, ZONE)
    assert not do_copies_wait(rig.conn)
    assert find_traces(rig) == {}
