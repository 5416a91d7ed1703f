from __future__ import annotations

import apsw
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from reader.core.errors import UsageError
from reader.core.records.fetched import Validators
from reader.core.records.messages import as_it_is
from reader.core.records.parsed import Wishes
from reader.core.records.stored import FeedChoices, FeedStatus, HttpState, PublisherData, Weight
from reader.core.words.catalogue import Code
from reader.store import feeds, folders, views
from tests.unit.store.made import NOW, add_feed_with

URL = "https://example.org/feed"


def test_adding_twice_is_adding_once(conn: apsw.Connection) -> None:
    first = feeds.add_feed(conn, URL, NOW, title="From the list")
    again = feeds.add_feed(conn, URL, NOW + 5, title="Other")
    assert (first.is_new, again.is_new, again.feed_id) == (True, False, first.feed_id)
    assert [feed.name for feed in feeds.list_feeds(conn)] == ["From the list"]


def test_the_user_s_name_stands_before_the_publisher_s(conn: apsw.Connection) -> None:
    feed_id = feeds.add_feed(conn, URL, NOW).feed_id
    assert feeds.get_feed(conn, feed_id).name == URL
    feeds.save_publisher(conn, feed_id, PublisherData(title="Published"))
    assert feeds.get_feed(conn, feed_id).name == "Published"
    assert feeds.rename_feed(conn, feed_id, " My  name ") == ""
    assert feeds.get_feed(conn, feed_id).name == "My name"


def test_choices_come_back_as_they_were_set(conn: apsw.Connection) -> None:
    feed_id = feeds.add_feed(conn, URL, NOW, name="N").feed_id
    choices = FeedChoices("X", Weight.MOST, True, True, 3_600, True, True, 30, 100, False, True, "me")
    before = feeds.set_choices(conn, feed_id, choices)
    assert before == FeedChoices(name="N")
    assert feeds.get_feed(conn, feed_id).choices == choices
    assert feeds.set_choices(conn, feed_id, before) == choices


def test_state_comes_back_as_it_was_saved(conn: apsw.Connection) -> None:
    feed_id = feeds.add_feed(conn, URL, NOW).feed_id
    http = HttpState(
        Validators(URL, 'W/"x"', "Mon, 01", 5.5), b"\0h", 1.5, "due", 2.5, "max-age", FeedStatus.GONE, 3.5, 4,
        "gone", Code.GONE(host="a.example"), "https://moved.example/", 6.5, 2, 7.5, 8.5, 9.5,
    )  # fmt: skip
    wishes = Wishes(ttl_s=60, skip_hours=frozenset({1, 2}), skip_days=frozenset({6}))
    publisher = PublisherData("T", "https://site", "D", "en", "atom", "https://icon", wishes, 15)
    feeds.save_http(conn, feed_id, http)
    feeds.save_publisher(conn, feed_id, publisher)
    feed = feeds.get_feed(conn, feed_id)
    assert (feed.http, feed.publisher) == (http, publisher)


def test_a_sentence_that_an_older_version_kept_is_read_as_it_is(conn: apsw.Connection) -> None:
    feed_id = feeds.add_feed(conn, URL, NOW).feed_id
    kept = "a.example isn’t responding. Paperround will try again later."
    conn.execute("UPDATE feed_state SET problem = 'timeout', message = ? WHERE feed_id = ?", (kept, feed_id))
    http = feeds.get_feed(conn, feed_id).http
    assert http.message == as_it_is(kept)
    feeds.save_http(conn, feed_id, http)
    assert feeds.get_feed(conn, feed_id).http.message == as_it_is(kept)


def test_the_next_poll_is_that_of_an_active_feed(conn: apsw.Connection) -> None:
    ids = [feeds.add_feed(conn, f"{URL}{n}", NOW - n).feed_id for n in range(6)]
    feeds.set_choices(conn, ids[1], FeedChoices(paused=True))
    feeds.remove_feed(conn, ids[2], NOW)
    feeds.set_status(conn, ids[3], FeedStatus.QUARANTINED, as_it_is("It broke the limits."))
    feeds.save_plan(conn, [(ids[4], NOW + 100, "later")])
    assert feeds.find_next_forecast_at(conn) == NOW - 5
    feeds.save_plan(conn, [(ids[0], None, ""), (ids[5], None, "")])
    assert feeds.find_next_forecast_at(conn) == NOW + 100


def test_a_fresh_start_forgets_troubles_and_validators(conn: apsw.Connection) -> None:
    feed_id = feeds.add_feed(conn, URL, NOW).feed_id
    trouble = HttpState(Validators(URL, "e"), b"h", status=FeedStatus.QUARANTINED, error_count=3, problem="x")
    feeds.save_http(conn, feed_id, trouble)
    feeds.set_status(conn, feed_id, FeedStatus.ACTIVE)
    assert feeds.get_feed(conn, feed_id).http == HttpState()


def test_a_new_address_drops_what_belongs_to_the_old_one(conn: apsw.Connection) -> None:
    feed_id = add_feed_with(conn, URL, [1])
    other_id = feeds.add_feed(conn, "https://taken.example/", NOW).feed_id
    trouble = HttpState(
        Validators(URL, "e"),
        b"h",
        earliest_at=NOW + 86_400,
        earliest_reason="told-to-wait",
        failing_since=NOW,
        error_count=3,
        problem="not-found",
        message=Code.INTERRUPTED(),
        moved_to="https://new.example/",
        last_fetched_at=NOW,
    )
    feeds.save_http(conn, feed_id, trouble)
    feeds.change_address(conn, feed_id, "https://new.example/")
    feed = feeds.get_feed(conn, feed_id)
    assert (feed.url, feed.http) == ("https://new.example/", HttpState())
    assert views.get_unread_counts(conn) == {feed_id: 1}
    with pytest.raises(UsageError, match="already has the address"):
        feeds.change_address(conn, other_id, "https://new.example/")


