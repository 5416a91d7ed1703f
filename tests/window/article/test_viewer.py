"""The picture viewer: zoom, the other pictures of the article, save and copy, all by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QImage
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
    qtbot.waitUntil(lambda: viewer.stage.has_image)
    yield viewer
    assert window is not None  # it would end with its viewer


def test_keys_and_wheel_zoom_and_arrows_look_around(viewer):
    fitted = viewer.stage.zoom
    QTest.keyClick(viewer.stage, Qt.Key.Key_Plus)
    assert viewer.stage.zoom == pytest.approx(fitted * 1.25)
    QTest.keyClick(viewer.stage, Qt.Key.Key_1)
    assert viewer.stage.zoom == 1.0
    x = viewer.stage.mapToScene(0, 0).x()
    QTest.keyClick(viewer.stage, Qt.Key.Key_Right)
    assert viewer.stage.mapToScene(0, 0).x() > x
    assert viewer.picture is PICTURES[0]
    viewer.stage.step(1, QPointF(10, 10))
    QTest.keyClick(viewer.stage, Qt.Key.Key_0)
    assert viewer.stage.is_fitted


def test_two_fingers_enlarge_what_is_between_them(viewer):
    viewer.move(300, 200)
    stage = viewer.stage
    fitted, middle = stage.zoom, stage.viewport().rect().center()
    touch = QTest.touchEvent(stage.viewport(), QTest.createTouchDevice())
    for apart in range(20, 100, 8):
        fingers = (middle - QPoint(apart, 0), middle + QPoint(apart, 0))
        for number, place in enumerate(fingers):
            (touch.press if apart == 20 else touch.move)(number, place, stage.viewport())
        touch.commit()
    assert stage.zoom > 1.5 * fitted
    seen = stage.mapToScene(middle)
    assert (seen.x(), seen.y()) == pytest.approx((1_000, 750), abs=150)


def test_what_is_under_the_pointer_stays_there_and_no_room_stays_empty(viewer):
    stage = viewer.stage
    stage.set_zoom(1.0)
    at = QPointF(130, 210)
    before = stage.mapToScene(at.toPoint())
    stage.set_zoom(2.5, at)
    after = stage.mapToScene(at.toPoint())
    assert (after.x(), after.y()) == pytest.approx((before.x(), before.y()), abs=1.5)
    stage.move_by(-9_000, 90_000)
    shown = stage.mapToScene(stage.viewport().rect()).boundingRect()
    assert stage.sceneRect().adjusted(-2, -2, 2, 2).contains(shown)


@pytest.mark.parametrize(("zoom", "shown"), [(0.0, "fitted"), (900.0, 16.0), (3.0, 3.0)])
def test_zoom_has_bounds_and_what_was_fitted_is_fitted_again_in_another_room(viewer, zoom, shown):
    viewer.stage.set_zoom(zoom)
    viewer.resize(500, 400)
    expected = viewer.stage.fitting if shown == "fitted" else shown
    assert viewer.stage.zoom == pytest.approx(expected)
    assert viewer.stage.is_fitted is (shown == "fitted")


def test_a_small_picture_is_shown_at_its_own_size_and_can_be_enlarged(viewer):
    small = QImage(100, 80, QImage.Format.Format_RGB32)
    viewer.stage.show_image(small)
    assert viewer.stage.zoom == 1.0
    viewer.stage.set_zoom(0.1)
    assert viewer.stage.zoom == 1.0
    viewer.stage.set_zoom(3.0)
    assert viewer.stage.zoom == 3.0


def test_arrows_lead_to_the_other_pictures_and_stop_at_the_ends(viewer, qtbot):
    for _ in range(4):
        QTest.keyClick(viewer.stage, Qt.Key.Key_Right)
    assert viewer.picture is PICTURES[2]
    assert viewer.windowTitle() == "Picture 2"
    qtbot.waitUntil(lambda: viewer.stage.has_image)
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
    assert viewer.stage.words.text() == "Fetching…"
    source.deliver(PICTURES[0].url, data)
    assert not viewer.stage.has_image
    source.deliver(PICTURES[1].url, data)
    qtbot.waitUntil(lambda: viewer.stage.has_image)


def test_a_broken_one_says_so(viewer, source, qtbot):
    source.files[PICTURES[1].url] = paint_picture(20, 20)[:60]
    viewer.go_by(1)
    qtbot.waitUntil(lambda: "This image is damaged" in viewer.stage.words.text())
