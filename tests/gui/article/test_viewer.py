"""The picture viewer: zoom, the other pictures of the article, save and copy, all by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from reader.gui.article.picture_viewer import PictureViewer
from reader.html.blocks import Picture
from tests.gui.article.fakes import paint_picture

PICTURES = [Picture(f"https://a.example/{n}.png", f"Picture {n}") for n in range(3)]


@pytest.fixture
def viewer(qtbot):
    window = QWidget()
    window.resize(900, 700)
    qtbot.addWidget(window)
    viewer = PictureViewer(PICTURES, window)
    viewer.picture_wanted.connect(lambda picture: viewer.bring(paint_picture(2_000, 1_500)))
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


@pytest.mark.parametrize(("key", "sign"), [(Qt.Key.Key_C, "copy_wanted"), (Qt.Key.Key_S, "save_wanted")])
def test_save_and_copy_by_the_usual_keys(viewer, qtbot, key, sign):
    with qtbot.waitSignal(getattr(viewer, sign)) as done:
        QTest.keyClick(viewer.stage, key, Qt.KeyboardModifier.ControlModifier)
    assert done.args == [PICTURES[0]]


def test_a_picture_that_is_still_fetched_comes_when_it_arrives(viewer, qtbot):
    viewer.show_words("Fetching…")
    viewer.on_arrival("https://a.example/2.png")
    assert viewer.stage.zoom is None
    viewer.on_arrival("https://a.example/0.png")
    qtbot.waitUntil(lambda: viewer.stage.zoom is not None)


def test_a_broken_one_says_so(viewer, qtbot):
    viewer.show_words("")
    viewer.bring(b"nothing")
    qtbot.waitUntil(lambda: "broken" in viewer.stage.words)
