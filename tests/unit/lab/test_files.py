"""Reading histories: plain and gzip, what is wrong and where, and whose weeks are moved."""

from __future__ import annotations

import gzip

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.core.errors import UsageError
from reader.core.records.planning import DAY_S, WEEK_S
from reader.lab.files import Feeds, auto_shift_weeks, get_user, make_trial, read_feeds, read_users, read_visits_by_feed
from tests.unit.lab.histories import MONDAY, UTC


@pytest.mark.parametrize("packed", [False, True])
def test_posts_by_feed_in_order(tmp_path, packed):
    text = b'feed_id,unix_ts,title\n2,300,x\n10,100,"a, b"\n2,200,y\n'
    path = tmp_path / ("p.posts.csv.gz" if packed else "p.posts.csv")
    path.write_bytes(gzip.compress(text) if packed else text)
    feeds = read_feeds(path)
    assert feeds.ids == ("2", "10")
    assert [times.tolist() for times in feeds.posts] == [[200.0, 300.0], [100.0]]
    assert feeds.windows.tolist() == [15, 15]
    assert read_feeds(path, window=7).windows.tolist() == [7, 7]


def test_the_feeds_file_adds_silent_feeds_and_windows(tmp_path):
    (tmp_path / "p.posts.csv").write_text("feed_id,unix_ts\n1,5\n")
    (tmp_path / "p.feeds.csv").write_text("feed_id,kind,window\n1,video,\n2,reddit,\n3,site,\n4,site,12\n")
    feeds = read_feeds(tmp_path / "p.posts.csv")
    assert feeds.ids == ("1", "2", "3", "4")
    assert feeds.windows.tolist() == [15, 25, 15, 12]
    assert feeds.posts[1].size == 0


@pytest.mark.parametrize(
    ("text", "notes"),
    [
        ("", "columns"),
        ("feed,when\n1,2\n", "columns"),
        ("feed_id,unix_ts\n1,2\n1,soon\n", "line 3"),
        ("feed_id,unix_ts\n1,nan\n", "line 2"),
        ("feed_id,unix_ts\n1,-5\n", "line 2"),
        ("feed_id,unix_ts\n1\n", "line 2"),
        ("feed_id,unix_ts\n1,1e300\n", "line 2"),
    ],
)
def test_what_cannot_be_read_is_named(tmp_path, text, notes):
    path = tmp_path / "bad.csv"
    path.write_text(text)
    with pytest.raises(UsageError, match=notes) as caught:
        read_feeds(path)
    assert "bad.csv" in str(caught.value)


def test_missing_broken_and_binary_files(tmp_path):
    with pytest.raises(UsageError, match="Can't open"):
        read_feeds(tmp_path / "none.csv")
    cut = tmp_path / "cut.csv.gz"
    cut.write_bytes(gzip.compress(b"feed_id,unix_ts\n" + b"1,5\n" * 100_000)[:200])
    with pytest.raises(UsageError, match="Can't read"):
        read_feeds(cut)
    binary = tmp_path / "binary.csv"
    binary.write_bytes(b"\xff\xfe\x00" * 50)
    with pytest.raises(UsageError):
        read_feeds(binary)
    (tmp_path / "p.posts.csv").write_text("feed_id,unix_ts\n1,5\n")
    binary.rename(tmp_path / "p.feeds.csv")
    with pytest.raises(UsageError, match=r"Can't read .*p\.feeds\.csv"):
        read_feeds(tmp_path / "p.posts.csv")


def test_people_are_found_by_name(tmp_path):
    path = tmp_path / "a.csv"
    path.write_text("user_id,unix_ts\nR2,20\nR1,10\nR2,5\n")
    assert read_users(path)["R2"].tolist() == [5.0, 20.0]
    assert get_user(path, "R1").tolist() == [10.0]
    with pytest.raises(UsageError, match="R1, R2"):
        get_user(path, None)
    with pytest.raises(UsageError, match="R1, R2"):
        get_user(path, "R3")
    path.write_text("user_id,unix_ts\nR1,10\n")
    assert get_user(path, None).tolist() == [10.0]


def some_feeds(days=20):
    return Feeds(("a",), (MONDAY + 7000 + np.arange(days * 10) * DAY_S / 10,), np.array([15]))


def test_a_person_inside_the_posts_stays():
    events = MONDAY + np.arange(40.0) * 3600
    assert auto_shift_weeks(some_feeds(), events) == 0


@given(st.integers(-200, 200), st.integers(0, 6 * 24))
def test_a_person_elsewhere_moves_by_the_fewest_weeks(weeks, hours):
    events = MONDAY + hours * 3600.0 + (weeks + 10 * np.sign(weeks or 1)) * WEEK_S + np.arange(29.0) * 60
    moved = events + auto_shift_weeks(some_feeds(), events) * WEEK_S
    assert 0 <= moved[0] - MONDAY < WEEK_S


def test_trials_are_whole_local_days():
    trial = make_trial(some_feeds(), MONDAY + np.arange(0.0, 20 * 86400, 7200), UTC, 5, 4, 10)
    assert trial.history_from == MONDAY
    assert (trial.start_at, trial.end_at) == (MONDAY + 5 * DAY_S, MONDAY + 9 * DAY_S)
    with pytest.raises(UsageError, match="only"):
        make_trial(some_feeds(), trial.visits, UTC, 50, 4, 10)
    with pytest.raises(UsageError, match="no visits"):
        make_trial(some_feeds(), trial.visits[:3], UTC, 5, 4, 10)
    with pytest.raises(UsageError, match="no posts"):
        make_trial(Feeds(("a",), (np.empty(0),), np.array([15])), trial.visits, UTC, 5, 4, 10)


def test_visits_are_known_by_feed_where_the_file_tells(tmp_path):
    path = tmp_path / "a.csv"
    path.write_text("user_id,unix_ts,feed_id\nme,9,2\nyou,5,1\nme,3,2\nme,4,gone\n")
    found = read_visits_by_feed(path, "me", ("1", "2"))
    assert [times.tolist() for times in found or ()] == [[], [3.0, 9.0]]
    path.write_text("user_id,unix_ts\nme,9\n")
    assert read_visits_by_feed(path, "me", ("1", "2")) is None
    path.write_text("user_id,unix_ts,feed_id\nme,soon,2\n")
    with pytest.raises(UsageError, match="line 2"):
        read_visits_by_feed(path, "me", ("1", "2"))
