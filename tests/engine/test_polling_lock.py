"""One process at a time polls the feeds of a profile."""

from __future__ import annotations

import queue

from reader.core.paths import Profile
from reader.engine.loop import drive
from reader.engine.messages import Stop
from reader.engine.polling_lock import BEAT_S, CHECK_AGAIN_S, LONGEST_ROUND_S, PollingLock
from tests.fake_clock import FakeClock


def turns(tmp_path, clock: FakeClock) -> tuple[PollingLock, PollingLock]:
    return PollingLock(Profile(tmp_path), clock), PollingLock(Profile(tmp_path), clock)


def test_one_has_it_the_other_waits_until_it_is_let_go_of(tmp_path, clock):
    first, second = turns(tmp_path, clock)
    with first.hold() as is_ours:
        assert is_ours
        with second.hold() as is_theirs:
            assert not is_theirs
    with second.hold() as is_theirs:
        assert is_theirs


def test_a_command_waits_for_a_round(tmp_path, clock):
    engine, command = turns(tmp_path, clock)
    began, held = clock.now(), engine.hold()
    assert held.__enter__()

    def pause(seconds: float) -> None:
        clock.advance(seconds)
        if clock.now() - began >= 3:
            held.__exit__(None, None, None)

    with command.wait(pause):
        assert 3 <= clock.now() - began < 4
        with engine.hold() as is_ours:
            assert not is_ours


def test_one_that_never_lets_go_is_passed_by_and_then_waited_for_again(tmp_path, clock):
    stopped, waiting = turns(tmp_path, clock)
    began = clock.now()
    with stopped.hold(), waiting.wait(clock.advance):
        assert LONGEST_ROUND_S <= clock.now() - began < LONGEST_ROUND_S + 1
    with stopped.hold(), waiting.hold() as is_ours:
        assert not is_ours


def test_who_gives_signs_of_life_is_waited_for_however_long_the_round(tmp_path, clock):
    busy, waiting = turns(tmp_path, clock)
    with busy.hold():
        for second in range(300):
            clock.advance(1)
            if second % int(BEAT_S) == 0:
                busy.give_sign()
            with waiting.hold() as is_ours:
                assert not is_ours, f"passed by after {second} s"


def test_the_engine_does_not_run_while_a_command_polls(tmp_path, clock):
    command, own = turns(tmp_path, clock)
    held = command.hold()
    assert held.__enter__()
    runs: list[float] = []

    class Hands:
        def run_once(self, now: float) -> float:
            runs.append(now)
            return now + 3_600

        def be_alive(self, now: float) -> None:
            pass

        def do_idle_work(self, now: float) -> bool:
            return False

    class Inbox(queue.Queue):
        def get(self, block=True, timeout=None):
            clock.advance(timeout)
            if clock.now() >= began + 5:
                held.__exit__(None, None, None)
            if runs:
                return Stop()
            raise queue.Empty

    began = clock.now()
    drive(Hands(), Inbox(), clock, hold_polling=own.hold)  # type: ignore[arg-type]
    assert runs == [began + 5 * CHECK_AGAIN_S]
