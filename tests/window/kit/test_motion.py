"""Parts slide for a moment, unless the user wants less motion."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPropertyAnimation
from PySide6.QtWidgets import QWidget

from reader.window.kit import motion


@pytest.fixture
def part(qtbot):
    around = QWidget()
    qtbot.addWidget(around)
    part = QWidget(around)
    part.move(20, 30)
    around.show()
    yield part
    motion.set_still(True)


def test_with_less_motion_a_part_is_where_it_belongs_at_once(part):
    motion.slide_in(part, QPoint(0, 12))
    assert part.pos() == QPoint(20, 30)
    assert part.findChild(QPropertyAnimation) is None


def test_otherwise_it_comes_from_aside_and_arrives_within_150_ms(part, qtbot):
    motion.set_still(False)
    motion.slide_in(part, QPoint(0, 12))
    assert part.pos() == QPoint(20, 42)
    assert part.findChild(QPropertyAnimation).totalDuration() <= 150
    qtbot.waitUntil(lambda: part.pos() == QPoint(20, 30) and part.findChild(QPropertyAnimation) is None)


def test_a_part_whose_place_is_set_anew_stays_there(part, qtbot):
    motion.set_still(False)
    motion.slide_in(part, QPoint(0, 12))
    motion.end_movement(part)
    part.move(5, 6)
    qtbot.waitUntil(lambda: part.findChild(QPropertyAnimation) is None)
    assert part.pos() == QPoint(5, 6)
