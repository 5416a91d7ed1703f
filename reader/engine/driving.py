"""Runs an engine in real time: sleeps until it is due or told something. No ticking: a wake-up every half
minute at most, so that a machine that slept is noticed and whoever watches sees that all is well."""

from __future__ import annotations

import queue
from collections.abc import Callable

from reader.clock import Clock
from reader.engine.loop import Engine
from reader.engine.messages import Command, Stop

BEAT_S = 30.0


def drive(
    engine: Engine,
    inbox: queue.Queue[Command],
    clock: Clock,
    *,
    until: Callable[[float, float], bool] = lambda now, wake: False,
    on_beat: Callable[[], None] = lambda: None,
) -> None:
    """Until told to stop, or until `until(now, next wake)` says so."""
    wake = clock.now()
    while True:
        now = clock.now()
        on_beat()
        if now >= wake:
            wake = engine.run_once(now)
        engine.be_alive(clock.now())
        if until(now, wake):
            return
        command = _wait(inbox, min(max(wake - clock.now(), 0.0), BEAT_S))
        if isinstance(command, Stop):
            return
        if command is not None:
            engine.tell(command, clock.now())
            # Acts when the inbox is empty: what comes together is done together.
            wake = clock.now() if inbox.empty() else wake


def _wait(inbox: queue.Queue[Command], seconds: float) -> Command | None:
    try:
        return inbox.get(timeout=seconds)
    except queue.Empty:
        return None
