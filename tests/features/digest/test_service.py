"""The held entries of digest mode: what waits, when it lifts, what is never held back, and that nothing is lost by
it."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from msgspec.structs import replace

from reader.core.records.logged import Gap, GapKind
from reader.core.records.stored import View, ViewKind
from reader.core.settings import Settings
from reader.features.digest.service import release_held, settle_held
from reader.features.search.store import Search, count_unread, search_entries
from reader.store.feeds import set_choices
from reader.store.marks import mark_all_read, set_starred
from reader.store.poll_log import save_gap
from reader.store.settings import save_settings
from reader.store.views import find_newest_id, get_unread_counts, list_page
from tests.engine.world import World


def at(hour: int, minute: int = 0, day: int = 16) -> float:
    return datetime(2026, 11, day, hour, minute, tzinfo=UTC).timestamp()


@pytest.fixture
def calm(tmp_path, clock):
    """Editions at 07:00 and 18:00; three posts are here when calm begins at noon."""
    clock.at = at(9)
    world = World(tmp_path, clock)
    world.receive(_document(3))
    clock.at = at(12)
    save_settings(world.conn, Settings(hold=True, edition_hours="07:00 18:00"))
    settle_held(world.conn, at(12), UTC)
    world.receive(_document(5))  # at one
    yield world
    world.close()


def _document(posts: int) -> bytes:
    items = "".join(f"<item><title>Ferry {n}</title><guid>{n}</guid></item>" for n in range(posts, 0, -1))
    return f"<rss version='2.0'><channel><title>F</title>{items}</channel></rss>".encode()


def test_what_comes_between_editions_waits(calm):
    state = settle_held(calm.conn, at(13, 1), UTC)
    assert state is not None
    assert (state.waiting, state.until_at) == (2, at(18))
    assert calm.total() == 3
    assert get_unread_counts(calm.conn)[calm.feed_id] == 3
    assert len(list_page(calm.conn, View(ViewKind.FEED, calm.feed_id), 9)) == 3
    assert len(list_page(calm.conn, View(with_waiting=True), 9)) == 5


def test_at_the_editions_hour_it_is_all_there(calm):
    settle_held(calm.conn, at(18, 1), UTC)
    assert calm.total() == 5


def test_it_can_be_lifted_at_any_time_and_closes_behind_what_was_shown(calm):
    assert release_held(calm.conn, at(13, 30)) == 2
    assert calm.total() == 5
    calm.receive(_document(6))
    state = settle_held(calm.conn, at(14, 30), UTC)
    assert state is not None
    assert (state.waiting, calm.total()) == (1, 5)


def test_alerts_never_wait(calm):
    feed = calm.feed()
    set_choices(calm.conn, feed.id, replace(feed.choices, alert=True))
    assert calm.total() == 5
    state = settle_held(calm.conn, at(13, 1), UTC)
    assert state is not None
    assert state.waiting == 0


def test_a_late_paper_is_whole(calm):
    """The machine slept over the hour of the edition; what it fetched on waking belongs to that."""
    save_gap(calm.conn, Gap(at(17), at(19, 30), GapKind.ASLEEP), 1e9)
    calm.clock.at = at(18, 35)
    calm.receive(_document(8))  # at 19:35
    settle_held(calm.conn, at(19, 40), UTC)
    assert calm.total() == 8
    calm.clock.at = at(20)
    calm.receive(_document(9))
    settle_held(calm.conn, at(21, 1), UTC)
    assert calm.total() == 8


def test_marking_all_read_leaves_alone_what_nobody_saw(calm):
    mark_all_read(calm.conn, View(), find_newest_id(calm.conn))
    settle_held(calm.conn, at(18, 1), UTC)
    assert get_unread_counts(calm.conn)[calm.feed_id] == 2


def test_a_search_that_is_typed_finds_it_a_saved_one_waits(calm):
    from_typing = search_entries(calm.conn, Search("is:unread", now=at(13)))
    saved = search_entries(calm.conn, Search(inside="is:unread", now=at(13)))
    assert (len(from_typing.ids), len(saved.ids)) == (5, 3)
    assert count_unread(calm.conn, "is:unread", at(13)) == 3


def test_what_was_starred_is_the_users(calm):
    (waiting, *_) = list_page(calm.conn, View(with_waiting=True), 9)
    set_starred(calm.conn, [waiting.id])
    assert [row.id for row in list_page(calm.conn, View(ViewKind.STARRED), 9)] == [waiting.id]


def test_without_calm_and_without_days_for_papers_nothing_waits(calm):
    save_settings(calm.conn, Settings(hold=True, edition_days=""))
    assert settle_held(calm.conn, at(13, 1), UTC) is None
    assert calm.total() == 5
