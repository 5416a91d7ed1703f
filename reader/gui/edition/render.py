"""The renderer: a process that makes the files of an edition, with its pictures scaled for an e-reader.

It works off one job and ends; a picture that crashes it takes no engine along. Started by engine/edition/make.py.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLocale, QRectF
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter, QPdfWriter

from reader.clock import LocalZone
from reader.edition.words import EditionWords
from reader.gui.edition.epub import BookPicture, make_epub
from reader.gui.edition.layout import A4, LETTER, UNIT, EditionPages, PageShape
from reader.gui.pictures.decode import decode
from reader.model.editions import RenderJob
from reader.settings import EPUB, PDF
from reader.translation_file import Translated

QUALITY = 82
TALLEST = 2.2
"""Times as high as an e-reader's screen is wide: what is longer would fill several screens."""
PRINT_WIDTH = 1_020
"""Of pictures in print: 300 dots an inch over a column."""
COVER_WIDTH = 1_072


def work_off(path: Path) -> None:
    """One job, from its file: its files come to lie beside it."""
    application = QGuiApplication.instance() or QGuiApplication(["paperround"])
    job = msgspec.json.decode(path.read_bytes(), type=RenderJob)
    for form, data in render(job).items():
        path.with_suffix(f".{form}").write_bytes(data)
    del application


def render(job: RenderJob) -> dict[str, bytes]:
    """The files of an edition, by form. What of its pictures cannot be read is left out."""
    words = EditionWords(Translated(job.language), LocalZone(), job.language.replace("_", "-"))
    edition = job.edition
    if PDF not in job.forms:  # a cover shows what can stand on the front page
        edition = replace(
            edition, articles=edition.articles[:3], shorts=() if edition.articles else edition.shorts
        )
    pages = EditionPages(edition, words, lambda url: _read(job.pictures.get(url), PRINT_WIDTH), find_shape())
    made = {PDF: make_pdf(pages)} if PDF in job.forms else {}
    if EPUB in job.forms:
        pictures = {
            url: _shrink(_read(path, job.picture_width), job.picture_width)
            for url, path in job.pictures.items()
        }
        cover = paint_page(pages, 1, COVER_WIDTH).convertToFormat(QImage.Format.Format_Grayscale8)
        found = {url: picture for url, picture in pictures.items() if picture is not None}
        made[EPUB] = make_epub(job.edition, found, _pack(cover), words)
    return made


def find_shape() -> PageShape:
    """What the country uses."""
    is_metric = QLocale.system().measurementSystem() is QLocale.MeasurementSystem.MetricSystem
    return A4 if is_metric else LETTER


def make_pdf(pages: EditionPages) -> bytes:
    def write(buffer: QBuffer) -> None:
        writer = QPdfWriter(buffer)
        writer.setResolution(72 * UNIT)
        writer.setTitle(pages.words.title(pages.edition))
        writer.setCreator("Paperround")
        pages.print_on(writer)

    return _write(write)


def paint_page(pages: EditionPages, number: int, width: int) -> QImage:
    """In its own shape, in so many dots."""
    height = max(round(width * pages.shape.height / pages.shape.width), 1)
    image = QImage(width, height, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    pages.paint_in(painter, QRectF(image.rect()), number)
    painter.end()
    return image


def _shrink(image: QImage | None, width: int) -> BookPicture | None:
    """No wider than the device; None where there is no picture."""
    if image is None:
        return None
    if image.height() > image.width() * TALLEST and image.height() > width * TALLEST:
        image = image.scaledToHeight(round(width * TALLEST))
    return _pack(image)


def _pack(image: QImage) -> BookPicture:
    """As JPEG; drawings with see-through parts as PNG."""
    kind = "png" if image.hasAlphaChannel() else "jpeg"

    def write(buffer: QBuffer) -> None:
        writer = QImageWriter(buffer, QByteArray(kind.encode()))
        if kind == "jpeg":
            writer.setQuality(QUALITY)
        writer.write(image)

    return BookPicture(f"image/{kind}", _write(write))


def _write(write: Callable[[QBuffer], None]) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    write(buffer)
    buffer.close()
    return bytes(data.data())


def _read(path: str | None, width: int) -> QImage | None:
    try:
        image = decode(Path(path).read_bytes(), width) if path else None
    except OSError:
        return None
    return None if image is None or image.isNull() else image
