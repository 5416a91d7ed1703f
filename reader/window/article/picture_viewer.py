"""The picture viewer: the pictures of an article one by one, as large as the window allows or larger. Main thread only.

It decodes the pictures on another thread; it fetches and writes nothing itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QImage,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QDialog, QFrame, QGestureEvent, QPinchGesture, QPushButton, QWidget

from reader.window.kit.bars import announce
from reader.window.kit.controls import make_form_button
from reader.window.kit.humanize import joined, percent
from reader.window.kit.layouts import make_column, make_row
from reader.window.kit.screens import run_in_pool
from reader.window.kit.text import Label, set_tooltip
from reader.window.pictures.decode import decode

if TYPE_CHECKING:
    from reader.html.blocks import Picture

STEP = 1.25
LARGEST = 16.0
"""Times its own size."""
_MOVE = 60
_ON = (Qt.Key.Key_PageDown, Qt.Key.Key_N, Qt.Key.Key_Space)
_BACK = (Qt.Key.Key_PageUp, Qt.Key.Key_P, Qt.Key.Key_Backspace)
_ARROWS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}


class Zoom(Struct, frozen=True):
    """A picture in a room, and the part of it that is seen. Pure."""

    width: float
    height: float
    room_width: float
    room_height: float
    scale: float
    """1 is its own size."""
    x: float
    y: float
    """The point of the picture in the middle of the room, in its own pixels."""

    @property
    def fitting(self) -> float:
        """The scale at which all of it is seen, at most 1."""
        return min(1.0, self.room_width / self.width, self.room_height / self.height)

    @property
    def is_fitted(self) -> bool:
        return self.scale <= self.fitting

    def to_room(self, x: float, y: float) -> tuple[float, float]:
        """The point of the room that shows a point of the picture."""
        return (self.room_width / 2 + (x - self.x) * self.scale, self.room_height / 2 + (y - self.y) * self.scale)

    def to_picture(self, x: float, y: float) -> tuple[float, float]:
        return (self.x + (x - self.room_width / 2) / self.scale, self.y + (y - self.room_height / 2) / self.scale)


def fit(width: float, height: float, room_width: float, room_height: float) -> Zoom:
    """Show all of it, in the middle."""
    made = Zoom(width, height, max(1.0, room_width), max(1.0, room_height), 1.0, width / 2, height / 2)
    return replace(made, scale=made.fitting)


def zoom_to(zoom: Zoom, scale: float, at: tuple[float, float] | None = None) -> Zoom:
    """Zoom to a scale; the point `at` of the room keeps showing what it shows, if possible."""
    scale = max(zoom.fitting, min(LARGEST, scale))
    at = at or (zoom.room_width / 2, zoom.room_height / 2)
    x, y = zoom.to_picture(*at)
    moved = replace(
        zoom, scale=scale, x=x - (at[0] - zoom.room_width / 2) / scale, y=y - (at[1] - zoom.room_height / 2) / scale
    )
    return _keep_inside(moved)


def move_by(zoom: Zoom, x: float, y: float) -> Zoom:
    """Move the picture by this many pixels of the room."""
    return _keep_inside(replace(zoom, x=zoom.x - x / zoom.scale, y=zoom.y - y / zoom.scale))


def resize(zoom: Zoom, room_width: float, room_height: float) -> Zoom:
    """Change the room; what was fitted is fitted again."""
    if zoom.is_fitted:
        return fit(zoom.width, zoom.height, room_width, room_height)
    moved = replace(zoom, room_width=max(1.0, room_width), room_height=max(1.0, room_height))
    return zoom_to(moved, moved.scale)


def _keep_inside(zoom: Zoom) -> Zoom:
    """Leave no room empty while the picture goes on beyond an edge; centre it if it is smaller."""
    return replace(
        zoom,
        x=_bound(zoom.x, zoom.width, zoom.room_width / zoom.scale),
        y=_bound(zoom.y, zoom.height, zoom.room_height / zoom.scale),
    )


def _bound(middle: float, length: float, seen: float) -> float:
    return length / 2 if seen >= length else max(seen / 2, min(length - seen / 2, middle))


class PictureStage(QWidget):
    """Shows one picture: wheel, pinch and double click zoom, dragging moves it."""

    def __init__(self, note_zoomed: Callable[[], None]) -> None:
        super().__init__()
        self._note_zoomed = note_zoomed
        self._image = QImage()
        self.words = ""
        self.zoom: Zoom | None = None
        self._dragged_from: QPointF | None = None
        self.setMinimumSize(160, 120)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.grabGesture(Qt.GestureType.PinchGesture)

    def show_image(self, image: QImage) -> None:
        self._image, self.words = image, ""
        self.zoom = fit(image.width(), image.height(), self.width(), self.height())
        self._changed()

    def show_words(self, words: str) -> None:
        self._image, self.words, self.zoom = QImage(), words, None
        self._changed()

    def step(self, steps: float, at: QPointF | None = None) -> None:
        if self.zoom is not None:
            self._set_scale(self.zoom.scale * STEP**steps, at)

    def show_all(self) -> None:
        self._set_scale(0.0)

    def show_own_size(self, at: QPointF | None = None) -> None:
        self._set_scale(1.0, at)

    def move_by(self, x: float, y: float) -> None:
        if self.zoom is not None:
            self.zoom = move_by(self.zoom, x, y)
            self.update()

    def _set_scale(self, scale: float, at: QPointF | None = None) -> None:
        if self.zoom is not None:
            self.zoom = zoom_to(self.zoom, scale, None if at is None else (at.x(), at.y()))
            self._changed()

    def _changed(self) -> None:
        is_larger = self.zoom is not None and not self.zoom.is_fitted
        self.setCursor(Qt.CursorShape.OpenHandCursor if is_larger else Qt.CursorShape.ArrowCursor)
        self.update()
        self._note_zoomed()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.step(event.angleDelta().y() / 120.0, event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._dragged_from = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._dragged_from is not None:
            by = event.position() - self._dragged_from
            self._dragged_from = event.position()
            self.move_by(by.x(), by.y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._dragged_from = None

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.zoom is not None and self.zoom.is_fitted:
            self.show_own_size(event.position())
        else:
            self.show_all()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent):  # a touch pad
            if event.gestureType() is Qt.NativeGestureType.ZoomNativeGesture and self.zoom is not None:
                self._set_scale(self.zoom.scale * (1.0 + event.value()), event.position())
                return True
        elif isinstance(event, QGestureEvent):  # a touch screen
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture) and self.zoom is not None:
                between = self.mapFromGlobal(pinch.centerPoint())
                self._set_scale(self.zoom.scale * pinch.scaleFactor(), between)
                return True
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self.zoom is not None:
            self.zoom = resize(self.zoom, self.width(), self.height())
            self._changed()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self.zoom is None:
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.words)
        else:
            scale = self.zoom.scale
            is_smooth = scale < 4.0  # far enlarged, its pixels are what one wants to see
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, is_smooth)
            left, top = self.zoom.to_room(0, 0)
            painter.drawImage(QRectF(left, top, self.zoom.width * scale, self.zoom.height * scale), self._image)
        painter.end()


class PictureViewer(QDialog):
    def __init__(
        self,
        pictures: Sequence[Picture],
        find: Callable[[Picture], bytes | str],
        save: Callable[[Picture], str],
        copy: Callable[[Picture], str],
        window: QWidget,
    ) -> None:
        """`find` returns the file of a picture, or words why it is not here; `save` and `copy` what was said of it."""
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._pictures, self._find, self._save, self._copy = pictures, find, save, copy
        self._number = 0
        self.stage = PictureStage(self._show_zoom)
        self._keys = self._make_keys()
        self._words, self._place, self._percent = Label(), Label(), Label()
        self._words.setWordWrap(True)
        for label in (self._words, self._place, self._percent):
            label.setProperty("secondary", True)
        make_column(self, (self.stage, 1), self._make_foot(), spacing=0)
        self.stage.setFocus()
        self.resize((window.size() * 0.94).expandedTo(QSize(420, 300).boundedTo(window.size())))

    def _make_foot(self) -> QFrame:
        foot = QFrame()
        foot.setObjectName("dialogFoot")
        make = self._make_button
        back = make("‹", lambda: self.go_by(-1), self.tr("Previous image"))
        on = make("›", lambda: self.go_by(1), self.tr("Next image"))
        out = make("−", lambda: self.stage.step(-1), self.tr("Zoom out"))
        into = make("+", lambda: self.stage.step(1), self.tr("Zoom in"))
        self._size = make(self.tr("Actual size"), self._toggle_size)
        save = make(self.tr("Save…"), lambda: self._say(self._save(self.picture)))
        copy = make(self.tr("Copy"), lambda: self._say(self._copy(self.picture)))
        close = make(self.tr("Close"), self.accept)
        self._of_an_image = (out, into, self._size, save, copy)
        zoom = (out, self._percent, into, self._size)
        row = (back, self._place, on, (self._words, 1), *zoom, save, copy, close)
        make_row(foot, *row, margins=(16, 12, 16, 12), spacing=8)
        for shown in (back, on, self._place):
            shown.setVisible(len(self._pictures) > 1)
        return foot

    def _make_button(self, words: str, act: Callable[[], None], name: str = "") -> QPushButton:
        button = make_form_button(words, act)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # after a click the arrows still mean the picture
        if name:
            button.setAccessibleName(name)
            set_tooltip(button, name)
        return button

    @property
    def picture(self) -> Picture:
        return self._pictures[self._number]

    def go_to(self, number: int) -> None:
        self._number = number
        alt = self.picture.alt
        self.setWindowTitle(alt or self.tr("Image"))
        self._words.setText(alt)
        place = self.tr("{n} of {all}").format(n=number + 1, all=len(self._pictures))
        self._place.setText(place)
        self.stage.setAccessibleName(alt or self.tr("Image"))
        announce(self, joined((place, alt)))
        self.stage.show_words("")
        self._load()

    def go_by(self, by: int) -> None:
        if 0 <= self._number + by < len(self._pictures):
            self.go_to(self._number + by)

    def on_arrival(self, url: str) -> None:
        """Ask again for a picture that came, or can't be loaded."""
        if url == self.picture.url and self.stage.zoom is None:
            self._load()

    def _load(self) -> None:
        found = self._find(self.picture)
        if isinstance(found, str):
            self.stage.show_words(found)
        else:
            run_in_pool(self, partial(decode, found, 0), partial(self._on_decoded, self._number))

    def _on_decoded(self, number: int, image: QImage) -> None:
        if number != self._number:
            return  # the user went on meanwhile
        if image.isNull():
            self.stage.show_words(self.tr("This image is damaged or too large to show."))
        else:
            self.stage.show_image(image)

    def _say(self, words: str) -> None:
        """Say what became of saving or copying, in place of the picture's own words."""
        if words:
            self._words.setText(words)

    def _toggle_size(self) -> None:
        zoom = self.stage.zoom
        self.stage.show_own_size() if zoom is not None and zoom.is_fitted else self.stage.show_all()

    def _show_zoom(self) -> None:
        zoom = self.stage.zoom
        self._percent.setText(percent(zoom.scale) if zoom else "")
        for button in self._of_an_image:
            button.setEnabled(zoom is not None)
        is_fitted = zoom is None or zoom.is_fitted
        self._size.setText(self.tr("Actual size") if is_fitted else self.tr("Fit to window"))
        self._size.setEnabled(zoom is not None and not (is_fitted and zoom.fitting == 1.0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        act = self._keys.get(key)
        if event.matches(QKeySequence.StandardKey.Copy):
            self._say(self._copy(self.picture))
        elif event.matches(QKeySequence.StandardKey.Save):
            self._say(self._save(self.picture))
        elif act is not None:
            act()
        elif key in _ARROWS:
            self._use_arrow(*_ARROWS[key])
        else:
            super().keyPressEvent(event)

    def _make_keys(self) -> dict[Qt.Key, Callable[[], None]]:
        zoom: dict[Qt.Key, Callable[[], None]] = {
            Qt.Key.Key_Plus: lambda: self.stage.step(1),
            Qt.Key.Key_Equal: lambda: self.stage.step(1),
            Qt.Key.Key_Minus: lambda: self.stage.step(-1),
            Qt.Key.Key_0: self.stage.show_all,
            Qt.Key.Key_1: self.stage.show_own_size,
        }
        return {**zoom, **dict.fromkeys(_ON, lambda: self.go_by(1)), **dict.fromkeys(_BACK, lambda: self.go_by(-1))}

    def _use_arrow(self, x: int, y: int) -> None:
        """Move an enlarged picture; else go to the next or previous one."""
        zoom = self.stage.zoom
        if zoom is not None and not zoom.is_fitted:
            self.stage.move_by(-x * _MOVE, -y * _MOVE)
        elif x:
            self.go_by(-x if self.isRightToLeft() else x)
