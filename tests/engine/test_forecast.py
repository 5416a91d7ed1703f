"""What is foretold is shown, and no poll depends on it."""

from __future__ import annotations

from reader.store.engine_state import list_planned
from tests.engine.rig import noon_rig


def live(folder, server, *, whole_day: bool):
    """The polls of six hours, and how far ahead the last one is that is foretold at their end."""
    with noon_rig(folder, server) as rig:
        if whole_day:
            rig.foretell_a_day()
        for number in range(3):
            rig.add(number)
        rig.visited_daily((8.0, 18.0))
        rig.run(hours=6)
        polls = sorted((poll.at, poll.feed_id, poll.trigger, poll.reason) for poll in rig.polls())
        return polls, list_planned(rig.conn)[-1].at - rig.clock.now()


def test_how_far_is_foretold_changes_no_poll(tmp_path, feedserver):
    polls, ahead_s = live(tmp_path / "short", feedserver, whole_day=False)
    same, far_ahead_s = live(tmp_path / "whole", feedserver, whole_day=True)
    assert polls == same
    assert ahead_s <= 3_600 < 12 * 3_600 < far_ahead_s
