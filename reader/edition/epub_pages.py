"""The pages of an EPUB: contents, pieces, short news, and what readers navigate by. Pure.

Everything a publisher wrote passes `xhtml`: titles as text, bodies rewritten element by element.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from msgspec import Struct

from reader.edition.words import PaperWords
from reader.edition.xhtml import FindPicture, make_body
from reader.edition.xml_text import find_link, say
from reader.model.editions import Edition, Piece
from reader.wording.edition_codes import EditionCode

STYLE = """body { margin: 0 4%; line-height: 1.45; word-wrap: break-word; overflow-wrap: break-word; }
h1 { font-size: 1.7em; line-height: 1.2; margin: 0.6em 0 0.2em; text-align: start; }
h2 { font-size: 1.1em; margin: 1.6em 0 0.3em; border-bottom: 1px solid; padding-bottom: 0.2em; }
h3, h4, h5, h6 { line-height: 1.25; margin: 1.2em 0 0.3em; page-break-after: avoid; break-after: avoid; }
p { margin: 0; text-indent: 1.2em; text-align: justify; -webkit-hyphens: auto; hyphens: auto; }
h1 + p, h2 + p, h3 + p, h4 + p, .facts + p, .first, .facts, .caption, .term { text-indent: 0; }
blockquote p, li p, td p, th p { text-indent: 0; }
.masthead { text-align: center; font-size: 2em; border-bottom: 3px double; margin: 0.5em 0 0.3em; }
.facts { font-size: 0.8em; text-align: start; margin: 0.2em 0 0.8em; }
.caption { font-size: 0.8em; text-align: start; margin: 0.2em 0 0.8em; }
.term { font-weight: bold; margin-top: 0.6em; }
.section { font-size: 0.8em; letter-spacing: 0.08em; text-transform: uppercase; text-indent: 0; }
blockquote { margin: 0.8em 0 0.8em 1em; padding-left: 0.8em; border-left: 2px solid; }
[dir="rtl"] blockquote { margin: 0.8em 1em 0.8em 0; padding: 0 0.8em 0 0; border-left: 0; border-right: 2px solid; }
[dir="rtl"] h1, [dir="rtl"] .facts, [dir="rtl"] .section { text-align: right; }
blockquote p, li p { margin-bottom: 0.4em; }
img { max-width: 100%; height: auto; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.8em; margin: 0.8em 0; }
table { border-collapse: collapse; font-size: 0.85em; margin: 0.8em 0; }
td, th { border: 1px solid; padding: 0.2em 0.4em; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
td p, th p { text-align: start; }
ul.contents { list-style: none; margin: 0; padding: 0; }
ul.contents li { margin: 0.35em 0; }
ul.contents small { display: block; }
.cover { text-align: center; margin: 0; text-indent: 0; }
"""


class BookPage(Struct, frozen=True):
    name: str
    title: str
    xhtml: str
    section: str | None = None
    """Of a piece: where it stands in the contents."""


def piece_name(place: int) -> str:
    return f"piece-{place:03d}.xhtml"


def short_id(place: int) -> str:
    """Of a piece of short news on their page."""
    return f"short-{place}"


SHORTS = "shorts.xhtml"
CONTENTS = "contents.xhtml"


def make_cover_page(edition: Edition, words: PaperWords, picture: str) -> BookPage:
    title = words.say(EditionCode.PAPER_FRONT_PAGE())
    body = f'<p class="cover"><img src="{picture}" alt="{say(words.title(edition))}"/></p>'
    return BookPage("front.xhtml", title, _page(title, body, words.code))


def make_contents_page(edition: Edition, words: PaperWords) -> BookPage:
    """The masthead and the contents by folder, with feed and minutes."""
    facts = f"{words.dateline(edition.made_at)} · {words.facts(edition)} · {words.number(edition)}"
    body = [f'<h1 class="masthead">{say(words.name(edition))}</h1>', f'<p class="facts">{say(facts)}</p>']
    place = 0
    for section, pieces in edition.sections:
        body.append(f'<h2>{say(words.section(section))}</h2>\n<ul class="contents">')
        for piece in pieces:
            place += 1
            title, facts = say(words.piece_title(piece)), say(f"{piece.feed_name} · {words.facts_of(piece)}")
            body.append(f'<li><a href="{piece_name(place)}">{title}</a> <small>{facts}</small></li>')
        body.append("</ul>")
    if edition.shorts:
        title = say(words.say(EditionCode.PAPER_SHORT_NEWS()))
        body.append(f'<h2><a href="{SHORTS}">{title}</a></h2>')
        named = (
            f'<a href="{SHORTS}#{short_id(place)}">{say(words.piece_title(piece))}</a>'
            for place, piece in enumerate(edition.shorts, 1)
        )
        body.append(f'<p class="facts">{" · ".join(named)}</p>')
    body.append(f'<p class="facts">{say(words.say(EditionCode.PAPER_MADE_BY()))}</p>')
    title = words.say(EditionCode.PAPER_CONTENTS())
    return BookPage(CONTENTS, title, _page(words.title(edition), "\n".join(body), words.code))


def make_piece_page(piece: Piece, place: int, words: PaperWords, find_file: FindPicture) -> BookPage:
    title = words.piece_title(piece)
    body = (
        f'<p class="section">{say(words.section(piece.section))}</p>\n<h1>{say(title)}</h1>\n'
        f'<p class="facts">{say(words.byline(piece))} · {say(words.facts_of(piece))}</p>\n'
        f"{make_body(piece.html, find_file)}{_source(piece, words)}"
    )
    page = _page(title, body, piece.language or words.code, piece.right_to_left)
    return BookPage(piece_name(place), title, page, piece.section)


def make_shorts_page(pieces: Iterable[Piece], words: PaperWords, find_file: FindPicture) -> BookPage:
    title = words.say(EditionCode.PAPER_SHORT_NEWS())
    body = [f"<h1>{say(title)}</h1>"]
    for place, piece in enumerate(pieces, 1):
        direction = "rtl" if piece.right_to_left else "ltr"
        body.append(
            f'<div id="{short_id(place)}" dir="{direction}"{_language(piece.language)}>\n'
            f"<h2>{say(words.piece_title(piece))}</h2>\n"
            f'<p class="facts">{say(words.byline(piece))}</p>\n'
            f"{make_body(piece.html, find_file)}{_source(piece, words)}</div>"
        )
    return BookPage(SHORTS, title, _page(title, "\n".join(body), words.code))


def make_nav(edition: Edition, pages: list[BookPage], words: PaperWords) -> str:
    """Contents in two levels: folders, and what stands in them."""
    items = []
    for section, members in _group(pages):
        inside = "".join(f'<li><a href="{page.name}">{say(page.title)}</a></li>' for page in members)
        if section is None:
            items.append(inside)
        else:
            label = say(words.section(section))
            items.append(f'<li><a href="{members[0].name}">{label}</a><ol>{inside}</ol></li>')
    title = say(words.say(EditionCode.PAPER_CONTENTS()))
    listed = "\n".join(items)
    body = f'<nav epub:type="toc" id="toc">\n<h1>{title}</h1>\n<ol>\n{listed}\n</ol>\n</nav>'
    return _page(words.title(edition), body, words.code)


def make_ncx(edition: Edition, pages: list[BookPage], words: PaperWords, id_: str) -> str:
    """The same for readers of EPUB 2."""
    points: list[str] = []
    order = 0

    def open_point(page: BookPage, label: str, order: int, kind: str = "p") -> str:
        return (
            f'<navPoint id="{kind}{order}" playOrder="{order}"><navLabel><text>{say(label)}</text></navLabel>'
            f'<content src="{page.name}"/>'
        )

    for section, members in _group(pages):
        if section is not None:  # it leads to its first post, and is as far in the book as that
            points.append(open_point(members[0], words.section(section), order + 1, "s"))
        for page in members:
            order += 1
            points.append(f"{open_point(page, page.title, order)}</navPoint>")
        if section is not None:
            points.append("</navPoint>")
    listed = "\n".join(points)
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1" xml:lang="{words.code}">
<head><meta name="dtb:uid" content="{id_}"/><meta name="dtb:depth" content="2"/></head>
<docTitle><text>{say(words.title(edition))}</text></docTitle>
<navMap>
{listed}
</navMap>
</ncx>
"""


def _group(pages: list[BookPage]) -> list[tuple[str | None, list[BookPage]]]:
    """Pieces of one section together; other pages by themselves."""
    groups: list[tuple[str | None, list[BookPage]]] = []
    for page in pages:
        if groups and page.section is not None and groups[-1][0] == page.section:
            groups[-1][1].append(page)
        else:
            groups.append((page.section, [page]))
    return groups


def _source(piece: Piece, words: PaperWords) -> str:
    link = find_link(piece.link)
    if not link:
        return ""
    said = say(words.say(EditionCode.PAPER_ON_THE_WEB()))
    return f'\n<p class="facts"><a href="{escape(link)}">{said}</a></p>\n'


def _language(language: str) -> str:
    return f' lang="{language}" xml:lang="{language}"' if language else ""


def _page(title: str, body: str, language: str, right_to_left: bool = False) -> str:
    direction = ' dir="rtl"' if right_to_left else ""
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n'
        '<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"'
        f"{_language(language)}{direction}>\n<head>\n<title>{say(title) or '…'}</title>\n"
        '<link rel="stylesheet" type="text/css" href="style.css"/>\n</head>\n'
        f"<body>\n{body}\n</body>\n</html>\n"
    )
