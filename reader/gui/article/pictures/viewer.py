"""A picture on its own, as large as the window allows; a click shows it at its full size. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QMouseEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QDialog, QFrame, QPushButton, QScrollArea, QWidget

from reader.gui.kit.layouts import make_column, make_row
from reader.gui.kit.text import Label

_SHARE = 0.92
_FOOT = 58


class PictureViewer(QDialog):
    save_wanted = Signal()
    copy_wanted = Signal()

    def __init__(self, image: QImage, alt: str, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(alt or self.tr("Picture"))
        self._image = image
        self._is_full = False
        self._picture = Label()
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._picture.setAccessibleName(alt or self.tr("Picture"))
        self._area = QScrollArea()
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._area.setWidget(self._picture)
        self._words = Label(alt)
        self._words.setWordWrap(True)
        self._words.setProperty("secondary", True)
        make_column(self, (self._area, 1), self._make_foot(), spacing=0)
        self._resize_to(window)

    def _make_foot(self) -> QFrame:
        foot = QFrame()
        foot.setObjectName("dialogFoot")
        row = make_row(foot, (self._words, 1), margins=(16, 12, 16, 12), spacing=8)
        self._size = QPushButton()
        self._size.clicked.connect(self._toggle_size)
        save, copy = QPushButton(self.tr("Save…")), QPushButton(self.tr("Copy"))
        save.clicked.connect(self.save_wanted)
        copy.clicked.connect(self.copy_wanted)
        close = QPushButton(self.tr("Close"))
        close.setDefault(True)
        close.clicked.connect(self.accept)
        for button in (self._size, save, copy, close):
            button.setAutoDefault(button is close)
            row.addWidget(button)
        return foot

    def _resize_to(self, window: QWidget) -> None:
        most = window.size() * _SHARE
        wanted = self._image.size() + QSize(0, _FOOT)
        size = wanted.boundedTo(most).expandedTo(QSize(420, 260).boundedTo(most))
        self.resize(size)

    def _toggle_size(self) -> None:
        self._is_full = not self._is_full
        self._show()

    def _show(self) -> None:
        room = self._area.viewport().size()
        fits = self._image.width() <= room.width() and self._image.height() <= room.height()
        shown = QPixmap.fromImage(self._image)
        if not self._is_full and not fits:
            keep, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
            shown = shown.scaled(room, keep, smooth)
        self._picture.setPixmap(shown)
        self._picture.resize(shown.size())
        self._size.setText(self.tr("Fit to the window") if self._is_full else self.tr("Full size"))
        self._size.setVisible(self._is_full or not fits)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self._show)  # once the picture's place has its size, too

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._size.isVisible():
            self._toggle_size()
