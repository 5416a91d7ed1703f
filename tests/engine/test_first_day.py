"""On its first day the engine plans by the dates of the first documents: what they tell is evidence like any other."""

from __future__ import annotations

from reader.core.clock import LocalZone
from reader.engine.planning_inputs import gather_planning_inputs
from reader.store.engine_state import list_planned
from reader.store.feeds import list_feeds


def test_a_first_documents_dates_are_posting_evidence(rig):
    """Both hold twelve posts: of one day, of two months."""
    rig.foretell_a_day()
    busy, slow = rig.add(0, posts=12, every_h=2.0), rig.add(1, posts=12, every_h=120.0)
    rig.run_now()
    inputs = gather_planning_inputs(rig.conn, list_feeds(rig.conn), 40, rig.clock.now(), LocalZone())
    per_day = dict(zip(inputs.feed_ids, inputs.rhythm.per_day.tolist(), strict=True))
    assert per_day[busy.id] > 10 * per_day[slow.id]
    assert 0.1 < per_day[slow.id] < 0.3, "twelve in sixty days"
    planned = [poll.feed_id for poll in list_planned(rig.conn, rig.clock.now())]
    assert planned.count(busy.id) > planned.count(slow.id)


def test_a_first_document_counts_from_its_oldest_post_on_and_not_from_the_subscription(rig):
    """An hour later nothing has come: the feed is as busy as before, not silent."""
    feed = rig.add(0, posts=12, every_h=2.0)
    rig.run_now()

    def rate():
        inputs = gather_planning_inputs(rig.conn, list_feeds(rig.conn), 40, rig.clock.now(), LocalZone())
        return float(inputs.rhythm.per_day[inputs.feed_ids.index(feed.id)])

    before = rate()
    rig.run(hours=1)
    assert rate() > 0.8 * before > 1
