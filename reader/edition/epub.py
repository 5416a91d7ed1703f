"""An edition as an EPUB 3 book that older readers take, too: with a navigation document and an NCX. No Qt, no network.

The same edition gives the same bytes: names are numbered, times are the edition's own. Written beside its name and put
in place whole.
"""

from __future__ import annotations

import os
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from uuid import NAMESPACE_URL, uuid5

from msgspec import Struct

from reader.clock import show_utc
from reader.edition.epub_pages import (
    STYLE,
    make_contents_page,
    make_cover_page,
    make_nav,
    make_ncx,
    make_piece_page,
    make_shorts_page,
)
from reader.edition.words import PaperWords
from reader.edition.xml_text import say
from reader.model.editions import Edition, PictureFile

CREATOR = "Paperround"
COVER = "cover"
"""The name under which a picture of the front page is given along with all others."""
_EXTENSIONS = {"image/jpeg": "jpg", "image/png": "png"}
_EARLIEST = (1980, 1, 1, 0, 0, 0)
_CONTAINER = """<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="OEBPS/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
"""


class _File(Struct, frozen=True):
    name: str
    media_type: str
    data: bytes
    properties: str = ""
    in_spine: bool = False


def write_epub(edition: Edition, pictures: Mapping[str, PictureFile], words: PaperWords, path: Path) -> None:
    """`pictures`: by address, those that are here, as they are to stand in the book."""
    part = path.with_name(f"{path.name}.part")
    try:
        with part.open("wb") as file:
            with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as book:
                _write(book, edition, pictures, words)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)


def _write(
    book: zipfile.ZipFile, edition: Edition, pictures: Mapping[str, PictureFile], words: PaperWords
) -> None:
    at = show_utc(edition.made_at)
    stamp = max(_EARLIEST, (at.year, at.month, at.day, at.hour, at.minute, at.second))

    def add(name: str, data: bytes, packed: int = zipfile.ZIP_DEFLATED) -> None:
        facts = zipfile.ZipInfo(name, stamp)
        facts.compress_type, facts.external_attr = packed, 0o644 << 16
        book.writestr(facts, data)

    add("mimetype", b"application/epub+zip", zipfile.ZIP_STORED)
    add("META-INF/container.xml", _CONTAINER.encode())
    files = list(_list_files(edition, pictures, words))
    add("OEBPS/package.opf", _make_package(edition, words, files).encode())
    for file in files:
        is_packed = file.media_type in _EXTENSIONS
        add(f"OEBPS/{file.name}", file.data, zipfile.ZIP_STORED if is_packed else zipfile.ZIP_DEFLATED)


def _list_files(edition: Edition, pictures: Mapping[str, PictureFile], words: PaperWords) -> Iterator[_File]:
    wanted = [url for piece in edition.all_pieces for url in piece.pictures if url in pictures]
    names = {
        url: f"images/{place:03d}.{_EXTENSIONS[pictures[url].media_type]}"
        for place, url in enumerate(dict.fromkeys(wanted), 1)
    }
    pages = [make_contents_page(edition, words)]
    if COVER in pictures:
        cover = pictures[COVER]
        name = f"images/cover.{_EXTENSIONS[cover.media_type]}"
        yield _File(name, cover.media_type, cover.data, "cover-image")
        pages.insert(0, make_cover_page(edition, words, name))
    for place, piece in enumerate(edition.pieces, 1):
        pages.append(make_piece_page(piece, place, words, lambda url: names.get(url, "")))
    if edition.shorts:
        pages.append(make_shorts_page(edition.shorts, words, lambda url: names.get(url, "")))
    yield _File("nav.xhtml", "application/xhtml+xml", make_nav(edition, pages, words).encode(), "nav")
    yield _File("toc.ncx", "application/x-dtbncx+xml", make_ncx(edition, pages, words, _id(edition)).encode())
    yield _File("style.css", "text/css", STYLE.encode())
    for page in pages:
        yield _File(page.name, "application/xhtml+xml", page.xhtml.encode(), in_spine=True)
    for url, name in names.items():
        yield _File(name, pictures[url].media_type, pictures[url].data)


def _id(edition: Edition) -> str:
    return f"urn:uuid:{uuid5(NAMESPACE_URL, f'paperround:{edition.made_at}:{edition.entry_ids}')}"


def _make_package(edition: Edition, words: PaperWords, files: list[_File]) -> str:
    modified = show_utc(edition.made_at).strftime("%Y-%m-%dT%H:%M:%SZ")
    ids = {file.name: f"f{place}" for place, file in enumerate(files)}
    manifest = "\n".join(
        f'<item id="{ids[file.name]}" href="{file.name}" media-type="{file.media_type}"'
        + (f' properties="{file.properties}"' if file.properties else "")
        + "/>"
        for file in files
    )
    spine = "\n".join(f'<itemref idref="{ids[file.name]}"/>' for file in files if file.in_spine)
    cover = next((ids[file.name] for file in files if file.properties == "cover-image"), "")
    old_cover = f'<meta name="cover" content="{cover}"/>\n' if cover else ""
    series = say(words.name(edition))
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="{words.code}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">{_id(edition)}</dc:identifier>
<dc:title>{say(words.title(edition))}</dc:title>
<dc:language>{words.code}</dc:language>
<dc:creator>{CREATOR}</dc:creator>
<dc:date>{modified}</dc:date>
<dc:description>{say(words.facts(edition))}</dc:description>
<meta property="dcterms:modified">{modified}</meta>
<meta property="belongs-to-collection" id="series">{series}</meta>
<meta refines="#series" property="collection-type">series</meta>
<meta refines="#series" property="group-position">{edition.number}</meta>
{old_cover}</metadata>
<manifest>
{manifest}
</manifest>
<spine toc="{ids["toc.ncx"]}">
{spine}
</spine>
</package>
"""
