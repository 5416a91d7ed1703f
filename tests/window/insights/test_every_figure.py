"""Every page over profiles of every kind: what it says in figures is what the rows say."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from reader.core.paths import Profile
from reader.features.settings.service import forget_reading
from reader.store.db import open_reader, open_store
from tests.engine.rig import Rig
from tests.fake_clock import FakeClock
from tests.feedserver import running
from tests.life.claims import Claims
from tests.window.insights.demo_weeks import NOW, make_demo_profile
from tests.window.insights.young import make_young_profile
from tests.window.open_window import open_window

MANY = 40
HOUR_S = 3_600.0


def make_import(folder):
    """Forty feeds that a list brought two minutes ago."""
    return live(folder, 0.03, feeds=MANY)


def live(folder, hours, feeds, every_h=4.0, budget=400, offline=0.0):
    """So many feeds for so long until NOW, and then without a network."""
    with running() as server:
        rig = Rig(folder, FakeClock(NOW - (hours + offline) * HOUR_S), server)
        rig.foretell_a_day()
        rig.restart(daily_budget=budget)
        for number in range(feeds):
            rig.add(number, every_h=every_h)
        rig.run_now()
        rig.run(max(NOW - offline * HOUR_S - rig.clock.now(), 0.0) / HOUR_S)
        rig.is_offline = offline > 0
        rig.run(max(NOW - rig.clock.now(), 0.0) / HOUR_S)
        rig.close()
    return Profile(folder)


def make_erased(folder):
    profile = make_demo_profile(folder)
    conn = open_store(profile.database, NOW)
    forget_reading(conn, NOW)
    conn.close()
    return profile


PROFILES: dict[str, Callable[[Path], Profile]] = {
    "day one": partial(make_young_profile, age="hour"),
    "after a day": partial(make_young_profile, age="day"),
    "after an import": make_import,
    "after erasing": make_erased,
    "few feeds and a large budget": partial(live, hours=30.0, feeds=2, every_h=26.0),
    "weeks old": make_demo_profile,
    "offline": partial(live, hours=5.0, feeds=5, offline=2.0),
}


@pytest.mark.parametrize("name", PROFILES)
def test_every_figure_is_what_the_rows_say(name, tmp_path, theme, qtbot):
    profile = PROFILES[name](tmp_path / "profile")
    window = open_window(profile, FakeClock(NOW), theme)
    qtbot.addWidget(window.window)
    window.window.show()
    qtbot.waitUntil(lambda: bool(window.sidebar.control.data.feeds))
    conn = open_reader(profile.database)
    claims = Claims(window, conn, NOW, qtbot.waitUntil)
    assert not claims.walk()
    assert claims.counted >= 3
    if name == "after an import":
        planned = {feed_id for (feed_id,) in conn.execute("SELECT DISTINCT feed_id FROM planned")}
        assert len(planned) > MANY / 2, "there is a schedule at once"
    conn.close()
    window.window.quit()
    window.bridge.close()
