"""Runs an engine in real time: sleeps until it is due or gets a command from its inbox.

It wakes up every half minute at most, so that a sleep of the machine is noticed and a watcher sees that all is well.
Work that can wait is done in pieces with pauses while nothing is due: reading a long list of new entries takes minutes,
and never more than a part of one core.
"""

from __future__ import annotations

import queue
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext

from reader.clock import Clock
from reader.desktop.listener import DesktopListener
from reader.engine.absence import was_set_back
from reader.engine.loop import Engine
from reader.engine.messages import (
    Command,
    FeedsChanged,
    NetworkChanged,
    PasswordGiven,
    PowerChanged,
    Refresh,
    SignHeard,
    Stop,
)
from reader.engine.polling_lock import CHECK_AGAIN_S

BEAT_S = 30.0
SPARE_S = 2.0
"""How much time must be left until the next poll for a piece of idle work."""
CALM_S = 0.1
"""The pause after each piece of idle work."""

WISHES = (Refresh, FeedsChanged, PasswordGiven)
"""Commands whose results somebody waits for, and that change nothing a round under way depends on."""


class Inbox(queue.Queue[Command]):
    """Commands in their order, with a way for wishes to overtake the others."""

    def receive_wishes(self) -> Sequence[Command]:
        """Take the wishes out of the queue. Any thread."""
        with self.mutex:
            wishes = [command for command in self.queue if isinstance(command, WISHES)]
            if wishes:
                others = [command for command in self.queue if not isinstance(command, WISHES)]
                self.queue.clear()
                self.queue.extend(others)
        return wishes


def hear_desktop(clock: Clock, put: Callable[[Command], None]) -> DesktopListener:
    """Turn signs of presence, the network and power into commands. `put` is called from the desktop's threads."""
    return DesktopListener(
        clock,
        on_sign=lambda sign: put(SignHeard(sign)),
        on_network=lambda network: put(NetworkChanged(network)),
        on_power=lambda: put(PowerChanged()),
    )


def drive(
    engine: Engine,
    inbox: queue.Queue[Command],
    clock: Clock,
    *,
    hold_polling: Callable[[], AbstractContextManager[bool]] = lambda: nullcontext(True),
    until: Callable[[float, float], bool] = lambda now, wake: False,
    on_beat: Callable[[], None] = lambda: None,
    on_idle: Callable[[], None] = lambda: None,
) -> None:
    """Run until a Stop, or until `until(now, next wake)`. `hold_polling` yields whether nobody else polls the same
    feeds. `on_idle` is called when what was due is done, and again when idle work is."""
    wake, has_worked = clock.now(), False
    before = wake
    while True:
        now = clock.now()
        on_beat()
        if now >= wake or was_set_back(before, now):
            with hold_polling() as is_ours:
                wake = engine.run_once(now) if is_ours else now + CHECK_AGAIN_S
            on_idle()
        before = now
        engine.be_alive(clock.now())
        if until(now, wake):
            return
        pause = _pause(engine, inbox, wake, clock)
        if pause <= CALM_S:
            has_worked = True
        elif has_worked:
            has_worked = False
            on_idle()
        command = _wait(inbox, pause)
        if isinstance(command, Stop):
            return
        if command is not None:
            engine.handle(command, clock.now())
            # Act when the inbox is empty: what comes together is done together.
            wake = clock.now() if inbox.empty() else wake


def _pause(engine: Engine, inbox: queue.Queue[Command], wake: float, clock: Clock) -> float:
    """Return how long to wait for a command, after a piece of idle work if there is time."""
    now = clock.now()
    if wake - now > SPARE_S and inbox.empty() and engine.do_idle_work(now):
        return CALM_S
    return min(max(wake - clock.now(), 0.0), BEAT_S)


def _wait(inbox: queue.Queue[Command], seconds: float) -> Command | None:
    try:
        return inbox.get(timeout=seconds)
    except queue.Empty:
        return None
