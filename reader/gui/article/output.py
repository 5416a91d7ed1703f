"""Print and save an article. Runs on the window's thread; the owner has asked for it and waits.

The only place of this package that writes a file: where the owner's own dialog says.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSaveFile, QUrl
from PySide6.QtGui import QPagedPaintDevice, QTextDocument
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QFileDialog

from reader.errors import PaperroundError
from reader.gui.article.content.export import make_page
from reader.gui.article.content.prepare import SAVED, prepare_all
from reader.gui.article.drawing.document import PICTURE, ArticleDocument
from reader.gui.article.drawing.header import say_date
from reader.gui.article.record import Article
from reader.gui.kit import tokens
from reader.gui.kit.translate import tr
from reader.gui.kit.wording import say
from reader.wording.catalogue import Code

if TYPE_CHECKING:
    from reader.gui.article.view import ArticleView

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
