"""Strangers' pictures are drawn anew in a process of their own: a bad one costs once, opens nothing and blocks nobody."""

from __future__ import annotations

import errno
import os
import socket
import subprocess
import sys
import zlib
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from struct import pack

import psutil
import pytest
from PySide6.QtCore import QBuffer
from PySide6.QtGui import QColor, QImage, QImageWriter

from reader.core.guarded_child import Unanswered, Why
from reader.engine import redraw
from reader.engine.redraw import redraw_icon, redraw_picture
from reader.window.kit.picture_reader import MOST_SIDE, find_kind, is_small_png
from reader.window.pictures.decode import decode, read_size
from reader.window.pictures.redraw import MOST_FILE, MOST_PIXELS
from reader.window.pictures.redraw import redraw_picture as redraw_here
from tests.made_png import make_chunk, make_png
from tests.window.article.fakes import paint_picture
from tests.window.kit.test_favicons import make_icon

pytestmark = pytest.mark.real

SPACES = (
    "xmlns='http://www.w3.org/2000/svg' xmlns:x='http://www.w3.org/1999/xlink' xmlns:s.v='http://www.w3.org/2000/svg'"
)
REFERS = [
    "<image x:href='{}' width='9' height='9'/>",
    "<image href='{}' width='9' height='9'/>",
    "<s.v:image x:href='{}' width='9' height='9'/>",
    "<use x:href='{}#a'/>",
    "<s.v:use x:href='{}#a'/>",
    "<rect width='9' height='9' fill='url({}#a)'/>",
    "<rect width='9' height='9' style='fill:url(\"{}#a\")'/>",
    "<rect width='9' height='9' style='mask:url({})'/>",
    "<filter id='f'><feImage x:href='{}'/></filter><rect width='9' height='9' filter='url(#f)'/>",
    "<style>@import url({}); @font-face {{font-family:f; src:url({})}}</style><text font-family='f'>a</text>",
    "<foreignObject width='9' height='9'><iframe xmlns='http://www.w3.org/1999/xhtml' src='{}'/></foreignObject>",
    "<linearGradient id='g' x:href='{}#g'/><rect width='9' height='9' fill='url(#g)'/>",
    "<a x:href='{}'><rect width='9' height='9'/></a><script x:href='{}'/>",
    "<animate attributeName='href' to='{}'/><set attributeName='x:href' to='{}'/>",
    "<g xml:base='{}'><image x:href='a'/></g>",
]
DRAWN = "<rect width='10' height='10' fill='#102030'/>"
USE_BOMB = "<g id='a0'><rect width='1' height='1'/></g>" + "".join(
    f"<g id='a{n + 1}'>" + f"<{{0}}use x:href='#a{n}'/>" * 10 + "</g>" for n in range(12)
)
GRADIENTS = "<radialGradient id='g'><stop offset='0' stop-color='red'/><stop offset='1'/></radialGradient>"
BOMBS = {
    "uses": USE_BOMB.replace("{0}", ""),
    "uses by another name": USE_BOMB.replace("{0}", "s.v:"),
    "gradients": GRADIENTS + "<rect width='2400' height='2400' fill='url(#g)' opacity='.5'/>" * 2_900,
    "one long path": "<path stroke='red' stroke-width='900' d='M0 0" + " L9 9 L2000 3" * 13_000 + "'/>",
    "huge letters": "<text font-size='90000' y='9'>" + "W" * 1_900 + "</text>",
    "depth": "<g>" * 40 + "<g opacity='.5'>" * 9 + DRAWN,
    "many letters": "<text>" + "ﷺ" * 1_900 + "</text>",
    "far away": "<rect x='1e300' width='1e308' height='1e308' transform='scale(1e30) rotate(1e9)'/>",
}


def wrap(inside: str, size: str = "width='90' height='90'", head: str = "") -> str:
    return f"{head}<svg {SPACES} {size}>{inside}</svg>"


