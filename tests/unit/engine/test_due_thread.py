"""A thread that works when something is due: told by a word or a beat, never ended by trouble."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from reader.core.errors import StoreError
from reader.core.words.catalogue import Code
from reader.engine.due_thread import HEALED_S, NEVER, DueThread
from tests.fake_clock import FakeClock


class Baker(DueThread[list[str]]):
    """Each round bakes once: `oven` says what comes of it."""

    work = "baking"

    def __init__(self, clock: FakeClock, next_at: float, oven: Callable[[], float]) -> None:
        super().__init__(clock, next_at)
        self.done = threading.Semaphore(0)
        self.opened: list[str] = []
        self._oven = oven

    @contextmanager
    def _open(self) -> Iterator[list[str]]:
        self.opened.append("open")
        yield self.opened
        self.opened.append("closed")

    def _do_round(self, tools: list[str]) -> float:
        try:
            return self._oven()
        finally:
            self.done.release()

    def order(self) -> None:
        with self._changed:
            self._next_at = 0.0
            self._wake_if_due()

    def await_next_at(self, at: float) -> None:
        """Until the round has noted when the next one is."""
        for _ in range(6_000):
            with self._changed:
                if self._next_at == at:
                    return
            threading.Event().wait(0.01)
        pytest.fail(f"the next round is due at {self._next_at}")


@pytest.fixture
def bake(clock: FakeClock) -> Iterator[Callable[..., Baker]]:
    made: list[Baker] = []

    def start(next_at: float, oven: Callable[[], float]) -> Baker:
        made.append(Baker(clock, next_at, oven))
        return made[-1]

    yield start
    for one in made:
        one.close()


def test_where_nothing_is_due_there_is_no_thread(bake, clock) -> None:
    for next_at in (NEVER, clock.now() + 60):
        baker = bake(next_at, lambda: NEVER)
        baker.beat()
        assert baker.opened == []


def test_a_beat_after_the_hour_wakes_it_and_the_end_closes_what_it_opened(bake, clock) -> None:
    baker = bake(clock.now() + 60, lambda: NEVER)
    clock.at += 61
    baker.beat()
    assert baker.done.acquire(timeout=60)
    baker.close()
    assert baker.opened == ["open", "closed"]


def test_what_is_ordered_during_a_round_has_a_round_of_its_own(bake, clock) -> None:
    begun, gate = threading.Event(), threading.Event()

    def oven() -> float:
        begun.set()
        gate.wait(60)
        return NEVER

    baker = bake(0.0, oven)
    baker.beat()
    assert begun.wait(60)
    baker.order()
    gate.set()
    assert all(baker.done.acquire(timeout=60) for _ in range(2))


@pytest.mark.parametrize("fault", [StoreError(Code.DISK_FULL()), ValueError("a bug")])
def test_trouble_and_bugs_are_tried_again_later(bake, clock, fault, expect_log) -> None:
    if isinstance(fault, ValueError):
        expect_log("baking failed")
    faults = [fault]

    def oven() -> float:
        if faults:
            raise faults.pop()
        return NEVER

    baker = bake(0.0, oven)
    baker.beat()
    assert baker.done.acquire(timeout=60)
    baker.await_next_at(clock.now() + Baker.after_trouble_s)
    clock.at += Baker.after_trouble_s
    baker.beat()
    assert baker.done.acquire(timeout=60)
    baker.await_next_at(NEVER)


def test_what_is_past_its_hour_and_may_not_begin_yet_sleeps_until_a_beat(clock) -> None:
    """As what waits for power: looking again and again would take a whole processor."""
    may_begin, visits = threading.Event(), []

    class Waiting(Baker):
        def _is_due(self) -> bool:
            visits.append(1)
            return super()._is_due() and may_begin.is_set()

    baker = Waiting(clock, clock.now(), lambda: NEVER)
    baker.beat()
    assert not baker.done.acquire(timeout=0.05)
    assert len(visits) < 20
    may_begin.set()
    baker.beat()
    assert baker.done.acquire(timeout=60)
    baker.close()


@pytest.mark.parametrize("fault", [StoreError(Code.STORE_HELD()), ValueError("a bug")])
def test_what_could_not_be_opened_is_opened_later_and_nobody_waits_for_it(bake, clock, fault, expect_log) -> None:
    if isinstance(fault, ValueError):
        expect_log("baking failed")
    faults = [fault]

    class Locked(Baker):
        def _open(self):
            if faults:
                raise faults.pop()
            return super()._open()

    baker = Locked(clock, 0.0, lambda: NEVER)
    baker.beat()
    baker.await_next_at(clock.now() + Baker.after_trouble_s)
    clock.at += Baker.after_trouble_s
    baker.beat()
    assert baker.done.acquire(timeout=60)
    baker.await_next_at(NEVER)
    faults.append(fault)
    late = Locked(clock, 0.0, lambda: NEVER)
    late.finish()  # as a command in the terminal does, which would never end
    baker.close()


def test_a_clock_that_is_set_back_keeps_nothing_waiting_for_the_old_hour(bake, clock) -> None:
    baker, idle = bake(clock.now() + 60, lambda: NEVER), bake(NEVER, lambda: NEVER)
    clock.at -= 365 * 86_400
    for _ in range(2):
        baker.beat()
        idle.beat()
        clock.at += HEALED_S
    assert baker.done.acquire(timeout=60)
    assert idle.opened == []
