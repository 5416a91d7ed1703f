"""Episodes in the store: told with their entries, how far they were heard, the queue, and what erasing leaves."""

from __future__ import annotations

from msgspec.structs import replace

from reader.core.records.parsed import Enclosure
from reader.features.podcasts import store as podcasts
from reader.features.podcasts.records import RowSound
from reader.features.podcasts.service import get_episode
from reader.store.db import fetch
from reader.store.erase import erase_reading
from reader.store.feeds import add_feed
from reader.store.views import get_rows
from tests.unit.store.made import NOW, make_new
from tests.unit.store.made import store as store_poll

SOUND = Enclosure("https://example.org/a.mp3", "audio/mpeg", 5_000, "", 2_520)


def store_all(conn, new):
    """In the order of their numbers."""
    feed_id = add_feed(conn, "https://example.org/feed", NOW, None).feed_id
    for one in new:
        store_poll(conn, feed_id, [one])


def test_a_row_tells_how_long_it_is_and_what_is_left(conn):
    store_all(conn, [make_new(1, enclosures=(SOUND,)), make_new(2, enclosures=())])
    assert [row.sound for row in get_rows(conn, [1, 2])] == [RowSound(2_520), None]
    podcasts.save_position(conn, 1, 780.0, 2_530.0, NOW)
    podcasts.ask_downloads(conn, [1], NOW)
    podcasts.note_done(conn, 1, 5_000, NOW)
    assert get_rows(conn, [1])[0].sound == RowSound(2_530.0, 780.0, False, True)
    podcasts.set_heard(conn, 1, True, NOW)
    assert get_rows(conn, [1])[0].sound == RowSound(2_530.0, 0.0, True, True)


def test_a_picture_is_no_recording_and_a_name_tells_where_no_kind_does(conn):
    files = (Enclosure("https://example.org/a.jpg", "image/jpeg"), Enclosure("https://example.org/b.MP3?x=1"))
    store_all(conn, [make_new(1, enclosures=files), make_new(2, enclosures=files[:1])])
    assert get_episode(conn, 1).url == files[1].url
    assert podcasts.find_episode(conn, 2) is None


def test_the_queue_keeps_its_order_and_gives_what_it_was(conn):
    store_all(conn, [make_new(n, enclosures=(replace(SOUND, url=f"https://e.org/{n}.mp3"),)) for n in (1, 2, 3)])
    assert podcasts.set_queue(conn, [2, 1, 2, 99]) == []
    assert podcasts.set_queue(conn, [3, 2, 1]) == [2, 1]
    assert [one.entry_id for one in podcasts.list_queue(conn)] == [3, 2, 1]
    podcasts.set_heard(conn, 2, True, NOW)
    assert podcasts.list_queued_ids(conn) == [3, 1]


def test_a_short_pause_is_one_time_of_listening(conn):
    podcasts.add_listening_time(conn, NOW, NOW + 60)
    podcasts.add_listening_time(conn, NOW + 300, NOW + 600)
    podcasts.add_listening_time(conn, NOW + 9_000, NOW + 9_060)
    assert podcasts.list_listening_times(conn, 0) == [NOW, NOW + 9_000]


def test_erasing_forgets_when_and_keeps_how_far(conn):
    store_all(conn, [make_new(1, enclosures=(SOUND,))])
    podcasts.save_position(conn, 1, 780.0, None, NOW)
    podcasts.add_listening_time(conn, NOW, NOW + 60)
    podcasts.plan_download(conn, 1, NOW + 3_600, NOW)
    podcasts.note_done(conn, 1, 5, NOW)
    erase_reading(conn, NOW, "2025-06-15")
    assert podcasts.list_listening_times(conn, 0) == []
    assert fetch(conn, "SELECT position_s, played_at FROM listening") == [(780.0, 0.0)]
    assert fetch(conn, "SELECT asked_at, done_at, for_at FROM downloads") == [(0.0, 0.0, None)]


def test_what_the_publisher_takes_back_is_gone(conn):
    store_all(conn, [make_new(1, enclosures=(SOUND,))])
    podcasts.save_episodes(conn, [(1, ())])
    assert podcasts.find_episode(conn, 1) is None