def list_drawings(address: str, file: str) -> dict[str, bytes]:
    """41 of them: references in every spelling and encoding, bombs, and what no drawing needs."""
    found = {f"refers {n}": wrap(form.replace("{}", address) + DRAWN).encode() for n, form in enumerate(REFERS)}
    image = REFERS[0].replace("{}", file)
    hidden = image.replace("<", "+ADw-").replace("href", "hre+AGY-")
    found |= {
        "utf-7": wrap(hidden, head="<?xml version='1.0' encoding='UTF-7'?>").encode(),
        **{name: wrap(image, head=f"<?xml version='1.0' encoding='{name}'?>").encode(name) for name in ("cp037", "utf-32", "utf-16")},
        "lies": wrap(image, head="<?xml version='1.0' encoding='utf-16'?>").encode(),
        "entity": wrap("&a;", head=f"<!DOCTYPE svg [<!ENTITY a SYSTEM '{file}'>]>").encode(),
        "parameter": wrap(DRAWN, head=f"<!DOCTYPE svg [<!ENTITY % a SYSTEM '{file}'> %a;]>").encode(),
        "other document": wrap(DRAWN, head=f"<!DOCTYPE svg SYSTEM '{file}'>").encode(),
        "style sheet": wrap(DRAWN, head=f"<?xml-stylesheet href='{file}'?>").encode(),
        "laughs": wrap("&e;", head="<!DOCTYPE svg [<!ENTITY a 'haha'>" + "".join(f"<!ENTITY {b} '{f'&{a};' * 20}'>" for a, b in zip("abcd", "bcde", strict=True)) + "]>").encode(),
        "no name": wrap(DRAWN).replace("2000/svg", "2001/svg").encode(),
        "endless": wrap(DRAWN, "width='1e9' height='1e9'").encode(),
        "negative": wrap(DRAWN, "width='-5' height='0'").encode(),
        "no size": wrap(DRAWN, "").encode(),
        "unfinished": wrap(DRAWN).encode()[:-9],
        "zeros": b"\0\0" + wrap(DRAWN).encode(),
        "too many": wrap(DRAWN * 3_001).encode(),
        "too large": wrap(" " * 200_001).encode(),
        **{name: wrap(bomb, "width='2400' height='2400'").encode() for name, bomb in BOMBS.items()},
    }  # fmt: skip
    return found


def make_raster(kind: str, width: int = 64, height: int = 48, progressive: bool = False) -> bytes:
    image, buffer = QImage(width, height, QImage.Format.Format_RGB32), QBuffer()
    image.fill(QColor("teal"))
    image.setText("Comment", "a publisher's words")
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, kind.encode())
    writer.setProgressiveScanWrite(progressive)
    assert writer.write(image), kind
    return bytes(buffer.data().data())


def make_scans(count: int) -> bytes:
    """A progressive JPEG whose last scan is there so often again."""
    data = make_raster("jpeg", 4_000, 4_000, progressive=True)
    return data[:-2] + data[data.rindex(b"\xff\xda") : -2] * count + data[-2:]


