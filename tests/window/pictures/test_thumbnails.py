"""Small pictures for the list: from disk, made once, asked of the engine only for what is in sight."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize

from reader.store.pictures import PictureCache
from reader.window.pictures.thumbnails import Thumbnails
from tests.window.article.fakes import paint_picture

URL, SIZE = "https://a.example/p.jpg", QSize(72, 54)


@pytest.fixture
def whole(tmp_path: Path) -> PictureCache:
    return PictureCache(tmp_path / "pictures")


@pytest.fixture
def small(tmp_path: Path) -> PictureCache:
    return PictureCache(tmp_path / "thumbnails")


@pytest.fixture
def thumbnails(qtbot, small: PictureCache, whole: PictureCache) -> Thumbnails:
    return Thumbnails(small, whole)


def test_a_small_file_is_made_of_the_whole_picture_and_serves_alone(qtbot, thumbnails, small, whole):
    whole.write(URL, paint_picture(1_600, 1_200))
    with qtbot.waitSignal(thumbnails.ready):
        assert thumbnails.find(URL, 7, SIZE) is None
    found = thumbnails.find(URL, 7, SIZE)
    assert (found.width(), found.height()) == (72, 54)
    kept = small.read(URL)
    assert kept is not None
    assert len(kept) < 60_000
    whole.clear()
    with qtbot.waitSignal(thumbnails.ready):
        assert thumbnails.find(URL, 7, QSize(340, 146)) is None
    assert thumbnails.find(URL, 7, QSize(340, 146)).width() == 340


def test_what_is_not_here_is_asked_for_once_and_comes(qtbot, thumbnails, whole):
    asked: list[tuple[str, int]] = []
    thumbnails.wanted.connect(lambda url, feed_id: asked.append((url, feed_id)))
    with qtbot.waitSignal(thumbnails.wanted):
        thumbnails.find(URL, 7, SIZE)
    thumbnails.find(URL, 7, SIZE)
    whole.write(URL, paint_picture(300, 300))
    with qtbot.waitSignal(thumbnails.ready):
        thumbnails.on_arrival(URL, True)
    assert thumbnails.find(URL, 7, SIZE) is not None
    assert asked == [(URL, 7)]


def test_what_was_scrolled_past_is_not_fetched(qtbot, thumbnails):
    other, asked = "https://a.example/other.jpg", []
    thumbnails.is_in_sight = lambda url: url == other
    thumbnails.wanted.connect(lambda url, feed_id: asked.append(url))
    with qtbot.waitSignal(thumbnails.wanted):
        thumbnails.find(URL, 7, SIZE)
        thumbnails.find(other, 7, SIZE)
    assert asked == [other]


@pytest.mark.parametrize("data", [b"", b"<html>", "tracker"])
def test_what_cannot_be_shown_leaves_its_room_to_the_words(qtbot, thumbnails, whole, data):
    whole.write(URL, paint_picture(1, 1) if data == "tracker" else data)
    with qtbot.waitSignal(thumbnails.ready):
        thumbnails.find(URL, 7, SIZE)
    assert thumbnails.is_missing(URL)
    assert thumbnails.find(URL, 7, SIZE) is None


def test_a_refusal_is_remembered(qtbot, thumbnails):
    with qtbot.waitSignal(thumbnails.wanted):
        thumbnails.find(URL, 7, SIZE)
    with qtbot.waitSignal(thumbnails.ready):
        thumbnails.on_arrival(URL, False)
    assert thumbnails.is_missing(URL)
