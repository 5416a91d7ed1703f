"""The picture viewer: the pictures of an article one by one, as large as the window allows or larger. Main thread only.

It decodes the pictures on another thread; it fetches and writes nothing itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import (
    QImage,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGestureEvent,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QGraphicsView,
    QPinchGesture,
    QPushButton,
    QWidget,
)

from reader.window.kit.bars import announce
from reader.window.kit.controls import make_form_button
from reader.window.kit.humanize import joined, percent
from reader.window.kit.layouts import make_column, make_row
from reader.window.kit.screens import resolve_viewport_wrapper, run_in_pool
from reader.window.kit.text import Label, set_tooltip
from reader.window.pictures.decode import decode

if TYPE_CHECKING:
    from reader.html.blocks import Picture

STEP = 1.25
LARGEST = 16.0
"""Times its own size."""
_ARROWS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}


class PictureStage(QGraphicsView):
    """Shows one picture: wheel, pinch and double click zoom, dragging moves it."""

    def __init__(self, note_zoomed: Callable[[], None]) -> None:
        super().__init__()
        resolve_viewport_wrapper(self)
        self._note_zoomed = note_zoomed
        self._image = QGraphicsPixmapItem()
        scene = QGraphicsScene(self)
        scene.addItem(self._image)
        self.setScene(scene)
        self.words = Label(wraps=True)
        """Shown in place of a picture."""
        self.words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        make_column(self.viewport(), self.words)
        self.setMinimumSize(160, 120)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setBackgroundBrush(self.palette().window())
        for set_policy in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            set_policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)

    @property
    def has_image(self) -> bool:
        return not self._image.pixmap().isNull()

    @property
    def zoom(self) -> float:
        """1 where the picture has its own size."""
        return self.transform().m11()

    @property
    def fitting(self) -> float:
        """The zoom at which all of it is seen, at most 1."""
        room, size = self.viewport().size(), self._image.pixmap().size().expandedTo(QSize(1, 1))
        return min(1.0, room.width() / size.width(), room.height() / size.height())

    @property
    def is_fitted(self) -> bool:
        return self.zoom <= self.fitting

    def show_image(self, image: QImage, words: str = "") -> None:
        """Show all of a picture, or words in place of a null picture."""
        self._image.setPixmap(QPixmap.fromImage(image))
        self.words.setText(words)
        self.setSceneRect(self._image.boundingRect())
        self.set_zoom(0.0)

    def step(self, steps: float, at: QPointF | None = None) -> None:
        self.set_zoom(self.zoom * STEP**steps, at)

    def set_zoom(self, zoom: float, at: QPointF | None = None) -> None:
        """Zoom within the bounds; the point `at` of the view keeps showing what it shows, if possible."""
        zoom = max(self.fitting, min(LARGEST, zoom))
        middle = self.viewport().rect().center()
        fixed = middle if at is None else at.toPoint()
        before = self.mapToScene(fixed)
        self.setTransform(QTransform.fromScale(zoom, zoom))
        self.centerOn(self.mapToScene(middle) + before - self.mapToScene(fixed))
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, zoom < 4.0)  # far enlarged, its pixels count
        self.setDragMode(QGraphicsView.DragMode.NoDrag if self.is_fitted else QGraphicsView.DragMode.ScrollHandDrag)
        self._note_zoomed()

    def move_by(self, x: int, y: int) -> None:
        for bar, by in ((self.horizontalScrollBar(), x), (self.verticalScrollBar(), y)):
            bar.setValue(bar.value() + by)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.step(event.angleDelta().y() / 120, event.position())
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # keys are the viewer's

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.set_zoom(1.0 if self.is_fitted else 0.0, event.position())

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent):  # a touch pad
            if event.gestureType() is Qt.NativeGestureType.ZoomNativeGesture:
                self.set_zoom(self.zoom * (1.0 + event.value()), event.position())
                return True
        elif isinstance(event, QGestureEvent):  # a touch screen
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                between = self.viewport().mapFromGlobal(pinch.centerPoint())
                self.set_zoom(self.zoom * pinch.scaleFactor(), between)
                return True
        return super().viewportEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit again what was fitted."""
        size, before = self._image.pixmap().size().expandedTo(QSize(1, 1)), event.oldSize()
        was_fitted = self.zoom <= min(1.0, before.width() / size.width(), before.height() / size.height())
        super().resizeEvent(event)
        self.set_zoom(0.0 if was_fitted else self.zoom)


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
        self._keys: dict[Qt.Key, Callable[[], None]] = {
            **dict.fromkeys((Qt.Key.Key_Plus, Qt.Key.Key_Equal), lambda: self.stage.step(1)),
            Qt.Key.Key_Minus: lambda: self.stage.step(-1),
            Qt.Key.Key_0: lambda: self.stage.set_zoom(0.0),
            Qt.Key.Key_1: lambda: self.stage.set_zoom(1.0),
            **dict.fromkeys((Qt.Key.Key_PageDown, Qt.Key.Key_N, Qt.Key.Key_Space), lambda: self.go_by(1)),
            **dict.fromkeys((Qt.Key.Key_PageUp, Qt.Key.Key_P, Qt.Key.Key_Backspace), lambda: self.go_by(-1)),
        }
        self._words = Label(tone="secondary", wraps=True)
        self._place, self._percent = Label(tone="secondary"), Label(tone="secondary")
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
        self._size = make(self.tr("Actual size"), lambda: self.stage.set_zoom(1.0 if self.stage.is_fitted else 0.0))
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
        self.stage.show_image(QImage())
        self._load()

    def go_by(self, by: int) -> None:
        if 0 <= self._number + by < len(self._pictures):
            self.go_to(self._number + by)

    def on_arrival(self, url: str) -> None:
        """Ask again for a picture that came, or can't be loaded."""
        if url == self.picture.url and not self.stage.has_image:
            self._load()

    def _load(self) -> None:
        found = self._find(self.picture)
        if isinstance(found, str):
            self.stage.show_image(QImage(), found)
        else:
            run_in_pool(self, partial(decode, found, 0), partial(self._on_decoded, self._number))

    def _on_decoded(self, number: int, image: QImage) -> None:
        if number == self._number:  # else the user went on meanwhile
            words = self.tr("This image is damaged or too large to show.") if image.isNull() else ""
            self.stage.show_image(image, words)

    def _say(self, words: str) -> None:
        """Say what became of saving or copying, in place of the picture's own words."""
        if words:
            self._words.setText(words)

    def _show_zoom(self) -> None:
        stage = self.stage
        self._percent.setText(percent(stage.zoom) if stage.has_image else "")
        for button in self._of_an_image:
            button.setEnabled(stage.has_image)
        self._size.setText(self.tr("Actual size") if stage.is_fitted else self.tr("Fit to window"))
        self._size.setEnabled(stage.has_image and not (stage.is_fitted and stage.fitting == 1.0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        act = self._keys.get(key)
        if event.matches(QKeySequence.StandardKey.Copy):
            self._say(self._copy(self.picture))
        elif event.matches(QKeySequence.StandardKey.Save):
            self._say(self._save(self.picture))
        elif act is not None:
            act()
        elif key in _ARROWS and not self.stage.is_fitted:
            x, y = _ARROWS[key]
            self.stage.move_by(x * 60, y * 60)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            x, _ = _ARROWS[key]
            self.go_by(-x if self.isRightToLeft() else x)
        else:
            super().keyPressEvent(event)
