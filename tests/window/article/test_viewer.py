"""The picture viewer: zoom, the other pictures of the article, save and copy, all by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QWidget

from reader.html.blocks import Picture
from reader.window.article.picture_viewer import PictureViewer
from reader.window.article.view import ArticleView
from tests.window.article.fakes import FakeSource, paint_picture
from tests.window.article.samples import NOW

PICTURES = [Picture(f"https://a.example/{n}.png", f"Picture {n}") for n in range(3)]


@pytest.fixture
def source():
    return FakeSource({picture.url: paint_picture(2_000, 1_500) for picture in PICTURES})


@pytest.fixture
def viewer(qtbot, host, source):
    window = QWidget()
    window.resize(900, 700)
    article = ArticleView(host, source, lambda: NOW)
    article.pictures.allowed = True
    for widget in (window, article):
        qtbot.addWidget(widget)
    tools = article.picture_tools
    viewer = PictureViewer(PICTURES, tools.find, tools.save, tools.copy, window)
    article.pictures.ready.connect(viewer.on_arrival)
    viewer.show()
    viewer.go_to(0)
    qtbot.waitUntil(lambda: viewer.stage.zoom is not None)
    yield viewer
    assert window is not None  # it would end with its viewer


def test_keys_and_wheel_zoom_and_arrows_look_around(viewer):
    fitted = viewer.stage.zoom.scale
    QTest.keyClick(viewer.stage, Qt.Key.Key_Plus)
    assert viewer.stage.zoom.scale == pytest.approx(fitted * 1.25)
    QTest.keyClick(viewer.stage, Qt.Key.Key_1)
    assert viewer.stage.zoom.scale == 1.0
    x = viewer.stage.zoom.x
    QTest.keyClick(viewer.stage, Qt.Key.Key_Right)
    assert viewer.stage.zoom.x > x
    assert viewer.picture is PICTURES[0]
    viewer.stage.step(1, QPointF(10, 10))
    QTest.keyClick(viewer.stage, Qt.Key.Key_0)
    assert viewer.stage.zoom.is_fitted


def test_two_fingers_enlarge_what_is_between_them(viewer):
    viewer.move(300, 200)
    stage = viewer.stage
    fitted, middle = stage.zoom.scale, stage.rect().center()
    touch = QTest.touchEvent(stage, QTest.createTouchDevice())
    for apart in range(20, 100, 8):
        fingers = (middle - QPoint(apart, 0), middle + QPoint(apart, 0))
        for number, place in enumerate(fingers):
            (touch.press if apart == 20 else touch.move)(number, place, stage)
        touch.commit()
    assert stage.zoom.scale > 1.5 * fitted
    assert (stage.zoom.x, stage.zoom.y) == pytest.approx((1_000, 750), abs=150)


def test_arrows_lead_to_the_other_pictures_and_stop_at_the_ends(viewer, qtbot):
    for _ in range(4):
        QTest.keyClick(viewer.stage, Qt.Key.Key_Right)
    assert viewer.picture is PICTURES[2]
    assert viewer.windowTitle() == "Picture 2"
    qtbot.waitUntil(lambda: viewer.stage.zoom is not None)
    QTest.keyClick(viewer.stage, Qt.Key.Key_PageUp)
    assert viewer.picture is PICTURES[1]


def test_save_and_copy_by_the_usual_keys(viewer, host, tmp_path, monkeypatch):
    path = tmp_path / "saved.png"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    for key in (Qt.Key.Key_S, Qt.Key.Key_C):
        QTest.keyClick(viewer.stage, key, Qt.KeyboardModifier.ControlModifier)
    assert path.read_bytes() == paint_picture(2_000, 1_500)
    assert QGuiApplication.clipboard().image().width() == 2_000
    assert host.said == ["Saved as saved.png", "Image copied"]
    assert "Image copied" in [label.text() for label in viewer.findChildren(QLabel)]


def test_a_picture_that_is_still_fetched_comes_when_it_arrives(viewer, source, qtbot):
    data = source.files.pop(PICTURES[1].url)
    viewer.go_by(1)
    assert viewer.stage.words == "Fetching…"
    source.deliver(PICTURES[0].url, data)
    assert viewer.stage.zoom is None
    source.deliver(PICTURES[1].url, data)
    qtbot.waitUntil(lambda: viewer.stage.zoom is not None)


def test_a_broken_one_says_so(viewer, source, qtbot):
    source.files[PICTURES[1].url] = paint_picture(20, 20)[:60]
    viewer.go_by(1)
    qtbot.waitUntil(lambda: "This image is damaged" in viewer.stage.words)