def list_rasters() -> dict[str, bytes]:
    """29 of them."""
    png, jpeg, webp, icon = (make_raster(kind) for kind in ("png", "jpeg", "webp", "ico"))
    bomb = zlib.compress(bytes(50_000_000))
    gif = b"GIF89a" + pack("<HHBBB", 8, 8, 0x80, 0, 0) + bytes(3) + b"\xff" * 3
    frame = b"\x2c" + pack("<HHHHB", 0, 0, 8, 8, 0) + b"\x02\x0a\x84\x8f\xa9\xcb\xed\x0f\xa3\x9c\xb4\xda\x00"
    return {
        "png": png, "jpeg": jpeg, "webp": webp, "icon": icon, "gif": gif + frame + b";",
        "half a png": png[: len(png) // 2], "half a jpeg": jpeg[: len(jpeg) // 2], "half a webp": webp[: len(webp) // 2],
        "half an icon": icon[: len(icon) // 2], "half a gif": gif + frame[:15],
        "flipped png": png[:50] + bytes(255 - one for one in png[50:]),
        "flipped jpeg": jpeg[:200] + bytes(255 - one for one in jpeg[200:]),
        "huge png": make_png(60_000, 60_000, bytes(8_000_000)), "wide png": make_png(2**31 - 1, 1, bytes(99)),
        "flat png": make_png(0, 0, b""), "many pixels": make_png(4_096, 4_096, bytes(4_096 * 513)),
        "words": make_png(8, 8, bytes(16), make_chunk(b"zTXt", b"a\0\0" + bomb)),
        "colours": make_png(8, 8, bytes(16), make_chunk(b"iCCP", b"a\0\0" + bomb)),
        "many words": make_png(8, 8, bytes(16), *[make_chunk(b"tEXt", b"a\0b")] * 90_000),
        "too much": make_png(8, 8, bytes(80_000_000)),
        "huge gif": b"GIF89a\xff\xff\xff\xff\x80\0\0" + bytes(6) + frame + b";",
        "many frames": gif + frame * 100_000 + b";",
        "many scans": make_scans(19_900),
        "lying jpeg": jpeg.replace(pack(">HH", 48, 64), b"\xff\xff\xff\xff"),
        "lying webp": webp[:4] + b"\xff\xff\xff\x7f" + webp[8:],
        "icon of icons": b"\0\0\1\0\xff\xff" + (b"\0\0\0\0\1\0\x20\0" + pack("<II", 2**31, 22)) * 65_535,
        "a drawing behind": b"\x89PNG\r\n\x1a\n<svg xmlns='http://www.w3.org/2000/svg'/>",
        "bitmap": make_raster("bmp"), "nothing": b"",
    }  # fmt: skip


RASTERS = list_rasters()
SHOWN = {"png", "jpeg", "webp", "gif", "many pixels", "many words"}


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """What would be drawn for five seconds is drawn too long after one as well."""
    monkeypatch.setattr(redraw, "seconds_for", lambda size: 1.0)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, socket.socket]]:
    """A file that blocks whoever opens it, and a port that nobody may knock at."""
    fifo = tmp_path_factory.mktemp("private") / "secret"
    os.mkfifo(fifo)
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.setblocking(False)
        yield fifo, server


NAMES = list(list_drawings("", ""))
assert (len(NAMES), len(RASTERS)) == (41, 29)


@pytest.mark.skipif(sys.platform == "win32", reason="no named pipes")
@pytest.mark.parametrize("name", NAMES)
def test_no_drawing_opens_a_file_or_a_connection(place, name):
    fifo, server = place
    for address in (f"file://{fifo}", f"http://127.0.0.1:{server.getsockname()[1]}/"):
        check_stored(redraw_picture(list_drawings(address, f"file://{fifo}")[name]))
    with pytest.raises(OSError, match=os.strerror(errno.ENXIO)):  # nobody reads it
        os.open(fifo, os.O_WRONLY | os.O_NONBLOCK)
    with pytest.raises(BlockingIOError):
        server.accept()


@pytest.mark.parametrize("name", RASTERS)
def test_no_picture_does_more_than_be_drawn(name):
    picture, icon = redraw_picture(RASTERS[name]), redraw_icon(RASTERS[name])
    check_stored(picture)
    assert icon is not None
    assert not icon or is_small_png(icon)
    if name in SHOWN:
        assert picture
        assert icon


