"""A password the user gives reaches the engine even where the system has no safe to keep it in."""

from __future__ import annotations

import base64
import time

import keyring
import pytest
from keyring.backends import fail
from msgspec.structs import replace

from reader.core.paths import Profile
from reader.core.words.words import in_english
from reader.engine.messages import ErrorNote, FeedsChanged, PasswordGiven, Stored
from reader.engine.process.engine_process import EngineProcess
from reader.store.db import open_store
from reader.store.feeds import add_feed, get_feed, set_choices
from tests.engine.rig import NOON, Rig
from tests.engine.simulated import local_time
from tests.engine.test_process import Listener, wait_for
from tests.feedserver import Exchange, page, redirect, simple_feed

WORD = "Basic " + base64.b64encode(b"ann:hunter-12").decode()


def locked(exchange: Exchange) -> None:
    if exchange.seen.headers.get("authorization") == WORD:
        page(simple_feed())(exchange)
    else:
        exchange.answer(401, {"WWW-Authenticate": 'Basic realm="x"'}, b"")


@pytest.fixture
def rig(tmp_path, clock, feedserver):
    before = keyring.get_keyring()
    keyring.set_keyring(fail.Keyring())
    with local_time("UTC"):
        clock.at = NOON
        made = Rig(tmp_path, clock, feedserver)
        yield made
        made.close()
    keyring.set_keyring(before)


def add_locked(rig):
    feed = rig.add(0)
    rig.server.serve("/0", locked)
    rig.run_now()
    return feed


def test_without_a_password_the_user_is_told_what_to_do(rig):
    feed = add_locked(rig)
    assert rig.feed(feed).http.problem == "needs-password"
    assert "Enter them in the feed’s settings" in in_english(rig.feed(feed).http.message)


def test_a_password_is_used_at_once(rig):
    feed = add_locked(rig)
    rig.choose(feed, username="ann")
    given = PasswordGiven(feed.url, "ann", "hunter-12")
    assert "hunter" not in repr(given)
    rig.engine.handle(given, rig.clock.now())
    rig.run_now()
    assert rig.feed(feed).http.problem == ""
    assert rig.polls(feed)[-1].reason == "password-given"
    rig.run(24)
    assert {poll.status for poll in rig.polls(feed)[1:]} == {200}


def test_a_password_that_comes_before_its_user_name_waits_for_it(rig):
    feed = add_locked(rig)
    rig.engine.handle(PasswordGiven(feed.url, "ann", "hunter-12"), rig.clock.now())
    rig.run_now()
    assert len(rig.polls(feed)) == 1
    rig.choose(feed, username="ann")
    rig.engine.handle(FeedsChanged(), rig.clock.now())
    rig.run_now()
    assert [poll.status for poll in rig.polls(feed)] == [401, 200]


def test_a_wrong_password_is_not_tried_over_and_over(rig):
    feed = add_locked(rig)
    rig.choose(feed, username="ann")
    rig.engine.handle(PasswordGiven(feed.url, "ann", "wrong"), rig.clock.now())
    rig.run_now()
    rig.engine.handle(FeedsChanged(), rig.clock.now())
    rig.run_now()
    assert len(rig.polls(feed)) == 2
    assert "Enter them again" in in_english(rig.feed(feed).http.message)


def live_through_a_move(rig, feed, there):
    """For two days and three visits the old address is asked; then the new one is the feed's own."""
    rig.server.serve("/moved", page(rig.document(0, 12, 1.0), etag='"1"'))
    rig.server.serve("/0", redirect(there, 301))
    rig.choose(feed, interval_s=43_200, username="ann")
    rig.engine.handle(FeedsChanged(), rig.clock.now())
    rig.engine.handle(PasswordGiven(feed.url, "ann", "hunter-12"), rig.clock.now())
    rig.run(hours=80)
    assert rig.feed(feed).url == there


def test_a_feed_that_moved_for_good_lives_there_and_keeps_its_password(rig):
    feed = rig.add(0, every_h=1.0)
    rig.run_now()
    there = f"http://f0.example:{rig.server.port}/moved"
    live_through_a_move(rig, feed, there)
    assert any(isinstance(note, ErrorNote) and there in in_english(note.message) for note in rig.notes)
    asked = rig.server.seen("/moved")[-1].headers
    assert asked["authorization"].startswith("Basic ")
    before = len(rig.server.seen("/0"))
    rig.run(hours=24)
    assert len(rig.server.seen("/0")) == before


def test_a_feed_that_moved_to_another_host_does_not_take_its_password_along(rig):
    feed = rig.add(0, every_h=1.0)
    rig.run_now()
    there = f"http://f1.example:{rig.server.port}/moved"
    live_through_a_move(rig, feed, there)
    asked = rig.server.seen("/moved")
    assert len(asked) > 3
    assert not any("authorization" in seen.headers for seen in asked)


def test_an_engine_that_is_started_anew_still_knows_it(tmp_path, feedserver, monkeypatch):
    """The safe of the child is none, too."""
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "keyring.backends.fail.Keyring")
    feedserver.serve("/locked", locked)
    profile, url = Profile(tmp_path), feedserver.url("/locked")
    conn = open_store(profile.database, time.time())
    feed = get_feed(conn, add_feed(conn, url, time.time()).feed_id)
    engine = EngineProcess(profile)
    engine.send(PasswordGiven(url, "ann", "hunter-12"))
    set_choices(conn, feed.id, replace(feed.choices, username="ann"))
    engine.start()
    try:
        listener = Listener(engine)
        wait_for(lambda: listener.heard(Stored))
        assert get_feed(conn, feed.id).http.problem == ""
    finally:
        engine.stop()
        conn.close()
