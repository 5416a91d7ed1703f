"""Makes the EPUB of an edition: EPUB 3, with an NCX for older e-readers. Pure.

The same edition gives the same bytes: names are numbered, times are the edition's own. Everything a publisher wrote
passes `xhtml`.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator, Mapping
from html import escape
from uuid import NAMESPACE_URL, uuid5

from msgspec import Struct
from msgspec.structs import replace

from reader.core.clock import show_utc
from reader.features.editions.records import Article, Edition
from reader.features.editions.texts import EditionCode
from reader.features.editions.words import EditionWords
from reader.html.blocks import Picture
from reader.html.prepare import Limits, prepare_all
from reader.html.xhtml import find_link, to_xml, write_blocks

KEPT = Limits(pictures=5_000, letters=2_000_000, splits=False)
Packed = tuple[str, bytes]
"""A picture: its kind, jpeg or png, and its file."""
_XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
_CONTAINER = f"""{_XML}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="OEBPS/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
"""
_STYLE = """body { margin: 0 4%; line-height: 1.45; word-wrap: break-word; overflow-wrap: break-word; }
h1 { font-size: 1.7em; line-height: 1.2; margin: 0.6em 0 0.2em; text-align: start; }
h2 { font-size: 1.1em; margin: 1.6em 0 0.3em; border-bottom: 1px solid; padding-bottom: 0.2em; }
h3, h4 { line-height: 1.25; margin: 1.2em 0 0.3em; page-break-after: avoid; break-after: avoid; }
p { margin: 0; text-indent: 1.2em; text-align: justify; -webkit-hyphens: auto; hyphens: auto; }
.first, .facts, .caption, .term, .picture, .section, .cover, li p, td p, th p { text-indent: 0; }
.masthead { text-align: center; font-size: 2em; border-bottom: 3px double; margin: 0.5em 0 0.3em; }
.facts, .caption { font-size: 0.8em; text-align: start; margin: 0.2em 0 0.8em; }
.term { font-weight: bold; margin-top: 0.6em; }
.section { font-size: 0.8em; letter-spacing: 0.08em; text-transform: uppercase; }
blockquote { margin: 0.8em 0 0.8em 1em; padding-left: 0.8em; border-left: 2px solid; }
[dir="rtl"] blockquote { margin: 0.8em 1em 0.8em 0; padding: 0 0.8em 0 0; border-left: 0; border-right: 2px solid; }
[dir="rtl"] h1, [dir="rtl"] .facts, [dir="rtl"] .section { text-align: right; }
blockquote p, li p { margin-bottom: 0.4em; }
div div { margin-left: 1.2em; }
img { max-width: 100%; height: auto; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.8em; margin: 0.8em 0; }
table { border-collapse: collapse; font-size: 0.85em; margin: 0.8em 0; }
td, th { border: 1px solid; padding: 0.2em 0.4em; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
td p, th p { text-align: start; }
nav ol { list-style: none; margin: 0.35em 0; padding: 0; }
nav ol ol { margin-left: 1.2em; }
nav a[data-facts]::after { content: attr(data-facts); display: block; font-size: 0.8em; }
.cover { text-align: center; margin: 0; }
"""


class _File(Struct, frozen=True):
    name: str
    media_type: str
    data: bytes
    properties: str = ""
    title: str = ""
    """Of a page; only pages are in the reading order."""


def make_epub(edition: Edition, pictures: Mapping[str, Packed], cover: Packed, words: EditionWords) -> bytes:
    """Return the book. `pictures`: those that are stored, by address."""
    made = io.BytesIO()
    stamp = max((1980, 1, 1, 0, 0, 0), show_utc(edition.made_at).timetuple()[:6])
    files = _Book(edition, pictures, cover, words).list_files()
    with zipfile.ZipFile(made, "w") as book:
        for name, data, is_packed in (
            ("mimetype", b"application/epub+zip", True),
            ("META-INF/container.xml", _CONTAINER.encode(), False),
            *((f"OEBPS/{file.name}", file.data, file.media_type.startswith("image/")) for file in files),
        ):
            facts = zipfile.ZipInfo(name, stamp)
            facts.compress_type = zipfile.ZIP_STORED if is_packed else zipfile.ZIP_DEFLATED
            facts.external_attr = 0o644 << 16
            book.writestr(facts, data)
    return made.getvalue()


class _Book:
    def __init__(self, edition: Edition, pictures: Mapping[str, Packed], cover: Packed, words: EditionWords) -> None:
        self._edition, self._words = edition, words
        wanted = (url for article in edition.all_articles for url in article.pictures if url in pictures)
        self._pictures = {
            url: _picture(f"{place:03d}", pictures[url]) for place, url in enumerate(dict.fromkeys(wanted), 1)
        }
        self._cover = _picture("cover", cover, "cover-image")
        self._id = f"urn:uuid:{uuid5(NAMESPACE_URL, f'paperround:{edition.made_at}:{edition.entry_ids}')}"

    def list_files(self) -> list[_File]:
        pages = list(self._list_pages())
        ncx = _File("toc.ncx", "application/x-dtbncx+xml", self._make_ncx(pages).encode())
        files = [*pages, ncx, _File("style.css", "text/css", _STYLE.encode()), *self._pictures.values(), self._cover]
        return [_File("package.opf", "", self._make_package(files).encode()), *files]

    def _list_pages(self) -> Iterator[_File]:
        edition, words = self._edition, self._words
        body = f'<p class="cover"><img src="{self._cover.name}" alt="{to_xml(words.title(edition))}"/></p>'
        yield self._page("front.xhtml", words.say(EditionCode.PAPER_FRONT_PAGE()), body)
        title = words.say(EditionCode.PAPER_CONTENTS())
        yield replace(self._page("nav.xhtml", title, self._make_contents()), properties="nav")
        for place, article in enumerate(edition.articles, 1):
            title, facts = words.article_title(article), f"{words.byline(article)} · {words.facts_of(article)}"
            body = f'<p class="section">{to_xml(words.section(article.section))}</p>\n<h1>{to_xml(title)}</h1>\n'
            yield self._page(_article_name(place), title, body + self._write(article, facts), article)
        if edition.shorts:
            title = words.say(EditionCode.PAPER_SHORT_NEWS())
            shorts = "\n".join(map(self._write_short, edition.shorts))
            yield self._page("shorts.xhtml", title, f"<h1>{to_xml(title)}</h1>\n{shorts}")

    def _make_contents(self) -> str:
        """The masthead and the contents by folder: a page to read, and what the e-reader offers as its own contents,
        so feed and minutes aren't part of the names there."""
        edition, words, names = self._edition, self._words, iter(range(1, len(self._edition.articles) + 1))
        facts = f"{words.dateline(edition.made_at)} · {words.facts(edition)} · {words.number(edition)}"
        body = [f'<h1 class="masthead">{to_xml(words.name(edition))}</h1>\n<p class="facts">{to_xml(facts)}</p>']
        body.append('<nav epub:type="toc" id="toc">\n<ol>')
        front = to_xml(words.say(EditionCode.PAPER_FRONT_PAGE()))
        body.append(f'<li><a href="front.xhtml">{front}</a></li>')
        for section, articles in edition.sections:
            listed = "\n".join(
                f'<li><a href="{_article_name(next(names))}" data-facts="{to_xml(article.feed_name)} · '
                f'{to_xml(words.facts_of(article))}">{to_xml(words.article_title(article))}</a></li>'
                for article in articles
            )
            body.append(f"<li><span>{to_xml(words.section(section))}</span>\n<ol>\n{listed}\n</ol></li>")
        if edition.shorts:
            title = to_xml(words.say(EditionCode.PAPER_SHORT_NEWS()))
            body.append(f'<li><a href="shorts.xhtml">{title}</a></li>')
        body.append(f'</ol>\n</nav>\n<p class="facts">{to_xml(words.say(EditionCode.PAPER_MADE_BY()))}</p>')
        return "\n".join(body)

    def _write_short(self, article: Article) -> str:
        direction, title = "rtl" if article.right_to_left else "ltr", to_xml(self._words.article_title(article))
        text = self._write(article, self._words.byline(article))
        return f'<div dir="{direction}"{_language(article.language)}>\n<h2>{title}</h2>\n{text}</div>'

    def _write(self, article: Article, facts: str) -> str:
        """Write what comes below the title of an article."""
        blocks = prepare_all(article.html, article.right_to_left or None, KEPT)
        link, on_the_web = find_link(article.link), to_xml(self._words.say(EditionCode.PAPER_ON_THE_WEB()))
        source = f'\n<p class="facts"><a href="{escape(link)}">{on_the_web}</a></p>\n' if link else ""
        return f'<p class="facts">{to_xml(facts)}</p>\n{write_blocks(blocks, self._write_picture)}{source}'

    def _write_picture(self, picture: Picture) -> str:
        found = self._pictures.get(picture.url)
        return f'<img src="{found.name}" alt="{to_xml(picture.alt)}"/>' if found else ""

    def _page(self, name: str, title: str, body: str, article: Article | None = None) -> _File:
        language = article.language if article and article.language else self._words.code
        direction = ' dir="rtl"' if article and article.right_to_left else ""
        page = (
            f'{_XML}<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml"'
            f' xmlns:epub="http://www.idpf.org/2007/ops"{_language(language)}{direction}>\n'
            f"<head>\n<title>{to_xml(title) or '…'}</title>\n"
            '<link rel="stylesheet" type="text/css" href="style.css"/>\n</head>\n'
            f"<body>\n{body}\n</body>\n</html>\n"
        )
        return _File(name, "application/xhtml+xml", page.encode(), title=title)

    def _make_ncx(self, pages: list[_File]) -> str:
        """The contents for EPUB 2: the pages in order."""
        listed = "\n".join(
            f'<navPoint id="p{place}" playOrder="{place}"><navLabel><text>{to_xml(page.title)}</text></navLabel>'
            f'<content src="{page.name}"/></navPoint>'
            for place, page in enumerate(pages, 1)
        )
        return f"""{_XML}<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1"
 xml:lang="{self._words.code}">
<head><meta name="dtb:uid" content="{self._id}"/><meta name="dtb:depth" content="1"/></head>
<docTitle><text>{to_xml(self._words.title(self._edition))}</text></docTitle>
<navMap>
{listed}
</navMap>
</ncx>
"""

    def _make_package(self, files: list[_File]) -> str:
        edition, words = self._edition, self._words
        modified = show_utc(edition.made_at).strftime("%Y-%m-%dT%H:%M:%SZ")
        ids = {file.name: f"f{place}" for place, file in enumerate(files)}
        manifest = "\n".join(
            f'<item id="{ids[file.name]}" href="{file.name}" media-type="{file.media_type}"'
            + (f' properties="{file.properties}"/>' if file.properties else "/>")
            for file in files
        )
        spine = "\n".join(f'<itemref idref="{ids[file.name]}"/>' for file in files if file.title)
        return f"""{_XML}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"
 xml:lang="{words.code}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">{self._id}</dc:identifier>
<dc:title>{to_xml(words.title(edition))}</dc:title>
<dc:language>{words.code}</dc:language>
<dc:creator>Paperround</dc:creator>
<dc:date>{modified}</dc:date>
<dc:description>{to_xml(words.facts(edition))}</dc:description>
<meta property="dcterms:modified">{modified}</meta>
<meta property="belongs-to-collection" id="series">{to_xml(words.name(edition))}</meta>
<meta refines="#series" property="collection-type">series</meta>
<meta refines="#series" property="group-position">{edition.number}</meta>
<meta name="cover" content="{ids[self._cover.name]}"/>
</metadata>
<manifest>
{manifest}
</manifest>
<spine toc="{ids["toc.ncx"]}">
{spine}
</spine>
</package>
"""


def _article_name(place: int) -> str:
    return f"article-{place:03d}.xhtml"


def _picture(name: str, packed: Packed, properties: str = "") -> _File:
    kind, data = packed
    return _File(f"images/{name}.{'jpg' if kind == 'jpeg' else kind}", f"image/{kind}", data, properties)


def _language(language: str) -> str:
    return f' lang="{language}" xml:lang="{language}"' if language else ""
