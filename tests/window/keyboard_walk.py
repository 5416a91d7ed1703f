"""Walks through a window by Tab alone, as somebody does who has no pointer.

    assert find_faults(dialog) == []

A fault is a place where the keyboard gets stuck, one that a screen reader has no name for, a control that Tab never
comes to although it can be used, or a step that leads back up although there is more below.
"""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractSlider, QComboBox, QDialog, QLineEdit, QScrollArea, QWidget

MOST_LINKS = 60
"""Within a text Tab leads from link to link before it leads out."""
FAR = 10_000
CONTROLS = (QAbstractButton, QComboBox, QLineEdit, QAbstractSlider)


def walk(root: QWidget) -> list[QWidget]:
    """What Tab comes to in this window, in order, until it is where it began."""
    window = root.window()
    if window.focusWidget() is None:
        window.focusNextPrevChild(True)
    seen: list[QWidget] = []
    while (now := window.focusWidget()) is not None and now not in seen:
        seen.append(now)
        for _ in range(MOST_LINKS):
            QTest.keyClick(now, Qt.Key.Key_Tab)
            if window.focusWidget() is not now:
                break
    return seen


def find_faults(root: QWidget) -> list[str]:
    seen = walk(root)
    faults = [f"no name: {describe(one)}" for one in seen if not name_of(one)]
    if len(seen) < 2 and len(list_controls(root)) > 1:
        faults.append(f"stuck at {[describe(one) for one in seen]}")
    faults += [f"never reached: {describe(one)}" for one in list_controls(root) if one not in seen]
    if isinstance(root, QDialog):
        faults += find_steps_back(seen)
    return faults


def find_steps_back(seen: list[QWidget]) -> list[str]:
    """Steps to something that lies wholly above, and not in a column further on; but for one, from the end to the
    beginning."""
    steps = [
        f"back up from {describe(before)} to {describe(after)}"
        for before, after in pairwise([*seen, *seen[:1]])
        if find_place(after).bottom() < find_place(before).top()
        and find_place(after).left() < find_place(before).right()
    ]
    return steps if len(steps) > 1 else []


def find_place(one: QWidget) -> QRect:
    """In what a dialog scrolls; its foot lies below all of that."""
    window = one.window()
    corner = one.mapTo(window, QPoint(0, 0))
    area = window.findChild(QScrollArea)
    if area is None or not area.isAncestorOf(one):
        return QRect(corner + QPoint(0, FAR), one.size())
    return QRect(corner, one.size())


def list_controls(root: QWidget) -> list[QWidget]:
    """What can be used in sight and takes the keyboard by Tab."""
    return [
        one
        for one in root.findChildren(QWidget)
        if isinstance(one, CONTROLS)
        and one.isVisible()
        and one.isEnabled()
        and one.focusProxy() is None
        and one.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not is_one_of_a_group(one)
    ]


def is_one_of_a_group(one: QWidget) -> bool:
    """Of buttons that exclude each other Tab comes to the chosen one; arrows lead to the others."""
    if not isinstance(one, QAbstractButton) or one.isChecked():
        return False
    group = one.group()
    return one.autoExclusive() or (group is not None and group.exclusive())


def name_of(one: QWidget) -> str:
    face = QAccessible.queryAccessibleInterface(one)
    notes = face.text(QAccessible.Text.Name).strip() if face is not None else ""
    # A page of text is told by what stands in it.
    return notes or (face.text(QAccessible.Text.Value).strip() if face is not None else "")


def describe(one: QWidget) -> str:
    return f"{type(one).__name__} {one.objectName() or name_of(one)!r} in {type(one.parentWidget()).__name__}"
