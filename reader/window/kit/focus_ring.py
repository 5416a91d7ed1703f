"""Ring around the control that got the focus by the keyboard: 2 px of accent, 2 px away. Main thread only.

Lists and text show their focus themselves.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QAbstractSlider, QApplication, QComboBox, QScrollArea, QWidget
from shiboken6 import isValid

from reader.window.kit.theme import Theme
from reader.window.kit.tokens import RADIUS_BUTTON

_GAP = _WIDTH = 2
_MOVES = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Hide, QEvent.Type.Show)


class FocusRing(QObject):
    def __init__(self, app: QApplication, theme: Theme) -> None:
        super().__init__(theme)
        self._theme = theme
        self._around: QWidget | None = None
        self._watched: list[QWidget] = []
        self._ring: Ring | None = None
        app.focusChanged.connect(self._follow)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonPress and watched is self._around:
            self._remove()
        elif event.type() in _MOVES:
            self._place()
        return False

    def _follow(self, old: QWidget | None, new: QWidget | None) -> None:
        self._remove()
        by_mouse = QApplication.mouseButtons() != Qt.MouseButton.NoButton
        if isinstance(new, (QAbstractButton, QAbstractSlider, QComboBox)) and not by_mouse:
            self._around = new
            ground = _find_ground(new)
            self._ring = Ring(ground, self._theme)
            widget: QWidget | None = new
            while widget is not None and widget is not ground:
                widget.installEventFilter(self)
                self._watched.append(widget)
                widget = widget.parentWidget()
            self._place()

    def _place(self) -> None:
        if self._ring is None or self._around is None or (ground := self._ring.parentWidget()) is None:
            return
        out = _GAP + _WIDTH
        corner = self._around.mapTo(ground, QPoint(0, 0))
        self._ring.setGeometry(QRect(corner, self._around.size()).adjusted(-out, -out, out, out))
        self._ring.setVisible(self._around.isVisible())
        self._ring.raise_()

    def _remove(self) -> None:
        ring, watched = self._ring, self._watched
        self._ring, self._around, self._watched = None, None, []
        if ring is not None and isValid(ring):
            ring.hide()
            ring.deleteLater()
        for widget in watched:
            if isValid(widget):
                widget.removeEventFilter(self)


def _find_ground(control: QWidget) -> QWidget:
    """The page that scrolls with the control, or the window if nothing scrolls."""
    inside = control
    while (parent := inside.parentWidget()) is not None and not inside.isWindow():
        area = parent.parentWidget()
        if isinstance(area, QScrollArea) and area.widget() is inside:
            return inside
        inside = parent
    return control.window()


class Ring(QWidget):
    def __init__(self, within: QWidget, theme: Theme, radius: int = RADIUS_BUTTON + _GAP) -> None:
        super().__init__(within)
        self._theme, self._radius = theme, radius
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.ink("accent"), _WIDTH))
        half = _WIDTH / 2
        box = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.drawRoundedRect(box, self._radius, self._radius)
