"""What the tests of the window share: its rows, and keys that go through the application."""

from __future__ import annotations

from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, invariant, run_state_machine_as_test
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from reader.window.list.rows import ListRow


def entry(parts, row):
    found = parts.entries.model.row_at(row)
    return found.entry if isinstance(found, ListRow) else None


def entry_when_there(parts, qtbot, row):
    qtbot.waitUntil(lambda: entry(parts, row) is not None)
    return entry(parts, row)


def press(parts, key):
    QTest.keySequence(QGuiApplication.focusWindow() or parts.window.windowHandle(), QKeySequence(key))


def point_at(widget, position):
    """Move the pointer over a widget itself: QTest moves that of the screen, and any other window there would get it."""
    at, none = QPointF(position), Qt.MouseButton.NoButton
    keys = Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(widget, QMouseEvent(QEvent.Type.MouseMove, at, widget.mapToGlobal(at), none, none, keys))


def run_for_long(machine: type[RuleBasedStateMachine], runs: int) -> None:
    """Let a state machine take thousands of steps, and say how many: `pytest -s` shows it."""

    class Counted(machine):  # type: ignore[valid-type, misc]
        steps = 0

        @invariant()
        def count(self) -> None:
            Counted.steps += 1

    run_state_machine_as_test(Counted, settings=settings(max_examples=runs, stateful_step_count=50))
    print(f"{machine.__name__}: {Counted.steps:,} steps")
    assert Counted.steps >= 2_000
