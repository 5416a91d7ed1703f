"""A fortnight in which the engine polls by He & Parker's strategy: on a machine that sleeps, is offline for two days and
runs on battery, against the same strategy in the lab."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from msgspec.structs import replace

from reader.core.records.reasons import Cause, parse_poll_reason
from reader.lab.policies import POLICIES
from reader.lab.replay import replay
from reader.lab.score import score
from tests.engine import guests
from tests.engine.lived import ZONE, Period, Told, live
from tests.engine.simulated import BERLIN, Manners, local_time
from tests.engine.test_fortnight import BUDGET, END, FEEDS, OFFLINE, SETTINGS, START, judged, lived_facts

pytestmark = [pytest.mark.long, pytest.mark.timeout(900)]
PER_MINUTE = 60
CHOSEN = replace(SETTINGS, strategy="he-parker", fetches_per_minute=PER_MINUTE, limit_every_day=True)
# Feeds without wishes or failures, of which the lab's he-parker knows nothing, and room for all of them in a minute.
LIVED = Period(START, END, OFFLINE, [Manners()] * FEEDS, CHOSEN)


@pytest.fixture(scope="module")
def fortnight(tmp_path_factory) -> Iterator[Told]:
    with local_time(BERLIN):
        yield live(tmp_path_factory.mktemp("strategy"), LIVED)


def test_the_user_waits_as_the_lab_says(fortnight):
    kept = [at for at in fortnight.trial.visits.tolist() if judged(at)]
    trial = replace(fortnight.trial, visits=np.array(kept))
    lived = score(trial, np.array([a.feed for a in fortnight.log]), np.array([a.at for a in fortnight.log]))
    facts = replace(lived_facts(), per_minute=None)
    polls = replay(fortnight.trial, POLICIES["he-parker"], BUDGET, facts=facts)
    promised = score(trial, polls.feeds, polls.times)
    print(f"lived {lived.delay_h_per_day:.1f}, lab {promised.delay_h_per_day:.1f} h/day")
    print(f"polls {lived.polls_per_day:.1f}, lab {promised.polls_per_day:.1f} a day")
    assert lived.delay_h_per_day == pytest.approx(promised.delay_h_per_day, rel=0.1)


def test_it_is_as_polite_as_ever_and_within_the_budget(fortnight):
    assert guests.violations(fortnight.log) == []
    assert guests.most_in_a_minute(fortnight.log) <= PER_MINUTE
    used = guests.per_local_day(fortnight.log, ZONE)
    for use in fortnight.days:
        used[use.day] -= use.fetches if use.trigger == "added" else 0
    assert max(used.values()) <= BUDGET


def test_each_fetch_is_explained_in_its_terms(fortnight):
    kinds = [because.cause for poll in fortnight.polls if (because := parse_poll_reason(poll.reason))]
    assert len(kinds) == len(fortnight.polls)
    assert kinds.count(Cause.LEAST_WAIT) > 0.7 * len(kinds)
    assert Cause.BEFORE_YOUR_VISIT not in kinds
