"""Pictures for the views: read from disk off the main thread, asked of the engine once, a failure told."""

from __future__ import annotations

from pathlib import Path

import pytest

from reader.store.pictures import PictureCache
from reader.window.article.engine_images import MOST_HELD_BYTES, EngineImages
from reader.window.article.picture_loader import Pending

URL = "https://a.example/p.png"


@pytest.fixture
def cache(tmp_path: Path) -> PictureCache:
    return PictureCache(tmp_path / "pictures")


@pytest.fixture
def images(qtbot, cache: PictureCache) -> EngineImages:
    return EngineImages(cache)


def test_a_picture_on_disk_comes_without_the_engine(qtbot, images, cache):
    cache.write(URL, b"picture")
    wanted: list[str] = []
    images.wanted.connect(lambda url, feed_id: wanted.append(url))
    with qtbot.waitSignal(images.arrived) as arrived:
        assert images.get(URL) is Pending.PENDING
    assert arrived.args == [URL]
    assert images.get(URL) == b"picture"
    assert wanted == []


def test_a_picture_that_is_not_here_is_asked_for_once_with_its_feed(qtbot, images, cache):
    images.expect(7, [URL])
    asked: list[tuple[str, int]] = []
    images.wanted.connect(lambda url, feed_id: asked.append((url, feed_id)))
    with qtbot.waitSignal(images.wanted):
        images.get(URL)
    assert images.get(URL) is Pending.PENDING
    assert asked == [(URL, 7)]
    cache.write(URL, b"picture")
    with qtbot.waitSignal(images.arrived):
        images.on_arrival(URL, True)
    assert images.get(URL) == b"picture"
    assert asked == [(URL, 7)]


def test_what_cannot_be_had_is_told_and_tried_again_for_the_next_article(qtbot, images):
    with qtbot.waitSignal(images.wanted):
        images.get(URL)
    with qtbot.waitSignal(images.arrived):
        images.on_arrival(URL, False)
    assert images.get(URL) is None
    images.expect(7, [URL])
    with qtbot.waitSignal(images.wanted) as wanted:
        assert images.get(URL) is Pending.PENDING
    assert wanted.args == [URL, 7]


def test_a_question_that_was_lost_with_the_engine_is_asked_again_for_the_next_article(qtbot, images):
    for _ in range(2):
        images.expect(7, [URL])
        with qtbot.waitSignal(images.wanted, timeout=5_000):
            assert images.get(URL) is Pending.PENDING
        assert images.get(URL) is Pending.PENDING


def test_a_picture_cleared_before_it_was_read_is_given_up(qtbot, images):
    with qtbot.waitSignal(images.wanted):
        images.get(URL)
    with qtbot.waitSignal(images.arrived):
        images.on_arrival(URL, True)
    assert images.get(URL) is None


def test_an_arrival_nobody_waits_for_is_nothing(qtbot, images):
    images.on_arrival(URL, True)
    with qtbot.assertNotEmitted(images.arrived, wait=20):
        images.on_arrival(URL, False)


def test_a_picture_that_was_read_twice_counts_once(qtbot, images, cache):
    cache.write(URL, b"picture")
    with qtbot.waitSignals([images.arrived] * 2):
        images.get(URL)
        images.on_arrival(URL, True)
    assert images._held_bytes == len(b"picture")


def test_memory_stays_bounded(qtbot, images, cache):
    big = MOST_HELD_BYTES // 3
    urls = [f"https://a.example/{number}" for number in range(5)]
    for url in urls:
        cache.write(url, bytes(big))
        with qtbot.waitSignal(images.arrived):
            images.get(url)
    assert images._held_bytes <= MOST_HELD_BYTES
    assert images.get(urls[-1]) == bytes(big)
    assert images.read(urls[0]) == bytes(big)  # for whoever waits
    with qtbot.waitSignal(images.arrived):  # dropped from memory: read from disk again
        assert images.get(urls[0]) is Pending.PENDING
