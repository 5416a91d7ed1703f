"""Rules at work on documents as they arrive."""

from __future__ import annotations

import re

import pytest

from reader.core.records.stored import View, ViewKind
from reader.features.rules import store as rules
from reader.features.rules.records import Manner, Place, Rule
from reader.features.sharing import store as sending
from reader.features.sharing.records import Target
from reader.store import feeds, folders, tags, views
from tests.feedserver import http_date, simple_feed


def titles(world, view=View()):  # noqa: B008 - frozen
    return {row.title for row in views.list_page(world.conn, view, 100)}


def test_rules_meet_what_arrives_and_leave_alone_what_is_there(world):
    world.receive(simple_feed("Ferry", 2))
    rules.save_rule(world.conn, Rule(wanted="ferry", mark_read=True, tag="Sea"))
    rules.save_rule(world.conn, Rule(wanted="ferry 3", manner=Manner.PHRASE, hide=True, notify=True))
    result = world.receive(simple_feed("Ferry", 4))
    assert len(result.new_ids) == 2
    assert result.notify_ids == result.new_ids[-1:]
    assert titles(world, View(unread_only=True)) == {"Ferry 0", "Ferry 1"}
    assert titles(world, View(ViewKind.TAG, tags.find_tag(world.conn, "Sea") or 0)) == {"Ferry 2"}
    assert rules.count_hidden(world.conn) == 1
    assert world.receive(simple_feed("Ferry", 4) + b" ").new_ids == ()


def test_a_rule_for_another_feed_is_not_asked(world):
    from reader.store.feeds import add_feed

    other = add_feed(world.conn, "https://b.example/feed", world.clock.now()).feed_id
    rules.save_rule(world.conn, Rule(feed_id=other, hide=True))
    rules.save_rule(world.conn, Rule(wanted="text 1", manner=Manner.PHRASE, place=Place.TEXT, star=True))
    world.receive(simple_feed("Ferry", 3))
    assert len(titles(world)) == 3
    assert titles(world, View(ViewKind.STARRED)) == {"Ferry 1"}


def test_a_publishers_correction_reaches_what_is_hidden_and_leaves_it_hidden(world):
    rules.save_rule(world.conn, Rule(wanted="ferry", hide=True))
    world.receive(simple_feed("Ferry", 1))
    world.receive(simple_feed("Ferry", 1).replace(b"Text 0", b"Corrected"))
    assert titles(world) == set()
    (entry_id,) = rules.unhide_all(world.conn).ids
    assert views.get_entry(world.conn, entry_id).text == "Corrected"


def test_a_rule_of_a_folder_asks_about_feeds_inside_it(world):
    outer = folders.make_folder(world.conn, "News")
    inner = folders.make_folder(world.conn, "Local", outer)
    feeds.move_feed(world.conn, world.feed_id, inner)
    rules.save_rule(world.conn, Rule(folder_id=outer, highlight=True))
    rules.save_rule(world.conn, Rule(folder_id=inner + 99, hide=True))
    rules.save_rule(world.conn, Rule(folder_id=inner, star=True, until_at=1))
    ids = world.receive(simple_feed("Ferry", 2)).new_ids
    rows = views.get_rows(world.conn, ids)
    assert [(row.highlighted, row.starred) for row in rows] == [(True, False)] * 2


def test_a_rule_sends_what_arrives_to_its_target_once(world):
    kept = sending.save_target(world.conn, Target(name="Notes", address="/tmp"), world.clock.now())
    gone = sending.save_target(world.conn, Target(name="Old", address="/tmp"), world.clock.now())
    sending.remove_target(world.conn, gone, world.clock.now())
    rules.save_rule(world.conn, Rule(wanted="ferry 1", manner=Manner.PHRASE, send_to=kept))
    rules.save_rule(world.conn, Rule(wanted="ferry", send_to=gone))
    rules.save_rule(world.conn, Rule(wanted="ferry", send_to=999))
    document = dated("Ferry", 2, world.clock.now() + 60)
    ids = world.receive(document).new_ids
    world.receive(document + b" ")
    sent = [
        (send.target_id, views.get_entry(world.conn, send.entry_id).row.title)
        for send in sending.list_due(world.conn, world.clock.now())
    ]
    assert sent == [(kept, "Ferry 1")]
    assert len(ids) == 2


def dated(title: str, entries: int, at: float | None) -> bytes:
    """A document whose entries are all of that time; without dates if it is None."""
    date = f"<pubDate>{http_date(at)}</pubDate>" if at is not None else ""
    return re.sub(rb"<pubDate>[^<]*</pubDate>", date.encode(), simple_feed(title, entries))


@pytest.mark.parametrize(
    ("first", "later", "sent"),
    [(60, 60, ["Ferry 0", "Ferry 1"]), (None, None, ["Ferry 1"]), (-60, 60, ["Ferry 1"]), (-60, -60, [])],
)
def test_no_rule_sends_what_is_older_than_the_subscription(world, first, later, sent):
    """The dates are seconds after the subscription."""
    subscribed_at = world.clock.now()
    target = sending.save_target(world.conn, Target(name="Notes", address="/tmp"), subscribed_at)
    rules.save_rule(world.conn, Rule(wanted="ferry", star=True, send_to=target))
    for entries, after_s in enumerate((first, later), 1):
        world.receive(dated("Ferry", entries, None if after_s is None else subscribed_at + after_s))
    assert titles(world, View(ViewKind.STARRED)) == {"Ferry 0", "Ferry 1"}
    due = sending.list_due(world.conn, world.clock.now())
    assert sorted(views.get_entry(world.conn, send.entry_id).row.title for send in due) == sent
