"""A server that sends new entries only (RFC 3229) is asked for them, and nothing is taken to have left the feed."""

from __future__ import annotations

import json

from reader.core.clock import LocalZone
from reader.core.records.fetched import NEW_ENTRIES_ONLY
from reader.engine.messages import Refresh
from reader.insights.savings import read_savings_facts
from reader.store.entries import list_in_document
from reader.store.poll_log import list_polls
from tests.engine.rig import Rig
from tests.feedserver import page


def refresh(rig: Rig, feed) -> None:
    rig.engine.handle(Refresh((feed.id,), insists=True), rig.clock.now())
    rig.engine.run_once(rig.clock.now())


def newest(document: bytes, count: int) -> bytes:
    """The document with its first items alone."""
    head, *items = document.split(b"<item>")
    kept, (_, _, tail) = items[:count], items[-1].partition(b"</item>")
    kept[-1] = kept[-1].partition(b"</item>")[0] + b"</item>" + tail
    return b"<item>".join([head, *kept])


def test_what_is_left_out_is_still_in_the_feed(rig):
    feed = rig.add(0, posts=12)
    rig.run_now()
    before = list_in_document(rig.conn, feed.id)
    assert len(before) == 12
    whole = rig.document(0, 14, 4.0)
    part = page(newest(whole, 2), status=NEW_ENTRIES_ONLY, etag='"14"', headers={"IM": "feed"})
    rig.server.serve("/0", part)
    refresh(rig, feed)

    assert rig.server.seen("/0")[-1].headers["a-im"] == "feed"
    last = list_polls(rig.conn, 1)[0]
    assert (last.status, last.new_count) == (NEW_ENTRIES_ONLY, 2)
    assert rig.feed(feed).publisher.window_size == 12
    after = list_in_document(rig.conn, feed.id)
    assert (len(after), after[2:]) == (12, before[:10])
    facts = read_savings_facts(rig.conn, rig.clock.now(), LocalZone(), 7)
    assert facts.new_only.answers == 1
    assert facts.new_only.saved_bytes > 0

    rig.clock.at += 3_600
    rig.server.serve("/0", page(whole, etag='"14"'))
    refresh(rig, feed)
    assert rig.server.seen("/0")[-1].headers["if-none-match"] == '"14"'
    assert list_polls(rig.conn, 1)[0].outcome == "unchanged"


def test_a_changed_entry_of_such_an_answer_is_counted_once(rig):
    feed = rig.add(0, posts=6)
    rig.run_now()
    changed = rig.document(0, 6, 4.0).replace(b"</title><link>http://x0", b" (corrected)</title><link>http://x0")
    part = page(newest(changed, 1), status=NEW_ENTRIES_ONLY, etag='"7"', headers={"IM": "feed"})
    rig.server.serve("/0", part)
    refresh(rig, feed)
    ids = json.loads(rig.conn.execute("SELECT in_document FROM feed_state WHERE feed_id = ?", (feed.id,)).fetchone()[0])
    assert sorted(ids) == sorted(set(ids))
    assert len(ids) == 6
