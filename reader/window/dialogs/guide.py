"""Paperround Help: the pages of docs/guide and the changelog, offline. Main thread only.

They are our own files, packed with the program, so Qt may read their Markdown; nothing else comes in here.
"""

from __future__ import annotations

import platform
from pathlib import Path

from PySide6.QtCore import Qt, QUrl, qVersion
from PySide6.QtGui import QGuiApplication, QImage, QTextCursor, QTextDocument, QTextFrameFormat, QTextLength, QTextTable
from PySide6.QtWidgets import QTextBrowser, QWidget

from reader.core.about import describe_version
from reader.core.paths import get_guide, get_resources
from reader.store.db import get_sqlite_version
from reader.window.article.control import open_outside
from reader.window.kit.dialog import Dialog
from reader.window.kit.fonts import make_font
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import LIST_TITLE

CONTENTS, WHATS_NEW, PRIVACY, BROWSER = "README.md", "CHANGELOG.md", "privacy.md", "browser.md"
_WIDTH, _HEIGHT, _MARGIN = 760, 640, 24


def describe_system() -> str:
    """What a report needs to know of the program and its system, and nothing of its user."""
    lines = (
        describe_version(),
        f"Python {platform.python_version()}, Qt {qVersion()}, SQLite {get_sqlite_version()}",
        f"{platform.platform()}, {QGuiApplication.platformName()}",
    )
    return "\n".join(lines)


class GuideBrowser(QTextBrowser):
    """Shows pages of the guide; links to elsewhere open in the browser."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("guide")
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Help page"))
        self.document().setDocumentMargin(_MARGIN)
        self.document().setDefaultFont(make_font(LIST_TITLE))
        self.anchorClicked.connect(self._follow)
        self.sourceChanged.connect(self._lay_out)

    def show_page(self, name: str) -> None:
        self.setSource(QUrl.fromLocalFile(str(find_page(name))), QTextDocument.ResourceType.MarkdownResource)

    def _lay_out(self) -> None:
        """Give paragraphs and headings room, and tables lines: Qt gives Markdown neither."""
        cursor, block = QTextCursor(self.document()), self.document().begin()
        while block.isValid():
            cursor.setPosition(block.position())
            form = block.blockFormat()
            if cursor.currentTable() is None:
                form.setTopMargin(14 if form.headingLevel() > 1 else 0)
                form.setBottomMargin(8)
                form.setNonBreakableLines(False)  # code too
                cursor.setBlockFormat(form)
            block = block.next()
        for frame in self.document().rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                _draw_table(frame)

    def _follow(self, link: QUrl) -> None:
        if not open_outside(link.toString()):
            self.show_page(link.fileName())

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return super().loadResource(kind, name)
        image = QImage(str(find_picture(QUrl(name).fileName())))
        room = self.viewport().width() - 2 * _MARGIN
        return image if image.width() <= room else image.scaledToWidth(room)


def find_page(name: str) -> Path:
    """The changelog lies beside the guide in packages, and at the top of a checkout."""
    guide = get_guide()
    places = [guide / name, guide.parents[1] / name]
    return next((path for path in places if path.exists()), guide / CONTENTS)


def find_picture(name: str) -> Path:
    packed = get_guide() / name
    return packed if packed.exists() else get_resources() / "screenshots" / name


def _draw_table(table: QTextTable) -> None:
    form = table.format()
    form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    form.setBorderCollapse(True)
    form.setCellPadding(6)
    form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
    table.setFormat(form)


class GuideDialog(Dialog):
    def __init__(self, theme: Theme, page: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setWindowTitle(self.tr("Paperround Help"))
        self.browser = GuideBrowser()
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.addWidget(self.browser)
        self.resize(_WIDTH, _HEIGHT)
        self.contents = self.add_button(self.tr("Contents"))
        self.contents.clicked.connect(lambda: self.browser.show_page(CONTENTS))
        self.back = self.add_button(self.tr("Back"))
        self.back.setEnabled(False)
        self.back.clicked.connect(self.browser.backward)
        self.browser.backwardAvailable.connect(self.back.setEnabled)
        self.add_button(self.tr("Close"), is_main=True).clicked.connect(self.accept)
        self.browser.show_page(page)
