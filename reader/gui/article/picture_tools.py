"""Enlarges, saves, copies and opens the pictures of an article that are here and may be seen. Main thread only."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from PySide6 import QtWidgets
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu

from reader.gui.article import export, picture_viewer
from reader.gui.article.picture_loader import PictureLoader
from reader.gui.article.record import PICTURE_LINK
from reader.gui.pictures import decode as decoding
from reader.html.blocks import Picture

if TYPE_CHECKING:
    from reader.gui.article.browser import ColumnBrowser

_UNFIT_FOR_NAMES = re.compile(r"[^\w.-]+")


class PictureTools(QObject):
    said, failed = Signal(str), Signal(str)

    def __init__(self, pictures: PictureLoader, browser: ColumnBrowser) -> None:
        super().__init__(browser)
        self._pictures, self._browser = pictures, browser
        browser.internal_link_activated.connect(self._follow)
        browser.picture_menu_opened.connect(self._add_to_menu)

    def _follow(self, address: str) -> None:
        document = self._browser.shown
        if address.startswith(PICTURE_LINK) and document is not None:
            number = int(address.removeprefix(PICTURE_LINK))
            if number < len(document.placed):
                self.enlarge(document.placed[number].picture)

    def _add_to_menu(self, menu: QMenu, number: int) -> None:
        document = self._browser.shown
        if document is None or number >= len(document.placed):
            return
        picture = document.placed[number].picture
        if not picture.url:
            return
        is_here = self._pictures.find_file(picture.url) is not None
        for words, act, can in (
            (self.tr("Enlarge the picture"), lambda: self.enlarge(picture), is_here),
            (self.tr("Save the picture…"), lambda: self.save(picture), is_here),
            (self.tr("Copy the picture"), lambda: self.copy(picture), is_here),
            (self.tr("Copy the picture’s address"), lambda: self._browser.link_copied.emit(picture.url), True),
            (self.tr("Open the picture in the browser"), lambda: self._browser.link_activated.emit(picture.url), True),
        ):
            menu.addAction(words, act).setEnabled(can)
        menu.addSeparator()

    def open_in_sight(self) -> None:
        """Open the viewer with the first picture in sight, or the first of all."""
        document = self._browser.shown
        seen = self._viewable()
        if document is None or not seen:
            return
        top = self._browser.find_place().position
        below = [one.picture for one in document.placed if one.position >= top and one.picture in seen]
        self.enlarge(below[0] if below else seen[0])

    def _viewable(self) -> list[Picture]:
        """The pictures that may be seen, each once, without videos."""
        document = self._browser.shown
        placed = [one.picture for one in document.placed] if document is not None else []
        seen = {one.url: one for one in placed if one.url and not one.plays and self._pictures.allows(one.url)}
        return list(seen.values())

    def enlarge(self, picture: Picture) -> None:
        seen = self._viewable()
        here = next((number for number, one in enumerate(seen) if one.url == picture.url), None)
        if here is None:
            seen, here = [picture], 0
        viewer = picture_viewer.PictureViewer(seen, self._browser.window())
        viewer.save_wanted.connect(self.save)
        viewer.copy_wanted.connect(self.copy)
        viewer.picture_wanted.connect(lambda wanted: self._bring(viewer, wanted))
        self._pictures.ready.connect(viewer.on_arrival)
        for sign in (self.said, self.failed):
            sign.connect(viewer.say)
        viewer.open()
        viewer.go_to(here)

    def _bring(self, viewer: picture_viewer.PictureViewer, picture: Picture) -> None:
        found = self._pictures.find_file(picture.url)
        if found is not None:
            viewer.bring(found[1])
        else:
            broken = self._pictures.is_broken(picture.url)
            viewer.show_words(self.tr("This picture cannot be had.") if broken else self.tr("Fetching…"))

    def copy(self, picture: Picture) -> None:
        found = self._pictures.find_file(picture.url)
        image = decoding.decode(found[1], 0) if found else None
        if image is not None and not image.isNull():
            QGuiApplication.clipboard().setImage(image)
            self.said.emit(self.tr("Picture copied"))

    def save(self, picture: Picture) -> None:
        found = self._pictures.find_file(picture.url)
        if found is None:
            return
        kind, data = found
        name = make_picture_name(picture.url, kind)
        path, _ = QtWidgets.QFileDialog.getSaveFileName(self._browser, self.tr("Save picture"), name)
        if path:
            export.save_file(Path(path), data, self.said.emit, self.failed.emit)


def make_picture_name(url: str, kind: str) -> str:
    """A file name from the address of a picture, with the ending of its kind."""
    stem = Path(urlsplit(url).path).stem
    return f"{_UNFIT_FOR_NAMES.sub('-', stem).strip('-.')[:80] or 'picture'}.{kind}"
