"""Redraws strangers' pictures in a separate process with limits (`engine/redraw.py` starts it).

Decoded, turned upright, converted to sRGB, scaled down, painted on an empty image and encoded: no byte of the
publisher's file survives. An SVG is first rewritten from what only draws (`html/svg.py`).
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QColorSpace, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from reader.core.child_process import Messages, silence_libraries
from reader.core.guarded_child import serve as serve_tasks
from reader.engine.redraw import Redrawn, RedrawTask
from reader.html.svg import rewrite_svg
from reader.window.kit.picture_reader import MOST_MEGABYTES, MOST_SIDE, find_icon_kind, find_kind, open_picture
from reader.window.pictures.decode import DOTS_PER_METRE, encode

MOST_PIXELS = 8_000_000
"""Of a picture that is stored."""
MOST_JPEG_PIXELS = 50_000_000
"""A photograph from a camera is scaled while it is read, so it never takes its whole size."""
MOST_FILE = 2_000_000
"""Bytes of a PNG; more becomes a JPEG, or with transparency half as wide."""
USUAL = QSize(480, 270)
"""The size of a drawing that does not say how large it is."""
LARGEST_DRAWING = 2_400
_FINE = 2
"""Pixels for each of a drawing's, for screens that show them."""


def serve(connection: Connection) -> None:
    silence_libraries()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QGuiApplication([])
    serve_tasks(connection, RedrawTask, _answer)
    application.shutdown()


def _answer(task: RedrawTask, parent: Messages[RedrawTask]) -> None:
    data = b""
    with suppress(MemoryError):
        data = redraw_icon(task.body) if task.is_icon else redraw_picture(task.body)
    parent.send(Redrawn(data))


def redraw_picture(data: bytes) -> bytes:
    """A PNG or JPEG; empty for what isn't a picture."""
    drawing = rewrite_svg(data)
    image = _draw_svg(drawing) if drawing else _read(data, find_kind(data), MOST_PIXELS)
    if image.isNull():
        return b""
    if not image.hasAlphaChannel() and not drawing and find_kind(data) in (b"jpeg", b"webp"):
        return encode(image, "jpeg")[1]
    while len(made := encode(image, "png")[1]) > MOST_FILE:
        if not image.hasAlphaChannel():
            return encode(image, "jpeg")[1]
        image = image.scaledToWidth(image.width() // 2, Qt.TransformationMode.SmoothTransformation)
    return made


def redraw_icon(data: bytes) -> bytes:
    """A PNG that `is_small_png`; empty for what isn't an icon."""
    image = _read(data, find_icon_kind(data), MOST_PIXELS)
    if max(image.width(), image.height()) > MOST_SIDE:
        keep, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        image = image.scaled(MOST_SIDE, MOST_SIDE, keep, smooth)
    return b"" if image.isNull() else encode(image, "png")[1]


def _read(data: bytes, kind: bytes, most_pixels: int) -> QImage:
    """The picture, scaled down while it is read; a null picture if it is broken or too large."""
    reader, buffer = open_picture(data, kind)
    if reader is None:
        return QImage()
    size = reader.size()
    pixels = size.width() * size.height()
    if size.isEmpty() or pixels > (MOST_JPEG_PIXELS if kind == b"jpeg" else MOST_MEGABYTES * 1024 * 1024 // 4):
        return QImage()
    if pixels > most_pixels:
        reader.setScaledSize((size * (most_pixels / pixels) ** 0.5).expandedTo(QSize(1, 1)))
    reader.setAutoTransform(True)
    image = reader.read()
    buffer.close()
    if image.colorSpace().isValid():
        image.convertToColorSpace(QColorSpace(QColorSpace.NamedColorSpace.SRgb))
    return _paint(image.size(), image.hasAlphaChannel(), lambda painter: painter.drawImage(0, 0, image))


def _draw_svg(drawing: bytes) -> QImage:
    renderer = QSvgRenderer(QByteArray(drawing))
    if not renderer.isValid():
        return QImage()
    size = renderer.defaultSize()
    size = USUAL if size.isEmpty() else size.boundedTo(QSize(LARGEST_DRAWING, LARGEST_DRAWING) / _FINE)
    image = _paint(size * _FINE, True, renderer.render)
    image.setDotsPerMeterX(DOTS_PER_METRE * _FINE)
    image.setDotsPerMeterY(DOTS_PER_METRE * _FINE)
    return image


def _paint(size: QSize, is_transparent: bool, paint: Callable[[QPainter], object]) -> QImage:
    """What is painted on an empty image, without what a file says beside its pixels."""
    form = QImage.Format.Format_ARGB32_Premultiplied if is_transparent else QImage.Format.Format_RGB32
    image = QImage(size, form)
    if image.isNull():
        return image
    image.fill(Qt.GlobalColor.transparent)
    image.setDotsPerMeterX(DOTS_PER_METRE)
    image.setDotsPerMeterY(DOTS_PER_METRE)
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return image
