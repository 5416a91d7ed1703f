"""The demo's polls come just after its posts, together where posts come together, and say why."""

from __future__ import annotations

from reader.core.records.reasons import Cause
from reader.engine.messages import Refresh
from reader.window.app.deferred_start import DemoPolls
from tests.fake_clock import FakeClock
from tests.window.test_app_lifetime import Told


def test_posts_that_are_out_are_fetched_together(qtbot, profile):
    link, clock = Told(profile), FakeClock(1_000.0)
    ahead = [(979.0, 2), (950.0, 1), (999.0, 2), (1_500.0, 3)]
    kept = DemoPolls(link, clock, ahead, link)
    qtbot.waitUntil(lambda: bool(link.commands))
    assert link.commands == [Refresh((1, 2), Cause.DEMO, insists=True)]
    clock.advance(600)
    kept._poll()
    assert link.commands[1:] == [Refresh((3,), Cause.DEMO, insists=True)]


def test_without_appointments_nothing_ticks(qtbot, profile):
    link = Told(profile)
    assert not DemoPolls(link, FakeClock(), [], link)._timer.isActive()
