"""What can be done with a picture of an article: enlarge, save, copy, open. Main thread only.

Works on pictures that are here and may be seen; writes a file only where the owner's own dialog says.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from PySide6 import QtWidgets
from PySide6.QtCore import QObject, QSaveFile, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu

from reader.gui.article.content.own_links import PICTURE_LINK
from reader.gui.article.pictures.decode import decode
from reader.gui.article.pictures.loader import PictureLoader
from reader.gui.kit.wording import say
from reader.wording.catalogue import Code

if TYPE_CHECKING:
    from reader.gui.article.browser import ColumnBrowser
    from reader.gui.article.content.blocks import Picture

_UNFIT_FOR_NAMES = re.compile(r"[^\w.-]+")


class PictureTools(QObject):
    said = Signal(str)
    failed = Signal(str)
    link_activated = Signal(str)
    link_copied = Signal(str)

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
            (self.tr("Copy the picture’s address"), lambda: self.link_copied.emit(picture.url), True),
            (self.tr("Open the picture in the browser"), lambda: self.link_activated.emit(picture.url), True),
        ):
            menu.addAction(words, act).setEnabled(can)
        menu.addSeparator()

    def enlarge(self, picture: Picture) -> None:
        # Loaded when a picture is first enlarged.
        from reader.gui.article.pictures.viewer import PictureViewer

        found = self._pictures.find_file(picture.url)
        image = decode(found[1], 0) if found else None
        if image is None or image.isNull():
            return
        viewer = PictureViewer(image, picture.alt, self._browser.window())
        viewer.save_wanted.connect(lambda: self.save(picture))
        viewer.copy_wanted.connect(lambda: self.copy(picture))
        viewer.open()

    def copy(self, picture: Picture) -> None:
        found = self._pictures.find_file(picture.url)
        image = decode(found[1], 0) if found else None
        if image is not None and not image.isNull():
            QGuiApplication.clipboard().setImage(image)
            self.said.emit(self.tr("Picture copied"))

    def save(self, picture: Picture) -> None:
        found = self._pictures.find_file(picture.url)
        if found is None:
            return
        name = make_picture_name(picture.url, found[0])
        caption = self.tr("Save picture")
        path, _ = QtWidgets.QFileDialog.getSaveFileName(self._browser, caption, name)
        if path:
            self.save_to(Path(path), found[1])

    def save_to(self, path: Path, data: bytes) -> None:
        """Either the whole picture is there afterwards or what was there before."""
        file = QSaveFile(str(path))
        is_open = file.open(QSaveFile.OpenModeFlag.WriteOnly)
        if is_open and file.write(data) == len(data) and file.commit():
            self.said.emit(self.tr("Saved as {name}").format(name=path.name))
        else:
            self.failed.emit(say(Code.ARTICLE_NOT_SAVED(error=file.errorString())))


def connect_picture_tools(tools: PictureTools, view: object) -> None:
    """What the tools say, the view says."""
    for name in ("said", "failed", "link_activated", "link_copied"):
        getattr(tools, name).connect(getattr(view, name))


def make_picture_name(url: str, kind: str) -> str:
    """A file name from the picture's address, with the ending of what it is."""
    stem = Path(urlsplit(url).path).stem
    return f"{_UNFIT_FOR_NAMES.sub('-', stem).strip('-.')[:80] or 'picture'}.{kind}"
