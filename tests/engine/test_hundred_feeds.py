"""A hundred feeds for a fortnight on a machine that sleeps, is offline for two days and runs on battery half of the time:
the user waits as long as the same plan makes them wait in the lab."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec.structs import replace

from reader.core.settings import Settings
from reader.lab.policies.paperround import Paperround
from reader.lab.replay import replay
from reader.lab.score import score
from tests.engine.lived import Period, live, on_battery, sleeps
from tests.engine.simulated import BERLIN, Life, Manners, local_time, make_facts
from tests.engine.test_fortnight import END, OFFLINE, START, judged

pytestmark = [pytest.mark.long, pytest.mark.timeout(1_800)]
FEEDS, BUDGET = 100, 333
SETTINGS = Settings(daily_budget=BUDGET)


def test_the_engine_makes_the_user_wait_as_long_as_the_lab(tmp_path):
    with local_time(BERLIN):
        told = live(tmp_path, Period(START, END, OFFLINE, [Manners()] * FEEDS, SETTINGS))
    trial = replace(told.trial, visits=np.array([at for at in told.trial.visits.tolist() if judged(at)]))
    lived = score(trial, np.array([one.feed for one in told.log]), np.array([one.at for one in told.log]))
    facts = make_facts(Life(START, END, [], sleeps, [OFFLINE], on_battery), SETTINGS)
    polls = replay(told.trial, Paperround, BUDGET, facts=facts)
    promised = score(trial, polls.feeds, polls.times)
    print(f"lived {lived.delay_h_per_day:.1f}, lab {promised.delay_h_per_day:.1f} h/day")
    print(f"fetches {lived.polls_per_day:.0f}, lab {promised.polls_per_day:.0f} a day")
    print(f"batches {lived.wake_ups_per_day:.1f}, lab {promised.wake_ups_per_day:.1f} a day")
    assert lived.delay_h_per_day == pytest.approx(promised.delay_h_per_day, rel=0.1)