def test_a_feed_that_moved_keeps_the_pause_that_it_asked_for_there(conn: apsw.Connection) -> None:
    feed_id = add_feed_with(conn, URL, [1])
    wish = HttpState(Validators(URL, "e"), earliest_at=NOW + 60, earliest_reason="x", last_fetched_at=NOW)
    feeds.save_http(conn, feed_id, wish)
    feeds.adopt_address(conn, feed_id, "https://new.example/")
    assert feeds.get_feed(conn, feed_id).http == replace(wish, validators=None)


def test_subscribing_again_brings_the_articles_back(conn: apsw.Connection) -> None:
    feed_id = add_feed_with(conn, URL, [1, 2])
    feeds.remove_feed(conn, feed_id, NOW)
    assert feeds.find_feed(conn, feed_id) is None
    assert feeds.find_feed_by_url(conn, URL) is None
    with pytest.raises(UsageError):
        feeds.get_feed(conn, feed_id)
    added = feeds.add_feed(conn, URL, NOW)
    assert (added.feed_id, added.is_new) == (feed_id, True)
    assert views.get_unread_counts(conn) == {feed_id: 2}


def test_moving_a_feed_can_be_undone(conn: apsw.Connection) -> None:
    ids = [feeds.add_feed(conn, f"{URL}{n}", NOW).feed_id for n in range(4)]
    folder_id = folders.make_folder(conn, "F")
    feeds.move_feed(conn, ids[3], None, 0)
    assert [feed.id for feed in feeds.list_feeds(conn)] == [ids[3], ids[0], ids[1], ids[2]]
    places = feeds.move_feed(conn, ids[0], folder_id)
    assert feeds.get_feed(conn, ids[0]).folder_id == folder_id
    feeds.put_feeds(conn, places)
    assert [feed.id for feed in feeds.list_feeds(conn)] == [ids[3], ids[0], ids[1], ids[2]]


def test_icons_are_kept_and_none_is_remembered(conn: apsw.Connection) -> None:
    one, two = (feeds.add_feed(conn, f"{URL}{n}", NOW).feed_id for n in range(2))
    assert feeds.find_icon(conn, one) is None
    feeds.save_icon(conn, one, b"png", NOW)
    feeds.save_icon(conn, two, b"", NOW)
    assert feeds.find_icon(conn, two) == (b"", NOW)
    assert feeds.list_icons(conn) == {one: b"png"}


def test_a_feed_has_answered_once_its_document_came_and_while_it_is_subscribed_to(conn: apsw.Connection) -> None:
    answered, silent, removed = (feeds.add_feed(conn, URL + name, NOW).feed_id for name in "abc")
    for feed_id in (answered, removed):
        feeds.save_http(conn, feed_id, HttpState(last_ok_at=NOW))
    feeds.save_http(conn, silent, HttpState(last_fetched_at=NOW))
    feeds.remove_feed(conn, removed, NOW)
    assert feeds.list_answered_ids(conn) == {answered}


@given(st.lists(st.text(min_size=1).filter(lambda name: name.strip() == name and not name.endswith("\\"))))
def test_paths_survive_being_written(names: list[str]) -> None:
    assert folders.split_path(folders.join_path(names)) == tuple(names)


def test_folders_nest_and_are_made_once(conn: apsw.Connection) -> None:
    local = folders.make_folder_path(conn, ("News", "Local"))
    assert folders.make_folder_path(conn, folders.split_path("News/Local")) == local
    assert folders.make_folder_path(conn, ()) is None
    assert sorted(folders.list_paths(conn).values()) == [("News",), ("News", "Local")]
    assert folders.find_folder_path(conn, ("News", "Nowhere")) is None


def test_a_folder_cannot_enter_itself_or_take_a_name(conn: apsw.Connection) -> None:
    inner = folders.make_folder_path(conn, ("A", "B")) or 0
    outer = folders.find_folder_path(conn, ("A",)) or 0
    with pytest.raises(UsageError, match="into itself"):
        folders.move_folder(conn, outer, inner)
    folders.make_folder(conn, "B")
    with pytest.raises(UsageError, match="already exists there"):
        folders.move_folder(conn, inner, None)
    with pytest.raises(UsageError, match="Enter a folder name"):
        folders.rename_folder(conn, inner, "  ")
    assert folders.rename_folder(conn, inner, "C") == "B"
    before = folders.move_folder(conn, inner, None, 0)
    assert [f.name for f in folders.list_folders(conn) if f.parent_id is None] == ["C", "A", "B"]
    folders.put_folders(conn, before)
    assert folders.list_paths(conn)[inner] == ("A", "C")


def test_removing_a_folder_moves_its_content_up_and_can_be_undone(conn: apsw.Connection) -> None:
    same = folders.make_folder_path(conn, ("A", "A"))
    other = folders.make_folder_path(conn, ("A", "B"))
    folders.make_folder(conn, "B")
    outer = folders.find_folder_path(conn, ("A",)) or 0
    feed_id = feeds.add_feed(conn, URL, NOW, outer).feed_id
    before = (folders.list_folders(conn), feeds.list_feeds(conn))
    removed = folders.remove_folder(conn, outer)
    paths = folders.list_paths(conn)
    assert (paths[same or 0], paths[other or 0]) == (("A",), ("B 2",))
    assert feeds.get_feed(conn, feed_id).folder_id is None
    folders.restore_folder(conn, removed)
    assert (folders.list_folders(conn), feeds.list_feeds(conn)) == before
