"""The engine polls by another strategy while the user wants it, explains its polls so, and takes over again."""

from __future__ import annotations

from reader.core.clock import local_day
from reader.core.records.reasons import Cause, parse_poll_reason
from reader.core.settings import OURS
from reader.engine.conditions import Conditions
from reader.engine.messages import SettingsChanged
from reader.engine.strategy import find_use
from reader.features.settings.service import change_settings
from reader.insights.day import make_plan_summary
from reader.store.engine_state import list_planned
from reader.store.poll_log import list_polls
from reader.store.settings import load_settings, save_settings

DAY_S = 86_400


def planned_causes(rig, since_at: float) -> set[Cause]:
    polls = list_polls(rig.conn, 1_000, since_at=since_at)
    return {because.cause for one in polls if one.trigger == "planned" and (because := parse_poll_reason(one.reason))}


def test_a_strategy_polls_from_the_moment_it_is_chosen_until_its_day(rig):
    for number in range(4):
        rig.add(number)
    rig.foretell_a_day()
    save_settings(rig.conn, rig.settings)
    rig.run(hours=3)
    chosen_at = rig.clock.now()
    until = local_day(chosen_at + 2 * DAY_S, rig.zone)
    change_settings(rig.conn, {"strategy": "uniform", "strategy_until": until})
    rig.engine.handle(SettingsChanged(), chosen_at)
    rig.run(hours=24)
    assert planned_causes(rig, chosen_at) == {Cause.ITS_TURN}
    kept = {because.cause for one in list_planned(rig.conn) if (because := parse_poll_reason(one.reason))}
    assert kept == {Cause.ITS_TURN}
    shown = make_plan_summary(rig.conn, load_settings(rig.conn), Conditions(), rig.clock.now(), rig.zone)
    assert {poll.reason for poll in shown.polls} <= {poll.reason for poll in list_polls(rig.conn, 100)}

    rig.run(hours=30)
    assert (load_settings(rig.conn).strategy, load_settings(rig.conn).strategy_until) == (OURS, "")
    use = find_use(rig.conn)
    assert use is not None
    assert (use.name, use.since_at) == ("uniform", chosen_at)
    assert use.until_at is not None
    assert local_day(use.until_at, rig.zone) == until
    assert Cause.ITS_TURN not in planned_causes(rig, use.until_at + 1)


def test_a_start_over_goes_on_with_the_strategy(rig):
    for number in range(4):
        rig.add(number)
    rig.restart(strategy="he-parker")
    rig.run(hours=10)
    before = find_use(rig.conn)
    rig.restart()
    since = rig.clock.now()
    rig.run(hours=16)
    assert find_use(rig.conn) == before
    assert planned_causes(rig, since) <= {Cause.LEAST_WAIT, Cause.WOKE}
