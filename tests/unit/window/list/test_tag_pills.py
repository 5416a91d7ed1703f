"""Tags in rows: at most two and a count, never over the feed's name."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QFont, QFontMetrics

from reader.window.list.delegate import LEAST_FOR_THE_FEED, lay_out_pills

LINE = QRect(54, 10, 310, 16)


def words(tags, right=300, qapp=None):
    return [pill.words for pill in lay_out_pills(tags, right, LINE, QFontMetrics(QFont()))]


def test_at_most_two_are_named_and_the_rest_is_counted(qapp):
    assert words([]) == []
    assert words(["art"]) == ["art"]
    assert words(["art", "sea"]) == ["sea", "art"]
    assert words(["art", "sea", "tea", "day"]) == ["+2", "sea", "art"]


def test_in_little_room_they_are_counted_and_the_feed_keeps_its_own(qapp):
    many = ["a rather long tag", "another rather long tag"]
    assert words(many, right=230) == ["+2"]
    assert words(many, right=120) == []
    pills = lay_out_pills(many, 300, LINE, QFontMetrics(QFont()))
    assert all(pill.box.left() >= LINE.left() + LEAST_FOR_THE_FEED for pill in pills)
