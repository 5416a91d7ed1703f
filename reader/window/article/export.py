"""Prints an article, or makes a web page of it that needs nothing from elsewhere. Main thread only."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import QSaveFile, QUrl
from PySide6.QtGui import QPagedPaintDevice, QTextDocument
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QWidget

from reader.core.words.catalogue import Code
from reader.features.sharing.records import Sendable
from reader.html.addresses import find_outside_link
from reader.html.blocks import Block, Picture
from reader.html.prepare import SAVED, prepare_all
from reader.html.xhtml import to_xml, write_blocks, write_link
from reader.window.article.article_writer import say_date
from reader.window.article.document import PICTURE, ArticleDocument
from reader.window.article.record import Article, ArticleHost
from reader.window.kit.translate import tr
from reader.window.kit.wording import say

FindPicture = Callable[[str], tuple[str, bytes] | None]
"""Finds the kind (png, jpeg, …) and the file of an address, if it is here."""
_CSS = (
    "body{max-width:40em;margin:3em auto;padding:0 1.5em;font:1.06em/1.65 Georgia,serif;color:#1f1e1b}"
    "h1{line-height:1.25}.facts,.caption{font:.8em/1.5 sans-serif;color:#6d6962}a{color:#24529c}"
    "blockquote{margin:1em 0;padding-left:1em;border-left:3px solid #cfccc5;color:#55524c}"
    "pre{background:#f6f5f2;padding:.8em;white-space:pre-wrap;overflow-wrap:anywhere;font-size:.85em}"
    "table{border-collapse:collapse;font-size:.9em}"
    "td,th{border:1px solid #cfccc5;padding:.3em .6em;text-align:start}"
    ".term{font-weight:bold}div{margin-inline-start:1.5em}img{max-width:100%;height:auto}"
)
_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"
MOST_PICTURE_BYTES = 150 * 1024 * 1024


def ask_printer(parent: QWidget) -> QPrinter | None:
    """Let the user choose a printer; None if they cancel."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    dialog = QPrintDialog(printer, parent)
    accepted = dialog.exec() == QPrintDialog.DialogCode.Accepted
    dialog.deleteLater()
    return printer if accepted else None


def print_document(document: ArticleDocument, device: QPagedPaintDevice) -> None:
    """Print a document that was made for this, and delete it."""
    _pin_pictures(document)
    document.print_(device)
    document.deleteLater()


def save_file(path: Path, data: bytes, host: ArticleHost) -> str:
    """Write the whole file, or leave what was there before; say which, and return these words."""
    file = QSaveFile(str(path))
    if file.open(QSaveFile.OpenModeFlag.WriteOnly) and file.write(data) == len(data) and file.commit():
        words = tr("Saved as {name}").format(name=path.name)
        host.say(words)
    else:
        words = say(Code.ARTICLE_NOT_SAVED(error=file.errorString()))
        host.fail(words)
    return words


def make_html(article: Article, find_picture: FindPicture) -> str:
    blocks = prepare_all(article.html, article.right_to_left, SAVED)
    facts = [article.author, say_date(article.published_at, 0)]
    return make_page(article, blocks, " · ".join(filter(None, facts)), find_picture)


def make_page(article: Article, blocks: Iterable[Block], facts: str, find_picture: FindPicture) -> str:
    """Make the page. Pictures that are here go into it; the others become their alternative text with a link."""
    title = to_xml(article.title or article.name)
    link = to_xml(find_outside_link(article.link))
    heading = f'<h1><a href="{link}">{title}</a></h1>' if link else f"<h1>{title}</h1>"
    source = f'<p class="facts"><a href="{link}">{link}</a></p>' if link else ""
    body = write_blocks(blocks, lambda picture: _write_picture(picture, find_picture))
    return (
        '<!DOCTYPE html>\n<html>\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n'
        f"<title>{title}</title>\n<style>{_CSS}</style>\n</head>\n<body>\n"
        f'<p class="facts">{to_xml(article.feed_title)}</p>\n{heading}\n'
        f'<p class="facts">{to_xml(facts)}</p>\n{body}\n{source}\n</body>\n</html>\n'
    )


def _write_picture(picture: Picture, find_picture: FindPicture) -> str:
    found = find_picture(picture.url)
    if found is None:
        link = picture.link if picture.plays else picture.url
        return write_link(f"[{to_xml(picture.alt or link)}]", link)
    kind, data = found
    kind = "svg+xml" if kind == "svg" else kind
    made = f'<img alt="{to_xml(picture.alt)}" src="data:image/{kind};base64,{base64.b64encode(data).decode()}"/>'
    return write_link(made, picture.link)


def make_file_name(article: Article) -> str:
    name = " ".join(re.sub(r'[\x00-\x1f<>:"/\\|?*.]+', " ", article.title or article.name).split())[:80]
    return f"{name or 'article'}.html"


def _pin_pictures(document: ArticleDocument) -> None:
    """Give the document every picture beforehand: Qt prints a copy that cannot ask us."""
    document.waits_for_pictures = True
    spent = 0
    for number, placed in enumerate(document.placed):
        spent += placed.width * placed.height * 16
        if spent > MOST_PICTURE_BYTES:
            return
        url = QUrl(f"{PICTURE}:{number}")
        image = QTextDocument.ResourceType.ImageResource
        document.addResource(image.value, url, document.loadResource(image.value, url))


def to_sendable(article: Article) -> Sendable:
    title = article.title or article.name
    return Sendable(title, article.link, article.author, article.feed_title, html=article.html)
