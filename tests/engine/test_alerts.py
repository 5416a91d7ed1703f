"""What calls the user at once, through the whole engine: which posts, when, and that nothing is lost."""

from __future__ import annotations

import numpy as np

from reader.core.words.words import in_english
from reader.engine.messages import Notification, Refresh, UserActive
from reader.engine.planning_inputs import gather_planning_inputs
from reader.engine.reporting import PAUSE_S
from reader.features.rules.records import Manner, Rule
from reader.features.rules.store import save_rule
from reader.planner.alerting import ALERT_WEIGHT
from reader.store.feeds import list_feeds
from reader.store.marks import set_read
from tests.engine.rig import Rig
from tests.feedserver import page


def notifications(rig: Rig) -> list[Notification]:
    return [note for note in rig.notes if isinstance(note, Notification)]


def test_an_alert_is_raised_once_and_grouped(rig):
    feed = rig.add(0)
    rig.choose(feed, alert=True)
    rig.run_now()
    assert not notifications(rig)
    rig.server.serve("/0", page(rig.document(0, 15, 4.0), etag='"new"'))
    rig.engine.handle(Refresh((feed.id,), insists=True), rig.clock.now())
    rig.engine.run_once(rig.clock.now())
    (shown,) = notifications(rig)
    assert in_english(shown.title) == "3 new articles from Feed 0"
    assert len(shown.entry_ids) == 3


def test_a_rule_raises_a_call_for_what_it_wants_and_no_more(rig):
    feed = rig.add(0)
    save_rule(rig.conn, Rule(wanted="post 13", manner=Manner.PHRASE, mark_read=True, notify=True))
    rig.run_now()
    rig.server.serve("/0", page(rig.document(0, 15, 4.0), etag='"new"'))
    rig.engine.handle(Refresh((feed.id,), insists=True), rig.clock.now())
    rig.engine.run_once(rig.clock.now())
    (shown,) = notifications(rig)
    assert len(shown.entry_ids) == 1
    assert in_english(shown.title) == "Feed 0"


def test_what_a_rule_marked_read_raises_no_call(rig):
    feed = rig.add(0)
    rig.choose(feed, alert=True)
    save_rule(rig.conn, Rule(feed_id=feed.id, mark_read=True))
    rig.run_now()
    rig.server.serve("/0", page(rig.document(0, 15, 4.0), etag='"new"'))
    rig.engine.handle(Refresh((feed.id,), insists=True), rig.clock.now())
    rig.engine.run_once(rig.clock.now())
    assert not notifications(rig)


def test_what_came_in_quiet_hours_is_told_after_them_even_by_another_engine(rig):
    rig.clock.at += 11 * 3_600  # at eleven in the evening
    rig.restart(quiet_hours="22:00-00:30")
    feed = rig.add(0)
    other = rig.add(1)
    rig.choose(feed, alert=True)
    save_rule(rig.conn, Rule(feed_id=other.id, wanted="post 13", manner=Manner.PHRASE, mark_read=True, notify=True))
    rig.run_now()
    for one in (feed, other):
        rig.server.serve(f"/{one.id - 1}", page(rig.document(one.id - 1, 15, 4.0), etag='"new"'))
        rig.engine.handle(Refresh((one.id,), insists=True), rig.clock.now())
        rig.engine.run_once(rig.clock.now())
        rig.restart()
    assert notifications(rig) == []
    rig.run(hours=1.4)
    assert notifications(rig) == []
    rig.restart()
    rig.run(hours=0.5)
    (shown,) = notifications(rig)
    assert in_english(shown.title) == "4 new articles from Feed 0 and Feed 1"
    rig.restart()
    rig.run(hours=1)
    assert len(notifications(rig)) == 1


def test_a_later_call_tells_again_what_nobody_read_until_the_user_looks(rig):
    feed = rig.add(0)
    rig.choose(feed, alert=True)
    rig.run_now()

    def post(latest: int) -> list[str]:
        rig.server.serve("/0", page(rig.document(0, latest, 4.0), etag=f'"{latest}"'))
        rig.clock.at += PAUSE_S
        rig.engine.handle(Refresh((feed.id,), insists=True), rig.clock.now())
        rig.engine.run_once(rig.clock.now())
        return [in_english(line) for line in notifications(rig)[-1].lines]

    assert len(post(14)) == 2
    first, second = notifications(rig)[-1].entry_ids
    set_read(rig.conn, [first], True)
    assert len(post(15)) == 2
    assert notifications(rig)[-1].entry_ids[1:] == (second,)
    rig.engine.handle(UserActive(), rig.clock.now())
    assert len(post(16)) == 1


def test_what_was_read_while_it_waited_is_not_told(rig):
    rig.restart(quiet_hours="00:00-23:59")
    feed = rig.add(0)
    rig.choose(feed, alert=True)
    rig.run_now()
    rig.server.serve("/0", page(rig.document(0, 14, 4.0), etag='"new"'))
    rig.engine.handle(Refresh((feed.id,), insists=True), rig.clock.now())
    rig.engine.run_once(rig.clock.now())
    set_read(rig.conn, [row[0] for row in rig.conn.execute("SELECT id FROM entries")])
    rig.restart(quiet_hours="")
    rig.run(hours=0.2)
    assert notifications(rig) == []


def test_a_rule_that_notifies_makes_its_feeds_worth_fetching_by_the_chance_of_a_match(rig):
    """Three of twelve titles of each feed have a number that ends in 1; one feed is left out by the rule's scope."""
    feeds = [rig.add(number) for number in range(3)]
    rig.run_now()
    assert not alerts(rig).any()
    save_rule(rig.conn, Rule(feed_id=feeds[0].id, wanted=r"\b(1|11)$", manner=Manner.PATTERN, notify=True))
    save_rule(rig.conn, Rule(feed_id=feeds[1].id, wanted="never written", notify=True))
    often, never, out_of_scope = alerts(rig) / ALERT_WEIGHT
    assert 0.1 < often < 0.3
    assert never < often
    assert out_of_scope == 0
    rig.choose(feeds[2], alert=True)
    assert alerts(rig)[2] == ALERT_WEIGHT


def test_a_rule_that_has_ended_or_is_off_makes_no_feed_worth_more(rig):
    rig.add(0)
    rig.run_now()
    save_rule(rig.conn, Rule(wanted="post", notify=True, until_at=int(rig.clock.now()) - 1))
    save_rule(rig.conn, Rule(wanted="post", notify=True, enabled=False))
    save_rule(rig.conn, Rule(wanted="post", star=True))
    assert not alerts(rig).any()


def alerts(rig: Rig) -> np.ndarray:
    return gather_planning_inputs(rig.conn, list_feeds(rig.conn), 60, rig.clock.now(), rig.zone).alert
