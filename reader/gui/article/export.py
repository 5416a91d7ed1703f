"""What leaves an article by the clipboard: Markdown, plain text, a quote with its link; and the way to its comments.

Main thread only.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSaveFile, QUrl
from PySide6.QtGui import QGuiApplication, QPagedPaintDevice, QTextDocument
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QFileDialog

from reader.errors import PaperroundError
from reader.gui.article.blocks import Block, Picture, join_endless_words
from reader.gui.article.document import PICTURE, ArticleDocument
from reader.gui.article.header import say_date
from reader.gui.article.prepare import SAVED, prepare_all
from reader.gui.article.record import Article
from reader.gui.article.xhtml import to_xml, write_blocks, write_link
from reader.gui.kit import tokens
from reader.gui.kit.text import find_outside_link
from reader.gui.kit.translate import tr
from reader.gui.kit.wording import say
from reader.model.targets import Sendable
from reader.send import template
from reader.wording.catalogue import Code

if TYPE_CHECKING:
    from reader.gui.article.view import ArticleView

# Print and save an article. Runs on the window's thread; the user has asked for it and waits.
#
# The only place of this package that writes a file: where the user's own dialog says.

FindPicture = Callable[[str], tuple[str, bytes] | None]
"""Address → kind (png, jpeg, …) and file, where it is here."""

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
_UNFIT_FOR_NAMES = re.compile(r'[\x00-\x1f<>:"/\\|?*.]+')


def print_article(view: ArticleView) -> None:
    """Asks for a printer and prints."""
    if view.article is None:
        return
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    dialog = QPrintDialog(printer, view)
    if dialog.exec() == QPrintDialog.DialogCode.Accepted and view.article is not None:
        print_on(view, printer)
    dialog.deleteLater()


def print_on(view: ArticleView, device: QPagedPaintDevice) -> None:
    """The whole article in light colours, whatever the window wears."""
    document = view.make_whole_document(tokens.LIGHT)
    _pin_pictures(document)
    document.print_(device)
    document.deleteLater()


def save_article(view: ArticleView) -> None:
    """Asks where and saves; what went wrong is said by `failed`."""
    if view.article is None:
        return
    words = tr("Web page (*.html)")
    caption = tr("Save article")
    path, _ = QFileDialog.getSaveFileName(view, caption, make_file_name(view.article), words)
    if not path or view.article is None:  # it may have been closed meanwhile
        return
    try:
        save_to(view, Path(path))
    except PaperroundError as error:
        view.failed.emit(say(error.message))
        return
    view.said.emit(tr("Saved as {name}").format(name=Path(path).name))


def save_to(view: ArticleView, path: Path) -> None:
    """Either the whole page is there afterwards or what was there before."""
    assert view.article
    file = QSaveFile(str(path))
    page = make_html(view, view.article).encode("utf-8", "ignore")
    if not (file.open(QSaveFile.OpenModeFlag.WriteOnly) and file.write(page) == len(page) and file.commit()):
        raise PaperroundError(Code.ARTICLE_NOT_SAVED(error=file.errorString()))


def make_html(view: ArticleView, article: Article) -> str:
    blocks = prepare_all(article.html, article.right_to_left, SAVED)
    facts = [article.author, say_date(article.published_at, 0)]
    return make_page(article, blocks, " · ".join(filter(None, facts)), view.find_picture_file)


def make_page(article: Article, blocks: Iterable[Block], facts: str, find_picture: FindPicture) -> str:
    """An article as one clean page that needs nothing from elsewhere. Pictures that are here go into it; the others
    become their alternative text with a link."""
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
    name = " ".join(_UNFIT_FOR_NAMES.sub(" ", article.title or article.name).split())[:80]
    return f"{name or 'article'}.html"


def _pin_pictures(document: ArticleDocument) -> None:
    """Qt prints a copy of the document that cannot ask us, so the copy is given every picture beforehand."""
    document.waits_for_pictures = True
    spent = 0
    for number, placed in enumerate(document.placed):
        spent += placed.width * placed.height * 16
        if spent > MOST_PICTURE_BYTES:
            return
        url = QUrl(f"{PICTURE}:{number}")
        image = QTextDocument.ResourceType.ImageResource
        document.addResource(image.value, url, document.loadResource(image.value, url))


_PARAGRAPH = "\u2029"
"""Where Qt ends a block in what is selected."""


def copy_as_markdown(view: ArticleView) -> None:
    if view.article is not None:
        _copy(view, template.make_markdown(_as_sent(view.article)))


def copy_as_text(view: ArticleView) -> None:
    if view.article is not None:
        _copy(view, template.make_text(_as_sent(view.article)))


def copy_quote(view: ArticleView) -> None:
    """What is selected; without a selection, the first paragraph."""
    if view.article is not None:
        selected = join_endless_words(view.browser.textCursor().selectedText()).replace(_PARAGRAPH, "\n")
        _copy(view, template.make_quote(_as_sent(view.article), selected))


def open_comments(view: ArticleView) -> None:
    if view.article is not None and (link := find_outside_link(view.article.comments)):
        view.link_activated.emit(link)


def _as_sent(article: Article) -> Sendable:
    title = article.title or article.name
    return Sendable(title, article.link, article.author, article.feed_title, html=article.html)


def _copy(view: ArticleView, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    view.said.emit(tr("Copied"))
