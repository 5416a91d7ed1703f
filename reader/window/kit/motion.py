"""Short movements that show where a bar or the drawer comes from: 150 ms at most, and none for users who asked
their system for less motion, nor before that is known. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QByteArray, QEasingCurve, QObject, QPoint, QPropertyAnimation, Qt
from PySide6.QtWidgets import QWidget

from reader.core.desktop.reduced_motion import should_reduce_motion
from reader.window.kit.screens import run_in_pool

MOST_MS = 150


class _Wish:
    """Whether nothing moves, as before the system has answered."""

    is_still = True


def follow_wish(receiver: QObject) -> None:
    """Ask the system again whether the user wants less motion; asking may be slow."""
    run_in_pool(receiver, should_reduce_motion, set_still)


def set_still(is_still: bool) -> None:
    _Wish.is_still = is_still


def slide_in(widget: QWidget, come_from: QPoint) -> None:
    """Let a widget that lies over others slide to its place, from so far away."""
    if _Wish.is_still:
        return
    there = widget.pos()
    widget.move(there + come_from)
    movement = QPropertyAnimation(widget, QByteArray(b"pos"), widget)
    movement.setDuration(MOST_MS)
    movement.setEasingCurve(QEasingCurve.Type.OutCubic)
    movement.setEndValue(there)
    movement.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)


def end_movement(widget: QWidget) -> None:
    """Let go of a widget that is still on its way, because it gets another place."""
    for movement in widget.findChildren(QPropertyAnimation, options=Qt.FindChildOption.FindDirectChildrenOnly):
        movement.stop()
