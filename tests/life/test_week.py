"""A week in fast motion: what was published is here when its reader comes, and what the window says of it is true."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale

from reader.engine.planning import FORECAST_H
from reader.window.kit.theme import Theme
from tests.engine.simulated import BERLIN, local_time
from tests.life.week import FROM_DAY, GOAL, SITTINGS, Plan, Week
from tests.life.week_window import WeekWindow

pytestmark = [pytest.mark.long, pytest.mark.timeout(900)]
LEAST, MANY = 0.8, 30
"""At a single visit with so many new articles. On a Sunday noon there are twenty, of which a few come out just then."""


def test_a_week_of_mornings_noons_and_evenings(tmp_path, qapp):
    QLocale.setDefault(QLocale("en_GB"))
    with local_time(BERLIN):
        week = Week(tmp_path, Plan(), FORECAST_H)
        window = WeekWindow(week, Theme(qapp))
        try:
            week.live()
        finally:
            window.close()
            week.world.close()
    assert len(week.visited) == 1 + 3 * week.plan.days
    assert all(week.share(name) >= GOAL for name in SITTINGS)
    assert min(one.share for one in week.visited if one.day >= FROM_DAY and one.published >= MANY) >= LEAST
    assert window.untrue == []
    assert window.counted > 1_000
