from __future__ import annotations

from datetime import UTC, datetime

import pytest

from reader.core.settings import Settings
from reader.core.words.words import in_english
from reader.engine.reporting import AlertEntry, find_notification, is_quiet


def at(hour: int, minute: int = 0) -> float:
    return datetime(2026, 11, 16, hour, minute, tzinfo=UTC).timestamp()


def posts(*names: str) -> list[AlertEntry]:
    return [AlertEntry(number, name, f"Title {number}") for number, name in enumerate(names)]


NOON = at(12)


def show(waiting, now=NOON, last=-1e9, quiet="22:00-07:00"):
    return find_notification(waiting, last, Settings(quiet_hours=quiet), now, UTC)


def words(shown):
    return in_english(shown.title), "\n".join(map(in_english, shown.lines))


def test_one_post_is_shown_as_itself():
    shown = show(posts("Gazette"))
    assert (words(shown), shown.entry_ids) == (("Gazette", "Title 0"), (0,))


def test_many_posts_are_one_notification():
    shown = show(posts(*"aabbcde"))
    assert words(shown) == ("7 new articles from 5 feeds", "Title 0\nTitle 1\nTitle 2\nand 4 more")
    assert shown.entry_ids == tuple(range(7))
    assert words(show(posts("a", "b"))) == ("2 new articles from a and b", "Title 0\nTitle 1")


def test_what_was_told_and_not_read_is_told_again_after_the_new():
    new, old = posts("Gazette", "Diary")
    shown = find_notification([new], -1e9, Settings(), NOON, UTC, seen=[old])
    assert shown is not None
    assert words(shown) == ("2 new articles from Gazette and Diary", "Title 0\nTitle 1")
    assert shown.entry_ids == (0, 1)
    assert find_notification([], -1e9, Settings(), NOON, UTC, seen=[old]) is None, "nothing new"


def test_a_post_without_a_title_is_a_new_post():
    assert words(show([AlertEntry(1, "Gazette", "")])) == ("Gazette", "New article")


def test_never_two_within_five_minutes():
    assert show(posts("a"), now=at(12, 4), last=at(12)) is None
    assert show(posts("a"), now=at(12, 5), last=at(12))


def test_nothing_in_quiet_hours_and_everything_after():
    assert show(posts("a", "b"), now=at(23)) is None
    assert show(posts("a", "b"), now=at(7)).entry_ids == (0, 1)
    assert show([]) is None


@pytest.mark.parametrize(
    ("quiet", "hour", "expected"),
    [
        ("22:00-07:00", 22, True),
        ("22:00-07:00", 6, True),
        ("22:00-07:00", 7, False),
        ("13:00-14:00", 13, True),
        ("13:00-14:00", 14, False),
        ("", 3, False),
    ],
)
def test_quiet_hours(quiet, hour, expected):
    assert is_quiet(Settings(quiet_hours=quiet), at(hour), UTC) is expected


def test_a_quiet_day_ends_at_midnight():
    today = at(9)
    quiet = Settings(quiet_hours="", quiet_day=datetime.fromtimestamp(today, UTC).date().isoformat())
    assert is_quiet(quiet, at(23, 59), UTC)
    assert not is_quiet(quiet, at(23, 59) + 60, UTC)
