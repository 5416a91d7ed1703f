"""Shows one picture with zoom: wheel, pinch and double click enlarge, dragging moves it. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QImage,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QGestureEvent, QPinchGesture, QWidget

from reader.gui.article.pictures.zoom import STEP, Zoom, fit, move_by, resize, zoom_to

_NOTCH = 120.0


class PictureStage(QWidget):
    zoomed = Signal()
    """The scale is another one."""

    def __init__(self) -> None:
        super().__init__()
        self._image = QImage()
        self.words = ""
        self.zoom: Zoom | None = None
        self._dragged_from: QPointF | None = None
        self.setMinimumSize(160, 120)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.grabGesture(Qt.GestureType.PinchGesture)

    def show_image(self, image: QImage) -> None:
        """From now on this one, all of it."""
        self._image, self.words = image, ""
        self.zoom = fit(image.width(), image.height(), self.width(), self.height())
        self._changed()

    def show_words(self, words: str) -> None:
        """In place of a picture that is not here."""
        self._image, self.words, self.zoom = QImage(), words, None
        self._changed()

    # --- zoom -----------------------------------------------------------------------------------

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
        self.zoomed.emit()

    # --- what the owner's hands do ------------------------------------------------------------------

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.step(event.angleDelta().y() / _NOTCH, event.position())
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

    # --- painting -------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self.zoom is not None:
            self.zoom = resize(self.zoom, self.width(), self.height())
            self._changed()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self.zoom is None:
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.words)
        else:
            # Far enlarged, its pixels are what one wants to see.
            is_smooth = self.zoom.scale < 4.0
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, is_smooth)
            left, top = self.zoom.to_room(0, 0)
            scale = self.zoom.scale
            target = QRectF(left, top, self.zoom.width * scale, self.zoom.height * scale)
            painter.drawImage(target, self._image)
        painter.end()
