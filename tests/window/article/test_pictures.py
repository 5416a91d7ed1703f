"""Pictures: only what the source has, by content, no larger than shown, without moving the reader's line."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QThreadPool
from PySide6.QtGui import QImage

from reader.html.blocks import Picture
from reader.window.article import picture_loader
from reader.window.article.picture_loader import PictureLoader
from reader.window.kit import tokens
from reader.window.kit.picture_reader import find_kind
from reader.window.pictures.decode import decode, read_size
from tests.window.article.fakes import FakeSource, paint_picture
from tests.window.article.samples import make_article

URL = "https://a.example/x.png"


def paint(shelf: PictureLoader, url: str = URL, width: int = 320, height: int = 160, ratio: float = 1.0):
    return shelf.paint(Picture(url), (width, height), ratio, tokens.LIGHT)


def settle(qtbot) -> None:
    QThreadPool.globalInstance().waitForDone(5000)
    QCoreApplication.processEvents()


@pytest.mark.parametrize("kind", [b"png", b"jpeg", b"webp"])
def test_kinds_are_told_by_content_and_scaled_while_read(qapp, kind):
    data = paint_picture(1280, 640, kind)
    assert find_kind(data) == kind
    assert (read_size(data).width(), read_size(data).height()) == (1280, 640)
    image = decode(data, 400)
    assert (image.width(), image.height()) == (400, 200)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><script/></svg>",
        b"BM" + b"\0" * 90,
        b"\x89PNG\r\n\x1a\n" + b"\0" * 50,
        b"GIF89a",
    ],
)
def test_other_kinds_and_broken_files_are_no_pictures(qapp, data):
    assert decode(data, 100).isNull()


def test_a_small_picture_is_not_enlarged(qapp):
    assert decode(paint_picture(50, 20), 400).width() == 50


def test_a_file_that_would_fill_the_memory_is_refused_by_its_first_bytes(qapp):
    header = bytearray(paint_picture(64, 64))
    header[16:24] = (20_000).to_bytes(4, "big") * 2
    assert decode(bytes(header), 100).isNull()


def test_nothing_is_asked_for_while_pictures_are_not_allowed(qapp):
    source = FakeSource({URL: paint_picture(640, 320)})
    shelf = PictureLoader(source)
    assert paint(shelf).width() == 320
    assert shelf.find_own_size(URL) is None
    assert source.asked == []


def test_a_picture_is_decoded_once_and_at_the_screens_resolution(qtbot):
    shelf = PictureLoader(FakeSource({URL: paint_picture(1280, 640)}))
    shelf.allowed = True
    first = paint(shelf, ratio=2.0)
    assert first.devicePixelRatio() == 2.0
    with qtbot.waitSignal(shelf.ready):
        settle(qtbot)
    assert paint(shelf, ratio=2.0).width() == 640
    assert paint(shelf, ratio=2.0).cacheKey() == paint(shelf, ratio=2.0).cacheKey()


def test_what_is_missing_or_broken_gets_a_placeholder_of_the_right_size(qtbot):
    source = FakeSource({URL: b"not a picture"})
    source.missing.add("https://a.example/gone.png")
    shelf = PictureLoader(source)
    shelf.allowed = True
    for url in (URL, "https://a.example/gone.png", "https://a.example/pending.png"):
        shelf.find_own_size(url)
        painted = paint(shelf, url)
        settle(qtbot)
        painted = paint(shelf, url)
        assert (painted.width(), painted.height()) == (320, 160)


@pytest.mark.parametrize("pixels", [QImage.Format.Format_RGB32, QImage.Format.Format_Grayscale8])
def test_old_pictures_are_dropped(qtbot, monkeypatch, pixels):
    monkeypatch.setattr(picture_loader, "MOST_KEPT_BYTES", 3 * 320 * 160 * 4)
    data = paint_picture(320, 160, pixels=pixels)
    files = {f"https://a.example/{n}.png": data for n in range(12)}
    shelf = PictureLoader(FakeSource(files))
    shelf.allowed = True
    for url in files:
        paint(shelf, url)
        settle(qtbot)
    assert [url for url, _ in shelf._kept] == list(files)[-3:]


def test_pictures_that_are_in_sight_together_are_decoded_once_however_large(qtbot, monkeypatch):
    monkeypatch.setattr(picture_loader, "MOST_KEPT_BYTES", 320 * 160 * 4)
    files = {f"https://a.example/{n}.png": paint_picture(320, 160) for n in range(3)}
    shelf = PictureLoader(FakeSource(files))
    shelf.allowed = True
    decoded: list[str] = []
    shelf.ready.connect(decoded.append)
    for _ in range(20):  # the window paints all of them whenever one is ready
        for url in files:
            paint(shelf, url)
        settle(qtbot)
    assert len(decoded) <= 2 * len(files)


def test_a_pixel_that_counts_readers_is_never_painted(qtbot):
    shelf = PictureLoader(FakeSource({URL: paint_picture(1, 1)}))
    shelf.allowed = True
    assert shelf.find_own_size(URL) == (1, 1)
    assert paint(shelf, width=1, height=1).toImage().pixelColor(0, 0).alpha() == 0


def test_a_picture_that_arrives_takes_its_size_and_the_line_being_read_stays(view, finish, source, qtbot):
    words = "<p>Words to fill the window with, many of them, and more.</p>" * 60
    view.resize(800, 700)
    view.show_article(make_article(f'<img src="{URL}">{words}'), pictures=True)
    finish(view)
    [placed] = view.browser.document().placed
    guessed = (placed.width, placed.height)
    view.browser.verticalScrollBar().setValue(1500)
    before = view.browser.find_place()
    source.deliver(URL, paint_picture(640, 960))
    qtbot.waitUntil(lambda: (placed.width, placed.height) == (640, 960))
    assert guessed == (640, 320)
    assert view.browser.find_place() == before
    view.resize(420, 700)
    assert placed.width == view.browser.column < 640
    assert placed.height == round(960 * placed.width / 640)


def test_a_click_on_what_stands_for_a_picture_shows_it(view, finish, qtbot):
    view.show_article(make_article(f'<p>a</p><img src="{URL}" width="300" height="200"><p>b</p>'))
    finish(view)
    with qtbot.waitSignal(view.pictures_allowed) as said:
        view.browser._activate("paperround:pictures")
    assert said.args == [7, "once"]
