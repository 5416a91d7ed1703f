"""The renderer: a process that sets one edition, makes its files or paints its pages, and ends with its pipe. Asked by
`Renderer` in features/editions/worker/make.py.

A picture that crashes it leaves engine and window running.
"""

from __future__ import annotations

import io
import os
import sys
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import suppress
from html import escape
from multiprocessing.connection import Connection
from pathlib import Path, PurePosixPath
from string import Template
from uuid import NAMESPACE_URL, uuid5

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QBuffer, QByteArray, QLocale
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPdfWriter

from reader.core.child_process import Messages, silence_libraries
from reader.core.clock import LocalZone, show_utc
from reader.core.paths import get_resources
from reader.core.settings import EPUB, PDF
from reader.core.translation_file import Translated
from reader.core.words.catalogue import EditionCode
from reader.features.editions.records import Article, Edition, EditionWords, PaintPage, Rendered, RenderJob
from reader.features.editions.window.layout import A4, LETTER, PAPER, UNIT, EditionPages, PageShape
from reader.html.blocks import Picture
from reader.html.prepare import Limits, prepare_all
from reader.html.xhtml import find_link, to_xml, write_blocks
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


KEPT = Limits(pictures=5_000, letters=2_000_000, splits=False)
Packed = tuple[str, bytes]
"""A picture: its kind, jpeg or png, and its file."""


class _File(Struct, frozen=True):
    name: str
    media_type: str
    data: bytes
    properties: str = ""
    title: str = ""
    """Of a page; only pages are in the reading order."""

    @property
    def id(self) -> str:
        return f"f-{PurePosixPath(self.name).stem}"


def make_epub(edition: Edition, pictures: Mapping[str, Packed], cover: Packed, words: EditionWords) -> bytes:
    """Return the book. `pictures`: those that are stored, by address."""
    made = io.BytesIO()
    stamp = max((1980, 1, 1, 0, 0, 0), show_utc(edition.made_at).timetuple()[:6])
    files = _Book(edition, pictures, cover, words).list_files()
    with zipfile.ZipFile(made, "w") as book:
        for name, data, is_packed in (
            ("mimetype", b"application/epub+zip", True),
            ("META-INF/container.xml", _fill("container.xml"), False),
            *((f"OEBPS/{file.name}", file.data, file.media_type.startswith("image/")) for file in files),
        ):
            facts = zipfile.ZipInfo(name, stamp)
            facts.compress_type = zipfile.ZIP_STORED if is_packed else zipfile.ZIP_DEFLATED
            facts.external_attr = 0o644 << 16
            book.writestr(facts, data)
    return made.getvalue()


def _fill(name: str, /, **gaps: str | int) -> bytes:
    return Template((get_resources() / "edition" / name).read_text("utf-8")).substitute(gaps).encode()


