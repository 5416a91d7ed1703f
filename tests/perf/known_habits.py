"""What the plan would do if it had nothing to learn, to see what better learning might bring: printed by
`dev.py bench budgets --what heralds,habits`."""

from __future__ import annotations

import numpy as np
from msgspec.structs import replace

from reader.core.records.machine import PresenceSign
from reader.lab.files import Trial
from reader.lab.policies.paperround import Paperround
from reader.planner.days import day_start
from reader.planner.inputs import PlanningInputs
from reader.planner.learning.rhythm import Ledger, Rhythm, learn_rhythm
from reader.planner.strategies.policy import Circumstances


class KnownHabits(Paperround):
    """Our plan that knows when the user looks and feeds post in the mean over the days of the test, though not on which
    day what comes."""

    name = "known-habits"

    def __init__(self, circumstances: Circumstances, trial: Trial, *, visits: bool, posts: bool) -> None:
        self._trial = trial
        self._knows_visits = visits
        self._rhythm = rhythm_of_test(trial) if posts else None
        super().__init__(circumstances)

    def _inputs(self, now: float) -> PlanningInputs:
        inputs = super()._inputs(now)
        if self._rhythm is not None:
            inputs = replace(inputs, rhythm=self._rhythm)
        return as_if_lived(inputs, self._trial, now) if self._knows_visits else inputs


def rhythm_of_test(trial: Trial) -> Rhythm:
    places = np.arange(len(trial.feeds.ids))
    ledger = Ledger(trial.feeds.windows, trial.end_at, trial.zone)
    posts = [times[(times > trial.start_at) & (times <= trial.end_at)] for times in trial.feeds.posts]
    ledger.add_known(places, np.full(len(places), trial.start_at), trial.end_at, posts)
    return learn_rhythm(ledger)


def as_if_lived(inputs: PlanningInputs, trial: Trial, now: float) -> PlanningInputs:
    """As if the days of the test were those just before today."""
    earlier = trial.end_at - day_start(now, trial.zone)
    visits = trial.visits[(trial.visits >= trial.start_at) & (trial.visits < trial.end_at)]
    signs = (one for one in trial.signs if trial.start_at <= one.at < trial.end_at)
    return replace(
        inputs,
        visits=visits - earlier,
        visits_from=trial.start_at - earlier,
        signs=tuple(PresenceSign(one.at - earlier, one.sign) for one in signs),
    )
