"""Swaps a new document in once its first screen is written, then writes the rest.

Shared by the article and the newspaper. Runs on the window's thread, in slices by a timer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from reader.gui.article.browser import ColumnBrowser, Place
from reader.gui.article.pictures.loader import PictureLoader

if TYPE_CHECKING:
    from reader.gui.article.drawing.document import ArticleDocument
    from reader.gui.article.drawing.sliced_writing import Writing

FIRST_SCREEN_LETTERS = 4000
FIRST_SCREEN_MS = 60
ARRIVALS_MS = 60


class DocumentSwap(QObject):
    shown = Signal()
    finished = Signal()

    def __init__(self, browser: ColumnBrowser, pictures: PictureLoader) -> None:
        super().__init__(browser)
        self._browser = browser
        self._writing: Writing | None = None
        self._waiting: ArticleDocument | None = None
        self._keep = Place(0, 0)
        self._find_place: Callable[[], Place | None] | None = None
        self._arrived: set[str] = set()
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._write_on)
        self._arrivals = QTimer(self, interval=ARRIVALS_MS, singleShot=True)
        self._arrivals.timeout.connect(self._fit_arrived)
        pictures.sized.connect(self._note_arrival)
        pictures.ready.connect(lambda _: browser.viewport().update())

    def start(
        self, writing: Writing, keep: Place, find_place: Callable[[], Place | None] | None = None
    ) -> None:
        """The old document stays until the new one reaches down to where the reader is. `find_place`: says where
        that is, once it is written."""
        self.stop()
        self._writing, self._keep, self._find_place = writing, keep, find_place
        self._waiting = writing.builder.document
        writing.work_until(self._is_first_screen_there, FIRST_SCREEN_MS)
        self._timer.start()
        self._show_if_ready()

    def stop(self) -> None:
        self._timer.stop()
        self._writing = None
        if self._waiting is not None:
            self._waiting.deleteLater()
            self._waiting = None

    def wake(self) -> None:
        """More was added to what is being written."""
        self._timer.start()

    def is_finished(self) -> bool:
        return self._writing is None or (self._waiting is None and self._writing.is_done())

    def find_place(self) -> Place:
        """Where the reader is, or will be once the new document is there."""
        return self._keep if self._waiting is not None else self._browser.find_place()

    def _write_on(self) -> None:
        if self._writing is not None:
            self._writing.work()
            self._show_if_ready()

    def _is_first_screen_there(self) -> bool:
        assert self._writing
        if self._find_place is not None:
            place = self._find_place()
            if place is None:
                return False
            self._keep = place
        written = self._writing.builder.document.characterCount()
        return written > self._keep.position + FIRST_SCREEN_LETTERS

    def _show_if_ready(self) -> None:
        assert self._writing
        done = self._writing.is_done()
        if self._waiting is not None and (done or self._is_first_screen_there()):
            document, self._waiting = self._waiting, None
            self._browser.show_document(document)
            self._browser.restore_place(self._keep)
            self.shown.emit()
        if done:
            self._timer.stop()
            self.finished.emit()

    def _note_arrival(self, url: str) -> None:
        self._arrived.add(url)
        self._arrivals.start()

    def _fit_arrived(self) -> None:
        """Gives pictures that came their true size without moving the line the reader is at."""
        urls, self._arrived = self._arrived, set()
        place = self._browser.find_place()
        changed = False
        for document in (self._browser.shown, self._waiting):
            if document is not None:
                changed |= document.fit_pictures(urls)
        if changed:
            self._browser.restore_place(place)
