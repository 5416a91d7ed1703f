"""Rows of content: stories folded and unfolded, similar feeds, readings; and what happens when articles go."""

from __future__ import annotations

from array import array

import apsw

from reader.core.records.content import ContentProgress, ContentStep, Overlap, ProfileRow
from reader.core.settings import Settings
from reader.features.stories import store as stories
from reader.store import content, feeds, marks, reading_log
from reader.store.erase import erase_reading
from reader.store.maintenance import purge_feeds
from reader.store.settings import save_settings
from tests.unit.store.made import NOW, add_feed_with

DAY = 86_400


def make_step(**changes: object) -> ContentStep:
    given: dict = {"progress": ContentProgress(4, 4, 4), "terms": {}, "profiles": (), "stories": (), "similar": {}}
    return ContentStep(**(given | changes))


def three_feeds(conn: apsw.Connection) -> list[int]:
    """Three feeds with one article each; the ids of the articles."""
    for n in (1, 2, 3):
        add_feed_with(conn, f"https://{n}.example/feed", [n])
    ids = [row[0] for row in conn.execute("SELECT id FROM entries ORDER BY id")]
    content.save_step(conn, make_step(stories=tuple((id_, ids[0]) for id_ in ids)))
    return ids


def test_progress_and_term_counts_add_up(conn: apsw.Connection) -> None:
    assert content.get_progress(conn) == ContentProgress()
    content.save_step(conn, make_step(progress=ContentProgress(7, 7, 5), terms={3: 2, 9: 1}))
    content.save_step(conn, make_step(progress=ContentProgress(9, 8, 6), terms={3: 1}))
    assert content.get_progress(conn) == ContentProgress(9, 8, 6)
    assert content.list_term_counts(conn, -1, 9) == [(3, 3), (9, 1)]
    assert content.list_term_counts(conn, -1, 1) == [(3, 3)]
    assert content.list_term_counts(conn, 3, 9) == [(9, 1)]


def test_stories_count_feeds_and_unread_and_know_nothing_hidden(conn: apsw.Connection) -> None:
    one, two, three = three_feeds(conn)
    assert stories.find_stories(conn, array("q", [one, three, 999])) == {one: one, three: one}
    assert stories.find_stories(conn, array("q")) == {}
    marks.set_read(conn, [two])
    fold = stories.list_stories(conn, 0, 5)[0].fold
    assert (fold.story_id, fold.entries, fold.feeds, fold.unread) == (one, 3, 3, 2)
    marks.delete_entries(conn, [three], NOW)
    assert stories.list_stories(conn, 0, 5)[0].fold.entries == 2
    feeds.remove_feed(conn, 2, NOW)
    assert stories.list_stories(conn, 0, 5) == []
    assert stories.list_copies(conn, [one]) == [one]


def test_copies_come_with_the_article_once(conn: apsw.Connection) -> None:
    one, two, three = three_feeds(conn)
    assert stories.list_copies(conn, [two]) == [two, one, three]
    assert stories.list_copies(conn, [three, three, one]) == [three, one, two]
    assert stories.list_copies(conn, [999]) == [999]


def test_stories_of_most_feeds_first(conn: apsw.Connection) -> None:
    ids = three_feeds(conn)
    (story,) = stories.list_stories(conn, NOW - 10 * DAY, 10)
    assert story.fold.feeds == 3
    assert set(story.entry_ids) == set(ids)
    assert stories.list_stories(conn, NOW + DAY, 10) == []


def test_similar_feeds_are_replaced_and_leave_with_their_feed(conn: apsw.Connection) -> None:
    three_feeds(conn)
    content.save_step(conn, make_step(similar={1: ((2, 0.4), (3, 0.7)), 99: ((1, 0.5),)}))
    assert [(near.feed_id, near.similarity) for near in content.list_similar(conn, 1)] == [(3, 0.7), (2, 0.4)]
    content.save_step(conn, make_step(similar={1: ((2, 0.2),)}))
    assert [near.feed_id for near in content.list_similar(conn, 1)] == [2]
    feeds.remove_feed(conn, 2, NOW)
    assert content.list_similar(conn, 1) == []


def test_profiles_come_back_as_they_were_and_go_with_their_feed(conn: apsw.Connection) -> None:
    three_feeds(conn)
    row = ProfileRow(1, b"packed", 9, 7, (9.0, 0.25, 0.5), (1.5, 1.25, 3), int(NOW))
    content.save_step(conn, make_step(profiles=(row, ProfileRow(99, b"", 0, 0, (0, 0, 0), (0, 0, 0), 0))))
    assert content.find_profile(conn, 1) == row
    assert content.list_profiles(conn) == [row]
    assert content.list_profiled_ids(conn) == [row.feed_id]
    feeds.remove_feed(conn, 1, NOW)
    assert content.list_profiles(conn) == []
    assert content.list_profiled_ids(conn) == []
    purge_feeds(conn, NOW + 31 * DAY)
    assert content.find_profile(conn, 1) is None


def test_less_of_this_can_be_undone(conn: apsw.Connection) -> None:
    one, two, _ = three_feeds(conn)
    reading_log.note_reading(conn, one, NOW, 20)
    before = list(conn.execute("SELECT * FROM readings ORDER BY entry_id"))
    undo = reading_log.set_less(conn, [one, two], NOW + 9)
    assert list(conn.execute("SELECT last_at, seconds FROM readings")) == [(NOW + 9, reading_log.LESS_S)] * 2
    reading_log.restore_readings(conn, undo)
    assert list(conn.execute("SELECT * FROM readings ORDER BY entry_id")) == before != []


def test_readings_add_up_and_are_forgotten_when_asked(conn: apsw.Connection) -> None:
    one, two, _ = three_feeds(conn)
    reading_log.note_reading(conn, one, NOW, 20)
    reading_log.note_reading(conn, one, NOW + 5, 30)
    reading_log.note_reading(conn, two, NOW + 1, -4)
    reading_log.note_reading(conn, 999, NOW, 10)
    found = reading_log.list_readings(conn, NOW - DAY, 10)
    assert [(r.entry_id, r.seconds) for r in found] == [(one, 50.0), (two, 0.0)]
    assert reading_log.count_posts(conn, 0) == {1: 1, 2: 1, 3: 1}
    erase_reading(conn, NOW, "2026-11-16")
    assert reading_log.list_readings(conn, 0, 10) == []


def test_readings_are_kept_only_while_the_user_allows_it_and_has_a_use_for_them(conn: apsw.Connection) -> None:
    one, *_ = three_feeds(conn)
    for allowed, chosen in (
        (False, Settings(note_reading=False)),
        (False, Settings(for_you=False)),
        (True, Settings()),
    ):
        save_settings(conn, chosen)
        reading_log.note_reading(conn, one, NOW, 20)
        assert bool(reading_log.list_readings(conn, 0, 10)) == allowed
        erase_reading(conn, NOW, "2026-11-16")


def test_feeds_that_are_kept_both_are_not_pointed_out_again(conn: apsw.Connection) -> None:
    three_feeds(conn)
    found = [Overlap(2, 1, 0.9, False), Overlap(3, 1, 1.0, True)]
    stories.save_overlaps(conn, found)
    assert stories.list_overlaps(conn) == [found[1], found[0]]
    stories.keep_both(conn, 1, 3)
    stories.keep_both(conn, 3, 1)
    stories.save_overlaps(conn, found)
    assert stories.list_overlaps(conn) == [found[0]]
    stories.keep_no_more(conn, 3, 1)
    assert len(stories.list_overlaps(conn)) == 2
    stories.save_overlaps(conn, [])
    assert stories.list_overlaps(conn) == []