DRAW_A_BOMB = """
import sys
from reader.engine.redraw import _child, redraw_icon, redraw_picture
from tests.window.pictures.test_redraw import list_drawings
redraw_icon(b"x")
print(_child.pid, flush=True)
redraw_picture(list_drawings("", "")["gradients"])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no limit of processor time there")
def test_no_picture_is_drawn_on_for_long_after_the_program_is_gone():
    with subprocess.Popen([sys.executable, "-c", DRAW_A_BOMB], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        child = psutil.Process(int(parent.stdout.readline()))
        began = sum(child.cpu_times()[:2])
        while sum(child.cpu_times()[:2]) < began + 1.0:
            pass
        parent.kill()
    gone, alive = psutil.wait_procs([child], timeout=60)
    assert gone
    assert not alive


def test_a_broken_picture_says_nothing_in_the_log(capfd):
    redraw._child.close()
    assert redraw_picture(RASTERS["half a jpeg"]) is not None
    assert redraw_picture(RASTERS["flipped png"]) == b""
    assert capfd.readouterr().err == ""


def check_stored(data: bytes | None) -> None:
    """What the window gets is small and one of two plain kinds, or nothing."""
    assert data is not None
    assert len(data) <= MOST_FILE
    if data:
        assert find_kind(data) in (b"png", b"jpeg")
        image = decode(data, 0)
        assert 0 < image.width() * image.height() <= MOST_PIXELS
        assert image.textKeys() == []


def test_a_drawing_holds_no_picture(qapp):
    """Without the limits of the child, which would hide what a renderer opens."""
    inner = b64encode(make_raster("png", 90, 90)).decode()
    for form in (REFERS[0], REFERS[2]):
        made = redraw_here(wrap(form.replace("{}", f"data:image/png;base64,{inner}").replace("'9'", "'90'")).encode())
        assert decode(made, 0).pixelColor(50, 50).alpha() == 0


def test_a_drawing_has_its_own_size_and_more_pixels():
    made = redraw_picture(b"<svg width='40' height='20'><rect width='40' height='20' fill='red'/></svg>")
    assert made
    assert read_size(made).toTuple() == (40, 20)
    assert decode(made, 0).size().toTuple() == (80, 40)
    assert decode(made, 0).pixelColor(20, 20) == QColor("red")


def test_a_photograph_of_24_megapixels_is_kept_smaller():
    made = redraw_picture(paint_picture(6_000, 4_000, b"jpeg"))
    assert made
    size = read_size(made)
    assert MOST_PIXELS * 0.9 < size.width() * size.height() <= MOST_PIXELS * 1.01
    assert not redraw_picture(paint_picture(6_000, 4_000, b"png"))


def test_what_is_kept_looks_as_what_came():
    made = redraw_picture(make_raster("png"))
    assert made
    assert read_size(made).toTuple() == (64, 48)
    assert decode(made, 0).pixelColor(5, 5) == QColor("teal")


@pytest.mark.parametrize("notes", range(1, 9))
def test_a_photograph_is_as_wide_and_high_as_it_is_seen(notes):
    """1 to 4 are stored as they are seen, 5 to 8 lie on their side."""
    tiff = b"MM\0*\0\0\0\x08\0\x01" + pack(">HHIHHI", 0x0112, 3, 1, notes, 0, 0)
    told_so = b"\xff\xe1" + pack(">H", 8 + len(tiff)) + b"Exif\0\0" + tiff
    stored = paint_picture(400, 200, b"jpeg")
    data = stored[:2] + told_so + stored[2:]
    seen = (400, 200) if notes < 5 else (200, 400)
    made = redraw_picture(data)
    assert made
    assert read_size(made).toTuple() == decode(made, 0).size().toTuple() == seen
    assert decode(made, 100).size().toTuple() == (100, 100 * seen[1] // seen[0])


def test_an_icon_is_no_larger_than_a_tile_needs():
    made = redraw_icon(make_raster("png", 512, 256))
    assert made
    assert decode(made, 0).size().toTuple() == (MOST_SIDE, MOST_SIDE // 2)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        make_raster("jpeg"),
        make_raster("ico"),
        make_raster("png"),  # with words
        make_raster("png", 65, 65),
        make_icon("png") + b"x",
        make_icon("png")[:-1],
        make_png(8, 8, bytes(16), make_chunk(b"zTXt", b"a\0\0" + zlib.compress(bytes(9_000)))),
        make_png(8, 8, os.urandom(30_000)),
    ],
)
def test_only_small_plain_files_are_icons_that_the_window_reads(data):
    assert not is_small_png(data)


@pytest.mark.parametrize("why", Why)
def test_only_what_was_tried_is_given_up_for_good(monkeypatch, why):
    def fail(task: object) -> None:
        raise Unanswered(why)

    monkeypatch.setattr(redraw._child, "ask", fail)
    assert redraw_picture(b"x") == (None if why in (Why.STARVED, Why.NOT_STARTED) else b"")
