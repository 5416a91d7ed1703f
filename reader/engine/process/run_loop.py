"""Runs an engine in real time: sleeps until it is due or told something. No ticking: a wake-up every half
minute at most, so that a machine that slept is noticed and whoever watches sees that all is well.

What can wait is done in pieces while nothing is due, with pauses between them: a long list of entries that
nobody read for their content yet takes minutes, and never more than a part of one core."""

from __future__ import annotations

import queue
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

from reader.clock import Clock
from reader.engine.loop import Engine
from reader.engine.machine.clock_watch import was_set_back
from reader.engine.messages import Command, Stop
from reader.engine.polls.polling_turn import LOOK_AGAIN_S

BEAT_S = 30.0
SPARE_S = 2.0
"""So much time must be left until the next poll for a piece of what can wait."""
CALM_S = 0.1
"""The pause after each piece."""


def drive(
    engine: Engine,
    inbox: queue.Queue[Command],
    clock: Clock,
    *,
    take_turn: Callable[[], AbstractContextManager[bool]] = lambda: nullcontext(True),
    until: Callable[[float, float], bool] = lambda now, wake: False,
    on_beat: Callable[[], None] = lambda: None,
    on_rest: Callable[[], None] = lambda: None,
) -> None:
    """Until told to stop, or until `until(now, next wake)` says so. `take_turn` says whether nobody else
    polls the same feeds. `on_rest` hears that what was due is done, and
    again when what could wait is."""
    wake, has_worked = clock.now(), False
    before = wake
    while True:
        now = clock.now()
        on_beat()
        if now >= wake or was_set_back(before, now):
            with take_turn() as is_ours:
                wake = engine.run_once(now) if is_ours else now + LOOK_AGAIN_S
            on_rest()
        before = now
        engine.be_alive(clock.now())
        if until(now, wake):
            return
        pause = _pause(engine, inbox, wake, clock)
        if pause <= CALM_S:
            has_worked = True
        elif has_worked:
            has_worked = False
            on_rest()
        command = _wait(inbox, pause)
        if isinstance(command, Stop):
            return
        if command is not None:
            engine.tell(command, clock.now())
            # Acts when the inbox is empty: what comes together is done together.
            wake = clock.now() if inbox.empty() else wake


def _pause(engine: Engine, inbox: queue.Queue[Command], wake: float, clock: Clock) -> float:
    """How long to wait for a command; a piece of what can wait is done before, where there is time."""
    now = clock.now()
    if wake - now > SPARE_S and inbox.empty() and engine.do_idle_work(now):
        return CALM_S
    return min(max(wake - clock.now(), 0.0), BEAT_S)


def _wait(inbox: queue.Queue[Command], seconds: float) -> Command | None:
    try:
        return inbox.get(timeout=seconds)
    except queue.Empty:
        return None