class _Book:
    def __init__(self, edition: Edition, pictures: Mapping[str, Packed], cover: Packed, words: EditionWords) -> None:
        self._edition, self._words = edition, words
        wanted = (url for article in edition.all_articles for url in article.pictures if url in pictures)
        self._pictures = {
            url: _picture(f"{place:03d}", pictures[url]) for place, url in enumerate(dict.fromkeys(wanted), 1)
        }
        self._cover = _picture("cover", cover, "cover-image")

    def list_files(self) -> list[_File]:
        edition, words = self._edition, self._words
        pages = list(self._list_pages())
        gaps = {
            "id": f"urn:uuid:{uuid5(NAMESPACE_URL, f'paperround:{edition.made_at}:{edition.entry_ids}')}",
            "title": to_xml(words.title(edition)),
            "language": words.code,
        }
        points = "\n".join(
            f'<navPoint id="p{place}" playOrder="{place}"><navLabel><text>{to_xml(page.title)}</text></navLabel>'
            f'<content src="{page.name}"/></navPoint>'
            for place, page in enumerate(pages, 1)
        )
        ncx = _File("toc.ncx", "application/x-dtbncx+xml", _fill("toc.ncx", points=points, **gaps))
        files = [*pages, ncx, _File("style.css", "text/css", _fill("book.css")), *self._pictures.values(), self._cover]
        manifest = "\n".join(
            f'<item id="{file.id}" href="{file.name}" media-type="{file.media_type}"'
            + (f' properties="{file.properties}"/>' if file.properties else "/>")
            for file in files
        )
        package = _fill(
            "package.opf",
            modified=show_utc(edition.made_at).strftime("%Y-%m-%dT%H:%M:%SZ"),
            facts=to_xml(words.facts(edition)),
            name=to_xml(words.name(edition)),
            number=edition.number,
            manifest=manifest,
            spine="\n".join(f'<itemref idref="{page.id}"/>' for page in pages),
            **gaps,
        )
        return [_File("package.opf", "", package), *files]

    def _list_pages(self) -> Iterator[_File]:
        edition, words = self._edition, self._words
        body = f'<p class="cover"><img src="{self._cover.name}" alt="{to_xml(words.title(edition))}"/></p>'
        yield self._page("front.xhtml", words.say(EditionCode.PAPER_FRONT_PAGE()), body)
        yield self._page("nav.xhtml", words.say(EditionCode.PAPER_CONTENTS()), self._make_contents(), properties="nav")
        for place, article in enumerate(edition.articles, 1):
            title, facts = words.article_title(article), f"{words.byline(article)} · {words.facts_of(article)}"
            body = f'<p class="section">{to_xml(words.section(article.section))}</p>\n<h1>{to_xml(title)}</h1>\n'
            attributes = _language(article.language or words.code) + (' dir="rtl"' if article.right_to_left else "")
            yield self._page(_article_name(place), title, body + self._write(article, facts), attributes)
        if edition.shorts:
            title, parts = words.say(EditionCode.PAPER_SHORT_NEWS()), list[str]()
            for article in edition.shorts:
                direction = "rtl" if article.right_to_left else "ltr"
                language = _language(article.language) if article.language else ""
                head = f'<div dir="{direction}"{language}>\n<h2>{to_xml(words.article_title(article))}</h2>\n'
                parts.append(f"{head}{self._write(article, words.byline(article))}</div>")
            yield self._page("shorts.xhtml", title, f"<h1>{to_xml(title)}</h1>\n" + "\n".join(parts))

    def _make_contents(self) -> str:
        """The masthead and the contents by folder: a page to read, and what the e-reader offers as its own contents,
        so feed and minutes aren't part of the names there."""
        edition, words, places = self._edition, self._words, iter(range(1, len(self._edition.articles) + 1))
        facts = f"{words.dateline(edition.made_at)} · {words.facts(edition)} · {words.number(edition)}"
        body = [f'<h1 class="masthead">{to_xml(words.name(edition))}</h1>\n<p class="facts">{to_xml(facts)}</p>']
        body.append('<nav epub:type="toc" id="toc">\n<ol>')
        body.append(f'<li><a href="front.xhtml">{to_xml(words.say(EditionCode.PAPER_FRONT_PAGE()))}</a></li>')
        for section, articles in edition.sections:
            listed = "\n".join(
                f'<li><a href="{_article_name(next(places))}" data-facts="{to_xml(article.feed_name)} · '
                f'{to_xml(words.facts_of(article))}">{to_xml(words.article_title(article))}</a></li>'
                for article in articles
            )
            body.append(f"<li><span>{to_xml(words.section(section))}</span>\n<ol>\n{listed}\n</ol></li>")
        if edition.shorts:
            body.append(f'<li><a href="shorts.xhtml">{to_xml(words.say(EditionCode.PAPER_SHORT_NEWS()))}</a></li>')
        body.append(f'</ol>\n</nav>\n<p class="facts">{to_xml(words.say(EditionCode.PAPER_MADE_BY()))}</p>')
        return "\n".join(body)

    def _write(self, article: Article, facts: str) -> str:
        """Write what comes below the title of an article."""
        blocks = prepare_all(article.html, article.right_to_left or None, KEPT)
        link, on_the_web = find_link(article.link), to_xml(self._words.say(EditionCode.PAPER_ON_THE_WEB()))
        source = f'\n<p class="facts"><a href="{escape(link)}">{on_the_web}</a></p>\n' if link else ""
        return f'<p class="facts">{to_xml(facts)}</p>\n{write_blocks(blocks, self._write_picture)}{source}'

    def _write_picture(self, picture: Picture) -> str:
        found = self._pictures.get(picture.url)
        return f'<img src="{found.name}" alt="{to_xml(picture.alt)}"/>' if found else ""

    def _page(self, name: str, title: str, body: str, attributes: str = "", properties: str = "") -> _File:
        attributes = attributes or _language(self._words.code)
        page = _fill("page.xhtml", attributes=attributes, title=to_xml(title) or "…", body=body)
        return _File(name, "application/xhtml+xml", page, properties, title)


def _article_name(place: int) -> str:
    return f"article-{place:03d}.xhtml"


def _picture(name: str, packed: Packed, properties: str = "") -> _File:
    kind, data = packed
    return _File(f"images/{name}.{'jpg' if kind == 'jpeg' else kind}", f"image/{kind}", data, properties)


def _language(language: str) -> str:
    return f' lang="{language}" xml:lang="{language}"'
