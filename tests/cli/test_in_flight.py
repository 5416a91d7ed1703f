"""A refresh in the terminal waits for what the running Paperround is asking at that moment."""

from __future__ import annotations

from reader.cli.in_flight import LONGEST_ROUND_S, wait_for_others
from reader.clock import FakeClock
from reader.engine.journal import Begun, Journal
from reader.paths import Profile


def waited(tmp_path, clock: FakeClock, ends_after_s: float) -> float:
    journal, began = Journal(tmp_path / "begun"), clock.now()

    def pause(seconds: float) -> None:
        clock.advance(seconds)
        if clock.now() - began >= ends_after_s:
            journal.clear()

    wait_for_others(Profile(tmp_path), clock, pause)
    journal.close()
    return clock.now() - began


def note(tmp_path, at: float) -> None:
    journal = Journal(tmp_path / "begun")
    journal.note(Begun(1, at, "planned"))
    journal.close()


def test_nothing_is_waited_for_where_nobody_asks(tmp_path, clock):
    assert waited(tmp_path, clock, 99) == 0


def test_a_round_that_is_under_way_is_waited_for(tmp_path, clock):
    note(tmp_path, clock.now() - 2)
    assert 3 <= waited(tmp_path, clock, 3.0) < 4


def test_what_a_crash_left_behind_is_not(tmp_path, clock):
    note(tmp_path, clock.now() - LONGEST_ROUND_S)
    note(tmp_path, clock.now() + 86_400)
    assert waited(tmp_path, clock, 99) == 0


def test_nobody_is_waited_for_longer_than_a_round_takes(tmp_path, clock):
    note(tmp_path, clock.now())
    assert waited(tmp_path, clock, 999) <= LONGEST_ROUND_S + 1
