"""The renderer: a process that sets one edition, makes its files or paints its pages, and ends with its pipe. Asked by
`Renderer` in features/editions/worker/make.py.

A picture that crashes it leaves engine and window running.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QBuffer, QByteArray, QLocale
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPdfWriter

from reader.core.child_process import Messages, silence_libraries
from reader.core.clock import LocalZone
from reader.core.settings import EPUB, PDF
from reader.core.translation_file import Translated
from reader.features.editions.records import Edition, PaintPage, Rendered, RenderJob
from reader.features.editions.window.epub import make_epub
from reader.features.editions.window.layout import A4, LETTER, PAPER, UNIT, EditionPages, PageShape
from reader.features.editions.words import EditionWords
from reader.window.pictures.decode import decode, encode

TALLEST = 2.2
"""The height of a picture in widths of the e-reader's screen: a taller one would fill several screens."""
PRINT_WIDTH = 1_020
"""The width of pictures in print: 300 dots an inch over a column."""
SCREEN_WIDTH = 1_072
"""The width of the cover and of pictures in an EPUB: the screens of most e-readers."""


def serve(connection: Connection) -> None:
    """Answer what comes through the pipe until it is closed."""
    silence_libraries()
    os.environ["QT_MAC_DISABLE_FOREGROUND_APPLICATION_TRANSFORM"] = "1"  # no icon in the dock
    if sys.platform.startswith("linux"):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QGuiApplication(["paperround"])
    asking = Messages[RenderJob | PaintPage](connection, RenderJob | PaintPage)
    pages: EditionPages | None = None
    with suppress(OSError):
        while question := asking.receive():
            answer = Rendered()
            if isinstance(question, PaintPage):
                answer = _paint(pages, question) if pages else answer
            elif question.forms:
                answer = Rendered(render(question))
            else:
                pages = _set(question, question.edition)
                answer = Rendered(page_count=len(pages.pages))
            asking.send(answer)
    del application


def _set(job: RenderJob, edition: Edition) -> EditionPages:
    words = EditionWords(Translated(job.language), LocalZone(), job.language.replace("_", "-"))
    return EditionPages(edition, words, lambda url: _read(job.pictures.get(url), PRINT_WIDTH), find_shape())


def render(job: RenderJob) -> dict[str, bytes]:
    """The files of an edition, by form. Pictures that cannot be read are left out."""
    edition = job.edition
    if PDF not in job.forms:  # a cover shows what can be on the front page
        shorts = () if edition.articles else edition.shorts
        edition = replace(edition, articles=edition.articles[:3], shorts=shorts)
    pages = _set(job, edition)
    made = {PDF: make_pdf(pages)} if PDF in job.forms else {}
    if EPUB in job.forms:
        images = {url: _read(path, SCREEN_WIDTH) for url, path in job.pictures.items()}
        pictures = {url: encode(_shorten(image)) for url, image in images.items() if image is not None}
        cover = paint_page(pages, 1, SCREEN_WIDTH).convertToFormat(QImage.Format.Format_Grayscale8)
        made[EPUB] = make_epub(job.edition, pictures, encode(cover), pages.words)
    return made


def find_shape() -> PageShape:
    """The paper size of the user's country."""
    is_metric = QLocale.system().measurementSystem() is QLocale.MeasurementSystem.MetricSystem
    return A4 if is_metric else LETTER


def make_pdf(pages: EditionPages) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(72 * UNIT)
    writer.setTitle(pages.words.title(pages.edition))
    writer.setCreator("Paperround")
    pages.print_on(writer)
    buffer.close()
    return bytes(data.data())


def _paint(pages: EditionPages, page: PaintPage) -> Rendered:
    shape = pages.shape
    width = max(round(min(page.width, page.height * shape.width / shape.height)), 1)
    image = paint_page(pages, page.number, width, is_grey=page.is_grey)
    return Rendered(pixels=bytes(image.constBits()), width=image.width(), height=image.height())


def paint_page(pages: EditionPages, number: int, width: int, *, is_grey: bool = False) -> QImage:
    height = max(round(width * pages.shape.height / pages.shape.width), 1)
    image = QImage(width, height, QImage.Format.Format_Grayscale8 if is_grey else QImage.Format.Format_RGB32)
    image.fill(QColor("white" if is_grey else PAPER))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(width / pages.shape.width, height / pages.shape.height)
    pages.paint(painter, number)
    painter.end()
    return image


def _shorten(image: QImage) -> QImage:
    """Scale down a picture that is too tall for the device."""
    tallest = round(SCREEN_WIDTH * TALLEST)
    return image.scaledToHeight(tallest) if image.height() > max(image.width() * TALLEST, tallest) else image


def _read(path: str | None, width: int) -> QImage | None:
    try:
        image = decode(Path(path).read_bytes(), width) if path else None
    except OSError:
        return None
    return None if image is None or image.isNull() else image
