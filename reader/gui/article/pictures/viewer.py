"""The picture viewer: an article's pictures one by one, as large as the window allows or larger. Main thread only.

Whoever opens it brings the pictures; it fetches and writes nothing itself, and decodes on another thread.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDialog, QFrame, QPushButton, QWidget

from reader.gui.article.pictures.stage import PictureStage
from reader.gui.kit.bars import announce
from reader.gui.kit.controls import make_form_button
from reader.gui.kit.humanize import joined, percent
from reader.gui.kit.layouts import make_column, make_row
from reader.gui.kit.text import Label, set_tooltip
from reader.gui.kit.thread_pool import run_in_pool
from reader.gui.pictures.decode import decode

if TYPE_CHECKING:
    from reader.gui.article.content.blocks import Picture

_SHARE = 0.94
_LEAST = QSize(420, 300)
_MOVE = 60
_ON = (Qt.Key.Key_PageDown, Qt.Key.Key_N, Qt.Key.Key_Space)
_BACK = (Qt.Key.Key_PageUp, Qt.Key.Key_P, Qt.Key.Key_Backspace)
_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class PictureViewer(QDialog):
    picture_wanted = Signal(object)
    """To be shown as soon as it is here, by `bring` or `show_words`."""
    save_wanted = Signal(object)
    copy_wanted = Signal(object)

    def __init__(self, pictures: Sequence[Picture], window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._pictures = pictures
        self._number = 0
        self.stage = PictureStage()
        self._keys = self._make_keys()
        self._words, self._place, self._percent = Label(), Label(), Label()
        self._words.setWordWrap(True)
        for label in (self._words, self._place, self._percent):
            label.setProperty("secondary", True)
        make_column(self, (self.stage, 1), self._make_foot(), spacing=0)
        self.stage.zoomed.connect(self._show_zoom)
        self.stage.setFocus()
        self.resize((window.size() * _SHARE).expandedTo(_LEAST.boundedTo(window.size())))

    def _make_foot(self) -> QFrame:
        foot = QFrame()
        foot.setObjectName("dialogFoot")
        back, on = (
            self._make_button("‹", self.tr("Previous picture")),
            self._make_button("›", self.tr("Next picture")),
        )
        out, into = self._make_button("−", self.tr("Smaller")), self._make_button("+", self.tr("Larger"))
        self._size = self._make_button(self.tr("Full size"), "")
        save, copy = self._make_button(self.tr("Save…"), ""), self._make_button(self.tr("Copy"), "")
        close = self._make_button(self.tr("Close"), "")
        for button, act in (
            (back, lambda: self.go_by(-1)),
            (on, lambda: self.go_by(1)),
            (out, lambda: self.stage.step(-1)),
            (into, lambda: self.stage.step(1)),
            (self._size, self._toggle_size),
            (save, lambda: self.save_wanted.emit(self.picture)),
            (copy, lambda: self.copy_wanted.emit(self.picture)),
            (close, self.accept),
        ):
            button.clicked.connect(act)
        self._of_an_image = (out, into, self._size, save, copy)
        zoom = (out, self._percent, into, self._size)
        row = (back, self._place, on, (self._words, 1), *zoom, save, copy, close)
        make_row(foot, *row, margins=(16, 12, 16, 12), spacing=8)
        for shown in (back, on, self._place):
            shown.setVisible(len(self._pictures) > 1)
        return foot

    def _make_button(self, words: str, name: str) -> QPushButton:
        button = make_form_button(words)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # after a click the arrows still mean the picture
        if name:
            button.setAccessibleName(name)
            set_tooltip(button, name)
        return button

    # --- which picture ----------------------------------------------------------------------------

    @property
    def picture(self) -> Picture:
        return self._pictures[self._number]

    def go_to(self, number: int) -> None:
        self._number = number
        alt = self.picture.alt
        self.setWindowTitle(alt or self.tr("Picture"))
        self._words.setText(alt)
        place = self.tr("{n} of {all}").format(n=number + 1, all=len(self._pictures))
        self._place.setText(place)
        self.stage.setAccessibleName(alt or self.tr("Picture"))
        announce(self, joined((place, alt)))
        self.show_words("")
        self.picture_wanted.emit(self.picture)

    def go_by(self, by: int) -> None:
        """To the next or the previous one; at either end nothing happens."""
        if 0 <= self._number + by < len(self._pictures):
            self.go_to(self._number + by)

    def take_arrival(self, url: str) -> None:
        """A picture came, or cannot be had."""
        if url == self.picture.url and self.stage.zoom is None:
            self.picture_wanted.emit(self.picture)

    def bring(self, data: bytes) -> None:
        """Show this file as the picture that is wanted now."""
        run_in_pool(self, partial(decode, data, 0), partial(self._take_decoded, self._number))

    def _take_decoded(self, number: int, image: QImage) -> None:
        if number != self._number:
            return  # the owner went on meanwhile
        if image.isNull():
            self.show_words(self.tr("This picture is broken or too large to be shown here."))
        else:
            self.stage.show_image(image)

    def say(self, words: str) -> None:
        """What became of saving or copying, where the picture's own words stand."""
        self._words.setText(words)

    def show_words(self, words: str) -> None:
        self.stage.show_words(words)

    # --- zoom and keys ------------------------------------------------------------------------------

    def _toggle_size(self) -> None:
        zoom = self.stage.zoom
        self.stage.show_own_size() if zoom is not None and zoom.is_fitted else self.stage.show_all()

    def _show_zoom(self) -> None:
        zoom = self.stage.zoom
        self._percent.setText(percent(zoom.scale) if zoom else "")
        for button in self._of_an_image:
            button.setEnabled(zoom is not None)
        is_fitted = zoom is None or zoom.is_fitted
        self._size.setText(self.tr("Full size") if is_fitted else self.tr("Fit to the window"))
        self._size.setEnabled(zoom is not None and not (is_fitted and zoom.fitting == 1.0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        act = self._keys.get(key)
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_wanted.emit(self.picture)
        elif event.matches(QKeySequence.StandardKey.Save):
            self.save_wanted.emit(self.picture)
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
        return {
            **zoom,
            **dict.fromkeys(_ON, lambda: self.go_by(1)),
            **dict.fromkeys(_BACK, lambda: self.go_by(-1)),
        }

    def _use_arrow(self, x: int, y: int) -> None:
        """An enlarged picture is looked around in; else left and right lead to the others."""
        zoom = self.stage.zoom
        if zoom is not None and not zoom.is_fitted:
            self.stage.move_by(-x * _MOVE, -y * _MOVE)
        elif x:
            self.go_by(-x if self.isRightToLeft() else x)
