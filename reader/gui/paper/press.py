"""The press: a process that scales pictures for an e-reader, paints the front page, and prints a PDF. It works off one
job and ends; a picture that crashes it takes no engine along. Started by engine/edition/press.py."""

from __future__ import annotations

from datetime import tzinfo
from pathlib import Path

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLocale, QRectF
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter, QPdfWriter

from reader.clock import LocalZone
from reader.edition.epub import COVER
from reader.edition.words import PaperWords
from reader.engine.edition.press import PressDone, PressJob
from reader.gui.paper.measures import A4, LETTER, SIZES, UNIT, PageSize
from reader.gui.paper.paper import Paper
from reader.gui.pictures.decode import decode
from reader.model.editions import Edition
from reader.paths import Profile
from reader.translation_file import Translated, find_language

QUALITY = 82
TALLEST = 2.2
"""Times as high as an e-reader's screen is wide: what is longer would fill several screens."""
PRINT_WIDTH = 1_020
"""Of pictures in print: 300 dots an inch over a column."""
COVER_WIDTH = 1_072


def work_off(path: Path, profile: Profile) -> None:
    """One job, from its file."""
    application = QGuiApplication.instance() or QGuiApplication(["paperround"])
    job = msgspec.json.decode(path.read_bytes(), type=PressJob)
    done = make_everything(job, profile, LocalZone())
    (Path(job.folder) / "done.json").write_bytes(msgspec.json.encode(done))
    del application


def make_everything(job: PressJob, profile: Profile, zone: tzinfo) -> PressDone:
    folder = Path(job.folder)
    pictures = shrink_pictures(job.pictures, folder, job.picture_width)
    code = find_language(profile)
    words = PaperWords(Translated(code), zone, code.replace("_", "-"))
    size = find_size(job.paper)
    if not job.with_pdf:
        paper = Paper(make_front(job.edition), words, _Images(job.pictures).find, size)
        return PressDone(pictures | {COVER: save_cover(paper, folder)})
    paper = Paper(job.edition, words, _Images(job.pictures).find, size)
    pictures |= {COVER: save_cover(paper, folder)}
    name = "paper.pdf"
    print_pdf(paper, folder / name)
    return PressDone(pictures, name, paper.page_count)


def make_front(edition: Edition) -> Edition:
    """What can stand on the front page: the lead and two more; of the others only the titles in the contents count, and
    those have no pages in a book."""
    return replace(edition, pieces=edition.pieces[:3], shorts=edition.shorts if not edition.pieces else ())


def find_size(name: str) -> PageSize:
    if name in SIZES:
        return SIZES[name]
    is_metric = QLocale.system().measurementSystem() is QLocale.MeasurementSystem.MetricSystem
    return A4 if is_metric else LETTER


def shrink_pictures(files: dict[str, str], folder: Path, width: int) -> dict[str, tuple[str, str]]:
    """As JPEG no wider than the device; drawings with see-through parts as PNG. What cannot be read is left out."""
    made: dict[str, tuple[str, str]] = {}
    for place, (url, path) in enumerate(files.items()):
        image = _read(path, width)
        if image.isNull():
            continue
        if image.height() > image.width() * TALLEST and image.height() > width * TALLEST:
            image = image.scaledToHeight(round(width * TALLEST))
        kind, ending = (b"PNG", "png") if image.hasAlphaChannel() else (b"JPEG", "jpg")
        name = f"{place}.{ending}"
        if _save(image, folder / name, kind):
            made[url] = (f"image/{kind.decode().lower()}", name)
    return made


def print_pdf(paper: Paper, path: Path) -> None:
    path.write_bytes(make_pdf(paper))


def make_pdf(paper: Paper) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(72 * UNIT)
    writer.setTitle(paper.words.title(paper.edition))
    writer.setCreator("Paperround")
    paper.print_on(writer)
    buffer.close()
    return bytes(data.data())


def save_cover(paper: Paper, folder: Path) -> tuple[str, str]:
    """The front page as a picture."""
    image = paint_page(paper, 1, COVER_WIDTH)
    _save(image.convertToFormat(QImage.Format.Format_Grayscale8), folder / "cover.jpg", b"JPEG")
    return "image/jpeg", "cover.jpg"


def paint_page(paper: Paper, number: int, width: int) -> QImage:
    """In its own shape, in so many dots."""
    image = QImage(
        width, max(round(width * paper.size.height / paper.size.width), 1), QImage.Format.Format_RGB32
    )
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    paper.paint_in(painter, QRectF(image.rect()), number)
    painter.end()
    return image


class _Images:
    """Pictures for print, each decoded once when its piece is set."""

    def __init__(self, files: dict[str, str]) -> None:
        self._files = files

    def find(self, url: str) -> QImage | None:
        path = self._files.get(url)
        return _read(path, PRINT_WIDTH) if path else None


def _save(image: QImage, path: Path, kind: bytes) -> bool:
    writer = QImageWriter(str(path), QByteArray(kind))
    if kind == b"JPEG":
        writer.setQuality(QUALITY)
    return writer.write(image)


def _read(path: str, width: int) -> QImage:
    try:
        return decode(Path(path).read_bytes(), width)
    except OSError:
        return QImage()
